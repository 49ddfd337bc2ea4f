export const galleriesCopy = {
  noSuchPiece: 'There is no such piece.',

  pieceTwice: 'A piece is listed twice.',
  hangsElsewhere:
    'A piece is in another gallery, or no longer in the shop. Please load the page again.',

  galleryMissing: 'Please choose a gallery.',
  seriesMissing: 'Please list the series.',
  noSuchGallery: 'There is no such gallery.',
  otherKind: (title: string) => `${title} is for pieces of another kind.`,
} as const
