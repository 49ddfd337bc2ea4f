import type { FaceName } from '#shop/orders/papers/typefaces.server.ts'
import { makePalette, type Scheme } from '#shop/store/theme/palette.ts'
import {
  type Finish,
  type Theme,
  type TypefacePair,
  typefacePairs,
} from '#shop/store/theme/theme.ts'

export interface DemoTypeface {
  pair: TypefacePair
  face: FaceName
}

/** CSS weights, so that the browser draws no false bold. */
const weights: Record<FaceName, string> = {
  display: '100 900',
  text: '100 550',
  bold: '551 900',
}

const everyTypeface: DemoTypeface[] = Object.keys(typefacePairs).flatMap((pair) =>
  Object.keys(weights).map((face) => ({ pair, face }) as DemoTypeface),
)

const fileOf = ({ pair, face }: DemoTypeface) => `${pair}-${face}.ttf`

export function typefaceAt(name: string): DemoTypeface | undefined {
  return everyTypeface.find((each) => fileOf(each) === name)
}

function facesOf(pair: TypefacePair): string {
  const { display, text } = typefacePairs[pair]
  const rule = ({ family }: typeof display | typeof text, face: FaceName) =>
    `@font-face { font-family: '${family}'; src: url(/demo-pay/${fileOf({ pair, face })}) format('truetype'); font-weight: ${weights[face]}; font-display: swap; }`
  return [rule(display, 'display'), rule(text, 'text'), rule(text, 'bold')].join('\n')
}

const names: Record<string, string> = {
  paper: 'paper',
  raised: 'paper-raised',
  deep: 'paper-deep',
  ink: 'ink',
  soft: 'ink-soft',
  line: 'line',
  strong: 'line-strong',
  'accent-1': 'accent-1-text',
  stroke: 'accent-1',
  wash: 'accent-1-wash',
  'accent-2': 'accent-2-text',
  'accent-2-wash': 'accent-2-wash',
  'accent-3': 'accent-3',
  'accent-3-wash': 'accent-3-wash',
  on: 'on-ink',
}

const finishes: Record<Finish, string> = {
  'hand-printed':
    '--small: 5px 8px 4px 9px / 8px 4px 9px 5px; --edge: 9px 14px 8px 16px / 14px 8px 16px 9px; --large: 14px 26px 12px 30px / 26px 12px 30px 14px; --misprint: var(--stroke);',
  plain: '--small: 2px; --edge: 3px; --large: 4px; --misprint: transparent;',
  round: '--small: 10px; --edge: 16px; --large: 28px; --misprint: var(--stroke);',
}

const serif = "'Iowan Old Style', Palatino, Georgia, serif"
const sans = "'Avenir Next', 'Segoe UI', system-ui, sans-serif"

/** The CSP names the sheet by hash. */
export function demoPageStyle(theme: Pick<Theme, 'inks' | 'paper' | 'pair' | 'finish'>): string {
  const { light, dark } = makePalette(theme)
  const colours = (scheme: Scheme) =>
    Object.entries(names)
      .map(([name, token]) => `--${name}: ${scheme[token]};`)
      .join(' ')
  const { display, text } = typefacePairs[theme.pair]
  const list = ({ family, kind }: typeof display | typeof text) =>
    `'${family}', ${kind === 'serif' ? serif : sans}`
  return `${facesOf(theme.pair)}
:root { color-scheme: light dark; --display: ${list(display)}; --text: ${list(text)}; ${finishes[theme.finish]} ${colours(light)} }
@media (prefers-color-scheme: dark) { :root { ${colours(dark)} } }
${rules}`
}

const rules = `
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 var(--text); }
h1, h2 { font-family: var(--display); font-weight: 480; line-height: 1.08; letter-spacing: -0.012em; margin: 0; text-wrap: balance; }
h1 { font-size: clamp(2rem, 1.4rem + 2.6vw, 3.25rem); text-shadow: 0.05em 0.04em var(--misprint); }
h2 { font-size: 1.375rem; }
a { color: inherit; text-decoration-color: var(--stroke); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--accent-2); outline-offset: 3px; border-radius: 4px; }
.demo { background: var(--accent-3-wash); border-bottom: 2px solid var(--accent-3); padding: 0.75rem 1.25rem; text-align: center; margin: 0; }
.studio { max-width: 68rem; margin: 0 auto; padding: clamp(1.25rem, 4vw, 2.5rem) clamp(1.25rem, 4vw, 3.5rem) 0; font: 620 1.75rem/1.2 var(--display); letter-spacing: -0.01em; text-shadow: 0.05em 0.04em var(--misprint); overflow-wrap: anywhere; }
.page { display: grid; gap: 2.5rem; max-width: 68rem; margin: 0 auto; padding: clamp(1.25rem, 4vw, 3.5rem); }
.narrow > * { max-width: 33rem; }
.back { display: inline-block; margin-bottom: 0.75rem; padding: 0.5rem 0; }
.head svg { display: block; width: 9rem; height: 0.75rem; margin-top: 0.375rem; fill: none; stroke: var(--stroke); stroke-width: 4; stroke-linecap: round; }
.head p { color: var(--soft); margin: 0.75rem 0 0; }
.lines { list-style: none; margin: 1.5rem 0 0; padding: 0; }
.lines li { display: grid; grid-template-columns: 4.5rem 1fr auto; gap: 1rem; align-items: center; padding: 0.75rem 0; border-top: 1px solid var(--line); }
.lines img, .lines .none { width: 4.5rem; height: 4.5rem; object-fit: cover; background: var(--deep); border-radius: var(--edge); display: block; }
.name { font-weight: 600; }
.detail { color: var(--soft); font-size: 0.9375rem; }
.sums { margin: 0; border-top: 1px solid var(--line); padding-top: 0.75rem; }
.sums div { display: flex; justify-content: space-between; padding: 0.25rem 0; }
.sums dd { margin: 0; font-variant-numeric: tabular-nums; }
.price { font-variant-numeric: tabular-nums; }
.total { font-size: 1.25rem; font-weight: 700; border-top: 2px solid var(--ink); margin-top: 0.5rem; padding-top: 0.75rem !important; }
form { background: var(--raised); border: 1px solid var(--line); border-radius: var(--large); padding: clamp(1.25rem, 4vw, 2.25rem); display: grid; gap: 1.125rem; align-content: start; }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; display: grid; gap: 1.125rem; }
legend { padding: 0; margin-bottom: 0.875rem; }
.field { display: grid; gap: 0.375rem; align-content: start; }
.two { display: grid; gap: 1.125rem; grid-template-columns: 1fr 9rem; }
label { font-weight: 600; }
.optional { color: var(--soft); font-weight: 400; }
input:not([type=radio]), select { font: inherit; color: inherit; background: var(--paper); border: 1.5px solid var(--strong); border-radius: var(--small); padding: 0.625rem 0.75rem; width: 100%; min-height: 2.875rem; }
[aria-invalid=true] { border-color: var(--accent-1) !important; box-shadow: 0 0 0 1px var(--accent-1); }
.problem { color: var(--accent-1); font-size: 0.9375rem; margin: 0; }
.alert { background: var(--wash); border-left: 5px solid var(--accent-1); padding: 0.875rem 1rem; margin: 0; border-radius: 4px; }
.method { display: grid; grid-template-columns: auto 1fr; gap: 0 0.75rem; align-items: center; border: 1.5px solid var(--line); border-radius: var(--edge); padding: 0.75rem 1rem; cursor: pointer; font-weight: 600; min-height: 2.875rem; }
.method:has(:checked) { border-color: var(--accent-2); background: var(--accent-2-wash); }
.method span { grid-column: 2; font-weight: 400; color: var(--soft); font-size: 0.9375rem; }
.method input { width: 1.25rem; height: 1.25rem; accent-color: var(--accent-2); margin: 0; }
.methods { gap: 0.625rem; margin-top: 0.75rem; }
.country { margin: 0; color: var(--soft); font-size: 0.9375rem; }
button, .button { font: inherit; font-weight: 700; font-size: 1.125rem; cursor: pointer; background: var(--ink); color: var(--on); border: 0; border-radius: var(--edge); padding: 0.875rem 1.5rem; min-height: 3.25rem; text-align: center; text-decoration: none; display: block; }
button:hover, .button:hover { background: var(--accent-2); }
.quiet { text-align: center; margin: 0; color: var(--soft); text-wrap: balance; }
.each { white-space: nowrap; }
.summary .quiet { text-align: left; padding-top: 0.25rem; }
.narrow .button { justify-self: start; padding-inline: 2rem; }
@media (min-width: 54rem) {
  .page:not(.narrow) { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: clamp(2.5rem, 6vw, 5.5rem); align-items: start; }
  .summary { position: sticky; top: 2rem; }
}
`
