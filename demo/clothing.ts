import * as art from './art/garments/pieces.ts'
import type { DemoClothing } from './picture.ts'
import { clothingPicture as picture } from './pictures.ts'

const catSweatshirt: DemoClothing = {
  printName: 'Cat, Considering',
  descName: 'Crewneck sweatshirt',
  price: 7800,
  size: 'L',
  measurements: 'Chest 46 in, length 27 in, sleeve 24 in',
  description:
    'Heavy charcoal fleece, already soft from somebody else’s winters. Biscuit in bone white over a mustard moon that took three coats to stop looking green.',
  primary: picture(
    'cat-sweatshirt',
    'A charcoal sweatshirt on a dark wooden table, printed with a white cat sitting before a mustard moon.',
    art.sweatFlat,
  ),
  secondary: picture(
    'cat-sweatshirt-close',
    'Close view of the white cat and mustard moon printed on charcoal fleece.',
    art.sweatClose,
  ),
}

/** One of each; oldest first. */
export const clothing: DemoClothing[] = [
  {
    printName: 'Sardines, One Dissenting',
    descName: 'Cotton bandana',
    price: 2800,
    size: 'One size',
    measurements: '22 x 22 in',
    description:
      'Eighteen sardines on a washed cotton square with a rolled hem that I sewed twice. Wear it, or wrap a sandwich in it and look like you planned to.',
    primary: picture(
      'sardine-bandana',
      'A cream bandana with blue sardines in rows and one coral sardine turned around, laid flat on a wooden table.',
      art.bandanaFlat,
    ),
    secondary: picture(
      'sardine-bandana-close',
      'Close view of two blue sardines and a coral one printed on cream cotton.',
      art.bandanaClose,
    ),
  },
  {
    printName: 'Night Shift',
    descName: 'Tank top',
    price: 3600,
    size: 'M',
    measurements: 'Chest 40 in, length 27 in',
    description:
      'Faded black-green cotton with a moth who has just found the porch light. Thrifted in Camden; the moth is new.',
    primary: picture(
      'moth-tank',
      'A dark green tank top on pale linen, printed with a cream and mustard moth across the chest.',
      art.tankFlat,
    ),
    secondary: picture(
      'moth-tank-close',
      'Close view of the moth print on dark green cotton with its woven label.',
      art.tankClose,
    ),
    supplementary: picture(
      'moth-tank-block',
      'The moth cut into gray lino, the same block rolled with mustard ink, and the moth on dark green cotton.',
      art.tankMaking,
    ),
  },
  {
    printName: 'In No Hurry',
    descName: "Kids' tee",
    price: 2600,
    size: 'Kids 6',
    measurements: 'Chest 28 in, length 19 in',
    description:
      'For a small person who will not be put into shoes. Cream cotton, rust collar, one unbothered snail. Washes well, which matters.',
    primary: picture(
      'snail-kids-tee',
      "A cream kids' tee with a rust collar on a wooden table, printed with a teal and mustard snail.",
      art.kidsFlat,
    ),
    secondary: picture(
      'snail-kids-tee-close',
      'Close view of the snail with its teal spiral shell on cream cotton.',
      art.kidsClose,
    ),
    supplementary: picture(
      'snail-kids-tee-block',
      'The snail cut into lino, facing the other way; the block inked teal beside its brayer; the snail on cream cotton.',
      art.kidsMaking,
    ),
  },
  {
    printName: 'Put the Kettle On',
    descName: 'Canvas apron',
    price: 5800,
    size: 'One size',
    measurements: 'Length 33 in, adjustable neck, long ties',
    description:
      'Heavy teal canvas with a pocket deep enough for a phone, a brayer and half a cookie. Printed after I ruined mine.',
    primary: picture(
      'kettle-apron',
      'A dark teal canvas apron with a divided pocket, printed with a cream kettle and two lemon halves.',
      art.apronFlat,
    ),
    secondary: picture(
      'kettle-apron-close',
      'Close view of the cream kettle and half lemon printed on teal canvas.',
      art.apronClose,
    ),
  },
  {
    printName: 'Three Citrus',
    descName: 'Unisex tee',
    price: 3800,
    size: 'XL',
    measurements: 'Chest 48 in, length 30 in',
    description:
      'Lemon, blood orange and a lime that got in on charm. Thick cotton, boxy cut, three blocks and one long afternoon.',
    primary: picture(
      'citrus-tee',
      'A cream tee on pale green card, printed with halves of a lemon, a blood orange and a lime.',
      art.teeFlat,
    ),
    secondary: picture(
      'citrus-tee-close',
      'Close view of the lemon and blood orange prints on cream cotton.',
      art.teeClose,
    ),
  },
  {
    printName: 'Mushroom Supper',
    descName: 'Work shirt',
    price: 7200,
    size: 'M',
    measurements: 'Chest 44 in, length 30 in, sleeve 24 in',
    description:
      'Sage cotton drill with its first owner’s good buttons. One toadstool on the pocket, two more where you would only find them if you were looking.',
    primary: picture(
      'mushroom-shirt',
      'A sage green button-up shirt on a wooden hanger, with a red mushroom printed on the pocket and two at the hem.',
      art.shirtHung,
    ),
    secondary: picture(
      'mushroom-shirt-close',
      'Close view of two red spotted mushrooms printed on sage cotton.',
      art.shirtClose,
    ),
    supplementary: picture(
      'mushroom-shirt-block',
      'A mushroom cut into lino, the block inked red with the brayer at its edge, and the mushroom on washed green cotton.',
      art.shirtMaking,
    ),
  },
  catSweatshirt,
  {
    printName: 'Poppies, Late August',
    descName: 'Sleeveless dress',
    price: 9600,
    size: 'S',
    measurements: 'Bust 35 in, waist 29 in, length 42 in',
    description:
      'Rust-red linen with poppies climbing from the hem and a few that got as far as the shoulder. It has pockets. Of course it has pockets.',
    primary: picture(
      'poppy-dress',
      'A rust-red sleeveless dress on a wooden hanger, printed with cream poppies that crowd at the hem and thin out above.',
      art.dressHung,
    ),
    secondary: picture(
      'poppy-dress-close',
      'Close view of cream poppies printed on rust-red linen.',
      art.dressClose,
    ),
  },
  {
    printName: 'Slow Heron',
    descName: 'Chore jacket',
    price: 12800,
    size: 'M',
    measurements: 'Chest 45 in, length 28 in, sleeve 24 in',
    description:
      'A French work jacket, washed to the right blue by forty years and a sailor called Yves. The heron goes across the back, two inks, one try.',
    primary: picture(
      'heron-jacket',
      'The back of a blue chore jacket on a wooden hanger, printed with a large cream heron before a coral sun.',
      art.jacketHung,
    ),
    secondary: picture(
      'heron-jacket-close',
      'Close view of the cream heron and coral sun printed on blue cotton.',
      art.jacketClose,
    ),
    supplementary: picture(
      'heron-jacket-flat',
      'The front of the blue chore jacket on a wooden table: collar, dark buttons and three patch pockets, no print.',
      art.jacketFlat,
    ),
  },
]

export const sold: DemoClothing[] = [
  {
    printName: 'Night Shift',
    descName: 'Cotton bandana',
    price: 2800,
    size: 'One size',
    measurements: '22 x 22 in',
    description:
      'The moth from the tank top, out on its own. It went to a baker in Rockland, who keeps the same hours.',
    primary: picture(
      'moth-bandana',
      'A dark green bandana with a cream and mustard moth in its middle, laid flat on pale linen.',
      art.mothBandanaFlat,
    ),
    secondary: picture(
      'moth-bandana-close',
      'Close view of the moth printed on dark green cotton, near the rolled hem.',
      art.mothBandanaClose,
    ),
  },
]

export const hotClothing: DemoClothing = catSweatshirt
