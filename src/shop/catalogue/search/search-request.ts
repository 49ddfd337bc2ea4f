import { pagePaths } from '#platform/addresses/page-paths.ts'
import type { Currency } from '#platform/money/currency.ts'
import { type Cents, decimalText, parseMoney } from '#platform/money/money.ts'
import { type ColourName, colourNames } from '#shop/media/colours/colours.ts'
import {
  type Criteria,
  type Cursor,
  cursorIn,
  labelIn,
  type Sorting,
  shapes,
  sizeBands,
  sortings,
} from './criteria.ts'
import { longestQuery } from './words.ts'

/* Leaves out unusable values, and reports unusable typed values. */

export interface SearchRequest {
  words: string
  gallery: string | null
  from: Cents | null
  to: Cents | null
  colour: ColourName | null
  shape: (typeof shapes)[number] | null
  /** A band ('small') or a garment's label ('label M'). */
  size: string | null
  inStock: boolean
  sort: Sorting | null
  after: Cursor | null
  likes: string
  under: Cents | null
  by: string | null
}

export type SearchProblem = 'long' | 'from' | 'to' | 'turned'

/** Prices in `currency`. Never fails. */
export function readSearch(
  asked: URLSearchParams,
  currency: Currency,
): {
  request: SearchRequest
  problems: SearchProblem[]
} {
  const text = (name: string) => (asked.get(name) ?? '').trim()
  const oneOf = <T extends string>(name: string, known: readonly T[]): T | null =>
    known.find((each) => each === text(name)) ?? null
  const problems: SearchProblem[] = []
  const price = (name: 'from' | 'to'): Cents | null => {
    if (text(name) === '') return null
    const cents = parseMoney(text(name), currency)
    if (cents === null) problems.push(name)
    return cents
  }
  if (text('q').length > longestQuery) problems.push('long')
  let [from, to] = [price('from'), price('to')]
  if (from !== null && to !== null && from > to) {
    problems.push('turned')
    ;[from, to] = [to, from]
  }
  const size = text('size')
  const request = {
    words: plain(text('q')),
    gallery: /^[a-z0-9-]{1,60}$/.test(text('gallery')) ? text('gallery') : null,
    from,
    to,
    colour: oneOf('colour', colourNames),
    shape: oneOf('shape', shapes),
    size: sizeBands.some((band) => band === size) || labelIn(size) !== null ? size : null,
    inStock: text('stock') === '1',
    sort: oneOf('sort', sortings),
    after: cursorIn(asked.get('after')),
    likes: plain(text('likes')).slice(0, 60),
    under: parseMoney(text('under'), currency),
    by: dayIn(text('by')),
  }
  return { request, problems }
}

/** Removes control characters, also those that change the text direction. */
function plain(text: string): string {
  return text
    .slice(0, longestQuery)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\ufffd]+/gu, ' ')
    .trim()
}

function dayIn(text: string): string | null {
  const isDay = /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
  return isDay ? text : null
}

export function searchPath(request: Partial<SearchRequest>, currency: Currency): string {
  const said = saidIn(request, (cents) => decimalText(cents, currency))
  return said.length === 0 ? pagePaths.search : `${pagePaths.search}?${new URLSearchParams(said)}`
}

function saidIn(
  request: Partial<SearchRequest>,
  text: (cents: Cents) => string = String,
): [string, string][] {
  const { words, gallery, from, to, colour, shape, size, inStock, sort, after } = request
  const { likes, under, by } = request
  const money = (cents: Cents | null | undefined) => (cents == null ? null : text(cents))
  const all = {
    likes,
    under: money(under),
    by,
    q: words,
    gallery,
    from: money(from),
    to: money(to),
    colour,
    shape,
    size,
    stock: inStock ? '1' : null,
    sort,
    after: after ? `${after.at}-${after.id}` : null,
  }
  return Object.entries(all).flatMap(([name, value]): [string, string][] =>
    value ? [[name, value]] : [],
  )
}

export function isPlain(request: SearchRequest): boolean {
  return saidIn(request).length === 0
}

export function asksForSomething(request: SearchRequest): boolean {
  return saidIn({ ...request, sort: null, after: null }).length > 0
}

export function toCriteria(request: SearchRequest): Criteria {
  const { words, likes, from, to, under, colour, shape, size, inStock, sort } = request
  const most = [to, under].filter((price) => price !== null)
  const label = labelIn(size ?? '')
  return {
    words: [likes, words].filter(Boolean).join(' '),
    ...(from !== null && { from }),
    ...(most.length > 0 && { to: Math.min(...most) }),
    ...(colour && { colour }),
    ...(shape && { shape }),
    ...(label !== null && { label }),
    ...(size && label === null && { size: size as Criteria['size'] }),
    // A present must be in stock.
    inStock: inStock || isSentence(request),
    sort: sort ?? usualSorting(request),
  }
}

export function usualSorting({ under, words, likes }: SearchRequest): Sorting {
  if (under !== null) return '-price'
  return words || likes ? 'best' : 'newest'
}

export function isSentence({ likes, under, by }: SearchRequest): boolean {
  return likes !== '' || under !== null || by !== null
}
