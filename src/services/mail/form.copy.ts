import type { DomainFinding } from './mail-domain.ts'
import type { MailSecurity } from './mail-providers.ts'

export const mailCopy = {
  title: 'Give the shop a mailbox',
  another: 'Change the mailbox',
  hint: 'The shop writes from a mailbox of yours, best one with your own domain. It logs in there before anything is kept.',
  mailbox: 'Whose mailbox is it?',
  fromAddress: 'Address that mails come from',
  fromName: 'Name beside it',
  fromNameHint: 'Empty: your studio’s name.',
  user: 'Login',
  userHint: 'Empty: the address above.',
  userOther: 'What your provider calls “user name”. Empty: the server asks for none.',
  password: 'Password',
  kept: 'Leave it empty to keep the one that is set.',
  server: 'Server',
  serverNow: (host: string, port: string) => `Server: ${host}, ${port}`,
  host: 'Mail server',
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
  failed: 'the mailbox stays shut. nothing was changed',

  test: 'Send me a test mail',
  testTitle: 'Does it arrive?',
  sent: (to: string) =>
    `The mail server took it. Look whether it arrives at ${to}, and not among the spam.`,

  domainTitle: 'What your domain says',
  domainHint:
    'Three entries (SPF, DKIM and DMARC) tell other mail servers that your mails are yours. Without them mails land among spam.',
  looking: 'Looking …',
  look: 'Look at it',
  lookAgain: 'Look again',
  verdicts: {
    good: 'Good',
    missing: 'Missing',
    unknown: 'Not known',
  } satisfies Record<DomainFinding['verdict'], string>,
  entry: 'Name',
  value: 'Value (TXT)',

  disconnect: 'Take the mailbox away',
  ask: 'Take the mailbox away?',
  askText:
    'Nobody gets mails of the shop until it has another one: no confirmations, and no word to you.',
  disconnected: 'The mailbox is taken away',
} as const
