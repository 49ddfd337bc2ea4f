export const mailCopy = {
  title: 'Email',
  keywords: 'email smtp mailbox sender notifications',
  notWritten: (reason: string) => `The email could not be written: ${reason}`,
  noAddress: 'That is no email address.',
  ownAddressBad: 'The shop’s own address is no email address.',

  serverSays: (oneLineOf: string) => ` It says: “${oneLineOf}”`,
  wrongPassword: (where: string, said: string) =>
    `The email server ${where} doesn’t take this name and password.${said}`,
  noSuchServer: (host: string) => `There is no email server called ${host}. Check the spelling.`,
  badCertificate: (where: string, host: string) =>
    `${where} can’t prove that it is ${host}: its certificate is for another name, or has expired. The shop sends it no password.`,
  notEncrypted: (where: string, fitting: string) => `${where} doesn’t begin encrypted. ${fitting}`,
  noEncryption: (where: string, said: string) =>
    `The email server ${where} offers no encryption, so the shop sends it no password.${said}`,
  noAnswer: (where: string, fitting: string) => `Nothing answers at ${where}. ${fitting}`,
  tooSlow: (where: string, fitting: string) =>
    `${where} didn’t answer in time. ${fitting} If both are right, your server may be blocked from reaching email servers. Ask the person who runs it, or the company that you rent it from.`,
  noMailServer: (where: string, code: string, fitting: string, said: string) =>
    `${where} doesn’t answer like an email server (${code}). ${fitting}${said}`,
  port465:
    'Encryption from the start (TLS) uses port 465. With port 587, encryption begins after the greeting (STARTTLS).',
  port587:
    'Encryption after the greeting (STARTTLS) uses port 587. Port 465 is encrypted from the start (TLS).',

  serverSaid: (answer: string) => `The email server said: ${answer}`,
  senderRefused: (said: string) =>
    `The email server doesn’t let this mailbox write from the shop’s sender address${said}`,
  notTaken: (code: string, said: string) => `The email server did not take it (${code})${said}`,

  noMailbox: 'The shop has no mailbox: emails are written into a folder, and nobody gets them.',
  chooseProvider: 'Choose your provider below.',
  goThrough: (host: string) => `Emails go through ${host}.`,
  server: 'Server',
  sender: 'Sender',
  encryptionNeeded: 'Only an email server on the shop’s own machine works without encryption.',
  appPasswordHint:
    'Most providers need an “app password”, made for one program alone: see your provider’s help.',
  providerWants: (name: string, password: string) => `What ${name} wants: ${password}`,
  passwordMissing: 'Please enter the password of this mailbox.',

  couldNotLook: 'The shop could not check this just now. Try again in a minute.',
  looksAfterItself: (name: string, domain: string) =>
    `${name} looks after ${domain} itself: there is nothing to add.`,
  otherSender: (domain: string, name: string) =>
    `Emails from ${domain} must go through ${name}, or they are taken for forged. Choose ${name} as the provider, or write from an address with your own domain.`,
  entriesToAdd: (domain: string) =>
    `${domain} should say that your emails are yours. Add these entries where you bought the domain, under “DNS”; they count within hours.`,
  nothingWrong: (domain: string) => `Nothing is wrong with ${domain}, as far as the shop can see.`,
  mailsAreYours: (domain: string) => `${domain} says that your emails are yours.`,
  twoSpf: 'There are two SPF entries, and then none counts. Make one of them.',
  thereIsOne: 'There is one.',
  askProvider: (provider: string) =>
    `There is none. ${provider} says in its help which one to add.`,
  anotherOne: 'Another one',
  yourProvider: 'Your provider',
  addTxt: 'There is none. Add this TXT entry.',
  namesProvider: (name: string) => `It names ${name}.`,
  namesAnother: (name: string) =>
    `It doesn’t name ${name}. Change the entry that is there to this.`,
  unknownKeys: (provider: string) =>
    `The shop can’t know the names of the keys of ${provider}. To check, send an email to yourself: its details should say “dkim=pass”.`,
  yourProviderWithin: 'your provider',
  signsMails: (name: string) => `${name} signs your emails.`,
  noDkim: (name: string) =>
    `There is no DKIM key from ${name}. Turn DKIM on at ${name}: it shows the entries to add, which are yours alone.`,

  mailFolder: 'Emails are written into a folder; nobody gets them.',
  connectMailbox: 'Give the shop a mailbox to write from, under Settings, Email.',
  correctMailbox:
    'Settings, Email says where to correct the mailbox. No email is lost: they go as soon as the server takes them.',
  mailWorks: 'The email server lets the shop in, and no email waits.',
  mailNotTaken: (waitWords: string) =>
    `The email server lets the shop in, but accepts no email from it. ${waitWords}`,
  checkSender:
    'See whether the mailbox may write from the shop’s email address. They go as soon as it may.',
  mailWaiting: (stuck: number, verb: string) => `${stuck} ${verb} for more than an hour.`,
  mailWaits: 'email waits',
  mailsWait: 'emails wait',
  noMailboxYet: 'The shop has no mailbox yet.',
} as const

/** In the audit trail, after the account’s name. */
export const mailAudit = {
  tested: 'sent a test email',
} as const
