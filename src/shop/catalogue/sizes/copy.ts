export const sizesCopy = {
  noSizes: 'Please add a size with its price.',
  mostSizes: (mostSizes: number, count: number) =>
    `A piece has ${mostSizes} sizes at most; these are ${count}.`,
  notAList: 'Please send the sizes as a list.',
  sizeIncomplete: 'A size has a width, a height and a price.',
  labelMissing: 'Please name the size, such as M.',
  countMissing: (most: string) => `How many? 0 to ${most}.`,
  unitMissing: 'Please choose centimeters or inches.',
  pleaseEnterPrice: 'Please enter a price greater than zero.',
  measureMissing: (what: string, least: number, most: string, unitWords: string) =>
    `Please enter a ${what} from ${least} to ${most} ${unitWords}.`,
  sizeTwice: (sizeInWords: string) => `${sizeInWords} is listed twice.`,

  noPrice: 'It has no size with a price yet, so there is nothing to buy.',
  variantTaken: 'Another size or print already has this variant id.',
  reservedVariant: (broughtInPrefix: string) =>
    `Ids that begin with ${broughtInPrefix} are the shop’s own, for products from Printful. Type the id that you gave this size there.`,
  madeByPrinter: (sizeInWords: string) =>
    `${sizeInWords} is made by the printer: its measures and its name stay as they are there.`,

  printTaken: 'Another size or print is made from this one already.',
  printSizesMost: (mostSizes: number) =>
    `A print has ${mostSizes} sizes at most. Take one away first.`,
  nameMissing: 'Please say what these sizes are called.',
  tooManySets: (mostSizeSets: number) =>
    `${mostSizeSets} sets are saved already. Please delete one of them first.`,
  noSuchSet: 'There is no such set of sizes.',
  noSet: 'This is no set.',
} as const

export const sizeGuideCopy = {
  aList: 'Please send a list.',
  number: (least: number, most: number) => `Please enter ${least} to ${most} cm.`,
  mostMeasures: (most: number) => `A size guide has ${most} measures at most.`,
  mostSizes: (most: number) => `A size guide has ${most} sizes at most.`,
  noMeasure: 'Please name the measure, such as Chest.',
  noLabel: 'Please name the size, such as M.',
  twice: (name: string) => `${name} is there twice.`,
} as const
