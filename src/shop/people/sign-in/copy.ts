export const signInCopy = {
  codesOn: 'Codes are on already.',
  wrongCode: 'That code isn’t right, or it was used already.',

  mostPasskeys: (most: number) => `No more than ${most} passkeys, please.`,
  noSuchPasskey: 'There is no such passkey.',
  passkeyUnchecked: 'The passkey could not be checked. Please try again.',
  passkeyUnknown: 'The shop doesn’t know this passkey.',

  codeMissing: 'Please enter the code.',
  nameMissing: 'Please name it.',

  appCodeMissing: 'Please enter the code from your app.',
  refused: 'Invalid email or password.',
  notRight: 'That isn’t right.',
  linkOver: 'This link has been used or is too old. Please ask for a new one.',
  pathOnMachine: 'The sign-in path is set on your server, so it can’t be changed here.',
} as const
