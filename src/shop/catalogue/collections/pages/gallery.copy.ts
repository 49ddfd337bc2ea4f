export const galleriesPageCopy = {
  earlier: (title: string) => `Earlier ${title}`,
  by: (title: string, studioName: string) => `${title} by ${studioName}`,
  backNewest: 'Back to the newest',
} as const
