/*
 * Common mailbox providers. SMTP settings come from the providers' own help pages, so that the owner
 * enters only an address and a password.
 */

/** Encryption of the connection to a mail server; 'none': only on this very machine. */
export const mailSecurities = ['tls', 'starttls', 'none'] as const
export type MailSecurity = (typeof mailSecurities)[number]

export interface MailProvider {
  name: string
  host: string
  port: number
  security: Exclude<MailSecurity, 'none'>
  /** Which password the provider wants, in one sentence. */
  password: string
  /** The login's name, where the login isn't the mailbox's address. */
  login?: string
  /** The login is the password itself. */
  loginIsPassword?: true
  /**
   * SPF includes of the provider: any of them is valid, the first is the one to add. Absent: none is
   * needed.
   */
  spf?: readonly [string, ...string[]]
  /** DKIM selectors; absent: they differ for each domain. */
  selectors?: readonly string[]
  /** Domains of the provider's own mailboxes; the provider looks after their entries. */
  domains?: readonly string[]
}

const tls = { port: 465, security: 'tls' } as const
const startTls = { port: 587, security: 'starttls' } as const

/** Keys are stored in connections. The order is that of the list to choose from. */
export const mailProviders = {
  gmail: {
    name: 'Gmail, Google Workspace',
    host: 'smtp.gmail.com',
    ...tls,
    password:
      'An app password of 16 letters: turn on 2-Step Verification in your Google account, then look for “App passwords” there. Your usual password is refused.',
    spf: ['_spf.google.com'],
    selectors: ['google'],
    domains: ['gmail.com', 'googlemail.com'],
  },
  icloud: {
    name: 'iCloud',
    host: 'smtp.mail.me.com',
    ...startTls,
    password:
      'An app-specific password, made at account.apple.com under Sign-In and Security. Your Apple password is refused.',
    login: 'your iCloud address',
    spf: ['icloud.com'],
    selectors: ['sig1'],
    domains: ['icloud.com', 'me.com', 'mac.com'],
  },
  microsoft: {
    name: 'Microsoft 365',
    host: 'smtp.office365.com',
    ...startTls,
    password:
      'The mailbox’s password, or an app password where sign-in asks for a second step. “Authenticated SMTP” must be turned on for the mailbox in the Microsoft 365 admin center. Personal outlook.com mailboxes let no program in by a password any more.',
    spf: ['spf.protection.outlook.com'],
    selectors: ['selector1', 'selector2'],
    domains: ['outlook.com', 'hotmail.com', 'live.com', 'msn.com'],
  },
  fastmail: {
    name: 'Fastmail',
    host: 'smtp.fastmail.com',
    ...tls,
    password:
      'An app password for “Mail (IMAP/POP/SMTP)”, made in Fastmail’s settings under Privacy & Security.',
    spf: ['spf.messagingengine.com'],
    selectors: ['fm1', 'fm2', 'fm3'],
    domains: ['fastmail.com', 'fastmail.fm'],
  },
  zoho: {
    name: 'Zoho Mail',
    host: 'smtp.zoho.com',
    ...tls,
    password:
      'The mailbox’s password, or an application-specific one where sign-in asks for a second step. Accounts in Europe use the server smtp.zoho.eu, those with a domain of their own smtppro.zoho.com.',
    spf: ['zohomail.com', 'zohomail.eu', 'zohomail.in', 'one.zoho.com', 'one.zoho.eu', 'zoho.com'],
    selectors: ['zmail', 'zoho', 'zohomail'],
    domains: ['zohomail.com', 'zohomail.eu'],
  },
  proton: {
    name: 'Proton Mail',
    host: 'smtp.protonmail.ch',
    ...startTls,
    password:
      'An SMTP token, made in Proton’s settings under IMAP/SMTP: paid plans have it for addresses with a domain of their own. Proton’s Bridge runs on your own computer, where a shop elsewhere can’t reach it.',
    spf: ['_spf.protonmail.ch'],
    selectors: ['protonmail', 'protonmail2', 'protonmail3'],
    domains: ['proton.me', 'protonmail.com', 'pm.me'],
  },
  gmx: {
    name: 'GMX',
    host: 'mail.gmx.net',
    ...startTls,
    password:
      'The mailbox’s password, or an application-specific one where sign-in asks for a second step. Allow “POP3 and IMAP” in GMX’s settings first.',
    domains: ['gmx.net', 'gmx.de', 'gmx.at', 'gmx.ch', 'gmx.com'],
  },
  webde: {
    name: 'web.de',
    host: 'smtp.web.de',
    ...startTls,
    password:
      'The mailbox’s password, or an application-specific one where sign-in asks for a second step. Allow “POP3 and IMAP” in web.de’s settings first.',
    domains: ['web.de'],
  },
  ionos: {
    name: 'IONOS',
    host: 'smtp.ionos.com',
    ...tls,
    password:
      'The mailbox’s password, which is another one than your IONOS account’s. In some countries the server ends otherwise, such as smtp.ionos.de or smtp.ionos.co.uk.',
    spf: ['_spf-us.ionos.com', '_spf-eu.ionos.com', '_spf.kundenserver.de', '_spf.perfora.net'],
    selectors: ['s1-ionos', 's2-ionos'],
  },
  ovh: {
    name: 'OVHcloud',
    host: 'ssl0.ovh.net',
    ...tls,
    password: 'The mailbox’s password, which is another one than your OVHcloud account’s.',
    spf: ['mx.ovh.com'],
  },
  mailgun: {
    name: 'Mailgun',
    host: 'smtp.mailgun.org',
    ...startTls,
    password:
      'The password of an SMTP user of your domain, made in Mailgun under Sending, Domain settings. Domains in Europe use the server smtp.eu.mailgun.org.',
    login: 'the SMTP user, such as postmaster@mg.example.com',
    spf: ['mailgun.org', 'eu.mailgun.org'],
    selectors: ['mailo', 'smtp', 'mg', 'k1', 'pic', 'pdk1', 'pdk2', 'krs'],
  },
  postmark: {
    name: 'Postmark',
    host: 'smtp.postmarkapp.com',
    ...startTls,
    password: 'The “Server API token” of your Postmark server.',
    loginIsPassword: true,
    selectors: ['pm'],
  },
  brevo: {
    name: 'Brevo',
    host: 'smtp-relay.brevo.com',
    ...startTls,
    password: 'An SMTP key, made in Brevo under SMTP & API. An API key is refused.',
    login: 'the login that stands beside the SMTP key',
    selectors: ['brevo1', 'brevo2', 'mail'],
  },
  other: {
    name: 'Another one',
    host: '',
    ...startTls,
    password:
      'What your provider’s help names for mail programs; often an “app password”, made for one program alone.',
  },
} as const satisfies Record<string, MailProvider>

export type MailProviderName = keyof typeof mailProviders
export const mailProviderNames = Object.keys(mailProviders) as [
  MailProviderName,
  ...MailProviderName[],
]

export function mailProvider(name: MailProviderName): MailProvider {
  return mailProviders[name]
}

/** The provider whose own mailboxes have this domain; null: no known provider. */
export function mailHost(domain: string): MailProviderName | null {
  return mailProviderNames.find((name) => mailProvider(name).domains?.includes(domain)) ?? null
}
