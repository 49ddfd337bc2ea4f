export const themeCopy = {
  isSvg:
    'This is an SVG drawing, which can hold more than a picture. Please export it as a PNG, 1,000 pixels wide.',
  notAPicture: 'This is not a picture. Please choose a PNG, JPEG or WebP.',
  logoTooLarge: (width: number, height: number) =>
    `This logo is ${width} by ${height} pixels. Please make it at most 4,000 on each side; 1,000 are plenty.`,
  logoTooSmall: (width: number, height: number) =>
    `This logo is ${width} by ${height} pixels, and would look blurred. Please make its longer side at least 120.`,
  pictureUnreadable: 'This picture can’t be read. It may be damaged.',

  asColour: 'Please choose a color, such as #1f7a78.',
  noEarlierTheme: 'There is no earlier theme.',

  wall: 'Wall: a collage, staggered, the title in the picture’s corner',
  plinth: 'Plinth: whole pictures on one line, with much room and small words',
  poster: 'Poster: fields of color from edge to edge, and large type',
  whichComposition: 'Please choose a page layout.',

  noDrawings: 'No drawings',
  shore: 'The shore: a heron, feathers, boats',
  kiln: 'The kiln: pots, tools, fire',
  crayon: 'The toy box: stars, kites, a bear',
  plain: 'Plain: straight edges, one color',
  round: 'Round: soft corners, two colors',

  paperTooDark: (paper: string, lighter: string | undefined) =>
    `A background as dark as ${paper} is hard to read on a light screen: it is ${lighter} instead.`,
  yourFirstInk: 'Your main color',
  yourSecondInk: 'Your second color',
  inkTooPale: (name: string, ink: string, ratio: string, text: string) =>
    `${name}, ${ink}, is too pale for words: its contrast is ${ratio}, and 4.5 is needed. For words and links the shop uses ${text}. Drawings keep your color.`,
  secondInkTooPale: (drawn: string) =>
    `Buttons and ticks in your second color are ${drawn}, so that they are seen.`,
  inkUnseen: (which: 'first' | 'second') =>
    `Your ${which === 'first' ? 'main' : 'second'} color can hardly be seen on this background. Please choose a darker color, or another background.`,
  pairMissing: 'Please choose one of the pairs of typefaces.',
  letteringMissing: 'Please choose how the name is lettered.',
  drawingsMissing: 'Please choose a set of drawings, or none.',
  finishMissing: 'Please choose one of the edges.',
  whichLogo: 'Which picture is the logo?',
} as const
