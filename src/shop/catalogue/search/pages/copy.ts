import { capital } from '#platform/capital.ts'
import type { Currency } from '#platform/money/currency.ts'
import { formatMoney } from '#platform/money/money.ts'
import { monthAndDay } from '#platform/time/zone.ts'
import { bandLimits, labelIn, type Sorting } from '#shop/catalogue/search/criteria.ts'
import type { DateOutlook } from '#shop/catalogue/search/gift.ts'
import type { Offers } from '#shop/catalogue/search/offers.server.ts'
import type { SearchProblem, SearchRequest } from '#shop/catalogue/search/search-request.ts'
import type { ColourName } from '#shop/media/colours/colours.ts'
import { countedTo } from './search-page.ts'

/** 2000 -> '$20': a round sum needs no cents. */
export const roundMoney = (cents: number, currency: Currency) =>
  formatMoney(cents, currency).replace(/\.0+$/, '')

/** The shop spells American English. */
export const colourWords = (colour: ColourName) => (colour === 'grey' ? 'Gray' : capital(colour))

export function sentenceWords({ likes, under, by }: SearchRequest, currency: Currency): string {
  const parts = [
    likes ? `For somebody who likes ${likes}` : 'For anybody',
    ...(under === null ? [] : [`up to ${roundMoney(under, currency)}`]),
    ...(by === null ? [] : [`by ${monthAndDay(by)}`]),
  ]
  return parts.join(', ')
}

/** The shop knows when a parcel leaves, and says no more than it knows. */
export function outlookWords(outlook: DateOutlook): string {
  const leaving = leavingWords(outlook)
  return outlook.withoutPrinted
    ? `${leaving} Art prints that come from the printer leave later, so they aren’t here.`
    : leaving
}

function leavingWords({ by, leaves, arrives, days }: DateOutlook): string {
  if (leaves === null) return 'I can’t say yet when today’s orders leave the studio.'
  const left = monthAndDay(leaves)
  if (days <= 0) {
    return `Ordered today, it leaves the studio by ${left}. That is too late for ${monthAndDay(by)}, unless you pick it up or write to me first.`
  }
  if (arrives === null) {
    return `Ordered today, it leaves the studio by ${left}: that gives the post ${days === 1 ? 'one day' : `${days} days`}. I can’t promise how many it takes.`
  }
  const there = `Ordered today, it leaves the studio by ${left}, and should be there by ${monthAndDay(arrives)}`
  return arrives <= by ? `${there}.` : `${there}: that may be too late for ${monthAndDay(by)}.`
}

export const problemWords: Record<SearchProblem, string> = {
  long: 'That was a lot of words. I looked for the first of them.',
  from: 'The lowest price wasn’t a price, so I looked without it.',
  to: 'The highest price wasn’t a price, so I looked without it.',
  turned: 'The prices were the other way round. I turned them.',
}

export const sortNames: Record<Sorting, string> = {
  best: 'Best match',
  newest: 'Newest',
  price: 'Lowest price',
  '-price': 'Highest price',
}

export function sizeWords(value: string, unit: 'in' | 'cm'): string {
  const label = labelIn(value)
  if (label !== null) return `Label ${label}`
  const told = (cm: number) => (unit === 'cm' ? `${cm} cm` : `${Math.round(cm / 2.54)} in`)
  if (value === 'large') return `Large, over ${told(bandLimits.medium)}`
  const band = value === 'small' ? 'small' : 'medium'
  return `${capital(band)}, up to ${told(bandLimits[band])}`
}

export const nothingFound = 'Try another word, or look through:'

export function countWords(count: number, words = ''): string {
  if (count >= countedTo) return `More than ${countedTo - 1} pieces`
  if (count === 0) return words ? `Nothing found for “${words}”` : 'Nothing found'
  return count === 1 ? 'One piece' : `${count} pieces`
}

export function chosenFilters(
  request: SearchRequest,
  { galleries }: Pick<Offers, 'galleries'>,
  { currency, unit }: { currency: Currency; unit: 'in' | 'cm' },
): { name: string; without: SearchRequest }[] {
  const { words, gallery, from, to, colour, shape, size, inStock } = request
  const plain = { ...request, after: null }
  const chosen: [string | false | null, Partial<SearchRequest>][] = [
    [words && `“${words.length > 40 ? `${words.slice(0, 40)}…` : words}”`, { words: '' }],
    [galleries.find(({ slug }) => slug === gallery)?.title ?? null, { gallery: null }],
    [from !== null && `From ${roundMoney(from, currency)}`, { from: null }],
    [to !== null && `Up to ${roundMoney(to, currency)}`, { to: null }],
    [colour && colourWords(colour), { colour: null }],
    [shape && capital(shape), { shape: null }],
    [size && sizeWords(size, unit), { size: null }],
    [inStock && 'Can be bought now', { inStock: false }],
  ]
  return chosen.flatMap(([name, less]) => (name ? [{ name, without: { ...plain, ...less } }] : []))
}

export const searchPageCopy = {
  search: 'Search',
  searchLabel: 'What are you looking for?',
  narrowItDown: 'Narrow it down',
  gallery: 'Gallery',
  color: 'Color',
  shape: 'Shape',
  size: 'Size',
  fromIt: 'From',
  upTo: 'Up to',
  onlyHere: 'Only pieces that can be bought now',
  showThese: 'Show these',
  any: 'Any',

  chosen: 'Chosen',
  without: (name: string) => `Without ${name}`,
  backFirst: 'Back to the first',
  showMore: 'Show more',
  sortedBy: 'Sorted by',
  withoutLimits: 'Look again without the limits',
  commission: 'Have it made for you',

  searchTitle: (words: string) => `${words} · Search`,
  findSomething: 'Find something',
  description: (studioName: string) =>
    `Everything in the shop of ${studioName}, by words, price, color and size.`,

  presentTitle: 'Looking for a present?',
  forAllOfIt: 'A main present',
  smallThing: 'A small extra',
  nearest: 'Nearest to the sum',
  didYouMean: 'Did you mean',
  presentFor: 'A present for',
  anybody: 'anybody',
  whoLikes: (topic: string) => `somebody who likes ${topic}`,
  whatTheyLike: 'What they like',
  upToLead: 'up to',
  forAtMost: 'For at most',
  anyPrice: 'any price',
  by: 'by',
  byWhichDay: 'By which day',
  anyDay: 'any day',
  showMe: 'Show me',
} as const
