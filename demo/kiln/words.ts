import type { DemoWords } from '../picture.ts'

export const words: DemoWords = {
  studioName: 'Soot & Slip',
  artistName: 'Ines Varga',
  tagLine: 'Black clay, fired twice, for every day',
  homeIntro:
    'I am Ines. I throw pots from one black clay and one red one, and I leave most of them alone after that. They are for soup, for branches, for the shelf nobody dusts.',
  about: {
    heading: 'One wheel, two clays',
    paragraphs: [
      'Soot & Slip is a workshop at the end of a yard in Asheville, North Carolina. There is a wheel, a kiln the size of a wardrobe, and shelves on every wall that would hold a screw.',
      'I came to clay late, by way of ten years of drawing other people’s kitchens. I wanted to make the thing that stands on the table.',
      'Each piece is thrown, dried for two weeks, fired, glazed or left bare, and fired again. About one in nine does not survive. What you see here did.',
    ],
  },
  galleryIntro: {
    prints: 'Drawings of pots, made before or instead of them. Printed to order on heavy paper.',
    clothing: 'Aprons and other things to get clay on. One of each.',
    merch:
      'Pots, thrown on one wheel. No two are alike, and the numbers are small: a firing holds what it holds.',
  },
  takesCommissions: true,
  commissions: {
    teaser: 'A set of bowls for your own table, in the size your hands like.',
    paragraphs: [
      'I take on one set a month: four to eight pieces, thrown to a drawing we agree on.',
      'A mug begins at $36, a bowl at $48, a jar at $240. Allow ten weeks: clay dries when it wants to.',
    ],
    formUrl: 'https://forms.example.com/soot-and-slip',
  },
  madeToOrder:
    'Prints are made to order. Please allow up to {days} days before your parcel leaves; pots alone leave sooner, in a great deal of straw.',
  email: 'ines@sootandslip.example',
  social: [
    { network: 'instagram', label: 'Instagram', url: 'https://instagram.example/sootandslip' },
  ],
  helperName: 'Jonah',
  timeZone: 'America/New_York',
  sentences: {
    'contact.intro': 'about a pot, a chip in one, or a set of bowls for your own table.',
    'empty.merch': 'The shelf is empty until the kiln is opened again.',
    'empty.own': 'This shelf is empty for the moment.',
    'shipping.cost':
      '# What it costs\n\n{shipping rule} {highest rate}\n\n- Art prints: {prints rate}\n- Pots: {merch rate}',
    'order.wrong': 'If anything arrives broken, chipped or not at all, write to me.',
    'mail.damaged': 'If a piece arrives broken or gets lost on the way, answer this email.',
  },
}
