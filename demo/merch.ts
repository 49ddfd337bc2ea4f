import * as art from './art/tabletop/pieces.ts'
import type { DemoMerch } from './picture.ts'
import { merchPicture as picture } from './pictures.ts'

const snail: DemoMerch = {
  printName: 'In No Hurry',
  descName: 'Vinyl sticker',
  name: 'Snail sticker',
  price: 400,
  quantity: 48,
  description:
    'For the back of a slow laptop. Weatherproof vinyl, three inches of calm, survives the dishwasher even though you should not ask it to.',
  primary: picture(
    'snail-sticker',
    'A die-cut sticker of a mustard snail with a teal shell above a coral ribbon that says In no hurry.',
    art.snailSticker,
  ),
  secondary: picture(
    'snail-sticker-in-post',
    'The snail sticker leaning on a brown envelope closed with a red seal.',
    art.snailInPost,
  ),
}

/** Oldest first. */
export const merch: DemoMerch[] = [
  {
    printName: 'Sardines, One Dissenting',
    descName: 'Vinyl sticker',
    name: 'Sardine sticker',
    price: 400,
    quantity: 60,
    description:
      'The one who turned around, now traveling alone. Four inches long, weatherproof, good on lunch tins and canoes.',
    primary: picture(
      'sardine-sticker',
      'A die-cut sticker of a coral sardine with mustard fins on a speckled terrazzo top.',
      art.sardineSticker,
    ),
    secondary: picture(
      'sardine-sticker-on-notebook',
      'Two sardine stickers, coral and blue, on the cover of a dark green notebook beside a pencil.',
      art.sardineOnTin,
    ),
  },
  {
    printName: 'Sour on Purpose',
    descName: 'Enamel pin',
    name: 'Lemon pin',
    price: 1100,
    quantity: 0,
    description:
      'Half a lemon in hard enamel, for people who have had enough life advice. One and a quarter inches, two posts, does not spin.',
    primary: picture(
      'lemon-pin',
      'A round enamel pin of half a lemon on a teal backing card that says Sour on purpose.',
      art.lemonPin,
    ),
  },
  {
    printName: 'Night Shift',
    descName: 'Enamel pin',
    name: 'Moth pin',
    price: 1200,
    quantity: 17,
    description:
      'A plum and apricot moth with brass veins, drawn at the porch light at two in the morning. Comes on a card, stays put on denim.',
    primary: picture(
      'moth-pin',
      'A plum and apricot enamel moth pin with brass edges on a cream backing card that says Night shift.',
      art.mothPin,
    ),
    secondary: picture(
      'moth-pin-on-denim',
      'The moth pin on blue denim with yellow stitching.',
      art.mothOnDenim,
    ),
  },
  snail,
  {
    printName: 'Slow Heron',
    descName: 'Woven patch',
    name: 'Heron patch',
    price: 900,
    quantity: 1,
    description:
      'The heron and her sun, stitched, with a whipped navy edge. Three and a half inches. Iron it on, then sew it anyway.',
    primary: picture(
      'heron-patch',
      'A round stitched patch with a teal heron before a coral sun and a navy edge, on olive canvas.',
      art.heronPatch,
    ),
    secondary: picture(
      'heron-patch-sewn',
      'The heron patch sewn on a tan canvas bag beside a line of stitching.',
      art.heronPatchSewn,
    ),
  },
  {
    printName: 'Cat, Considering',
    descName: 'Vinyl sticker',
    name: 'Cat sticker',
    price: 450,
    quantity: 35,
    description:
      'Biscuit and the moon, three inches across. She would like you to know that she was not consulted.',
    primary: picture(
      'cat-sticker',
      'A round die-cut sticker of a black cat on a coral hill before a yellow moon, on a pale wooden table.',
      art.catSticker,
    ),
    secondary: picture('cat-sticker-on-flask', 'The cat sticker on a teal flask.', art.catOnFlask),
  },
  {
    printName: 'Four from the Boathouse',
    descName: 'Set of four postcards',
    name: 'Postcard set',
    price: 1200,
    quantity: 22,
    description:
      'Heron, night boat, snow and meadow, on thick uncoated card that takes a fountain pen without complaint. Stamps and things to say not included.',
    primary: picture(
      'postcard-set',
      'Four postcards on a wooden table: snowy houses, the night boat, the heron and the blue meadow.',
      art.postcardSet,
    ),
    secondary: picture(
      'postcard-back',
      'The heron postcard and the written back of another, with a stamp and a pencil.',
      art.postcardBack,
    ),
  },
  {
    printName: 'Mushroom Supper',
    descName: 'Sticker sheet',
    name: 'Mushroom sticker sheet',
    price: 850,
    quantity: 26,
    description:
      'Four mushrooms, one moth and a snail who came with them. Five by seven inches, kiss-cut, matte. Not edible either.',
    primary: picture(
      'mushroom-sheet',
      'A pale pink sticker sheet with four spotted mushrooms, a snail and a moth, titled Mushroom supper, on a wooden table.',
      art.mushroomSheet,
    ),
    secondary: picture(
      'mushroom-stickers-loose',
      'Four mushroom stickers and a moth sticker spread on dark green card.',
      art.mushroomLoose,
    ),
  },
  {
    printName: 'Standing About',
    descName: 'Enamel pin',
    name: 'Heron pin',
    price: 1400,
    quantity: 12,
    description:
      'A small heron for your lapel, who will stand there as long as you need. Hard enamel and antique brass, an inch and three quarters tall.',
    primary: picture(
      'heron-pin',
      'A teal enamel heron pin with brass edges on a navy backing card that says Standing about.',
      art.heronPin,
    ),
    secondary: picture(
      'heron-pin-on-cap',
      'The heron pin on an olive cotton cap.',
      art.heronPinOnCap,
    ),
  },
]

export const hotMerch: DemoMerch = snail
