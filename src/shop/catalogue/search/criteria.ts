import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Cents } from '#platform/money/money.ts'
import type { ColourName } from '#shop/media/colours/colours.ts'

/** The shapes by which pieces are filtered: those of their pictures. */
export const shapes = ['square', 'portrait', 'landscape', 'panorama'] as const
/** How large a piece is, by the longest side of what it is offered in. */
export const sizeBands = ['small', 'medium', 'large'] as const
/** Centimetres of the longest side that a piece of the band has at most. */
export const bandLimits = { small: 30, medium: 60 } as const

/** In which order pieces are answered; 'best' is 'newest' where no words are asked for. */
export const sortings = ['best', 'newest', 'price', '-price'] as const
export type Sorting = (typeof sortings)[number]

/** What is looked for; all of it holds for every piece that is found. */
export interface Criteria {
  /** As they were typed: all of them, the last one perhaps only begun. */
  words?: string
  kind?: ProductKind
  /** A gallery or a series, by its id. */
  collection?: number
  /** In cents, both included. */
  from?: Cents
  to?: Cents
  colour?: ColourName
  shape?: (typeof shapes)[number]
  size?: (typeof sizeBands)[number]
  /** What a garment's label says: 'M'. */
  label?: string
  /** Only what can be bought now. */
  inStock?: boolean
  /** Only what the studio itself makes and sends. */
  ownMaking?: boolean
  sort?: Sorting
}

/** A place in the results: what comes after it is the next page. */
export interface Cursor {
  /** The rank or the price of the last piece. */
  at: number
  id: number
}

/** '0-41' */
export function cursorText({ at, id }: Cursor): string {
  return `${at}-${id}`
}

/** Null for what no page answered. */
export function cursorIn(text: string | null | undefined): Cursor | null {
  const [, at, id] = /^(\d{1,15})-(\d{1,15})$/.exec(text ?? '') ?? []
  return at === undefined || id === undefined ? null : { at: Number(at), id: Number(id) }
}

const labelMark = 'label '

/** A garment's label as a filter's value: 'M' -> 'label M'. */
export const labelValue = (label: string) => labelMark + label

/** 'label M' -> 'M'; null for what is no label. */
export function labelIn(value: string): string | null {
  return value.startsWith(labelMark) ? value.slice(labelMark.length, labelMark.length + 40) : null
}
