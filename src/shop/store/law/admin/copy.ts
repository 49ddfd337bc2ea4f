export const lawCopy = {
  todo: 'Still to do',
  information:
    'This is a list of what laws commonly want of a shop like yours, by where you are and where you send to. It is information, not advice.',
  nothing: 'Nothing on this list is missing for where you send to now.',
  askThere: 'Ask somebody who does.',
  required: 'Needed before a country can be opened',
  fillIn: 'Fill in',
  wantedBy: 'Wanted by',
  more: (count: number) => `and ${count} more`,
  countries: (names: readonly string[]) =>
    names.length <= 3
      ? `For ${names.join(', ')}`
      : `For ${names.slice(0, 2).join(', ')} and ${names.length - 2} more`,
  claims: 'Words to look at again',
  claimsHint:
    'The European Union wants proof of such words about the environment. Leave them out, or say exactly what is meant.',

  seller: 'Who sells',
  sellerHint:
    'It stands on your legal notice, in the mails of the law and on invoices. The address may be that of an agent or an office service.',
  published: 'Visitors may read this: it gets a page of its own, “Legal notice”',
  europe: 'For buyers in the European Union',
  europeHint: 'Only if you send there.',
  noticeHint:
    'The European Union gives it out as a picture. Upload it as it is: it must not be drawn again, cut or colored. Until then its words stand in the cart.',
  notices: (count: number) =>
    `In the languages of where you send to${count === 0 ? '' : `: ${count} uploaded`}`,
  noticesHint:
    'A cart that goes to a country where it is spoken shows it instead of the English one.',
  returns: 'Sending back',
  returnsHint:
    'These stand on every piece and in the cart. Your page about returns is yours to write.',
  pieces: 'What holds for all your pieces',
  piecesHint: 'Type it once for a kind. A piece that is different says so in its own form.',
  packaging: 'Packaging numbers',
  packagingHint:
    'Some countries want parcels registered, from the first one on: Germany with LUCID, France with a unique identifier.',
  addPackaging: 'Add a number',
  dropPackaging: (country: string) => `Remove the number for ${country}`,
  saved: 'Saved. Your pages say so now.',
  failed: 'That was not saved. Nothing you typed is lost.',
}
