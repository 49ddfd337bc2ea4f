import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Cents } from '#platform/money/money.ts'
import type { ColourName } from '#shop/media/colours/colours.ts'

export const shapes = ['square', 'portrait', 'landscape', 'panorama'] as const
export const sizeBands = ['small', 'medium', 'large'] as const
/** The longest side at most, in centimetres. */
export const bandLimits = { small: 30, medium: 60 } as const

/** 'best' means 'newest' in a search without words. */
export const sortings = ['best', 'newest', 'price', '-price'] as const
export type Sorting = (typeof sortings)[number]

export interface Criteria {
  /** Every word must match; the last word may be a prefix. */
  words?: string
  kind?: ProductKind
  collection?: number
  /** In cents, both included. */
  from?: Cents
  to?: Cents
  colour?: ColourName
  shape?: (typeof shapes)[number]
  size?: (typeof sizeBands)[number]
  label?: string
  inStock?: boolean
  ownMaking?: boolean
  sort?: Sorting
}

export interface Cursor {
  at: number
  id: number
}

export function cursorText({ at, id }: Cursor): string {
  return `${at}-${id}`
}

export function cursorIn(text: string | null | undefined): Cursor | null {
  const [, at, id] = /^(\d{1,15})-(\d{1,15})$/.exec(text ?? '') ?? []
  return at === undefined || id === undefined ? null : { at: Number(at), id: Number(id) }
}

const labelMark = 'label '

export const labelValue = (label: string) => labelMark + label

export function labelIn(value: string): string | null {
  return value.startsWith(labelMark) ? value.slice(labelMark.length, labelMark.length + 40) : null
}
