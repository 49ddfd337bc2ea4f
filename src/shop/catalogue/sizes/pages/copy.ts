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

  guideTable: 'Measures by size, in centimeters and inches',
  inCm: (cm: number) => `${cm} cm`,
  inInches: (inches: string) => `${inches} in`,
  notMeasured: '–',
  thisPiece: (measurements: string) => `This piece: ${measurements}.`,
} as const
