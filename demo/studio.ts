import { demoThemes } from '#shop/store/theme/theme.ts'
import { artistAtBench } from './art/scenes/artist.ts'
import { marshEvening, printWall, studioTable } from './art/scenes/heroes.ts'
import { fishStoreMural } from './art/scenes/mural.ts'
import { priceGuide } from './art/scenes/price-guide.ts'
import { clothing, hotClothing, sold } from './clothing.ts'
import facts from './facts/heron.json' with { type: 'json' }
import { hotMerch, merch } from './merch.ts'
import { pages } from './pages.ts'
import type { DemoStudio } from './picture.ts'
import { heroPicture } from './pictures.ts'
import { hotPrint, prints } from './prints.ts'
import { words } from './words.ts'

const wall = heroPicture(
  'hero-print-wall',
  'A sunlit wall hung with seven framed prints around a large heron, above a bench with books and plants.',
  printWall,
  { x: 49, y: 38 },
  { x: 41, y: 17, width: 16, height: 44 },
)

const artist = heroPicture(
  'about-artist',
  'Maren from behind at her bench in a mustard smock and teal apron, a pencil in her hair; prints dry on a line, and a black cat watches the harbor with her.',
  artistAtBench,
)

export const demoStudio: DemoStudio = {
  words,
  theme: demoThemes.heron,
  days: { made: { from: 5, to: 8 }, stock: { from: 1, to: 3 }, transit: { from: 2, to: 5 } },
  prints,
  clothing,
  sizeGuide: {
    note: 'The garment, all round the chest, then from the top of the shoulder to the hem.',
    measures: ['Chest', 'Length'],
    sizes: [
      { label: 'S', cm: [97, 67.5] },
      { label: 'M', cm: [104, 68.5] },
      { label: 'L', cm: [114, 71] },
      { label: 'XL', cm: [124, 76] },
    ],
  },
  merch,
  sold,
  works: [
    {
      name: 'Low Tide',
      description:
        'A heron before a low sun, on the gable of the fish store in Front Street, Belfast, Maine. House paint, eleven days, one ladder. 2025.',
      gallery: 'murals',
      main: heroPicture(
        'mural-low-tide',
        'The gable of a fish store by the water, painted from the ground to the ridge: a heron in a marsh before a low coral sun. A door, a barrel and a bicycle stand before it.',
        fishStoreMural,
      ),
    },
  ],
  pages: pages(artist, wall),
  collections: [
    {
      type: 'gallery',
      slug: 'murals',
      title: 'Murals',
      words: 'Walls that people let me paint. They stay where they are.',
      layout: 'looking',
      hidden: true,
    },
    {
      type: 'series',
      slug: 'ebb',
      title: 'Ebb',
      words:
        'Twelve steps from my door the water goes out twice a day, and leaves things to look at. These are the ones that I cut.\n\nThey hang well together, and better with some wall between them.',
    },
  ],
  heroes: [
    {
      name: 'A wall in the afternoon',
      picture: wall,
    },
    {
      name: 'The studio table',
      picture: heroPicture(
        'hero-studio-table',
        'The studio table from above: a heron print just pulled, beside the carved block, a brayer with coral ink, gouges, ink tins and coffee.',
        studioTable,
        { x: 51, y: 46 },
        { x: 41, y: 20, width: 23, height: 52 },
      ),
    },
  ],
  hot: { print: hotPrint, clothing: hotClothing, merch: hotMerch },
  aboutPicture: artist,
  priceGuidePicture: heroPicture(
    'commission-price-guide',
    'Commissions, a rough guide to sizes and prices. Small: up to 8 by 10 inches, one block, one ink, from $140. Medium: up to 12 by 18 inches, two blocks, two inks, from $320. Large: up to 18 by 24 inches, three blocks, three inks, from $680. You get two proofs and the block at the end. Half to start, half when you like it.',
    priceGuide,
  ),
  defaultHero: heroPicture(
    'hero-default',
    'A heron stands in a marsh at evening before a low coral sun, with reeds on both sides.',
    marshEvening,
    { x: 50, y: 40 },
    { x: 34, y: 9, width: 33, height: 71 },
  ),
  facts,
}
