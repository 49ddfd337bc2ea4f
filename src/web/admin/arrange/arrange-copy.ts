import type { HotThing } from '../location.ts'

export const copy = {
  intro:
    'Hang each gallery the way you like it. Drag a piece by its handle, or use the buttons. What you list later comes first until you move it.',
  galleries: 'Which gallery',
  names: { print: 'Prints', clothing: 'Clothing', merch: 'Merch' } satisfies Record<
    HotThing,
    string
  >,
  earlier: 'Earlier',
  later: 'Later',
  first: 'First',
  drag: (item: string) => `Drag ${item}`,
  moved: (item: string, place: number, of: number) => `${item} is number ${place} of ${of} now.`,
  save: 'Hang it like this',
  saved: 'Hung! A step back, head to one side: yes.',
  failed: 'a nail came loose. the order was not saved, try again?',
} as const
