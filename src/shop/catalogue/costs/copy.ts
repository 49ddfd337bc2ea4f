export const costsCopy = {
  wrong: (example: string) =>
    `Please enter what one costs you, such as ${example}, or leave it empty.`,
  tooMany: (most: number) => `At most ${most} costs.`,
  noGallery: 'One of these galleries is gone. Please load the page again.',
  noPiece: 'There is no such piece.',
} as const
