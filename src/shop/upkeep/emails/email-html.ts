import { html, raw } from 'hono/html'
import type { Currency } from '#platform/money/currency.ts'
import { formatMoney } from '#platform/money/money.ts'
import { makePalette, type Scheme } from '#shop/store/theme/palette.ts'
import { type Finish, typefacePairs } from '#shop/store/theme/theme.ts'
import type { Block, Brand, Email, Good } from './email.ts'

/* Tables and inline styles, because some mail programs know nothing else. The templates escape. */

export function emailHtml({ subject, preview, blocks }: Email, brand: Brand): string {
  const { tagLine, publicUrl, email, theme } = brand
  const paint = paintOf(theme)
  const { light, display, text, corners } = paint
  const writeTo =
    email === ''
      ? ''
      : html` &nbsp;&middot;&nbsp; <a class="soft" href="mailto:${encodeURI(email)}" style="color:${light['ink-soft']};">${email}</a>`
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${raw(styleSheet(paint))}</style>
</head>
<body class="backdrop" style="margin:0;padding:0;background-color:${light['paper-deep']};">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${preview}${raw('&#847;&zwnj;&nbsp;'.repeat(40))}</div>
<table role="presentation" class="backdrop" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${light['paper-deep']};">
<tr><td align="center" class="around" style="padding:36px 16px 44px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;">
<tr><td class="name aligned" style="padding:0 40px 18px;${display}font-size:24px;line-height:1.2;text-align:left;"><a class="ink" href="${publicUrl}/" style="color:${light.ink};text-decoration:none;overflow-wrap:anywhere;">${nameHtml(brand)}</a></td></tr>
<tr><td class="sheet" style="background-color:${light['paper-raised']};border-radius:${corners.sheet};padding:0 40px 40px;">
${inksHtml(paint)}
${blocks.map((block) => blockHtml(block, paint))}
</td></tr>
<tr><td class="soft aligned" style="padding:24px 40px 0;${text}font-size:14px;line-height:1.6;color:${light['ink-soft']};text-align:left;">
<span class="soft" style="${display}font-style:italic;font-size:16px;">${tagLine}</span><br>
<a class="soft" href="${publicUrl}/" style="color:${light['ink-soft']};">${publicUrl.replace(/^https?:\/\//, '')}</a>${writeTo}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.toString()
}

const systemSerif = "'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif"
const systemSans = "'Gill Sans','Trebuchet MS',Helvetica,Arial,sans-serif"

interface Corners {
  sheet: string
  part: string
  button: string
}

const cornersOf: Record<Finish, Corners> = {
  'hand-printed': {
    sheet: '9px 22px 12px 26px',
    part: '5px 14px 6px 12px',
    button: '9px 16px 8px 18px',
  },
  plain: { sheet: '4px', part: '2px', button: '3px' },
  round: { sheet: '28px', part: '12px', button: '16px' },
}

interface Paint {
  light: Scheme
  dark: Scheme
  corners: Corners
  display: Html
  text: Html
  words: Html
}

function paintOf(theme: Brand['theme']): Paint {
  const { light, dark } = makePalette(theme)
  const { display, text } = typefacePairs[theme.pair]
  const family = ({ family, kind }: typeof display | typeof text) =>
    html`font-family:${raw(`${/\W/.test(family) ? `'${family}'` : family},${kind === 'serif' ? systemSerif : systemSans}`)};`
  return {
    light,
    dark,
    corners: cornersOf[theme.finish],
    display: family(display),
    text: family(text),
    words: html`${family(text)}font-size:17px;line-height:1.6;color:${light.ink};overflow-wrap:anywhere;`,
  }
}

function inksHtml({ light }: Paint): Html {
  const strips = [
    ['accent-1', 74, '0 0 7px 4px'],
    ['accent-2', 46, '0 0 4px 9px'],
    ['accent-3', 28, '0 0 9px 3px'],
  ] as const
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 30px;"><tr>${strips.map(
    ([ink, width, corners]) =>
      html`<td style="padding-right:6px;"><div class="${ink}" style="width:${width}px;height:9px;line-height:9px;font-size:1px;background-color:${light[ink]};border-radius:${corners};">&nbsp;</div></td>`,
  )}</tr></table>`
}

function nameHtml({ studioName, publicUrl, theme: { logo } }: Brand): Html {
  if (logo === null) return html`${studioName}`
  const height = 52
  const width = Math.min(300, Math.round((logo.width * height) / logo.height))
  return html`<img src="${new URL(logo.address, publicUrl).href}" width="${width}" alt="${studioName}" style="display:block;width:${width}px;height:auto;border:0;">`
}

function blockHtml(block: Block, paint: Paint): Html {
  const { light, display, text, words, corners } = paint
  if (typeof block === 'string') {
    return html`<p class="ink" style="margin:0 0 20px;${words}">${lines(block)}</p>`
  }
  switch (block.type) {
    case 'heading':
      return html`<h1 class="ink heading" style="margin:0 0 18px;${display}font-size:36px;line-height:1.12;font-weight:500;letter-spacing:-0.01em;color:${light.ink};overflow-wrap:anywhere;">${block.text}</h1>`
    case 'quote':
      return html`<div class="wash ink" style="margin:4px 0 26px;padding:20px 24px;background-color:${light['paper-deep']};border-left:4px solid ${light['accent-3']};border-radius:${corners.part};${words}">${lines(block.text)}</div>`
    case 'goods':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 4px;">${block.goods.map((good) => goodHtml(good, block.currency, paint))}</table>`
    case 'sums':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:10px 0 28px;">${block.rows.map((row) => sumHtml(row, paint))}</table>`
    case 'panel':
      return panelHtml(block, paint)
    case 'button':
      return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 28px;"><tr><td class="press" style="background-color:${light.ink};border-radius:${corners.button};"><a class="press-words" href="${block.url}" style="display:inline-block;padding:15px 28px;${text}font-size:17px;line-height:1.3;font-weight:bold;color:${light['on-ink']};text-decoration:none;">${block.label}</a></td></tr></table>`
  }
}

function goodHtml(
  { picture, name, details, quantity, unitPrice }: Good,
  currency: Currency,
  paint: Paint,
): Html {
  const { light, display, words, corners } = paint
  const each =
    quantity > 1
      ? html`<span class="soft" style="color:${light['ink-soft']};">${quantity} &times; ${formatMoney(unitPrice, currency)}</span><br>`
      : ''
  const shown = picture
    ? html`<img src="${picture}" width="88" alt="" style="display:block;width:88px;height:auto;border:0;border-radius:${corners.part};">`
    : html`<div class="wash" style="width:88px;height:88px;background-color:${light['paper-deep']};border-radius:${corners.part};"></div>`
  return html`<tr>
<td class="line thumb" width="88" valign="top" style="width:88px;padding:16px 18px 16px 0;border-top:1px solid ${light.line};">${shown}</td>
<td class="line ink" valign="top" style="padding:16px 0;border-top:1px solid ${light.line};${words}"><strong style="${display}font-size:19px;font-weight:500;">${name}</strong>${details.some((each) => each !== '') ? html`<br><span class="soft" style="font-size:15px;color:${light['ink-soft']};">${broken(details)}</span>` : ''}</td>
<td class="line ink" valign="top" align="right" style="padding:16px 0 16px 14px;border-top:1px solid ${light.line};${words}overflow-wrap:normal;white-space:nowrap;font-size:16px;text-align:right;">${each}${formatMoney(quantity * unitPrice, currency)}</td>
</tr>`
}

type Sum = Extract<Block, { type: 'sums' }>['rows'][number]

function sumHtml({ label, value, strong }: Sum, { light, display, words }: Paint): Html {
  const weight = strong
    ? html`border-top:2px solid ${light.ink};padding:12px 0 0;${display}font-size:22px;`
    : 'padding:6px 0;font-size:16px;'
  const rule = strong && ' rule'
  return html`<tr><td class="ink${rule}" style="${words}${weight}">${label}</td><td class="ink${rule}" align="right" style="${words}${weight}text-align:right;white-space:nowrap;">${value}</td></tr>`
}

type Panel = Extract<Block, { type: 'panel' }>

function panelHtml({ title, lines: all, link }: Panel, { light, words, corners }: Paint): Html {
  const linkHtml = link
    ? html`<br><a class="link" href="${link.url}" style="color:${light['accent-2-text']};font-weight:bold;">${link.label}</a>`
    : ''
  return html`<div class="wash ink" style="margin:4px 0 26px;padding:18px 22px;background-color:${light['paper-deep']};border-radius:${corners.part};${words}font-size:16px;"><strong class="soft" style="font-size:14px;color:${light['ink-soft']};">${title}</strong><br>${lines(all.join('\n'))}${linkHtml}</div>`
}

const lines = (text: string) => broken(text.split(/\r?\n/))

function broken(all: readonly string[]): Html[] {
  return all.map((line, i) => (i === 0 ? html`${line}` : html`<br>${line}`))
}

type Html = ReturnType<typeof html>

const styleSheet = ({ dark }: Paint): string => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 520px) {
  .around { padding: 22px 10px 32px !important; }
  .sheet { padding: 0 22px 28px !important; }
  .aligned { padding-left: 22px !important; padding-right: 22px !important; }
  .heading { font-size: 30px !important; }
  .thumb, .thumb img, .thumb div { width: 64px !important; }
  .thumb { padding-right: 14px !important; }
  .thumb div { height: 64px !important; }
}
@media (prefers-color-scheme: dark) {
  .backdrop { background-color: ${dark['paper-deep']} !important; }
  .sheet { background-color: ${dark['paper-raised']} !important; }
  .wash { background-color: ${dark['paper-deep']} !important; }
  .ink { color: ${dark.ink} !important; }
  .soft { color: ${dark['ink-soft']} !important; }
  .link { color: ${dark['accent-2-text']} !important; }
  .line { border-color: ${dark.line} !important; }
  .rule { border-color: ${dark.ink} !important; }
  .press { background-color: ${dark.ink} !important; }
  .press-words { color: ${dark.paper} !important; }
  .accent-1 { background-color: ${dark['accent-1']} !important; }
  .accent-2 { background-color: ${dark['accent-2']} !important; }
  .accent-3 { background-color: ${dark['accent-3']} !important; }
}
`
