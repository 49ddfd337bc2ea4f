import { demoThemes } from '#shop/store/theme/theme.ts'
import type { Art } from '../art/svg.ts'
import facts from '../facts/crayon.json' with { type: 'json' }
import type { DemoClothing, DemoMerch, DemoPrint, DemoStudio } from '../picture.ts'
import { clothingPicture, heroPicture, merchPicture, printPicture } from '../pictures.ts'
import * as art from './cutouts.ts'
import { words } from './words.ts'

interface Poster {
  key: string
  name: string
  description: string
  alt: string
  draw: () => Art
  wall: string
}

type Sizes = Readonly<Record<string, number>>

const poster = ({ key, name, description, alt, draw, wall }: Poster): DemoPrint => ({
  name,
  dimensions: 'square',
  series: ['wide-awake'],
  smallPrice: 2800,
  mediumPrice: 3900,
  largePrice: 5200,
  smallVariantId: `CRN-${key.toUpperCase()}-10`,
  mediumVariantId: `CRN-${key.toUpperCase()}-14`,
  largeVariantId: `CRN-${key.toUpperCase()}-18`,
  description,
  main: printPicture(`crayon-${key}`, alt, draw),
  candid: printPicture(
    `crayon-${key}-in-room`,
    `${name} in a white frame above a child’s bed with a red blanket, stars and a toy bear.`,
    () => art.nursery(draw(), wall),
  ),
})

const prints = [
  poster({
    key: 'fox-hat',
    name: 'A Fox Dressed Up',
    description: 'He has somewhere to be and won’t say where. The hat was a present.',
    alt: 'An orange fox in a blue hat with a yellow band, on crayon green.',
    draw: art.foxHat,
    wall: '#f9d7a8',
  }),
  poster({
    key: 'rainbow',
    name: 'All of the Rainbow',
    description: 'Five colors, two clouds. One of the clouds has had enough for today.',
    alt: 'A wide rainbow of five colors between two clouds, a smiling and a sleeping one.',
    draw: art.bigRainbow,
    wall: '#8fc4f2',
  }),
  poster({
    key: 'rocket',
    name: 'Room for a Cat',
    description: 'There is always room for a cat. The cat is flying, actually.',
    alt: 'A white rocket with red stripes on yellow; a black cat looks out of its round window.',
    draw: art.rocketCat,
    wall: '#f7a8b8',
  }),
  poster({
    key: 'whale',
    name: 'The Whale Gives Lifts',
    description: 'One stop, no tickets, and you may get a little wet at the front.',
    alt: 'A blue whale in three rows of waves, spouting, with a red bear riding on its back.',
    draw: art.whaleLift,
    wall: '#ffe08a',
  }),
  poster({
    key: 'bear',
    name: 'Bear, Not Tired',
    description: 'It is eleven at night and this bear is not tired at all. Ask him anything.',
    alt: 'A red bear, wide awake under a moon and white stars, behind a blue blanket.',
    draw: art.bearAwake,
    wall: '#b9dcb8',
  }),
]

interface Small {
  key: string
  name: string
  what: string
  description: string
  alt: string
  price: number
  quantity: number
  draw: () => Art
}

const small = ({ key, name, what, description, alt, price, quantity, draw }: Small): DemoMerch => ({
  printName: name,
  descName: what,
  name: `${name}, ${what.toLowerCase()}`,
  price,
  quantity,
  description,
  primary: merchPicture(`crayon-${key}`, alt, draw),
  secondary: merchPicture(
    `crayon-${key}-handful`,
    'Three round stickers, a bear, a star and a moon, fallen over each other on green.',
    art.handful,
  ),
})

const merch = [
  small({
    key: 'bear-sticker',
    name: 'Bear, Not Tired',
    what: 'Vinyl sticker',
    description: 'Three inches of bear. Survives the dishwasher and being loved.',
    alt: 'A round sticker of a red bear on yellow, lying on light blue.',
    price: 350,
    quantity: 120,
    draw: art.bearSticker,
  }),
  small({
    key: 'star-pin',
    name: 'Good Star',
    what: 'Enamel pin',
    description: 'For whoever was brave at the dentist. Grown-ups may wear it, too.',
    alt: 'A round blue pin with a smiling yellow star, lying on red.',
    price: 900,
    quantity: 1,
    draw: art.starPin,
  }),
  small({
    key: 'moon-sticker',
    name: 'Moon at Last',
    what: 'Vinyl sticker',
    description: 'For the bedroom door. It means quiet, and sometimes it works.',
    alt: 'A round sticker of a white moon and two stars on dark blue, lying on yellow.',
    price: 350,
    quantity: 80,
    draw: art.moonSticker,
  }),
]

const tee = (key: string, colour: string, ground: string, draw: () => Art, sizes: Sizes) => ({
  printName: `Bear Tee, ${colour.toLowerCase()}`,
  descName: 'T-shirt',
  price: 2800,
  description: 'A bear who is not tired, on a shirt for people who are. Soft, and it stays soft.',
  alsoIn: 'Bear Tee',
  sizes,
  primary: clothingPicture(
    `crayon-${key}`,
    `A ${colour.toLowerCase()} T-shirt with a red bear on its chest.`,
    draw,
  ),
  secondary: clothingPicture(
    `crayon-${key}-rail`,
    'Three T-shirts with bears on a rail, from small to large.',
    () => art.teesOnRail(ground),
  ),
})

const clothing: DemoClothing[] = [
  tee('bear-tee-night', 'Night blue', art.box.night, art.bearTeeNight, { S: 4, M: 7, L: 2, XL: 0 }),
  tee('bear-tee', 'Sunny', art.box.yellow, art.bearTee, { S: 12, M: 8, L: 0, XL: 3 }),
]

const hotPrint = prints.at(-1)
const [hotMerch] = merch
if (!hotPrint || !hotMerch) throw new Error('the studio has nothing to choose from')

export const crayonStudio: DemoStudio = {
  words,
  theme: demoThemes.crayon,
  days: { made: { from: 2, to: 5 }, stock: { from: 1, to: 2 }, transit: { from: 2, to: 5 } },
  prints,
  clothing,
  sizeGuide: {
    note: 'The shirt, laid flat: across the chest below the sleeves, and from the collar to the hem.',
    measures: ['Chest', 'Length'],
    sizes: [
      { label: 'S', cm: [46, 69] },
      { label: 'M', cm: [51, 72] },
      { label: 'L', cm: [56, 74] },
      { label: 'XL', cm: [61, 76] },
    ],
  },
  merch,
  collections: [
    {
      type: 'series',
      slug: 'wide-awake',
      title: 'Wide Awake',
      words: 'Five friends who should be in bed. Not one of them is.',
    },
  ],
  heroes: [
    {
      name: 'The parade',
      picture: heroPicture(
        'crayon-hero-parade',
        'Three bears in red, blue and yellow and a fox walk over a green hill under a smiling sun.',
        art.parade,
        { x: 50, y: 72 },
        { x: 6, y: 6, width: 92, height: 94 },
      ),
    },
  ],
  hot: { print: hotPrint, merch: hotMerch },
  aboutPicture: heroPicture(
    'crayon-about',
    'A child’s room with a bear print in a white frame above a bed with a red blanket of stars.',
    () => art.nursery(art.bearAwake(), '#ffd75e'),
  ),
  priceGuidePicture: heroPicture(
    'crayon-price-guide',
    'Portraits by size: one star from $90 with one animal, two stars from $140 with two, three stars from $190 with as many as fit.',
    art.prices,
  ),
  defaultHero: heroPicture(
    'crayon-hero-night',
    'A red bear asleep on a blue hill under a moon and seven yellow stars.',
    art.nightParade,
    { x: 50, y: 66 },
    { x: 8, y: 6, width: 84, height: 86 },
  ),
  facts,
}
