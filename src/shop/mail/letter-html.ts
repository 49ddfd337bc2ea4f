import { formatMoney } from '#kernel/money.ts'
import type { Block, Good, House, Letter } from './letter.ts'
import { letterStyle } from './letter-style.ts'

/*
 * The letter as HTML for mail programs: tables where a row must hold, inline styles for those that
 * take no others, and classes for a dark room and a narrow window.
 */

/** Escapes text for HTML, in an attribute too. */
export function escapeHtml(text: string): string {
  const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, (sign) => named[sign] ?? sign).replaceAll("'", '&#39;')
}

export function letterHtml(letter: Letter, house: House): string {
  const { subject, preview, blocks } = letter
  const { studioName, tagLine, publicUrl, email } = house
  const e = escapeHtml
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${e(subject)}</title>
<style>${letterStyle}</style>
</head>
<body class="desk" style="margin:0;padding:0;background-color:#efe5d2;">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${e(preview)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<table role="presentation" class="desk" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#efe5d2;">
<tr><td align="center" class="around" style="padding:36px 16px 44px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;">
<tr><td class="name" style="padding:0 8px 18px;${serif}font-size:24px;line-height:1.2;text-align:left;"><a class="ink" href="${e(publicUrl)}/" style="color:#1d2430;text-decoration:none;overflow-wrap:anywhere;">${e(studioName)}</a></td></tr>
<tr><td class="sheet" style="background-color:#fffcf5;border-radius:9px 22px 12px 26px;padding:0 40px 40px;">
${inks}
${blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td class="soft" style="padding:24px 8px 0;${sans}font-size:14px;line-height:1.6;color:#565761;text-align:left;">
<span class="soft" style="${serif}font-style:italic;font-size:16px;">${e(tagLine)}</span><br>
<a class="soft" href="${e(publicUrl)}/" style="color:#565761;">${e(publicUrl.replace(/^https?:\/\//, ''))}</a> &nbsp;&middot;&nbsp; <a class="soft" href="mailto:${e(encodeURI(email))}" style="color:#565761;">${e(email)}</a>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

const serif = "font-family:Fraunces,'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif;"
const sans = "font-family:Karla,'Gill Sans','Trebuchet MS',Helvetica,Arial,sans-serif;"
const words = `${sans}font-size:17px;line-height:1.6;color:#1d2430;overflow-wrap:anywhere;`

/** Three strips of ink, as if the printer had tried them on the sheet's edge. */
const inks = `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 30px;"><tr>${(
  [
    ['#e4603f', 74, '0 0 7px 4px'],
    ['#1f7a78', 46, '0 0 4px 9px'],
    ['#e0a526', 28, '0 0 9px 3px'],
  ] as const
)
  .map(
    ([ink, width, corners]) =>
      `<td style="padding-right:6px;"><div style="width:${width}px;height:9px;line-height:9px;font-size:1px;background-color:${ink};border-radius:${corners};">&nbsp;</div></td>`,
  )
  .join('')}</tr></table>`

function blockHtml(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `<h1 class="ink heading" style="margin:0 0 18px;${serif}font-size:36px;line-height:1.12;font-weight:500;letter-spacing:-0.01em;color:#1d2430;overflow-wrap:anywhere;">${escapeHtml(block.text)}</h1>`
    case 'text':
      return `<p class="ink" style="margin:0 0 20px;${words}">${lines(block.text)}</p>`
    case 'quote':
      return `<div class="wash ink" style="margin:4px 0 26px;padding:20px 24px;background-color:#f8f2e6;border-left:4px solid #e0a526;border-radius:3px 14px 8px 3px;${words}">${lines(block.text)}</div>`
    case 'goods':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 4px;">${block.goods.map(goodHtml).join('\n')}</table>`
    case 'sums':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:10px 0 28px;">${block.rows.map(sumHtml).join('\n')}</table>`
    case 'panel':
      return panelHtml(block)
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 28px;"><tr><td class="press" style="background-color:#1d2430;border-radius:9px 16px 8px 18px;"><a class="press-words" href="${escapeHtml(block.url)}" style="display:inline-block;padding:15px 28px;${sans}font-size:17px;line-height:1.3;font-weight:bold;color:#fbf6ea;text-decoration:none;">${escapeHtml(block.label)}</a></td></tr></table>`
  }
}

function goodHtml({ picture, name, details, quantity, unitPrice }: Good): string {
  const small = details.map(escapeHtml).join('<br>')
  const each =
    quantity > 1
      ? `<span class="soft" style="color:#565761;">${quantity} &times; ${formatMoney(unitPrice)}</span><br>`
      : ''
  const shown = picture
    ? `<img src="${escapeHtml(picture)}" width="88" alt="" style="display:block;width:88px;height:auto;border:0;border-radius:4px 8px 4px 9px;">`
    : `<div class="wash" style="width:88px;height:88px;background-color:#f8f2e6;border-radius:4px 8px 4px 9px;"></div>`
  return `<tr>
<td class="line thumb" width="88" valign="top" style="width:88px;padding:16px 18px 16px 0;border-top:1px solid #dccfb7;">${shown}</td>
<td class="line ink" valign="top" style="padding:16px 0;border-top:1px solid #dccfb7;${words}"><strong style="${serif}font-size:19px;font-weight:500;">${escapeHtml(name)}</strong>${small ? `<br><span class="soft" style="font-size:15px;color:#565761;">${small}</span>` : ''}</td>
<td class="line ink" valign="top" align="right" style="padding:16px 0 16px 14px;border-top:1px solid #dccfb7;${words}overflow-wrap:normal;white-space:nowrap;font-size:16px;text-align:right;">${each}${formatMoney(quantity * unitPrice)}</td>
</tr>`
}

function sumHtml({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  const weight = strong
    ? `border-top:2px solid #1d2430;padding:12px 0 0;${serif}font-size:22px;`
    : 'padding:6px 0;font-size:16px;'
  const classes = strong ? 'ink rule' : 'ink'
  return `<tr><td class="${classes}" style="${words}${weight}">${escapeHtml(label)}</td><td class="${classes}" align="right" style="${words}${weight}text-align:right;white-space:nowrap;">${escapeHtml(value)}</td></tr>`
}

function panelHtml({ title, lines: all, link }: Extract<Block, { type: 'panel' }>): string {
  const way = link
    ? `<br><a class="link" href="${escapeHtml(link.url)}" style="color:#15615f;font-weight:bold;">${escapeHtml(link.label)}</a>`
    : ''
  return `<div class="wash ink" style="margin:4px 0 26px;padding:18px 22px;background-color:#f8f2e6;border-radius:5px 14px 6px 12px;${words}font-size:16px;"><strong class="soft" style="font-size:14px;color:#565761;">${escapeHtml(title)}</strong><br>${all.map(escapeHtml).join('<br>')}${way}</div>`
}

function lines(text: string): string {
  return escapeHtml(text).replace(/\r?\n/g, '<br>')
}
