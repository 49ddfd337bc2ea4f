import { type TypefacePair, typefacePairs } from '#shop/look/look.ts'
import bricolage from '#web/ui/fonts/bricolage-grotesque-display.woff2?url'
import cormorant from '#web/ui/fonts/cormorant-display.woff2?url'
import courier from '#web/ui/fonts/courier-prime-display.woff2?url'
import figtree from '#web/ui/fonts/figtree-text.woff2?url'
import fraunces from '#web/ui/fonts/fraunces-display.woff2?url'
import fredoka from '#web/ui/fonts/fredoka-display.woff2?url'
import instrument from '#web/ui/fonts/instrument-sans-text.woff2?url'
import karla from '#web/ui/fonts/karla-text.woff2?url'
import nunito from '#web/ui/fonts/nunito-text.woff2?url'
import sourceSerif from '#web/ui/fonts/source-serif-4-text.woff2?url'
import workSans from '#web/ui/fonts/work-sans-text.woff2?url'
import youngSerif from '#web/ui/fonts/young-serif-display.woff2?url'

/*
 * The typefaces as files, with stand-ins of their widths and heights, so that nothing moves when the
 * files arrive. What is measured is explained in web/ui/fonts/README.md. Never part of a page's script.
 */

/** A stand-in's size, ascent and descent in percent of its own. */
type Fit = readonly [size: number, ascent: number, descent: number]

interface FontFile {
  file: string
  /** Stand-ins: the common system font, and that of many Linux machines. */
  common: Fit
  linux: Fit
}

type Typeface = (typeof typefacePairs)[TypefacePair]['display' | 'text']

const font = (file: string, common: Fit, linux: Fit): FontFile => ({ file, common, linux })

const files: Record<TypefacePair, { display: FontFile; text: FontFile }> = {
  'fraunces-karla': {
    display: font(fraunces, [87.5, 111.8, 29.1], [76.4, 128, 33.4]),
    text: font(karla, [103.3, 88.8, 24.4], [90.3, 101.6, 27.9]),
  },
  'young-serif-instrument-sans': {
    display: font(youngSerif, [112.7, 92.8, 32.5], [98.4, 106.3, 37.2]),
    text: font(instrument, [103, 94.2, 24.3], [90, 107.8, 27.8]),
  },
  'fredoka-nunito': {
    display: font(fredoka, [102.9, 94.7, 22.9], [90, 108.3, 26.2]),
    text: font(nunito, [102.7, 98.4, 34.4], [89.8, 112.6, 39.3]),
  },
  'bricolage-source-serif': {
    display: font(bricolage, [107.9, 86.2, 25], [94.3, 98.6, 28.6]),
    text: font(sourceSerif, [106.4, 97.3, 31.5], [92.9, 111.5, 36]),
  },
  'cormorant-figtree': {
    display: font(cormorant, [87.5, 105.6, 32.8], [76.4, 121, 37.6]),
    text: font(figtree, [101.6, 93.5, 24.6], [88.8, 106.9, 28.1]),
  },
  'courier-prime-work-sans': {
    display: font(courier, [136.5, 57.2, 25], [119.2, 65.6, 28.7]),
    text: font(workSans, [113.8, 81.7, 21.4], [99.5, 93.5, 24.4]),
  },
}

/** The files of a pair, to be fetched before they are asked for. */
export function filesOf(pair: TypefacePair): string[] {
  const { display, text } = files[pair]
  return [display.file, text.file]
}

/** The pair's @font-face rules, and the lists of families for headings and text. */
export function fontRules(pair: TypefacePair): { rules: string; display: string; text: string } {
  const { display, text } = typefacePairs[pair]
  return {
    rules: rulesOf(display, files[pair].display) + rulesOf(text, files[pair].text),
    display: listOf(display),
    text: listOf(text),
  }
}

function rulesOf({ family, kind }: Typeface, { file, common, linux }: FontFile): string {
  const systems =
    kind === 'serif'
      ? ["local('Georgia')", "local('DejaVu Serif')"]
      : ["local('Arial'),local('Liberation Sans'),local('Helvetica')", "local('DejaVu Sans')"]
  const standIn = (name: string, source: string, [size, ascent, descent]: Fit) =>
    `@font-face{font-family:'${name}';src:${source};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`
  return [
    `@font-face{font-family:'${family}';src:url(${file}) format('woff2');font-weight:400 700;font-display:swap}`,
    standIn(`${family} A`, systems[0] ?? '', common),
    standIn(`${family} B`, systems[1] ?? '', linux),
  ].join('')
}

const listOf = ({ family, kind }: Typeface) =>
  `'${family}','${family} A','${family} B',${kind === 'serif' ? 'Georgia,serif' : 'Arial,sans-serif'}`
