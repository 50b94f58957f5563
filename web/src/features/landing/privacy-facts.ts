/** What this software stores about somebody with an account. Keep it true: docs/database.md and docs/back-end.md say the same. */
export const STORED = [
  [
    'Account',
    'Your email address, your name, a hash of your password, and whether you sign in with Google. A second factor, if you set one up, with hashed recovery codes.',
  ],
  [
    'Profile',
    'Name, TikTok username, picture, theme of the editor, which letters you want. Pictures are made anew when you upload them, without the place and camera that phones write into them.',
  ],
  [
    'Scripts',
    'Each script with its versions, folders and tags, the product facts that you typed, and the hooks you saved or liked.',
  ],
  [
    'Generations',
    'When a script was written for you, by which writer, what that took, and the script itself, so that a repeated request gets the same answer and your allowance is counted right.',
  ],
  [
    'Sessions',
    'For each browser you are signed in with: the kind of device, the network address and when it was last used. You see them in the settings and can end them. A session that nobody uses ends after 90 days.',
  ],
  [
    'Audit log',
    'Sign-ins, failed tries and changes to the account, with the network address, for one year. It holds a number for the account, no name.',
  ],
  [
    'Mails',
    'What was sent to whom and when, for 30 days. The text of a mail is erased as soon as it is sent, or after three days in which no mail server took it.',
  ],
  ['Notifications', 'What the bell shows, at most the newest hundred.'],
  [
    'Plan',
    'Which plan you have, its state and period, a change you have agreed to, the address you paid with, and the numbers by which the payment provider knows you.',
  ],
  [
    'Payments',
    'What you were asked to pay and what came in: amount, day, period and the link to the receipt. Notes of the operator, for example about a refund. What the provider tells us is kept without your name and address.',
  ],
] as const

/** What a browser keeps for this product. */
export const IN_THE_BROWSER = [
  ['Session', 'Keeps you signed in. Deleted when you log out.'],
  ['Theme and sidebar', 'Light or dark mode and the width of your sidebar.'],
  [
    'Drafts',
    'Text you haven’t sent yet, so a reload loses nothing, and a product you bring from the start page. Deleted when you log out.',
  ],
  [
    'Scripts to film',
    'Up to fifty scripts that are ready to film, so you can film them offline, and takes that haven’t been sent yet. Deleted when you log out.',
  ],
  [
    'This product’s own files',
    'Saved once you’ve signed in, so the app opens offline. They are the same for everyone, contain nothing personal and stay when you log out.',
  ],
  ['Habits', 'Where you went last with the command palette, and which hints you have closed. Gone when you log out.'],
] as const
