import { PRODUCT_NAME } from '@reelwright/shared'

/** Says in plain words what is in the archive. */
export function readMe({ email, exportedAt }: { email: string | null; exportedAt: string }): string {
  return `Your data from ${PRODUCT_NAME}
Account: ${email ?? 'without an email address'}
Exported: ${exportedAt.slice(0, 16).replace('T', ' ')} UTC

What is in this archive

  scripts/                  Each of your scripts as a text file. The ending .md is Markdown: every
                            editor opens it.
  scripts.csv               All scripts as a table, for Excel, Numbers or Google Sheets. A cell that
                            would begin like a formula begins with an apostrophe instead.
  reelwright-export.json    Everything, for programs: account, profile, folders, scripts and all of
                            their versions, chats and takes, also of those that rest in the bin, your
                            hooks and favourites, subscription, payments and notes about them, what
                            the generator has written for you, your own AI model and what AI models
                            were asked for, and notifications. Enough for a program to fill another
                            account with.
  avatar.*                  Your picture as it is stored, if you have one.

What is not in it

  Passwords, secrets of authenticator apps, recovery codes and keys of AI models. They are stored in
  a form that cannot be read, or must not leave the server. Card numbers are never stored here.

Anybody who has this archive can read your scripts and your email address: keep it as you would keep
them.
`.replaceAll('\n', '\r\n')
}
