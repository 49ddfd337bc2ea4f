export const formCopy = {
  optional: '(optional)',

  characters: 'characters',

  meanwhile: {
    toast: 'hold on, this was changed meanwhile. have a look before you save',
    title: 'Somebody saved this while you were writing; maybe you, in another tab.',
    kept: 'Everything you typed is still here, and the rest is fresh. Save again to keep yours.',
    both: 'Changed there, too. Yours is in the form; theirs was:',
    empty: 'nothing',
    take: 'Take theirs',
  },
  byClocks: (replaceAll: string) => `By the clocks in ${replaceAll}.`,

  ofPicture: (what: string) => `of the ${what}`,
  inViewOf: (what: string, inViewAt: string) => `The ${what}: ${inViewAt}`,
  saved: 'Saved',
  done: 'Done',

  uploaded: 'Uploaded:',
  stop: 'Stop',
  leaveItOut: 'Leave it out',
  remove: 'Remove',
  upload: 'Upload',
  nearlyThere: 'Nearly there',
  fileOfThe: (what: string) => `File of the ${what}`,
  chooseAnother: 'Choose another',
  replace: (what: string) => `Replace ${what}`,
  upload2: (what: string) => `Upload ${what}`,

  whatItShows: 'What it shows',
  altHint: "(for those who can't see it)",
  step: 'A step of its making',
} as const
