/* SMTP settings come from the providers' own help pages. */
import { mailCopy } from './form.copy.ts'

/** 'none': only on this very machine. */
export const mailSecurities = ['tls', 'starttls', 'none'] as const
export type MailSecurity = (typeof mailSecurities)[number]

export interface MailProvider {
  name: string
  host: string
  port: number
  security: Exclude<MailSecurity, 'none'>
  password: string
  login?: string
  loginIsPassword?: true
  /** SPF includes: any is valid, the first is the one to add. Absent: none is needed. */
  spf?: readonly [string, ...string[]]
  /** DKIM selectors; absent: they differ for each domain. */
  selectors?: readonly string[]
  /** Domains of the provider's own mailboxes; the provider looks after their entries. */
  domains?: readonly string[]
}

const tls = { port: 465, security: 'tls' } as const
const startTls = { port: 587, security: 'starttls' } as const

/** Connections store the keys. The owner chooses from a list in this order. */
export const mailProviders = {
  gmail: {
    name: mailCopy.gmailGoogleWorkspace,
    host: 'smtp.gmail.com',
    ...tls,
    password: mailCopy.gmailPassword,
    spf: ['_spf.google.com'],
    selectors: ['google'],
    domains: ['gmail.com', 'googlemail.com'],
  },
  icloud: {
    name: 'iCloud',
    host: 'smtp.mail.me.com',
    ...startTls,
    password: mailCopy.icloudPassword,
    login: mailCopy.icloudLogin,
    spf: ['icloud.com'],
    selectors: ['sig1'],
    domains: ['icloud.com', 'me.com', 'mac.com'],
  },
  microsoft: {
    name: 'Microsoft 365',
    host: 'smtp.office365.com',
    ...startTls,
    password: mailCopy.microsoftPassword,
    spf: ['spf.protection.outlook.com'],
    selectors: ['selector1', 'selector2'],
    domains: ['outlook.com', 'hotmail.com', 'live.com', 'msn.com'],
  },
  fastmail: {
    name: 'Fastmail',
    host: 'smtp.fastmail.com',
    ...tls,
    password: mailCopy.fastmailPassword,
    spf: ['spf.messagingengine.com'],
    selectors: ['fm1', 'fm2', 'fm3'],
    domains: ['fastmail.com', 'fastmail.fm'],
  },
  zoho: {
    name: mailCopy.zohoMail,
    host: 'smtp.zoho.com',
    ...tls,
    password: mailCopy.zohoPassword,
    spf: ['zohomail.com', 'zohomail.eu', 'zohomail.in', 'one.zoho.com', 'one.zoho.eu', 'zoho.com'],
    selectors: ['zmail', 'zoho', 'zohomail'],
    domains: ['zohomail.com', 'zohomail.eu'],
  },
  proton: {
    name: mailCopy.protonMail,
    host: 'smtp.protonmail.ch',
    ...startTls,
    password: mailCopy.protonPassword,
    spf: ['_spf.protonmail.ch'],
    selectors: ['protonmail', 'protonmail2', 'protonmail3'],
    domains: ['proton.me', 'protonmail.com', 'pm.me'],
  },
  gmx: {
    name: 'GMX',
    host: 'mail.gmx.net',
    ...startTls,
    password: mailCopy.gmxPassword,
    domains: ['gmx.net', 'gmx.de', 'gmx.at', 'gmx.ch', 'gmx.com'],
  },
  webde: {
    name: 'web.de',
    host: 'smtp.web.de',
    ...startTls,
    password: mailCopy.webDePassword,
    domains: ['web.de'],
  },
  ionos: {
    name: 'IONOS',
    host: 'smtp.ionos.com',
    ...tls,
    password: mailCopy.ionosPassword,
    spf: ['_spf-us.ionos.com', '_spf-eu.ionos.com', '_spf.kundenserver.de', '_spf.perfora.net'],
    selectors: ['s1-ionos', 's2-ionos'],
  },
  ovh: {
    name: 'OVHcloud',
    host: 'ssl0.ovh.net',
    ...tls,
    password: mailCopy.ovhPassword,
    spf: ['mx.ovh.com'],
  },
  mailgun: {
    name: 'Mailgun',
    host: 'smtp.mailgun.org',
    ...startTls,
    password: mailCopy.mailgunPassword,
    login: mailCopy.mailgunLogin,
    spf: ['mailgun.org', 'eu.mailgun.org'],
    selectors: ['mailo', 'smtp', 'mg', 'k1', 'pic', 'pdk1', 'pdk2', 'krs'],
  },
  postmark: {
    name: 'Postmark',
    host: 'smtp.postmarkapp.com',
    ...startTls,
    password: mailCopy.postmarkPassword,
    loginIsPassword: true,
    selectors: ['pm'],
  },
  brevo: {
    name: 'Brevo',
    host: 'smtp-relay.brevo.com',
    ...startTls,
    password: mailCopy.brevoPassword,
    login: mailCopy.brevoLogin,
    selectors: ['brevo1', 'brevo2', 'mail'],
  },
  other: {
    name: mailCopy.anotherOne,
    host: '',
    ...startTls,
    password: mailCopy.otherPassword,
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

export function mailHost(domain: string): MailProviderName | null {
  return mailProviderNames.find((name) => mailProvider(name).domains?.includes(domain)) ?? null
}
