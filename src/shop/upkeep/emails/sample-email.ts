/* A mail that was never sent, to show how the shop's mails look. Pure. */
import { formatMoney } from '#platform/money/money.ts'
import type { Brand, Email, Good } from './email.ts'

/** A confirmation of the studio's own pieces. */
export function sampleEmail(
  { artistName, publicUrl, currency }: Pick<Brand, 'artistName' | 'publicUrl' | 'currency'>,
  goods: Good[],
): Email {
  const total = goods.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
  return {
    subject: 'Your order is in',
    preview: 'Thank you.',
    blocks: [
      { type: 'heading', text: 'It’s ordered!' },
      { type: 'text', text: 'Thank you. Here is what is being wrapped for you.' },
      { type: 'goods', goods, currency },
      {
        type: 'sums',
        rows: [{ label: 'Total', value: formatMoney(total, currency), strong: true }],
      },
      {
        type: 'panel',
        title: 'Where it goes',
        lines: ['Robin Example', '12 Harbor Street', 'Anytown'],
        link: { label: 'Is something wrong? Write to me', url: publicUrl },
      },
      { type: 'button', label: 'See your order', url: publicUrl },
      { type: 'quote', text: 'Could you wrap it as a present?' },
      { type: 'text', text: artistName },
    ],
  }
}
