import type { StudioTexts } from '#shop/store/settings/settings.schema.ts'

/** True of any studio, without a name, a place or a promise. */
export const plainWords: StudioTexts = {
  studioName: 'The studio',
  artistName: 'the artist',
  tagLine: 'From the studio, to you',
  homeIntro: 'Everything here comes from one studio.',
  about: {
    heading: 'About the studio',
    paragraphs: ['There is a story here. It is being written.'],
  },
  galleryIntro: {
    prints: 'Prints from the studio.',
    clothing: 'Things to wear, from the studio.',
    merch: 'Small things from the studio.',
  },
  takesCommissions: true,
  commissions: {
    teaser: 'Something made just for you? Tell me about it.',
    paragraphs: ['Send a few words about what you would like, and we will talk about it.'],
    formUrl: '',
  },
  madeToOrder:
    'Prints are made to order. Please allow up to {days} days before your parcel leaves.',
  email: '',
  social: [],
  helperName: 'a friend',
  timeZone: 'UTC',
}

/** Only texts that are still a demo's, even if saved with others. */
export function fallbackTexts(
  demos: readonly StudioTexts[],
  shown: StudioTexts,
): Partial<StudioTexts> {
  const { timeZone: _, ...words } = demos.reduce(
    (texts, demo) => replaced(demo, texts, plainWords),
    shown,
  )
  return words
}

function replaced<T>(demo: T, shown: T, plain: T): T {
  if (isParts(demo) && isParts(shown) && isParts(plain)) {
    const parts = Object.keys(plain).map((key) => [
      key,
      replaced(demo[key], shown[key], plain[key]),
    ])
    return Object.fromEntries(parts)
  }
  return JSON.stringify(demo) === JSON.stringify(shown) ? plain : shown
}

function isParts(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
