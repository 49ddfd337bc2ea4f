export const galleriesCopy = {
  noSuchPiece: 'There is no such piece.',

  pieceTwice: 'A piece stands there twice.',
  hangsElsewhere: 'A piece hangs elsewhere, or is no longer there.',
  seriesWhole: 'A series is put into an order as a whole.',
  hangsElsewhereAlone: 'This piece hangs elsewhere, or is no longer there.',

  galleryMissing: 'Please choose a gallery.',
  seriesMissing: 'Please list the series.',
  noSuchGallery: 'There is no such gallery.',
  otherKind: (title: string) => `${title} is for pieces of another kind.`,
} as const
