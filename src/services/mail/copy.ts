export const mailCopy = {
  notWritten: (reason: string) => `The mail could not be written: ${reason}`,
  noAddress: 'That is no e-mail address.',
  ownAddressBad: 'The shop’s own address is no e-mail address.',

  serverSays: (oneLineOf: string) => ` It says: “${oneLineOf}”`,
  wrongPassword: (where: string, said: string) =>
    `The mail server ${where} doesn’t take this name and password.${said}`,
  noSuchServer: (host: string) =>
    `There is no mail server called ${host}. Look at how it is spelt.`,
  badCertificate: (where: string, host: string) =>
    `${where} can’t prove that it is ${host}: its certificate is another’s, or has run out. The shop gives it no password.`,
  notEncrypted: (where: string, fitting: string) => `${where} doesn’t begin encrypted. ${fitting}`,
  noEncryption: (where: string, said: string) =>
    `The mail server ${where} offers no connection that nobody else can read, so the shop gives it no password.${said}`,
  noAnswer: (where: string, fitting: string) => `Nothing answers at ${where}. ${fitting}`,
  tooSlow: (where: string, fitting: string) =>
    `${where} didn’t answer in time. ${fitting} If both are right, the machine that the shop runs on may not be let out to mail servers: its keeper, or the company that it is rented from, can say.`,
  noMailServer: (where: string, code: string, fitting: string, said: string) =>
    `The mail server ${where} does not answer as one (${code}). ${fitting}${said}`,
  port465:
    'Encrypted from the start goes with port 465; with port 587 encryption begins after the greeting.',
  port587:
    'Encryption after the greeting goes with port 587; port 465 is encrypted from the start.',

  serverSaid: (answer: string) => `The mail server said: ${answer}`,
  senderRefused: (said: string) =>
    `The mail server doesn’t let this mailbox write from the shop’s sender address${said}`,
  notTaken: (code: string, said: string) => `The mail server did not take it (${code})${said}`,

  noMailbox: 'The shop has no mailbox: mails are written into a folder, and nobody gets them.',
  chooseProvider: 'Choose your provider below.',
  goThrough: (host: string) => `Mails go through ${host}.`,
  server: 'Server',
  sender: 'Sender',
  notAMailbox: 'That is no mailbox.',
  encryptionNeeded: 'Only a server on the machine that the shop runs on may go without encryption.',
  appPasswordHint:
    'Most want an “app password”, made for one program alone: see your provider’s help.',
  providerWants: (name: string, password: string) => `What ${name} wants: ${password}`,
  passwordMissing: 'Please enter the password of this mailbox.',
} as const
