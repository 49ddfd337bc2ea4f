export const listCopy = {
  find: 'Find in this list',
  none: 'Nothing here has these words in its name.',
  moved: (item: string, position: number, of: number) =>
    `${item} is number ${position} of ${of} now.`,
  removed: (item: string) => `${item} is taken out.`,
  save: 'Save arrangement',
  saved: 'Hung! A step back, head to one side: yes.',
  failed: 'the arrangement was not saved. try again?',
  changed:
    'The arrangement was changed meanwhile, in another tab or by somebody else. Yours is still here: press again to save it.',
  theirs: 'Take the other one',
} as const
