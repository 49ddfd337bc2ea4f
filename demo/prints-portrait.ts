import { blueMeadow as blueMeadowArt } from './art/prints/blue-meadow.ts'
import { catConsidering as catConsideringArt } from './art/prints/cat-considering.ts'
import { kelp as kelpArt } from './art/prints/kelp.ts'
import { kiteWeather as kiteWeatherArt } from './art/prints/kite-weather.ts'
import { mushroomSupper as mushroomSupperArt } from './art/prints/mushroom-supper.ts'
import { slowHeron as slowHeronArt } from './art/prints/slow-heron.ts'
import { tideTable as tideTableArt } from './art/prints/tide-table.ts'
import { bedroom } from './art/rooms/bedroom.ts'
import { deskRoom } from './art/rooms/desk.ts'
import { hallwayRoom } from './art/rooms/hallway.ts'
import { mantelRoom } from './art/rooms/mantel.ts'
import { plantWindow } from './art/rooms/plant-window.ts'
import { readingCorner } from './art/rooms/reading-corner.ts'
import { blockToPrint } from './art/scenes/block-to-print.ts'
import { closeDetail } from './art/scenes/details.ts'
import type { DemoPrint } from './picture.ts'
import { printPicture } from './pictures.ts'

const portrait = (code: string, small: number, medium: number) => ({
  dimensions: 'portrait' as const,
  smallPrice: small,
  mediumPrice: medium,
  largePrice: null,
  smallVariantId: `ATL-${code}-12`,
  mediumVariantId: `ATL-${code}-24`,
  largeVariantId: null,
})

export const tideTable: DemoPrint = {
  name: 'Tide Table',
  series: ['ebb'],
  ...portrait('TIDE', 4200, 7200),
  description:
    'Thirty nights of moon over thirty tides, as seen from the end of the dock. Coral means spring tide: move the truck.',
  main: printPicture(
    'tide-table',
    'A calendar of thirty small blue blocks, each with a phase of the moon above waves; the spring tides are coral. Beneath it the words Tide Table.',
    tideTableArt,
  ),
  candid: printPicture(
    'tide-table-in-hallway',
    'The tide table in a pale frame in a hallway with blue panelling, a yellow raincoat on a hook and rubber boots.',
    () =>
      hallwayRoom({
        art: tideTableArt(),
        wall: '#e9e3d6',
        frame: '#d8b98c',
        accent: '#b8452c',
        second: '#5f86a0',
      }),
  ),
  supplementary: printPicture(
    'tide-table-block',
    'Thirty moons and thirty waves cut into one gray block, mirrored; the block inked in dark blue; the finished calendar with its coral tides.',
    () =>
      blockToPrint({
        art: tideTableArt(),
        ink: '#15233b',
        cloth: '#dccfb7',
        margin: 0.07,
        left: 0.5,
      }),
  ),
}

export const kiteWeather: DemoPrint = {
  name: 'Kite Weather',
  ...portrait('KITE', 3800, 6800),
  description:
    'My niece June, holding on to three kites in a wind that wanted four. The hill is the one behind the grange; the stripes are how it feels to run down it.',
  main: printPicture(
    'kite-weather',
    'A small figure in a coral coat holds three bright kites with long tails over a hill of striped fields, in a wide pale sky.',
    kiteWeatherArt,
  ),
  candid: printPicture(
    'kite-weather-in-bedroom',
    'The kite print in a white frame over a bed with a mustard and blue patchwork quilt.',
    () =>
      bedroom({
        art: kiteWeatherArt(),
        wall: '#d5e0df',
        frame: '#f4efe4',
        accent: '#e3b65c',
        second: '#5f86a0',
      }),
  ),
}

export const kelp: DemoPrint = {
  name: 'Kelp, Looking Up',
  series: ['ebb'],
  ...portrait('KELP', 4200, 7400),
  description:
    'Drawn from memory, dripping, on the back of a tide chart. If you hang it by a window the light comes down through it twice.',
  main: printPicture(
    'kelp',
    'Dark strands of kelp with golden floats rise through green water toward the light; a few small fish pass between them.',
    kelpArt,
  ),
  candid: printPicture(
    'kelp-by-window',
    'The kelp print in an oak frame beside a sunny window with hanging plants, above a stool with a teal watering can.',
    () =>
      plantWindow({
        art: kelpArt(),
        wall: '#f0e7d6',
        frame: '#b98a5a',
        accent: '#2f7a78',
        second: '#e0a526',
      }),
  ),
  supplementary: printPicture(
    'kelp-block',
    'The strands of kelp as they were cut, the block inked sea green under the brayer, and the finished print in all its greens.',
    () =>
      blockToPrint({
        art: kelpArt(),
        ink: '#0f4a4f',
        cloth: '#dccfb7',
        margin: 0,
        left: 0.4,
      }),
  ),
}

export const mushroomSupper: DemoPrint = {
  name: 'Mushroom Supper',
  ...portrait('MUSHROOM', 4200, 7400),
  description:
    'Cut from painted paper at the kitchen table while it rained for nine days. Nothing in this picture should be eaten, and the snail has been told.',
  main: printPicture(
    'mushroom-supper',
    'Coral, mustard and pink spotted mushrooms on a plum night with a crescent moon, ferns, a moth and a golden snail.',
    mushroomSupperArt,
  ),
  candid: printPicture(
    'mushroom-supper-reading',
    'The mushroom print in a dark frame on a green wall above a rust armchair, beside a glowing floor lamp.',
    () =>
      readingCorner({
        art: mushroomSupperArt(),
        wall: '#6b7f6a',
        frame: '#2c2320',
        accent: '#b5573a',
        second: '#d9a540',
      }),
  ),
  supplementary: printPicture(
    'mushroom-supper-close',
    'Close view of the snail beneath the mushrooms and the leaf litter, with the torn paper edge.',
    () => closeDetail(mushroomSupperArt(), 500, 1350, 1.5, '#7a5a40'),
  ),
}

export const catConsidering: DemoPrint = {
  name: 'Cat, Considering',
  ...portrait('CAT', 4200, 7400),
  description:
    'Biscuit on the bedroom sill, giving the moon the look that she gives an empty bowl. Neither of them blinked. The plant is also hers now.',
  main: printPicture(
    'cat-considering',
    'A black cat seen from behind sits on a windowsill between coral dotted curtains, looking at a full moon over dark hills.',
    catConsideringArt,
  ),
  candid: printPicture(
    'cat-considering-on-mantel',
    'The cat print in a brass frame on a dark blue wall over a lit brick fireplace.',
    () =>
      mantelRoom({
        art: catConsideringArt(),
        wall: '#2f4a57',
        frame: '#b98a3e',
        accent: '#b5573a',
        second: '#e0a526',
      }),
  ),
  supplementary: printPicture(
    'cat-considering-block',
    'The cat’s window three times on the bench: cut into lino, inked in night blue, and printed with coral curtains.',
    () =>
      blockToPrint({
        art: catConsideringArt(),
        ink: '#15233b',
        cloth: '#c4cdbf',
        margin: 0,
        left: 0.42,
      }),
  ),
}

export const blueMeadow: DemoPrint = {
  name: 'Blue Meadow',
  ...portrait('MEADOW', 4600, 7800),
  description:
    "Queen Anne's lace, ferns and whatever else was standing in the ditch on Route 1, laid on blue paper in the sun for eleven minutes. Twelve is too long.",
  main: printPicture(
    'blue-meadow',
    "White Queen Anne's lace, ferns and grasses on deep Prussian blue, with rough brushed edges on cream paper.",
    blueMeadowArt,
  ),
  candid: printPicture(
    'blue-meadow-at-desk',
    'The blue botanical print in a pale frame above a wooden desk with a lamp, paper and a blue chair.',
    () =>
      deskRoom({
        art: blueMeadowArt(),
        wall: '#efe6d6',
        frame: '#d9bb8c',
        accent: '#35608f',
        second: '#c9794f',
      }),
  ),
}

export const slowHeron: DemoPrint = {
  name: 'Slow Heron',
  series: ['ebb'],
  ...portrait('HERON', 4600, 8200),
  description:
    'The bird that the studio is named after, at her post off the end of the dock. It took me four years to draw her, because she would not stop standing still.',
  main: printPicture(
    'slow-heron',
    'A great blue heron in deep teal stands among reeds in still water, before a huge coral sun; both are mirrored in the ripples.',
    slowHeronArt,
  ),
  candid: printPicture(
    'slow-heron-in-hallway',
    'The heron print in a white frame in a hallway with green panelling, a yellow raincoat, a tote bag and teal boots.',
    () =>
      hallwayRoom({
        art: slowHeronArt(),
        wall: '#efe2cc',
        frame: '#f3eee2',
        accent: '#2f6b66',
        second: '#7fa39a',
      }),
  ),
  supplementary: printPicture(
    'slow-heron-block',
    'The heron cut into gray lino, the same block inked deep teal with the brayer still beside it, and the print that it and its second block gave.',
    () =>
      blockToPrint({
        art: slowHeronArt(),
        ink: '#0f4a4f',
        cloth: '#cfc3ab',
        margin: 0.07,
        left: 0.45,
      }),
  ),
}
