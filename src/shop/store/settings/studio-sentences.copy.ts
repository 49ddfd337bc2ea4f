import type { StudioTexts } from './settings.schema.ts'

interface StudioSentence {
  where: string
  /** Must not be empty. */
  needed?: true
  read(texts: StudioTexts): string
  write(texts: StudioTexts, text: string): Partial<StudioTexts>
}

const intro = (kind: keyof StudioTexts['galleryIntro'], where: string): StudioSentence => ({
  where,
  read: ({ galleryIntro }) => galleryIntro[kind],
  write: ({ galleryIntro }, text) => ({ galleryIntro: { ...galleryIntro, [kind]: text } }),
})

export const paragraphs = (text: string): string[] =>
  text
    .split(/\r?\n\s*\r?\n/)
    .map((each) => each.trim())
    .filter(Boolean)

export const studioSentences: Readonly<Record<string, StudioSentence>> = {
  'studio.tagLine': {
    where: 'Home page, in large letters, and under every email',
    read: ({ tagLine }) => tagLine,
    write: (_, tagLine) => ({ tagLine }),
  },
  'studio.homeIntro': {
    where: 'Home page',
    read: ({ homeIntro }) => homeIntro,
    write: (_, homeIntro) => ({ homeIntro }),
  },
  'studio.aboutHeading': {
    where: 'About, its heading',
    needed: true,
    read: ({ about }) => about.heading,
    write: ({ about }, heading) => ({ about: { ...about, heading } }),
  },
  'studio.aboutText': {
    where: 'About',
    read: ({ about }) => about.paragraphs.join('\n\n'),
    write: ({ about }, text) => ({ about: { ...about, paragraphs: paragraphs(text) } }),
  },
  'studio.introPrints': intro('prints', 'Gallery of art prints'),
  'studio.introClothing': intro('clothing', 'Gallery of clothing'),
  'studio.introMerch': intro('merch', 'Gallery of merch'),
  'studio.commissionTeaser': {
    where: 'Home page and commissions',
    read: ({ commissions }) => commissions.teaser,
    write: ({ commissions }, teaser) => ({ commissions: { ...commissions, teaser } }),
  },
  'studio.commissionText': {
    where: 'Commissions',
    read: ({ commissions }) => commissions.paragraphs.join('\n\n'),
    write: ({ commissions }, text) => ({
      commissions: { ...commissions, paragraphs: paragraphs(text) },
    }),
  },
  'studio.madeToOrder': {
    where: 'Prints that are made to order, and the cart',
    read: ({ madeToOrder }) => madeToOrder,
    write: (_, madeToOrder) => ({ madeToOrder }),
  },
}
