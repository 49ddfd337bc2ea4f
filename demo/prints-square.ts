import { firstSnow as firstSnowArt } from './art/prints/first-snow.ts'
import { lemons as lemonsArt } from './art/prints/lemons.ts'
import { nightCrossing as nightCrossingArt } from './art/prints/night-crossing.ts'
import { poppies as poppiesArt } from './art/prints/poppies.ts'
import { quietOne as quietOneArt } from './art/prints/quiet-one.ts'
import { sardines as sardinesArt } from './art/prints/sardines.ts'
import { threeStones as threeStonesArt } from './art/prints/three-stones.ts'
import { vessels as vesselsArt } from './art/prints/vessels.ts'
import { bedroom } from './art/rooms/bedroom.ts'
import { deskRoom } from './art/rooms/desk.ts'
import { kitchenRoom } from './art/rooms/kitchen.ts'
import { mantelRoom } from './art/rooms/mantel.ts'
import { plantWindow } from './art/rooms/plant-window.ts'
import { sofaRoom } from './art/rooms/sofa.ts'
import { blockToPrint } from './art/scenes/block-to-print.ts'
import { closeDetail } from './art/scenes/details.ts'
import type { DemoPrint } from './picture.ts'
import { printPicture } from './pictures.ts'

const square = (code: string, small: number, medium: number, large: number) => ({
  dimensions: 'square' as const,
  smallPrice: small,
  mediumPrice: medium,
  largePrice: large,
  smallVariantId: `ATL-${code}-10`,
  mediumVariantId: `ATL-${code}-14`,
  largeVariantId: `ATL-${code}-18`,
})

export const sardines: DemoPrint = {
  name: 'Sardines, One Dissenting',
  ...square('SARDINES', 3200, 4600, 6400),
  description:
    'One small block, pressed again and again until my wrist objected. Everyone is going left except for one, who has thought about it.',
  main: printPicture(
    'sardines',
    'Rows of teal and blue block-printed sardines swim left on cream paper; in the sixth row one coral sardine swims right.',
    sardinesArt,
  ),
  candid: printPicture(
    'sardines-in-kitchen',
    'The sardine print in a pale wooden frame above a kitchen counter with a red kettle and a bowl of lemons.',
    () =>
      kitchenRoom({
        art: sardinesArt(),
        wall: '#e3ebe4',
        frame: '#dcbf94',
        accent: '#2d5f6b',
        second: '#d9603f',
      }),
  ),
  supplementary: printPicture(
    'sardines-close',
    'Close view of the dissenting coral sardine, the torn edge of the paper and the table beneath.',
    () => closeDetail(sardinesArt(), 500, 700, 1.3),
  ),
}

export const threeStones: DemoPrint = {
  name: 'Three Stones and a Current',
  series: ['ebb'],
  ...square('STONES', 3800, 5400, 7200),
  description:
    'A hundred and eighteen pen lines, drawn with one breath each, finding their way around three stones from the beach below the studio. The coral one was really brown.',
  main: printPicture(
    'three-stones',
    'Fine indigo lines flow across pale paper like water, parting around three round stones: one black, one coral, one gray.',
    threeStonesArt,
  ),
  candid: printPicture(
    'three-stones-at-desk',
    'The stones print in a black frame above a wooden writing desk with a lamp, books and a red chair.',
    () =>
      deskRoom({
        art: threeStonesArt(),
        wall: '#dfe3da',
        frame: '#232629',
        accent: '#c9573c',
        second: '#35668a',
      }),
  ),
}

export const lemons: DemoPrint = {
  name: 'Lemons, and One Who Is Not',
  ...square('LEMONS', 3400, 4800, 6600),
  description:
    'A crate of citrus from the co-op, drawn before breakfast and eaten after. Nine blocks that nearly line up. There are limes in it too; they asked nicely.',
  main: printPicture(
    'lemons',
    'A three by three grid of cut and whole citrus fruit on blocks of teal, coral, pink and mustard.',
    lemonsArt,
  ),
  candid: printPicture(
    'lemons-in-kitchen',
    'The citrus print in a light frame above a kitchen counter with teal cupboards, a mustard kettle and tiles.',
    () =>
      kitchenRoom({
        art: lemonsArt(),
        wall: '#f2e6cf',
        frame: '#d9b98a',
        accent: '#3f7a78',
        second: '#e0a526',
      }),
  ),
}

export const quietOne: DemoPrint = {
  name: 'The Quiet One',
  ...square('QUIET', 3600, 5200, 7000),
  description:
    'A wren on the persimmon behind the post office, thirty seconds before she opened her mouth and proved the title wrong. Mostly paper, on purpose.',
  main: printPicture(
    'quiet-one',
    'A small brown wren with its tail up on a bare branch with four orange persimmons, before a pale gray-green circle.',
    quietOneArt,
  ),
  candid: printPicture(
    'quiet-one-in-bedroom',
    'The wren print in a light wooden frame over a wooden bed with a patchwork quilt in morning light.',
    () =>
      bedroom({
        art: quietOneArt(),
        wall: '#e9d5c9',
        frame: '#c9a071',
        accent: '#8fa7a0',
        second: '#d98b6a',
      }),
  ),
}

export const vessels: DemoPrint = {
  name: 'Table by the Window',
  ...square('TABLE', 3600, 5200, 7000),
  description:
    'Four inks, no black. Where the blue bowl sits in front of the green bottle they made a fifth color without asking me. The pear was lunch.',
  main: printPicture(
    'vessels',
    'A still life in overlapping transparent inks: a yellow jug with a leafy branch, a green bottle, a blue bowl, a pear and two plums on a dotted coral table.',
    vesselsArt,
  ),
  candid: printPicture(
    'vessels-by-plants',
    'The still life in an oak frame beside a bright window full of plants, above a stool with a watering can.',
    () =>
      plantWindow({
        art: vesselsArt(),
        wall: '#f3e3d3',
        frame: '#b98a5a',
        accent: '#d9683f',
        second: '#3f7f9b',
      }),
  ),
  supplementary: printPicture(
    'vessels-close',
    'Close view of the halftone dots on the table and the overlapping inks of bowl and fruit.',
    () => closeDetail(vesselsArt(), 700, 1050, 1.5, '#8c6547'),
  ),
}

export const firstSnow: DemoPrint = {
  name: 'Harbor Street, First Snow',
  ...square('SNOW', 3800, 5400, 7200),
  description:
    'The night the plow broke down and nobody minded. I counted the lit windows from the dock, lost count, and gave everyone a fire instead.',
  main: printPicture(
    'first-snow',
    'Three rows of narrow harbor houses at night, in red, blue, green and ochre, half their windows lit, under falling snow and a crescent moon.',
    firstSnowArt,
  ),
  candid: printPicture(
    'first-snow-on-mantel',
    'The snow print in a gold frame over a brick fireplace with a fire burning, candles and a vase of eucalyptus.',
    () =>
      mantelRoom({
        art: firstSnowArt(),
        wall: '#55473f',
        frame: '#c39a4e',
        accent: '#2d5570',
        second: '#d9a540',
      }),
  ),
}

export const poppies: DemoPrint = {
  name: 'Poppies, Late August',
  ...square('POPPIES', 3800, 5400, 7200),
  description:
    'The black line is half an inch away from the color because I bumped the press, and then I looked at it for a while and did it again on purpose.',
  main: printPicture(
    'poppies',
    'Coral, apricot and dark red poppies with deep green stems on a warm pink ground, their black outlines printed slightly off.',
    poppiesArt,
  ),
  candid: printPicture(
    'poppies-over-sofa',
    'The poppy print in a white frame above a deep green sofa with striped cushions and a large floor plant.',
    () =>
      sofaRoom({
        art: poppiesArt(),
        wall: '#f0e4d2',
        frame: '#f4efe4',
        accent: '#3c5f54',
        second: '#e08a5f',
      }),
  ),
  supplementary: printPicture(
    'poppies-block',
    'The poppies’ line block as it was cut, inked in deep green with the brayer beside it, and the print with all its colors.',
    () =>
      blockToPrint({
        art: poppiesArt(),
        ink: '#0f4a4f',
        cloth: '#dccfb7',
        margin: 0.05,
        left: 0.5,
      }),
  ),
}

export const nightCrossing: DemoPrint = {
  name: 'Night Crossing',
  series: ['ebb'],
  ...square('CROSSING', 4200, 5800, 7800),
  story: `Walt is eighty-one. He rows over to the island on Thursdays, loses at cards, and rows home in the dark with a lantern lit, *because his wife asked him to in 1974*.

I watched him from the dock for most of a winter before I cut the first line. What you can't see in a print is how quiet it is: one oar, then the other, then for a long time nothing at all.

He has seen it. He says that the boat is wrong, and that he'll allow it.`,
  edition: {
    sizes: [{ size: '18x18', total: 25 }],
    proofs: 2,
    year: 2026,
    process: 'Linocut, two blocks',
    reproduction: false,
    signature: 'by_hand',
    others: null,
    master: 'kept',
  },
  description:
    'My neighbor Walt, rowing home from cards on the island with a lantern that he says he does not need. Carved in one long weekend; you can see where I got to the moon.',
  main: printPicture(
    'night-crossing',
    'A linocut in dark blue: a figure stands in a rowing boat with a lantern on a glittering sea, beneath a large yellow moon ringed by carved lines.',
    nightCrossingArt,
  ),
  candid: printPicture(
    'night-crossing-over-sofa',
    'The night print in a walnut frame above a teal sofa with coral cushions, in afternoon sun.',
    () =>
      sofaRoom({
        art: nightCrossingArt(),
        wall: '#e6d3b8',
        frame: '#8a5a34',
        accent: '#4b7f7b',
        second: '#d9683f',
      }),
  ),
  making: [
    {
      words: 'Everything that stays dark is left standing, the other way round, and then inked.',
      picture: printPicture(
        'night-crossing-block',
        'The rower and his moon cut into gray lino, the other way round; the block rolled with blue-black ink; the print that came off it.',
        () =>
          blockToPrint({
            art: nightCrossingArt(),
            ink: '#1d2430',
            cloth: '#d9cdb6',
            margin: 0.07,
            left: 0.4,
          }),
      ),
    },
    {
      words:
        'The moon has a block of its own, and never lands quite where the sky left room for it.',
      picture: printPicture(
        'night-crossing-moon',
        'Close view of the yellow moon and the carved lines around it, at the torn edge of the paper.',
        () => closeDetail(nightCrossingArt(), 650, 100, 1.3, '#8c6547'),
      ),
    },
    {
      words: 'The lantern borrows a little of the moon’s yellow: two cuts, on the last evening.',
      picture: printPicture(
        'night-crossing-lantern',
        'Close view of the rower in his boat and the light of his lantern on the water.',
        () => closeDetail(nightCrossingArt(), 100, 1000, 1.5, '#8c6547'),
      ),
    },
  ],
}
