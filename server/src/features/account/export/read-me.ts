import { PRODUCT_NAME } from '@reelwright/shared'

/** Says in plain words what is in the archive. */
export function readMe({ email, exportedAt }: { email: string | null; exportedAt: string }): string {
  return `Your data from ${PRODUCT_NAME}
Account: ${email ?? 'without an email address'}
Exported: ${exportedAt.slice(0, 16).replace('T', ' ')} UTC

What’s in this archive

  scripts/                  Each of your scripts as a text file. The extension .md means Markdown,
                            which opens in any text editor.
  scripts.csv               All scripts as a table for Excel, Numbers or Google Sheets. A cell that
                            would start like a formula starts with an apostrophe instead.
  reelwright-export.json    Everything, for use by other software: account, profile, folders, scripts
                            with all of their versions, chats and takes, including those in the trash,
                            your hooks and favorites, subscription, payments and notes about them,
                            what the generator has written for you, your own AI model and what AI
                            models were used for, and notifications. It is enough to rebuild the
                            account elsewhere.
  avatar.*                  Your picture as it is stored, if you have one.

What’s not in it

  Passwords, authenticator app secrets, recovery codes and AI model keys. They are stored in a form
  that cannot be read, or must not leave the server. Card numbers are never stored here.

Anyone who has this archive can read your scripts and your email address, so keep it safe.
`.replaceAll('\n', '\r\n')
}
