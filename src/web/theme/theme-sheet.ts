import { hash } from 'node:crypto'
import type { Composition } from '#shop/store/theme/compositions/composition.ts'
import { makePalette, type Palette, type Scheme } from '#shop/store/theme/palette.ts'
import type { Finish, ShownTheme } from '#shop/store/theme/theme.ts'
import { fontRules } from './typefaces.ts'

/* Every value is from a closed list or made of numbers here, so that nothing can be code. */

const straight: Scheme = {
  'cut-band': 'none',
  'cut-foot': 'none',
  'cut-label': 'none',
  tear: 'inset(100% 0 0)',
}

/** The style sheet contains the first finish. */
const finishTokens: Record<Finish, Scheme> = {
  'hand-printed': {},
  plain: {
    'edge-small': '2px',
    edge: '3px',
    'edge-large': '4px',
    'edge-sheet': '0',
    'cut-1': 'none',
    'cut-2': 'none',
    'cut-3': 'none',
    ...straight,
    misprint: 'transparent',
    sprigs: 'linear-gradient(transparent,transparent)',
  },
  round: {
    'edge-small': '10px',
    edge: '16px',
    'edge-large': '28px',
    'edge-sheet': '36px 0 0 36px',
    'cut-1': 'inset(0 round 14px)',
    'cut-2': 'inset(0 round 14px)',
    'cut-3': 'inset(0 round 14px)',
    ...straight,
    sprigs:
      "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='128' height='128'%3E%3Ccircle cx='32' cy='32' r='9'/%3E%3Ccircle cx='96' cy='96' r='9'/%3E%3C/svg%3E\")",
  },
}

/** The root twice, to win even before a style sheet that a script loads later. */
const block = (tokens: Scheme) =>
  `:root:root{${Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`

const onPaper: Scheme = {
  paper: '#fff',
  'paper-raised': '#fff',
  ink: '#000',
  'ink-soft': '#333',
  line: '#bbb',
}

const sheets = import.meta.glob<string>('../../shop/store/theme/compositions/*/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})

/** The same as in `tokens.css`, which may load later. */
const layers = '@layer reset,base,components,pages,composition;'

/** Sends only the chosen compositions. */
function composed(...names: (Composition | null)[]): string {
  const wanted = Object.keys(sheets).filter((path) =>
    names.some((name) => path.includes(`/${name}/`)),
  )
  return wanted.length === 0 ? '' : layers + wanted.map((path) => sheets[path]).join('')
}

export function themeSheet(theme: ShownTheme): string {
  const { light, dark, moreLight, moreDark }: Palette = makePalette(theme)
  const { rules, display, text, figures } = fontRules(theme.pair)
  const fonts = {
    'font-display': display,
    'font-text': text,
    'font-figures': figures,
    'font-name': theme.lettering === 'text' ? text : display,
  }
  return [
    rules,
    block({ ...light, ...fonts, ...finishTokens[theme.finish] }),
    `@media (prefers-color-scheme:dark){${block(dark)}}`,
    `@media (prefers-contrast:more){${block(moreLight)}}`,
    `@media (prefers-contrast:more) and (prefers-color-scheme:dark){${block(moreDark)}}`,
    `@media print{${block(onPaper)}}`,
    composed(theme.composition, theme.galleryComposition),
  ].join('')
}

const versions = new WeakMap<ShownTheme, string>()

export function themeVersion(theme: ShownTheme): string {
  const known = versions.get(theme)
  if (known) return known
  const { drawings, logo } = theme
  const version = hash(
    'sha256',
    `${themeSheet(theme)}${drawings}${logo?.address ?? ''}`,
    'base64url',
  )
    .replace(/[^a-zA-Z0-9]/g, '')
    .slice(0, 16)
  versions.set(theme, version)
  return version
}
