export const themeAdminCopy = {
  saved: 'Freshly dressed! Every page, email and icon shows it now.',
  failed: 'nothing was saved. try again?',

  begin: 'Begin from a theme',
  beginHint:
    'Three studios that look nothing alike. Try each on your own pages: visitors see it once you save.',
  themes: {
    heron: 'Print studio: coral and teal, torn edges',
    kiln: 'Pottery: black and clay, straight edges',
    crayon: 'Picture books: red and blue, soft corners',
  },
  undo: 'Undo unsaved changes',
  undone: 'This is the saved theme again.',
  restore: 'Restore the theme before this one',
  restored: 'The earlier theme is back.',
  restoreFailed: 'the earlier theme wasn’t restored. try again?',

  arrangement: 'Page layout',
  arrangementHint:
    'Home, galleries, pieces, series, the footer and the page for a wrong address. Your texts and pictures stay the same.',
  composition: 'All pages',
  galleries: 'Galleries',
  same: 'Same as all pages',

  name: 'Your name',
  nameHint: 'At the top of every page and every email.',
  lettering: 'Typeface of your name',
  letterings: { display: 'The typeface of headings', text: 'The typeface of text' },
  logo: 'Logo',
  logoWhat: 'logo',
  logoHint:
    'A PNG with a transparent background fits best, 1,000 pixels wide. It replaces the lettered name, and the icons show it.',
  colours: 'Colors',
  coloursHint:
    'Two colors and a background. The shop mixes the rest, for dark screens too, and makes sure that words can be read.',
  first: 'Main color',
  second: 'Second color',
  paper: 'Background',
  corrected: 'What the shop corrects',
  allGood: 'Words read well in these colors, on light and dark screens.',
  night:
    'On dark screens the background is dark and the colors are lighter. The shop mixes those itself.',
  type: 'Typefaces',
  typeHint: 'Headings first, then text. Only these two are sent to your visitors.',
  pair: 'Pair',
  drawings: 'Drawings and edges',
  drawingsHint: 'Small drawings in the corners, and how paper is cut.',
  set: 'Drawings',
  finish: 'Edges',

  preview: 'How it looks',
  page: 'Page',
  width: 'Width',
  pages: { home: 'Home', gallery: 'Gallery', piece: 'A piece', mail: 'An email' },
  widths: { phone: 'Phone', desk: 'Desktop' },
  noPiece: 'There is no piece to show yet.',

  pickIt: (label: string) => `${label}: pick it`,
  theme: 'Theme',
  keywords: 'theme design colors colours fonts logo',
  with: (family: string) => `and ${family}`,
} as const

/** In the audit trail, after the account’s name. */
export const themeAdminAudit = {
  changed: 'changed the theme',
} as const
