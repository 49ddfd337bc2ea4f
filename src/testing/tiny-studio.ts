import type { DemoPicture, DemoStudio } from '#shop/demo/demo-studio.ts'

/** A studio of four pieces, each picture its own colour. */
export function tinyStudio(): DemoStudio {
  let drawn = 0
  const picture = (key: string, folder: DemoPicture['folder']): DemoPicture => {
    drawn += 1
    const colour = `hsl(${drawn * 25} 60% 50%)`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="${colour}"/></svg>`
    return { key, folder, alt: `A ${key}`, svg: () => svg }
  }
  const square = {
    name: 'Old moths',
    dimensions: 'square' as const,
    smallPrice: 2500,
    mediumPrice: 4500,
    largePrice: 6500,
    smallVariantId: 'o-s',
    mediumVariantId: 'o-m',
    largeVariantId: 'o-l',
    description: 'Cut in lino.',
    main: picture('old-moths', 'Prints'),
    candid: picture('old-moths-room', 'Prints'),
  }
  const portrait = {
    name: 'New heron',
    dimensions: 'portrait' as const,
    smallPrice: 3000,
    mediumPrice: 6000,
    largePrice: null,
    smallVariantId: 'n-s',
    mediumVariantId: 'n-m',
    largeVariantId: null,
    description: 'Cut in lino.',
    main: picture('new-heron', 'Prints'),
    candid: picture('new-heron-room', 'Prints'),
    supplementary: picture('new-heron-close', 'Prints'),
  }
  const shirt = {
    printName: 'Old moths',
    descName: 'Linen shirt',
    price: 4800,
    description: 'One of one.',
    size: 'M',
    primary: picture('shirt', 'Clothing'),
    secondary: picture('shirt-flat', 'Clothing'),
  }
  const pin = {
    printName: 'New heron',
    descName: 'Enamel pin',
    name: 'Heron pin',
    price: 900,
    description: 'Small.',
    quantity: 0,
    primary: picture('pin', 'StickersPins'),
  }
  const hero = { name: 'A wall', picture: picture('hero', 'HomepageHero') }
  return {
    prints: [square, portrait],
    clothing: [shirt],
    merch: [pin],
    heroes: [hero],
    hot: { print: square, clothing: shirt, merch: pin },
    aboutPicture: picture('about', 'HomepageHero'),
    priceGuidePicture: picture('price-guide', 'HomepageHero'),
    defaultHero: hero.picture,
  }
}
