import { hasLowFigures, type TypefacePair, typefacePairs } from '#shop/store/theme/theme.ts'

/* web/ui/fonts/README.md explains the measures. Never part of a page's script. */

/** Percent. */
type Fit = readonly [size: number, ascent: number, descent: number]

interface FontFile {
  /** The browser fetches `more` only for letters that few pages have. */
  file: string
  more: string
  /** The common system font, and the font of many Linux machines. */
  common: Fit
  linux: Fit
}

type Typeface = (typeof typefacePairs)[TypefacePair]['display' | 'text']

const addresses = import.meta.glob<string>('../ui/fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
})
const fontAddress = (name: string) => addresses[`../ui/fonts/${name}.woff2`] ?? ''

const font = (name: string, common: Fit, linux: Fit): FontFile => ({
  file: fontAddress(name),
  more: fontAddress(`${name}-more`),
  common,
  linux,
})

const letters =
  'U+20-7E,U+A0,U+A9,U+B7,U+D7,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+2032,U+2033,U+20AC,U+2190-2193,U+2212'
const moreLetters =
  'U+A1-A8,U+AA-B6,U+B8-D6,U+D8-FF,U+131,U+152,U+153,U+201A,U+201E,U+2039,U+203A,U+2122'

const files: Record<TypefacePair, { display: FontFile; text: FontFile }> = {
  'fraunces-karla': {
    display: font('fraunces-display', [87.5, 111.8, 29.1], [76.4, 128, 33.4]),
    text: font('karla-text', [103.3, 88.8, 24.4], [90.3, 101.6, 27.9]),
  },
  'young-serif-instrument-sans': {
    display: font('young-serif-display', [112.7, 92.8, 32.5], [98.4, 106.3, 37.2]),
    text: font('instrument-sans-text', [103, 94.2, 24.3], [90, 107.8, 27.8]),
  },
  'fredoka-nunito': {
    display: font('fredoka-display', [102.9, 94.7, 22.9], [90, 108.3, 26.2]),
    text: font('nunito-text', [102.7, 98.4, 34.4], [89.8, 112.6, 39.3]),
  },
  'bricolage-source-serif': {
    display: font('bricolage-grotesque-display', [107.9, 86.2, 25], [94.3, 98.6, 28.6]),
    text: font('source-serif-4-text', [106.4, 97.3, 31.5], [92.9, 111.5, 36]),
  },
  'cormorant-figtree': {
    display: font('cormorant-display', [87.5, 105.6, 32.8], [76.4, 121, 37.6]),
    text: font('figtree-text', [101.6, 93.5, 24.6], [88.8, 106.9, 28.1]),
  },
  'courier-prime-work-sans': {
    display: font('courier-prime-display', [136.5, 57.2, 25], [119.2, 65.6, 28.7]),
    text: font('work-sans-text', [113.8, 81.7, 21.4], [99.5, 93.5, 24.4]),
  },
}

export function fontFiles(pair: TypefacePair): string[] {
  const { display, text } = files[pair]
  return [display.file, text.file]
}

export function fontRules(
  pair: TypefacePair,
): Record<'rules' | 'display' | 'text' | 'figures', string> {
  const { display, text } = typefacePairs[pair]
  return {
    rules: rulesOf(display, files[pair].display) + rulesOf(text, files[pair].text),
    display: listOf(display),
    text: listOf(text),
    figures: listOf(hasLowFigures(pair) ? text : display),
  }
}

function rulesOf({ family, kind }: Typeface, { file, more, common, linux }: FontFile): string {
  const systems =
    kind === 'serif'
      ? ["local('Georgia')", "local('DejaVu Serif')"]
      : ["local('Arial'),local('Liberation Sans'),local('Helvetica')", "local('DejaVu Sans')"]
  const face = (address: string, range: string) =>
    `@font-face{font-family:'${family}';src:url(${address}) format('woff2');font-weight:400 700;font-display:swap;unicode-range:${range}}`
  const standIn = (name: string, source: string, [size, ascent, descent]: Fit) =>
    `@font-face{font-family:'${name}';src:${source};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`
  return [
    face(file, letters),
    face(more, moreLetters),
    standIn(`${family} A`, systems[0] ?? '', common),
    standIn(`${family} B`, systems[1] ?? '', linux),
  ].join('')
}

const listOf = ({ family, kind }: Typeface) =>
  `'${family}','${family} A','${family} B',${kind === 'serif' ? 'Georgia,serif' : 'Arial,sans-serif'}`
