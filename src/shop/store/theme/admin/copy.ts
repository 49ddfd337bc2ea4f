export const lookCopy = {
  saved: 'Freshly dressed! Every page, mail and icon knows already.',
  failed: 'the paint ran. nothing was saved, try again?',

  begin: 'Begin from a look',
  beginHint:
    'Three studios that look nothing alike. Try each on your own pieces: nothing is saved yet.',
  looks: {
    heron: 'Print studio: coral and teal, torn edges',
    kiln: 'Pottery: black and clay, straight edges',
    crayon: 'Picture books: red and blue, soft corners',
  },
  undo: 'Back to what is saved',
  undone: 'Back to what is saved.',
  restore: 'Put back the look before this one',
  restored: 'The earlier look is back.',
  restoreFailed: 'the old coat doesn’t fit any more. nothing was changed, try again?',

  name: 'Your name',
  nameHint: 'In the bar of every page, and on top of every mail.',
  lettering: 'Lettered in',
  letterings: { display: 'The typeface of headings', text: 'The typeface of text' },
  logoHint:
    'PNG with a clear ground fits best, 1,000 pixels wide. It stands where the lettered name would, and in the icons.',
  colours: 'Inks and paper',
  coloursHint:
    'Two inks and a paper. The shop mixes the rest, at night too, and sees to it that words can be read.',
  first: 'First ink',
  second: 'Second ink',
  paper: 'Paper',
  corrected: 'What the shop corrects',
  allGood: 'Words read well in these colors, by day and at night.',
  night: 'At night the paper is dark and the inks are lighter: the shop makes those itself.',
  type: 'Typefaces',
  typeHint: 'Headings first, then text. Only these two are sent to your visitors.',
  pair: 'Pair',
  drawings: 'Drawings and edges',
  drawingsHint: 'Small drawings in the corners, and how paper is cut.',
  set: 'Drawings',
  finish: 'Edges',

  preview: 'How it looks',
  previewHint: 'Your own pages with your own pieces. Visitors see it once you save.',
  page: 'Page',
  width: 'Width',
  pages: { home: 'Home', gallery: 'Gallery', piece: 'A piece', mail: 'A mail' },
  widths: { phone: 'Phone', desk: 'Desk' },
  noPiece: 'There is no piece to show yet.',

  pickIt: (label: string) => `${label}: pick it`,
  look: 'Look',
  and: (family: string, family2: string) => `${family} and ${family2}`,
} as const
