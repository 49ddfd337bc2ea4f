import { formatMoney } from '#platform/money/money.ts'
import {
  type Brand,
  button,
  type Email,
  type Good,
  listed,
  panel,
  quote,
  toEmail,
} from './email.ts'
import { visitorEmailsCopy } from './visitor.copy.ts'

export function sampleEmail(
  { artistName, publicUrl, currency }: Pick<Brand, 'artistName' | 'publicUrl' | 'currency'>,
  goods: Good[],
): Email {
  const total = goods.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
  const question = { label: visitorEmailsCopy.sampleQuestion, url: publicUrl }
  return toEmail(
    visitorEmailsCopy.sample,
    visitorEmailsCopy.sampleText,
    listed(goods, currency),
    {
      type: 'sums',
      rows: [{ label: visitorEmailsCopy.total, value: formatMoney(total, currency), strong: true }],
    },
    panel(
      visitorEmailsCopy.sampleDestination,
      [visitorEmailsCopy.sampleName, visitorEmailsCopy.sampleStreet, 'Anytown'],
      question,
    ),
    button(visitorEmailsCopy.seeOrder, publicUrl),
    quote(visitorEmailsCopy.sampleWish),
    artistName,
  )
}
