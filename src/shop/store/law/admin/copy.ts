export const lawCopy = {
  todo: 'Still to do',
  information:
    'Laws often require these of a shop like yours. The list depends on your country and on the countries that you send to. This is information, not advice.',
  nothing: 'Nothing is missing for the countries that you send to now.',
  askThere: 'Ask somebody who knows it.',
  required: 'Needed before you can send to a country',
  requiredBy: 'Required by',
  source: 'Source',
  more: (count: number) => `and ${count} more`,
  countries: (names: readonly string[]) =>
    names.length <= 3
      ? `For ${names.join(', ')}`
      : `For ${names.slice(0, 2).join(', ')} and ${names.length - 2} more`,
  claims: 'Claims to check',
  claimsHint:
    'The European Union requires proof for such words about the environment. Leave them out, or say exactly what you mean.',

  seller: 'Seller',
  sellerHint:
    'Shown on your legal notice, in emails that the law requires, and on invoices. You may use the address of an agent or an office service.',
  published: 'Visitors may read this: it gets a page of its own, “Legal notice”',
  europe: 'For buyers in the European Union',
  europeHint: 'Only if you send there.',
  noticeHint:
    'The European Union publishes it as a picture. Upload it unchanged: don’t redraw, cut or color it. Until then the cart shows its words.',
  notices: (count: number) =>
    `In the languages of the countries that you send to${count === 0 ? '' : `: ${count} uploaded`}`,
  noticesHint: 'A cart for a country with that language shows it in place of the English notice.',
  returns: 'Returns',
  returnsHint:
    'Every piece and the cart show these. You write your page about returns yourself. Buyers in the European Union and the United Kingdom have at least 14 days by law. If you enter fewer, the shop tells these buyers 14.',
  pieces: 'Labels and customs for all your pieces',
  piecesHint:
    'Enter it once for each kind. A piece that differs has its own under “Labels and customs”.',
  packaging: 'Packaging numbers',
  packagingHint:
    'Some countries require you to register your packaging before the first parcel: Germany with LUCID, France with a unique identifier.',
  addPackaging: 'Add a number',
  dropPackaging: (country: string) => `Remove the number for ${country}`,
  saved: 'Saved. Your pages say so now.',
  failed: 'That was not saved. Nothing you typed is lost.',

  madeOf: 'Fabric',
  theseFibres: 'These fibres',
  noTextile: 'No textile',
  animalPartsHint: (animalPartsWords: string) =>
    `${animalPartsWords} Leather, bone, horn, feathers.`,
  fibre: (number: number) => `Fibre ${number}`,
  percentOf: (name: string) => `Percent of ${name}`,
  takeOff: (name: string) => `Remove ${name}`,
  theyMake100: 'They make 100%.',
  make100: (sum: number | string) => `They make ${sum}% of 100%.`,
  addAFibre: 'Add a fibre',

  otherMaker: 'Made by somebody else',

  color: 'Color',
  colorHint:
    'Such as “Navy” or “White/Blue”. Google, Pinterest and Facebook ask for it. If it is empty, the shop sends the color of the picture, where that is sure. Google lists no garment without a color.',
  care: 'Care',
  careHint: 'Wash cold, inside out.',
  warnings: 'Warnings',
  warningsHint: 'Such as small parts or sharp points. Most pieces need none.',
  makerHint:
    'Name, postal address and email or web address, a line each. Leave it empty if you made it, also when a printer prints it for you.',
  numberOrMark: 'Number or mark',
  customsCode: 'Customs code',
  customsHint: '4911.91 are printed pictures, 6109.10 cotton T-shirts.',
  countryOfOrigin: 'Country of origin',
  originUnset: 'Not stated',
  originHint: 'Customs ask for it.',
  whereMade: 'Where it is made',
  whoItIs: 'Gender',
  forWhichAge: 'Age group',
  sayOrigin: 'Shops in the United States have to use these words.',
  sayGender:
    'Google, Pinterest and Facebook ask for it. If it is empty, Google is told that the piece is for everybody, and for adults.',

  lawWants: 'Legal requirements',
  keywords: 'legal imprint notice withdrawal returns gpsr labels customs',
  fullName: 'Full name',
  taxNumber: 'Tax number',
  register: 'Trade register and other required details',
  responsibleEuropeanUnion: 'Responsible person in the European Union',
  noticeLegalGuarantee: 'Notice on the legal guarantee',
  noticeAnotherLanguage: 'Notice in another language',
  returnDays: 'Days for returns',
  returnPostage: 'Who pays for returns',
  addressHint: 'Street, town and country, a line each.',
  returnPayers: { '': 'Not stated', buyer: 'The buyer', studio: 'You' },
  registerHint: 'Such as a trade register and its number, a line each.',
  responsibleHint: 'Name, postal address and email or web address, a line each.',
  noticeWithin: 'notice on the legal guarantee',
  nothingIsSaid: 'Not stated',
  notSaid: 'Not stated',
  kindNames: {
    prints: 'All prints',
    clothing: 'All clothing',
    merch: 'All merch',
  },

  noticeIn: (language: string) => `notice in ${language}`,

  number: 'Number',
  country: 'Country',
  registerLabel: 'Register',
  lucidIdu: 'LUCID, IDU…',
  public: 'Visitors may read it',
  address: 'Address',
  telephone: 'Telephone',
  telephoneHint: 'Or another quick way beside email.',
  taxNumberHint: 'As buyers should read it, such as VAT GB123456789.',
  returnDaysHint: 'Leave it empty if you promise no days of your own.',
}

/** In the audit trail, after the account’s name. */
export const lawAudit = {
  changed: 'changed the details that the law requires',
} as const
