import { html, raw } from 'hono/html'
import { formatMoney } from '#kernel/money.ts'
import type { Block, Brand, Email, Good } from './email.ts'

/*
 * An e-mail as HTML for mail programs: tables where a row must hold, inline styles for those that
 * take no others, and classes for dark screens and narrow windows. The templates escape.
 */

/** The whole document. */
export function emailHtml({ subject, preview, blocks }: Email, brand: Brand): string {
  const { studioName, tagLine, publicUrl, email } = brand
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${raw(style)}</style>
</head>
<body class="backdrop" style="margin:0;padding:0;background-color:#efe5d2;">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${preview}${raw('&#847;&zwnj;&nbsp;'.repeat(40))}</div>
<table role="presentation" class="backdrop" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#efe5d2;">
<tr><td align="center" class="around" style="padding:36px 16px 44px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;">
<tr><td class="name" style="padding:0 8px 18px;${serif}font-size:24px;line-height:1.2;text-align:left;"><a class="ink" href="${publicUrl}/" style="color:#1d2430;text-decoration:none;overflow-wrap:anywhere;">${studioName}</a></td></tr>
<tr><td class="sheet" style="background-color:#fffcf5;border-radius:9px 22px 12px 26px;padding:0 40px 40px;">
${inks}
${blocks.map(blockHtml)}
</td></tr>
<tr><td class="soft" style="padding:24px 8px 0;${sans}font-size:14px;line-height:1.6;color:#565761;text-align:left;">
<span class="soft" style="${serif}font-style:italic;font-size:16px;">${tagLine}</span><br>
<a class="soft" href="${publicUrl}/" style="color:#565761;">${publicUrl.replace(/^https?:\/\//, '')}</a> &nbsp;&middot;&nbsp; <a class="soft" href="mailto:${encodeURI(email)}" style="color:#565761;">${email}</a>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.toString()
}

const serif = raw(
  "font-family:Fraunces,'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif;",
)
const sans = raw("font-family:Karla,'Gill Sans','Trebuchet MS',Helvetica,Arial,sans-serif;")
const words = html`${sans}font-size:17px;line-height:1.6;color:#1d2430;overflow-wrap:anywhere;`

/** Three strips of ink, as if the printer had tried them on the sheet's edge. */
const inks = html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 30px;"><tr>${(
  [
    ['#e4603f', 74, '0 0 7px 4px'],
    ['#1f7a78', 46, '0 0 4px 9px'],
    ['#e0a526', 28, '0 0 9px 3px'],
  ] as const
).map(
  ([ink, width, corners]) =>
    html`<td style="padding-right:6px;"><div style="width:${width}px;height:9px;line-height:9px;font-size:1px;background-color:${ink};border-radius:${corners};">&nbsp;</div></td>`,
)}</tr></table>`

function blockHtml(block: Block): Html {
  switch (block.type) {
    case 'heading':
      return html`<h1 class="ink heading" style="margin:0 0 18px;${serif}font-size:36px;line-height:1.12;font-weight:500;letter-spacing:-0.01em;color:#1d2430;overflow-wrap:anywhere;">${block.text}</h1>`
    case 'text':
      return html`<p class="ink" style="margin:0 0 20px;${words}">${lines(block.text)}</p>`
    case 'quote':
      return html`<div class="wash ink" style="margin:4px 0 26px;padding:20px 24px;background-color:#f8f2e6;border-left:4px solid #e0a526;border-radius:3px 14px 8px 3px;${words}">${lines(block.text)}</div>`
    case 'goods':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 4px;">${block.goods.map(goodHtml)}</table>`
    case 'sums':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:10px 0 28px;">${block.rows.map(sumHtml)}</table>`
    case 'panel':
      return panelHtml(block)
    case 'button':
      return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 28px;"><tr><td class="press" style="background-color:#1d2430;border-radius:9px 16px 8px 18px;"><a class="press-words" href="${block.url}" style="display:inline-block;padding:15px 28px;${sans}font-size:17px;line-height:1.3;font-weight:bold;color:#fbf6ea;text-decoration:none;">${block.label}</a></td></tr></table>`
  }
}

function goodHtml({ picture, name, details, quantity, unitPrice }: Good): Html {
  const each =
    quantity > 1
      ? html`<span class="soft" style="color:#565761;">${quantity} &times; ${formatMoney(unitPrice)}</span><br>`
      : ''
  const shown = picture
    ? html`<img src="${picture}" width="88" alt="" style="display:block;width:88px;height:auto;border:0;border-radius:4px 8px 4px 9px;">`
    : html`<div class="wash" style="width:88px;height:88px;background-color:#f8f2e6;border-radius:4px 8px 4px 9px;"></div>`
  return html`<tr>
<td class="line thumb" width="88" valign="top" style="width:88px;padding:16px 18px 16px 0;border-top:1px solid #dccfb7;">${shown}</td>
<td class="line ink" valign="top" style="padding:16px 0;border-top:1px solid #dccfb7;${words}"><strong style="${serif}font-size:19px;font-weight:500;">${name}</strong>${details.some((each) => each !== '') ? html`<br><span class="soft" style="font-size:15px;color:#565761;">${broken(details)}</span>` : ''}</td>
<td class="line ink" valign="top" align="right" style="padding:16px 0 16px 14px;border-top:1px solid #dccfb7;${words}overflow-wrap:normal;white-space:nowrap;font-size:16px;text-align:right;">${each}${formatMoney(quantity * unitPrice)}</td>
</tr>`
}

function sumHtml({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  const weight = strong
    ? html`border-top:2px solid #1d2430;padding:12px 0 0;${serif}font-size:22px;`
    : 'padding:6px 0;font-size:16px;'
  const classes = strong ? 'ink rule' : 'ink'
  return html`<tr><td class="${classes}" style="${words}${weight}">${label}</td><td class="${classes}" align="right" style="${words}${weight}text-align:right;white-space:nowrap;">${value}</td></tr>`
}

function panelHtml({ title, lines: all, link }: Extract<Block, { type: 'panel' }>): Html {
  const way = link
    ? html`<br><a class="link" href="${link.url}" style="color:#15615f;font-weight:bold;">${link.label}</a>`
    : ''
  return html`<div class="wash ink" style="margin:4px 0 26px;padding:18px 22px;background-color:#f8f2e6;border-radius:5px 14px 6px 12px;${words}font-size:16px;"><strong class="soft" style="font-size:14px;color:#565761;">${title}</strong><br>${broken(all)}${way}</div>`
}

const lines = (text: string) => broken(text.split(/\r?\n/))

/** One under the other. */
function broken(all: readonly string[]): Html[] {
  return all.map((line, i) => (i === 0 ? html`${line}` : html`<br>${line}`))
}

type Html = ReturnType<typeof html>

/** What mail programs that know style sheets do better: dark screens and narrow windows. */
const style = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 520px) {
  .around { padding: 22px 10px 32px !important; }
  .sheet { padding: 0 22px 28px !important; }
  .heading { font-size: 30px !important; }
  .thumb, .thumb img, .thumb div { width: 64px !important; }
  .thumb { padding-right: 14px !important; }
  .thumb div { height: 64px !important; }
}
@media (prefers-color-scheme: dark) {
  .backdrop { background-color: #121319 !important; }
  .sheet { background-color: #23252e !important; }
  .wash { background-color: #191a21 !important; }
  .ink { color: #f2e9d8 !important; }
  .soft { color: #b9b2a4 !important; }
  .link { color: #84cabf !important; }
  .line { border-color: #3f414c !important; }
  .rule { border-color: #f2e9d8 !important; }
  .press { background-color: #f2e9d8 !important; }
  .press-words { color: #191a21 !important; }
}
`
