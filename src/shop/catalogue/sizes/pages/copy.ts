export const sizesPageCopy = {
  printSize: 'Print size',
  soldOut: 'Sold out',
  held: 'On hold',
  left: (count: number) => `${count} left`,
  tellMe: (size: string) => `Tell me when ${size} is back`,

  size: 'Size',
  measurements: 'Measurements',
  edition: 'Edition',
  onlyThisOne: 'One of a kind: there is only this one.',
  sizeGuide: 'Size guide',

  measuringHint:
    "In inches, all round. For the garment's chest, lay a favorite of yours flat, measure from armpit to armpit and double it; its length runs from the top of the shoulder to the hem.",
  chestTable: 'Chest and length by size, in inches',
  yourChest: 'Your chest',
  itsChest: 'Its chest',
  length: 'Length',
  thisPiece: (measurements: string) => `This piece: ${measurements}.`,
  fitsLike: (own: string) => ` By its chest it fits like size ${own}.`,
} as const
