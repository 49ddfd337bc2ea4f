import type { PieceFilter } from './load-list.ts'

export const listCopy = {
  find: 'Find by name',
  which: 'Which pieces',
  filters: { all: 'All', drafts: 'Drafts and opening later', sold: 'Sold' } satisfies Record<
    PieceFilter,
    string
  >,
  found: (count: number, more: boolean) => `${count}${more ? ' or more' : ''} found`,
  none: 'None here.',
  thatPiece: 'That piece',
  allSold: 'All that are sold',
  more: 'Show older pieces',
  older: 'Even older ones',
  newest: 'Back to the newest',
} as const
