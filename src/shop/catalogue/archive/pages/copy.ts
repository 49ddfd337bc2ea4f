export const archivePageCopy = {
  foundAHome: 'Found a home',
  description: (studioName: string) => `What ${studioName} has made and sold, year by year.`,
  intro: 'These are gone, and live somewhere else now.',
  askForOne: 'If one of them is just what you were looking for, ask me for one like it.',
  nothingYet: 'The archive is still empty.',
  pagesArchive: 'Pages of the archive',
  later: 'Later',
  earlier: 'Earlier',
  commission: 'Commission one like it',
} as const
