import { demoThemes } from '#shop/store/theme/theme.ts'
import { deskRoom } from '../art/rooms/desk.ts'
import { mantelRoom } from '../art/rooms/mantel.ts'
import type { Art } from '../art/svg.ts'
import facts from '../facts/kiln.json' with { type: 'json' }
import type { DemoMerch, DemoPrint, DemoStudio } from '../picture.ts'
import { heroPicture, merchPicture, printPicture } from '../pictures.ts'
import { pages } from './pages.ts'
import { bottle, branchVase, moonJar, mug, type Pot, plate, soupBowl } from './pots.ts'
import { alone, firing, potDrawing, shelf, sizes, still, together } from './scenes.ts'
import { words } from './words.ts'

interface Drawing {
  key: string
  name: string
  description: string
  alt: string
  art: () => Art
  price: number
}

const drawing = (
  { key, name, description, alt, art, price }: Drawing,
  desk: boolean,
): DemoPrint => ({
  name,
  dimensions: 'square',
  series: ['paper-pots'],
  smallPrice: price,
  mediumPrice: price + 1400,
  largePrice: price + 3000,
  smallVariantId: `KLN-${key.toUpperCase()}-10`,
  mediumVariantId: `KLN-${key.toUpperCase()}-14`,
  largeVariantId: `KLN-${key.toUpperCase()}-18`,
  description,
  main: printPicture(`kiln-${key}`, alt, art),
  candid: printPicture(
    `kiln-${key}-in-room`,
    `The drawing ${name} in a dark frame in a quiet room.`,
    () =>
      (desk ? deskRoom : mantelRoom)({
        art: art(),
        wall: '#d8cfc2',
        frame: '#26211e',
        accent: '#b4552d',
        second: '#3a312b',
      }),
  ),
})

const prints = [
  drawing(
    {
      key: 'full-jar',
      name: 'Full Jar',
      description: 'A jar drawn the evening before it was thrown. It came out rounder on paper.',
      alt: 'A round black jar on pale paper before a clay-red sun, with thin rings of the wheel.',
      art: () => potDrawing(moonJar, '#f1e9dc', '#26211e', '#b4552d'),
      price: 3400,
    },
    true,
  ),
  drawing(
    {
      key: 'long-neck',
      name: 'Long Neck',
      description: 'The bottle that leans in the drawing and stands straight on the shelf.',
      alt: 'A long-necked bottle in clay red on sand-colored paper before a black disc.',
      art: () => potDrawing(bottle, '#ddcdb6', '#b4552d', '#26211e'),
      price: 3400,
    },
    false,
  ),
  drawing(
    {
      key: 'supper',
      name: 'Supper',
      description: 'A soup bowl, twice the size of life, for a kitchen that takes soup seriously.',
      alt: 'A wide pale bowl on black paper before a clay-red disc.',
      art: () => potDrawing(soupBowl, '#26211e', '#e6dbc9', '#b4552d', 3),
      price: 3800,
    },
    true,
  ),
]

interface Thrown {
  key: string
  name: string
  what: string
  description: string
  alt: string
  price: number
  measurements: string
  /** None: it is the only one of its kind. */
  quantity?: number
  pot: Pot
  scale: number
  branch?: boolean
  /** A name that is stamped into the clay. */
  named?: boolean
}

const nameOnIt = { label: 'Name on the mug', required: false, lines: 1, most: 12, price: 600 }

const thrown = (piece: Thrown): DemoMerch => ({
  printName: piece.name,
  descName: piece.what,
  name: `${piece.name}, ${piece.what.toLowerCase()}`,
  price: piece.price,
  ...(piece.quantity === undefined ? { quantity: 1, only: true } : { quantity: piece.quantity }),
  description: piece.description,
  measurements: piece.measurements,
  gallery: 'pots',
  ...(piece.named && {
    personalised: true,
    personalisation: nameOnIt,
  }),
  primary: merchPicture(`kiln-${piece.key}`, piece.alt, () =>
    alone(piece.pot, piece.scale, piece.branch),
  ),
  secondary: merchPicture(
    `kiln-${piece.key}-with-others`,
    `${piece.name} on a dark table beside other pots of the same firing.`,
    () => together([piece.pot, bottle, mug], 1.2),
  ),
})

const merch = [
  thrown({
    key: 'moon-jar',
    name: 'Moon Jar No. 4',
    what: 'Black stoneware',
    description: 'Thrown in two halves and joined at the belly. Eleven inches tall, one of one.',
    alt: 'A round black jar, its shoulders dipped in pale glaze, before a bare wall.',
    price: 24000,
    measurements: '11 in tall, 10 in wide',
    pot: moonJar,
    scale: 2.7,
  }),
  thrown({
    key: 'plate',
    name: 'Bread Plate',
    what: 'Red clay',
    description: 'Nine inches, low and wide. The black rim is slip, brushed on in one turn.',
    alt: 'A low red clay plate with a black rim before a bare wall.',
    price: 4200,
    measurements: '9 in wide, 1 in tall',
    quantity: 0,
    pot: plate,
    scale: 2.1,
  }),
  thrown({
    key: 'soup-bowl',
    name: 'Soup Bowl',
    what: 'Black stoneware',
    description: 'Holds a pint and a half and keeps it hot. Ash glaze inside, bare clay outside.',
    alt: 'A wide black bowl with a pale glazed rim before a bare wall.',
    price: 4800,
    measurements: '7 in wide, 3 in tall',
    quantity: 6,
    pot: soupBowl,
    scale: 2.1,
  }),
  thrown({
    key: 'mug',
    name: 'Morning Mug',
    what: 'Black stoneware',
    description: 'Ten ounces, a handle for two fingers, and a red rim that finds your lip.',
    alt: 'A black mug with a handle, its upper half in red glaze.',
    price: 3600,
    measurements: '3½ in tall, 3 in wide',
    quantity: 9,
    named: true,
    pot: mug,
    scale: 2.1,
  }),
  thrown({
    key: 'branch-vase',
    name: 'Branch Vase',
    what: 'Red clay',
    description: 'A narrow neck for one branch. Bare, a little rough, watertight all the same.',
    alt: 'A slim vase of bare red clay with three leafy twigs.',
    price: 8600,
    measurements: '8 in tall, 3 in wide',
    pot: branchVase,
    scale: 2,
    branch: true,
  }),
]

const [hotPrint] = prints
const [hotMerch] = merch
if (!hotPrint || !hotMerch) throw new Error('the studio has nothing to choose from')

const shelfPicture = heroPicture(
  'kiln-hero-shelf',
  'A jar, a vase with twigs, a bowl, a bottle and a mug on a dark table in light from the left.',
  shelf,
  { x: 50, y: 78 },
  { x: 8, y: 14, width: 86, height: 76 },
)

export const kilnStudio: DemoStudio = {
  words,
  theme: demoThemes.kiln,
  days: { made: { from: 6, to: 10 }, stock: { from: 2, to: 4 }, transit: { from: 2, to: 6 } },
  prints,
  clothing: [],
  merch,
  collections: [
    {
      type: 'gallery',
      slug: 'pots',
      title: 'Pots',
      words: words.galleryIntro.merch,
    },
    {
      type: 'series',
      slug: 'paper-pots',
      title: 'Paper Pots',
      words: 'I draw every pot the evening before I throw it. The drawings stand straighter.',
    },
  ],
  pages: pages(shelfPicture),
  heroes: [
    {
      name: 'A shelf by the window',
      picture: shelfPicture,
    },
    {
      name: 'One jar',
      picture: heroPicture(
        'kiln-hero-jar',
        'A round black jar, its shoulders dipped in pale glaze, with three leafy twigs before a bare wall.',
        () => alone(moonJar, 2.4, true),
        { x: 50, y: 70 },
        { x: 10, y: 6, width: 80, height: 94 },
      ),
    },
  ],
  hot: { print: hotPrint, merch: hotMerch },
  aboutPicture: heroPicture(
    'kiln-about',
    'Pots of one firing on a black table: a bottle, a vase and a mug before a pale wall.',
    () =>
      still({
        width: 1600,
        height: 1800,
        wall: '#c9b8a2',
        table: '#33271f',
        branch: 1,
        pots: [
          { pot: bottle, x: 420, scale: 1.6, back: 60 },
          { pot: branchVase, x: 900, scale: 1.6 },
          { pot: mug, x: 1270, scale: 1.4 },
        ],
      }),
  ),
  priceGuidePicture: heroPicture(
    'kiln-price-guide',
    'Commissions by size: a mug from $36, a bowl from $48, a jar from $240. Sets of four to eight, in ten weeks.',
    sizes,
  ),
  defaultHero: heroPicture(
    'kiln-hero-firing',
    'A bottle, a bowl, a jar and a plate on a black table before a wall the color of fire.',
    firing,
    { x: 50, y: 78 },
  ),
  facts,
}
