export const collectionsPageCopy = {
  series: 'Series',
  gallery: 'Gallery',
  description: (artistName: string) => `Pieces by ${artistName} that belong together.`,
  onePiece: 'one piece',
  pieces: (pieces: number) => `${pieces} pieces`,

  aSeriesBy: (title: string, artistName: string) => `${title}, a series by ${artistName}.`,
  otherSeries: 'Other series',
} as const
