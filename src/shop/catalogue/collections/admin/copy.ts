import type { CollectionType } from '#shop/catalogue/collections/collection.ts'

export const galleriesCopy = {
  intro:
    'Each piece is in one gallery: the gallery for its kind, such as Art prints, or a gallery of yours. A series brings together pieces from any gallery.',
  titles: { gallery: 'Galleries', series: 'Series' } satisfies Record<CollectionType, string>,
  hints: {
    gallery: 'This is their order in the menu and on the home page. An empty gallery isn’t shown.',
    series: 'This is their order on the page of all series. An empty series isn’t shown.',
  } satisfies Record<CollectionType, string>,
  make: { gallery: 'New gallery', series: 'New series' } satisfies Record<CollectionType, string>,
  noSeries: 'No series yet. Bring together what belongs together: a year, a place, a thought.',
  pieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
  empty: 'empty: not shown',
  hidden: 'left out of the menu',
  fields: {
    title: 'Title',
    words: { gallery: 'Intro', series: 'Description' },
    slug: 'Web address',
    hidden: 'Leave it out of the menu',
    layout: 'Layout',
  },
  layouts: { shop: 'Shop', looking: 'Portfolio' },
  layoutHint:
    'Portfolio: large pictures with captions, and links from work to work. A price is shown only where a work is for sale.',
  works: {
    title: 'Add works',
    hint: 'Each picture becomes a work of its own in this gallery, not for sale. Names come from the files.',
    choose: 'Choose pictures',
    files: 'Pictures of works',
    nameOf: (number: number) => `Name of work ${number}`,
    untitled: 'Untitled',
    leaveOut: (name: string) => `: ${name}`,
    add: (count: number) => (count === 1 ? 'Add 1 work' : `Add ${count} works`),
    added: (count: number) =>
      count === 1 ? 'The work is in the gallery.' : `${count} works are in the gallery.`,
    failed: 'Some works were not added.',
  },
  wordsHint: {
    gallery: 'A sentence or two above the pieces.',
    series: 'Shown above the pieces. A blank line begins a new paragraph.',
  } satisfies Record<CollectionType, string>,
  slugHint: {
    gallery: 'The end of its address: /gallery/… Leave it empty and it is made from the title.',
    series: 'The end of its address: /series/… Leave it empty and it is made from the title.',
  } satisfies Record<CollectionType, string>,
  slugMoves: 'When you change it, people with the old address are led to the new one.',
  hiddenHint:
    'The menu, the home page and search engines no longer list it. Its pieces stay in the shop, and its address still works.',
  picture: {
    gallery: 'For its tile on the home page. Without a picture, the tile shows the first piece.',
    series: 'Wide, above the title. You can leave it out.',
  } satisfies Record<CollectionType, string>,
  saved: 'Painted on the wall. Saved!',
  made: {
    gallery: 'A fresh white wall. The gallery is there!',
    series: 'The series is there. Now for its pieces!',
  },
  failed: 'nothing was saved. try again?',
  order: { gallery: 'Arrange its pieces', series: 'Choose and arrange its pieces' },
  see: 'See it in the shop',
  remove: 'Delete',
  askRemove: (title: string) => `Delete ${title}?`,
  removeText: {
    gallery: (count: number) =>
      count === 0
        ? 'It is empty.'
        : `${count === 1 ? 'Its piece goes' : `Its ${count} pieces go`} back to the gallery for ${count === 1 ? 'its' : 'their'} kind. No piece is lost.`,
    series: () => 'Its pieces stay in their galleries. No piece is lost.',
  },
  removeDiscounts: (discounts: readonly string[]) =>
    discounts.length === 1
      ? `The code ${discounts[0]} works for its pieces, and no longer will.`
      : `The codes ${discounts.slice(0, -1).join(', ')} and ${discounts.at(-1)} work for its pieces, and no longer will.`,
  removed: (title: string) => `${title} is taken down. Its pieces are safe.`,
  removeFailed: 'It is still there.',

  row: {
    earlier: 'Earlier',
    later: 'Later',
    first: 'To the top',
    last: 'To the bottom',
    drag: (item: string) => `Drag ${item}`,
    keys: (item: string) => `Move ${item}: arrow up and down, Home, End`,
    remove: 'Take out',
  },
  orderGalleries: 'Arrange pieces',
  keywords: 'sort position order of pieces',
  arrange: {
    intro:
      'Drag a piece by its handle, or type its new number. With a keyboard, go to its handle and press an arrow key, Home or End. New pieces come first until you move them.',
    galleries: 'Which gallery or series',
    empty: 'Nothing is in this gallery yet. Choose it in the form of a piece.',
  },
  position: (name: string, of: number) =>
    `Number of ${name}, of ${of}: type another to move it there`,

  addPieces: {
    title: 'Add pieces',
    find: 'Find a piece by its name',
    add: 'Add',
    none: 'No other piece has these words in its name.',
    empty: 'Nothing is in this series yet. Find its pieces here, put them in order, and save.',
  },
  galleriesAndSeries: 'Galleries and series',
  galleriesKeywords: 'collections categories series',
  pictureLabel: 'Picture',
  pictureWhat: 'picture',
} as const
