import { formatMoney } from '#platform/money/money.ts'
import type { Block, Brand, Email } from './email.ts'

/** Addresses are written in full. */
export function emailText({ blocks }: Email, brand: Brand): string {
  const { studioName, tagLine, publicUrl, email } = brand
  const signature = ['-- ', studioName, tagLine, publicUrl, email].filter(Boolean).join('\n')
  return `${[...blocks.map(blockText), signature].join('\n\n')}\n`
}

function blockText(block: Block): string {
  if (typeof block === 'string') return block
  switch (block.type) {
    case 'heading':
      return block.text
    case 'quote':
      return block.text.replace(/^/gm, '> ')
    case 'goods':
      return block.goods
        .map(({ name, details, quantity, unitPrice }) => {
          const sum = formatMoney(quantity * unitPrice, block.currency)
          const each =
            quantity > 1 ? `${quantity} x ${formatMoney(unitPrice, block.currency)} = ` : ''
          return `* ${[name, ...details].join(', ')}\n  ${each}${sum}`
        })
        .join('\n')
    case 'sums':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'panel': {
      const link = block.link ? [`${block.link.label}: ${block.link.url}`] : []
      return [block.title, ...block.lines, ...link].join('\n')
    }
    case 'button':
      return `${block.label}:\n${block.url}`
  }
}
