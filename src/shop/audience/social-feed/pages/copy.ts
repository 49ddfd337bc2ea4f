export const feedCopy = {
  latelyBench: 'Lately, at the bench',
  seeMoreInstagram: 'See more on Instagram',
  loading: 'Loading...',
  pictureWithoutWords: 'A picture without words',
  videoOf: 'Video: ',
  albumOf: 'Album: ',
} as const
