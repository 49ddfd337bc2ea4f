export const accountCopy = {
  you: 'You',
  youHint: 'Your name in the studio, and the address that you log in with.',
  current: 'Current password',
  currentHint: 'You need it only to change the address.',
  saved: 'Nice to meet you. Again!',
  failed: 'nothing was saved. try again?',

  password: 'Password',
  passwordHint: 'At least 10 characters. Three odd words beat one clever one.',
  newPassword: 'New password',
  change: 'Change password',
  changed: 'New lock, new key. You are logged out everywhere else.',
  notChanged: 'your old password still works. try again?',
  configured:
    'Your first password is set on your server. The one that you choose here replaces it. Whoever runs your server can set a new one there.',
  lost: (mails: boolean) =>
    `Lost it? ${mails ? 'Ask for a link by email on the log-in page. If nothing else works, the' : 'The'} person who runs your server can make you a new password. If codes are on and your phone is lost, use a recovery code.`,

  passkeys: 'Passkeys',
  passkeysHint:
    'Log in with your fingerprint, your face or a key instead of a password. Nobody can guess it, or trick you into giving it away.',
  passkeysNone: 'None yet.',
  passkeyLabel: 'Name',
  passkeyHint: 'To tell your passkeys apart: Phone, Laptop.',
  passkeyName: 'Passkey',
  passkeyAdd: 'Add a passkey',
  passkeyRename: 'Rename',
  passkeyRemove: 'Remove',
  passkeySince: 'since',
  passkeyAdded: 'Added. Next time, no password.',
  passkeyRenamed: 'It has a new name.',
  passkeyRemoved: 'Removed. It no longer works.',

  codes: 'One-time codes',
  codesHint: 'After the password, a code from an app on your phone. Optional.',
  codesNone: 'Off.',
  codesStatus: (left: number) =>
    `On. ${left} recovery ${left === 1 ? 'code is' : 'codes are'} left.`,
  codesBegin: 'Set up codes',
  codesScan: 'Scan this with your app, or copy the key into it. Then enter the code that it shows.',
  codesOpenApp: 'Open in an app on this device',
  codesCopy: 'Copy the key',
  codesCopyWords: {
    copied: 'The key is copied.',
    notCopied: 'Your browser didn’t copy it. Select the key and copy it by hand.',
    link: 'The key for your app',
  },
  codesDigits: 'Six digits.',
  codesTurnOn: 'Turn codes on',
  cancel: 'Cancel',
  codesTurnOff: 'Turn codes off',
  codesOn: 'Codes are on.',
  codesOff: 'Codes are off.',
  qr: 'QR code for your app',
  recovery: 'Recovery codes',
  recoveryText:
    'Each of these lets you in once when your phone is gone. They are shown only now: copy them, print them, or write them down.',
  recoveryCopy: 'Copy the codes',
  recoveryCopyWords: {
    copied: 'The codes are copied.',
    notCopied: 'Your browser didn’t copy them. Select the codes and copy them by hand.',
    link: 'All recovery codes',
  },
  recoveryRenew: 'New recovery codes',

  signInPath: 'Sign-in path',
  signInPathHint:
    'The hidden page where you log in. Emails to you lead through it; nobody else is told where it is.',
  signInPathField: 'New path',
  signInPathFieldHint: 'A slash, then 8 to 59 small letters, digits or dashes.',
  changeSignInPath: 'Change the sign-in path',
  signInPathChanged: 'The sign-in path has changed. Write the new address down.',
  signInPathConfigured: 'It is set on your server, so it can’t be changed here.',

  sessions: 'Where you are logged in',
  sessionsHint:
    'A browser that isn’t used for 14 days is logged out by itself. Every browser is logged out after 90 days.',
  here: 'This browser',
  elsewhere: 'Another browser',
  more: (count: number) => `and ${count} more`,
  since: 'logged in on',
  seen: 'seen',
  endOthers: 'Log out everywhere else',
  ended: (count: number) =>
    count === 1
      ? 'The other browser is logged out.'
      : `All ${count} other browsers are logged out.`,
  notEnded: 'nobody was logged out. try again?',
  onlyHere: 'Nowhere else.',
  unknown: "The list didn't come. Look again in a moment.",

  email: 'Email',
  withinLastDay: 'within the last day',

  yourAccount: 'Your account',
  keywords: 'password passkey recovery codes two-factor security sign in email',
} as const

/** In the audit trail, after the account’s name. */
export const accountAudit = {
  signInConfirmed: 'confirmed the log-in',
  codesPrepared: 'began to set up codes',
  codesOn: 'turned codes on',
  codesRenewed: 'made new recovery codes',
  codesOff: 'turned codes off',
  passkeyPrepared: 'began to add a passkey',
  passkeyAdded: 'added a passkey',
  passkeyRenamed: 'renamed a passkey',
  passkeyRemoved: 'removed a passkey',
  signInPathMoved: 'changed the sign-in path',
} as const
