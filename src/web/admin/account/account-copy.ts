export const accountCopy = {
  you: 'You',
  youHint: 'What the studio calls you, and the address that you log in with.',
  current: 'Your password now',
  currentHint: 'Another address needs it once.',
  saved: 'Nice to meet you. Again!',
  failed: 'identity crisis: nothing was saved, try again?',

  password: 'Password',
  passwordHint: 'At least 10 characters. Three odd words beat one clever one.',
  newPassword: 'New password',
  change: 'Change password',
  changed: 'New lock, new key. Everywhere else is logged out.',
  notChanged: 'the lock is stuck. your old password still works, try again?',
  configured:
    'Your first one was set where the shop is started (ADMIN_PASSWORD). What you choose here stays, unless somebody changes that one later.',
  lost: 'Lost it one day? `npm run owner`, on the machine that the shop runs on, makes a new one.',

  sessions: 'Where you are logged in',
  sessionsHint: 'A browser that is not used for 14 days is logged out by itself.',
  here: 'This browser',
  elsewhere: 'Another browser',
  more: (count: number) => `and ${count} more`,
  since: 'logged in on',
  seen: 'seen',
  endOthers: 'Log out everywhere else',
  ended: (count: number) =>
    count === 1 ? 'The other one is out.' : `All ${count} others are out.`,
  notEnded: "they wouldn't leave. everybody is still logged in, try again?",
  onlyHere: 'Nowhere else.',
  unknown: "The list didn't come. Look again in a moment.",
} as const
