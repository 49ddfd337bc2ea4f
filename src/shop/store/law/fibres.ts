/* Regulation 1007/2011, Annex I, tables 1 and 2. No other name may be used alone. */

const animal =
  'wool, alpaca, llama, camel, cashmere, mohair, angora, vicuña, yak, guanaco, cashgora, beaver, otter, animal hair, silk'
const plant =
  'cotton, kapok, flax, true hemp, jute, abaca, alfa, coir, broom, ramie, sisal, sunn, henequen, maguey'
const made =
  'acetate, alginate, cupro, modal, regenerated protein, triacetate, viscose, acrylic, chlorofibre, ' +
  'fluorofibre, modacrylic, polyamide, aramid, polyimide, lyocell, polylactide, polyester, polyethylene, ' +
  'polypropylene, polycarbamide, polyurethane, vinylal, trivinyl, elastodiene, elastane, glass fibre, ' +
  'elastomultiester, elastolefin, melamine, metal, metallic, paper'

/** The Annex allows at most 15 percent of unnamed fibres together (Art. 9). */
export const otherFibres = 'other fibres'
export const mostOtherFibres = 15

const seldom = [animal, plant, made].flatMap((names) => names.split(', '))
const often = ['cotton', 'polyester', 'elastane', 'viscose', 'wool', 'flax', 'polyamide', 'silk']

/** The most common names come first. */
export const fibreNames: readonly string[] = [
  ...often,
  ...seldom.filter((name) => !often.includes(name)).sort(),
  otherFibres,
]

const alsoCalled: Record<string, string> = {
  elastane: 'spandex',
  flax: 'linen',
  polyamide: 'nylon',
  viscose: 'rayon',
}

/** 'elastane (spandex)' */
export function fibreInWords(name: string): string {
  const also = alsoCalled[name]
  return also ? `${name} (${also})` : name
}
