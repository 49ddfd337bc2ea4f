import type { DomainFinding } from './mail-domain.schema.ts'
import type { MailSecurity } from './mail-providers.ts'

export const mailCopy = {
  title: 'Give the shop a mailbox',
  another: 'Change the mailbox',
  hint: 'The shop writes from a mailbox of yours, best one with your own domain. It logs in there first, and then saves your settings.',
  mailbox: 'Email provider',
  fromAddress: 'Sender address',
  fromName: 'Sender name',
  fromNameHint: 'Leave it empty for your studio’s name.',
  user: 'Login',
  itIs: (login: string) => `It is ${login}.`,
  userHint: 'Leave it empty for the address above.',
  userOther: 'What your provider calls “user name”. Leave it empty if the server asks for none.',
  password: 'Password',
  kept: 'Leave it empty to keep the one that is set.',
  server: 'Server',
  serverNow: (host: string, port: string) => `Server: ${host}, ${port}`,
  host: 'Email server',
  hostHint: 'Its help calls it “outgoing mail” or “SMTP”.',
  port: 'Port',
  security: 'Encryption',
  securityHint: 'Most often TLS with port 465, or STARTTLS with port 587.',
  securities: {
    tls: 'From the start (TLS)',
    starttls: 'After the greeting (STARTTLS)',
    none: 'None, on this machine only',
  } satisfies Record<MailSecurity, string>,
  save: 'Log in and save',
  saved: 'The mailbox is open. Post goes out from here now!',
  failed: 'nothing was changed',

  test: 'Send me a test email',
  testTitle: 'Does it arrive?',
  sent: (to: string) =>
    `The email server took it. Look whether it arrives at ${to}, and not among the spam.`,

  domainTitle: 'What your domain says',
  domainHint:
    'Three entries (SPF, DKIM and DMARC) tell other email servers that your emails are yours. Without them emails land among spam.',
  looking: 'Checking …',
  look: 'Check your domain',
  lookAgain: 'Check again',
  verdicts: {
    good: 'Good',
    missing: 'Missing',
    unknown: 'Not known',
  } satisfies Record<DomainFinding['verdict'], string>,
  entry: 'Name',
  value: 'Value (TXT)',

  disconnect: 'Disconnect the mailbox',
  ask: 'Disconnect the mailbox?',
  askText:
    'Nobody gets emails of the shop until it has another one: no confirmations, and no word to you.',
  disconnected: 'The mailbox is disconnected',

  badPort: 'A port is a number, most often 587 or 465.',
  hostMessage: 'An email server’s name looks like smtp.example.com.',
  gmailGoogleWorkspace: 'Gmail, Google Workspace',
  gmailPassword:
    'An app password of 16 letters: turn on 2-Step Verification in your Google account, then look for “App passwords” there. Your usual password is refused.',
  icloudPassword:
    'An app-specific password, made at account.apple.com under Sign-In and Security. Your Apple password is refused.',
  icloudLogin: 'your iCloud address',
  microsoftPassword:
    'The mailbox’s password, or an app password where sign-in asks for a second step. “Authenticated SMTP” must be turned on for the mailbox in the Microsoft 365 admin center. Personal outlook.com mailboxes let no program in by a password any more.',
  fastmailPassword:
    'An app password for “Mail (IMAP/POP/SMTP)”, made in Fastmail’s settings under Privacy & Security.',
  zohoMail: 'Zoho Mail',
  zohoPassword:
    'The mailbox’s password, or an application-specific one where sign-in asks for a second step. Accounts in Europe use the server smtp.zoho.eu, those with a domain of their own smtppro.zoho.com.',
  protonMail: 'Proton Mail',
  protonPassword:
    'An SMTP token, made in Proton’s settings under IMAP/SMTP: paid plans have it for addresses with a domain of their own. Proton’s Bridge runs on your own computer, where a shop elsewhere can’t reach it.',
  gmxPassword:
    'The mailbox’s password, or an application-specific one where sign-in asks for a second step. Allow “POP3 and IMAP” in GMX’s settings first.',
  webDePassword:
    'The mailbox’s password, or an application-specific one where sign-in asks for a second step. Allow “POP3 and IMAP” in web.de’s settings first.',
  ionosPassword:
    'The mailbox’s password, not your IONOS account’s. In some countries the server has another ending, such as smtp.ionos.de or smtp.ionos.co.uk.',
  ovhPassword: 'The mailbox’s password, not your OVHcloud account’s.',
  mailgunPassword:
    'The password of an SMTP user of your domain, made in Mailgun under Sending, Domain settings. Domains in Europe use the server smtp.eu.mailgun.org.',
  mailgunLogin: 'the SMTP user, such as postmaster@mg.example.com',
  postmarkPassword: 'The “Server API token” of your Postmark server.',
  brevoPassword: 'An SMTP key, made in Brevo under SMTP & API. An API key is refused.',
  brevoLogin: 'the login shown beside the SMTP key',
  anotherOne: 'Another one',
  otherPassword:
    'The password that your provider’s help names for email programs. It is often an “app password”, made for one program alone.',
  providerMissing: 'Please choose a provider.',
  fromMissing: 'Emails need an email address to come from.',
  fromNameTooLong: 'Please keep the name to 100 characters.',
  securityMissing: 'Please choose how the connection is encrypted.',
  userTooLong: 'This is too long for a login.',
  passwordTooLong: 'This is too long for a password.',
} as const
