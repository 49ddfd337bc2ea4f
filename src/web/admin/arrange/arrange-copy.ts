import type { SellableType } from '../location.ts'

export const copy = {
  intro:
    'Hang each gallery the way you like it. Drag a piece by its handle, or use the buttons. What you list later comes first until you move it.',
  galleries: 'Which gallery',
  names: { print: 'Prints', clothing: 'Clothing', merch: 'Merch' } satisfies Record<
    SellableType,
    string
  >,
  earlier: 'Earlier',
  later: 'Later',
  first: 'First',
  drag: (item: string) => `Drag ${item}`,
  moved: (item: string, position: number, of: number) =>
    `${item} is number ${position} of ${of} now.`,
  save: 'Hang it like this',
  saved: 'Hung! A step back, head to one side: yes.',
  failed: 'a nail came loose. the order was not saved, try again?',
} as const
