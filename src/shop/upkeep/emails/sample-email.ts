import { formatMoney } from '#platform/money/money.ts'
import { type Brand, button, type Email, type Good, listed } from './email.ts'
import { visitorEmailsCopy } from './visitor.copy.ts'

export function sampleEmail(
  { artistName, publicUrl, currency }: Pick<Brand, 'artistName' | 'publicUrl' | 'currency'>,
  goods: Good[],
): Email {
  const total = goods.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
  return {
    subject: visitorEmailsCopy.sampleSubject,
    preview: visitorEmailsCopy.samplePreview,
    blocks: [
      { type: 'heading', text: visitorEmailsCopy.sampleHeading },
      visitorEmailsCopy.sampleText,
      listed(goods, currency),
      {
        type: 'sums',
        rows: [
          { label: visitorEmailsCopy.total, value: formatMoney(total, currency), strong: true },
        ],
      },
      {
        type: 'panel',
        title: visitorEmailsCopy.sampleDestination,
        lines: [visitorEmailsCopy.sampleName, visitorEmailsCopy.sampleStreet, 'Anytown'],
        link: { label: visitorEmailsCopy.sampleQuestion, url: publicUrl },
      },
      button(visitorEmailsCopy.seeOrder, publicUrl),
      { type: 'quote', text: visitorEmailsCopy.sampleWish },
      artistName,
    ],
  }
}
