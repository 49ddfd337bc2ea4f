export const papersPageCopy = {
  certificateOfAuthenticity: 'Certificate of authenticity',
  oneMoment: 'One moment',
  beingSigned: 'This certificate is being signed. Look again in a minute.',
  certificateValid: 'This certificate is valid',
  certificateVoid: 'This certificate is void',
  signedValid: (studioName: string) => `${studioName} signed it, and the number is valid.`,
  signedVoid: (studioName: string) =>
    `${studioName} signed it, but the sale was undone and the number is void.`,

  signedBy: (artist: string) => `Signed by ${artist}`,
  qr: 'QR code: this certificate’s page',
  statement: 'The full statement',

  checkYourself: 'Check it yourself',
  checkText:
    'The signature on the certificate is a JSON Web Signature (RFC 7515) in three parts, with a dot between them. Its second part, read as base64url, is the certified text. The third part signs the first two with the dot between them, by Ed25519 (RFC 8037).',
  keyAt: 'The public key is on the certificate, and at',
  keyText:
    'with every key the studio ever had. The PDF holds the signature among its keywords as well. With Node.js, this tells whether a PDF is signed, by which key, and what it says:',

  backOrder: 'Back to the order',

  customsHint:
    'It has everything that the customs form asks for. Put it on the outside of the parcel, even for a present: customs need the value.',
  presentHint: 'It is a present: this slip shows no prices.',
  withoutPrices: 'Without prices',
  withPrices: 'With prices',

  openPdf: 'Open it as a PDF',
  toTheShop: 'To the shop',
  howMany: 'How many',
  what: 'What',
  sum: 'Sum',
  noPdf:
    'To keep it as a PDF, print this page and choose “Save as PDF”: it has characters that only your device’s own typefaces have.',
} as const
