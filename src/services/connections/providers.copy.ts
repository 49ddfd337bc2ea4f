export const providersCopy = {
  amazonS3: 'Amazon S3',
  regionBeside: 'It stands beside the bucket in the S3 console, such as eu-central-1.',
  amazonKey:
    'Made in the IAM console for a user that may list the bucket, and read, write and delete its objects.',
  cloudflareR2: 'Cloudflare R2',
  cloudflareEndpoint:
    'The bucket’s settings call it “S3 API”. It ends with r2.cloudflarestorage.com; leave out the bucket’s name behind it.',
  cloudflareKey: 'Made under R2, “Manage API tokens”, with the permission “Object Read & Write”.',
  backblazeB2: 'Backblaze B2',
  backblazeRegion:
    'It is the middle of the bucket’s “Endpoint”, such as us-west-004 or eu-central-003.',
  backblazeKey:
    'Made under “Application Keys”, to read and write this bucket. The master key is refused. Its keyID goes here.',
  digitaloceanSpaces: 'DigitalOcean Spaces',
  spacesRegion: 'It stands in the Space’s address, such as fra1 or nyc3.',
  spacesKey: 'Made under “Spaces Object Storage”, “Access Keys”, to read, write and delete.',
  hetznerRegion: 'Falkenstein is fsn1, Nuremberg nbg1, Helsinki hel1.',
  hetznerKey: 'Made in the Cloud Console under “Security”, “S3 credentials”.',
  ionosRegion: 'It stands beside the bucket, such as eu-central-1.',
  accessKeys: 'Made under “Access Keys”.',
  ownServer: 'Your own server (MinIO), or another one',
  ownRegion: 'Where nothing was chosen it is us-east-1.',
  ownEndpoint: 'Where it answers to programs, such as https://minio.example.com.',
  ownKey: 'An access key that may list the bucket, and read, write and delete its objects.',

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
    'The mailbox’s password, which is another one than your IONOS account’s. In some countries the server ends otherwise, such as smtp.ionos.de or smtp.ionos.co.uk.',
  ovhPassword: 'The mailbox’s password, which is another one than your OVHcloud account’s.',
  mailgunPassword:
    'The password of an SMTP user of your domain, made in Mailgun under Sending, Domain settings. Domains in Europe use the server smtp.eu.mailgun.org.',
  mailgunLogin: 'the SMTP user, such as postmaster@mg.example.com',
  postmarkPassword: 'The “Server API token” of your Postmark server.',
  brevoPassword: 'An SMTP key, made in Brevo under SMTP & API. An API key is refused.',
  brevoLogin: 'the login that stands beside the SMTP key',
  anotherOne: 'Another one',
  otherPassword:
    'What your provider’s help names for mail programs; often an “app password”, made for one program alone.',
} as const
