export const identityCopy = {
  nameMissing: 'Please enter your name.',
  noEmail: 'Please enter an email address, such as maren@example.com.',
  passwordTooShort: (minPassword: number) =>
    `Please choose a password of at least ${minPassword} characters.`,
  passwordTooLong: 'Please keep the password to 200 characters.',
  passwordTooPlain: 'Please choose a password with more different letters.',
  wrongPassword: 'That isn’t your current password.',
  roleMissing: 'Please choose: owner, partner or helper.',

  passwordMissing: 'Please enter your current password.',
  noSuchAccount: 'There is no such account.',
  emailTaken: 'Somebody has this address already.',

  noUserId: 'This is no user id.',
  commonPassword: 'That is one of the first passwords anybody would try.',
  missing: 'Please fill this in.',
  noteMissing: 'For whom is it?',
  emailMissing: 'Please enter your email.',
  emailTooLong: 'This is too long for an address.',
  ownPasswordMissing: 'Please enter your password.',
  ownPasswordTooLong: 'This is too long for a password.',
  invitationMissing: 'An account by email needs an invitation. None is needed to buy.',
  othersSession: 'This is somebody else’s session.',
} as const

/** In the audit trail, after the account’s name. */
export const identityAudit = {
  sessionsEnded: 'logged out everywhere else',
  accountChanged: 'changed name or address',
  passwordChanged: 'changed the password',
} as const
