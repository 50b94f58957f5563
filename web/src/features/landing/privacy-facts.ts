/** What this software stores about somebody with an account. Keep it true: docs/database.md and docs/back-end.md say the same. */
export const STORED = [
  [
    'Account',
    'Your email address, your name, a hash of your password, and whether you log in with Google. A second factor, if you set one up, with hashed recovery codes.',
  ],
  [
    'Profile',
    'Your name, TikTok username, picture, editor theme and email preferences. Uploaded pictures are re-encoded without the location and camera data that phones add.',
  ],
  [
    'Scripts',
    'Each script with its versions, folders and tags, the product details you entered, and the hooks you saved or liked.',
  ],
  [
    'Generations',
    'When a script was written for you, by which writer, what it took, and the script itself, so a repeated request gets the same result and your allowance is counted correctly.',
  ],
  [
    'Sessions',
    'For each browser you’re logged in with: the type of device, the IP address and when it was last used. You can see and end sessions in the settings. Unused sessions end after 90 days.',
  ],
  [
    'Audit log',
    'Logins, failed attempts and account changes with the IP address, kept for one year. It contains an account ID, not a name.',
  ],
  [
    'Emails',
    'What was sent to whom and when, for 30 days. The text of an email is erased as soon as it’s sent, or after three days if it can’t be delivered.',
  ],
  ['Notifications', 'The notifications behind the bell, up to the latest 100.'],
  [
    'Plan',
    'Your plan, its status and billing period, any scheduled change, the address you paid with, and the IDs the payment provider uses for you.',
  ],
  [
    'Payments',
    'What you were charged and what you paid: amount, date, period and a link to the receipt. The operator’s notes, for example about a refund. Data from the provider is stored without your name and address.',
  ],
] as const

/** What a browser keeps for this product. */
export const IN_THE_BROWSER = [
  ['Session', 'Keeps you logged in. Deleted when you log out.'],
  ['Theme and sidebar', 'Light or dark mode and the width of your sidebar.'],
  [
    'Drafts',
    'Text you haven’t sent yet, so a reload loses nothing, and a product you bring over from the home page. Deleted when you log out.',
  ],
  [
    'Scripts to film',
    'Up to fifty scripts that are ready to film, so you can film them offline, and takes that haven’t been sent yet. Deleted when you log out.',
  ],
  [
    'App files',
    'Saved once you’ve logged in, so the app opens offline. They are the same for everyone, contain nothing personal and stay when you log out.',
  ],
  ['Habits', 'Where you went last with the command palette, and which hints you have closed. Gone when you log out.'],
] as const
