export const editionsCopy = {
  oneOfOne: 'One of a kind: 1\u00a0of\u00a01',
  artistsProofOf: (number: number, proofs: number) => `Artist’s proof ${number} of ${proofs}`,
  numberOf: (number: number, total: number) => `Number ${number} of ${total}`,
  onlyThis: 'None: there is this one alone',

  noCertificate: 'This is no certificate.',
  noSuchCertificate: 'There is no such certificate.',

  editionSize: (largestEdition: number) =>
    `An edition has between 1 and ${largestEdition} numbered copies.`,
  mostProofs: 'There can be up to 100 artist’s proofs.',
  pleaseEnterYear: 'Please enter a year.',
  pleaseSayWhether: 'Please say whether the master is kept, or destroyed or cancelled.',
  pleaseSayHow: 'Please say how many there are.',
  onlyNumbered: 'Only numbered copies come with a certificate.',
  sizeTwice: 'Two editions are for the same size. Please keep one.',
  wholeOrSizes: 'An edition is either for the whole piece or for its sizes.',
  notAnObject: 'Please send the edition as an object.',

  kindGallery: 'One of a kind',
  numbered: (numberWords: string) => `No. ${numberWords}`,
  withoutLimit: (sides: string) => `${sides} without a limit`,
  edition: (sides: string, total: number) => `${sides} in an edition of ${total}`,
  alsoSoldAs: (list: string) => `This image is also sold as ${list}`,
  notLimited: 'Not limited',
  reproduction: 'A reproduction of an image made in another medium',
  by: (title: string, artist: string, list: string) => `${title}, by ${artist}: ${list}`,
  numberedCopies: (total: number, copies: string) => `${total} numbered ${copies}`,
  noProofs: ', no artist’s proofs',
  andProofs: (proofs: number, noun: string) => ` and ${proofs} artist’s ${noun}`,
  signature: {
    by_hand: 'Signed by hand by the artist',
    on_certificate: 'Signed on the certificate',
    unsigned: 'Not signed',
  },
  master: {
    kept: 'The artist still has the master: neither destroyed, altered nor cancelled',
    cancelled: 'The master is destroyed or cancelled: nothing more can be made from it',
  },

  noSuchSize: (size: string) => `There is no size ${size} to make an edition of.`,
  oneCopyIs: 'One copy is',
  copiesAre: (given: number) => `${given} copies are`,
  cantShrink: (soldWords: string, given: number) =>
    `${soldWords} sold: the edition can’t be smaller than ${given}.`,
  artistsProof: 'An artist’s proof is',
  cantGrow: (sold: string, total: number) =>
    `${sold} sold as one of ${total}: an edition can’t grow after its first sale.`,
  noGrowth: (words: string) =>
    `${words} More copies would be another edition, and a piece of its own.`,
  proofsStated: (proofs: number) => `Copies are sold with ${proofs} artist’s proofs stated`,
  notMore: (words: string) => `${words}: there can’t be more of them now.`,
  artistsProofSold: (proofs_given: number, proofs: number) =>
    `Artist’s proof ${proofs_given} of ${proofs} is sold`,
  notFewer: (words: string, proofs_given: number) =>
    `${words}: there can’t be fewer than ${proofs_given}.`,
  masterStated: 'Copies are sold with the master stated as destroyed or cancelled',
  mustStay: (words: string) => `${words}: it has to stay so.`,
  thisPiece: 'this piece',
  of: (given: number, total: number) => `${given} of ${total}`,
  artistsProofs: 'Artist’s proofs',
  mustStayLimited: (sold: string, of: string) =>
    `${sold} of ${of} are sold as a limited edition, and it has to stay one.`,

  noSuchNumber: 'There is no such number.',
  numberStands: (number: number | null) => `Number ${number} is taken: it can’t be given twice.`,
  numberOnSale: (number: number | null) => `Number ${number} is on sale already.`,

  noProofsStated: 'No artist’s proofs are stated for this edition.',
  notSoManyProofs: (proofs: number) =>
    `There are not that many artist’s proofs left: ${proofs} are stated for this edition.`,
  terms: {
    artist: 'Artist',
    title: 'Title',
    size: 'Size',
    edition: 'Edition',
    process: 'Process',
    year: 'Year',
    signature: 'Signature',
    original: 'Original',
    others: 'Other editions',
    master: 'Master',
    issued: 'Issued',
  },
} as const

/** In the audit trail, after the account’s name. */
export const editionsAudit = {
  numberGivenAgain: 'let a void number of an edition be given again',
} as const
