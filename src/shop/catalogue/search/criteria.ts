import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Cents } from '#platform/money/money.ts'
import type { ColourName } from '#shop/media/colours/colours.ts'

/** The shapes by which pieces are filtered: those of their pictures. */
export const shapes = ['square', 'portrait', 'landscape', 'panorama'] as const
/** By the longest side of the offered sizes. */
export const sizeBands = ['small', 'medium', 'large'] as const
/** The longest side at most, in centimetres. */
export const bandLimits = { small: 30, medium: 60 } as const

/** 'best' means 'newest' in a search without words. */
export const sortings = ['best', 'newest', 'price', '-price'] as const
export type Sorting = (typeof sortings)[number]

/** A piece must match every criterion. */
export interface Criteria {
  /** As typed: every word must match; the last word may be a prefix. */
  words?: string
  kind?: ProductKind
  /** The id of a gallery or a series. */
  collection?: number
  /** In cents, both included. */
  from?: Cents
  to?: Cents
  colour?: ColourName
  shape?: (typeof shapes)[number]
  size?: (typeof sizeBands)[number]
  /** A garment's label: 'M'. */
  label?: string
  inStock?: boolean
  /** Only pieces that the studio itself makes and sends. */
  ownMaking?: boolean
  sort?: Sorting
}

/** A position in the results; the next page begins after it. */
export interface Cursor {
  /** The rank or the price of the last piece. */
  at: number
  id: number
}

/** '0-41' */
export function cursorText({ at, id }: Cursor): string {
  return `${at}-${id}`
}

/** Null for a cursor that no page returned. */
export function cursorIn(text: string | null | undefined): Cursor | null {
  const [, at, id] = /^(\d{1,15})-(\d{1,15})$/.exec(text ?? '') ?? []
  return at === undefined || id === undefined ? null : { at: Number(at), id: Number(id) }
}

const labelMark = 'label '

/** A garment's label as a filter's value: 'M' -> 'label M'. */
export const labelValue = (label: string) => labelMark + label

/** 'label M' -> 'M'; null for any other value. */
export function labelIn(value: string): string | null {
  return value.startsWith(labelMark) ? value.slice(labelMark.length, labelMark.length + 40) : null
}
