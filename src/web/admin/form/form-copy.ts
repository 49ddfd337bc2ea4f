/* What the rooms' forms have in common to say. */
export const roomCopy = {
  nothingNew: 'Nothing has changed, so nothing needs saving.',
  changed: 'hold on, this was changed meanwhile. have a look before you save',
  changedTitle: 'Somebody saved this while you were writing; maybe you, in another tab.',
  changedKept:
    'Everything you typed is still here, and the rest is fresh. Save again to keep yours.',
  changedToo: 'Changed there, too. Yours is in the form; theirs was:',
  empty: 'nothing',
} as const
