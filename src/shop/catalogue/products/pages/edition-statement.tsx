import {
  otherEditions,
  type PieceEdition,
  statementRows,
} from '#shop/catalogue/editions/edition.ts'
import { sizeInWords, unbroken } from '#shop/catalogue/products/product.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { productsPageCopy } from './copy.ts'
import styles from './product-page.module.css'

interface StatementProps {
  edition: PieceEdition
  offered: readonly string[]
}

export function EditionStatement({ edition, offered }: StatementProps) {
  const { sizes, ...terms } = edition
  const isLimited = sizes.length > 0
  const isWhole = sizes.some(({ size }) => size === '')
  const open = offered.filter((label) => !isWhole && !sizes.some(({ size }) => size === label))
  const total = sizes.reduce((sum, each) => sum + each.total, 0)
  const others = otherEditions(
    isLimited ? (sizes[0]?.size ?? '') : '',
    open.map((size) => ({ size, total: null })),
    terms.others,
  )
  return (
    <section className={layout.stack2} aria-labelledby="edition">
      <h2 id="edition" className={prose.title4}>
        {isLimited ? productsPageCopy.limited : productsPageCopy.howMade}
      </h2>
      <dl className={styles.facts}>
        {sizes.map(({ size, total: of, given, left }) => (
          <div key={size}>
            <dt>{size === '' ? productsPageCopy.numbers : sizeInWords(size)}</dt>
            <dd>
              {size === '' || offered.includes(size)
                ? leftInWords(of, left)
                : productsPageCopy.soldNoMore(given, of)}
            </dd>
          </div>
        ))}
        {statementRows({ ...terms, others, total }).map(({ term, words }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{unbroken(words)}</dd>
          </div>
        ))}
      </dl>
      {isLimited && <p className={prose.hint}>{productsPageCopy.numberedWhenSold}</p>}
    </section>
  )
}

function leftInWords(total: number, left: number): string {
  if (left <= 0) return productsPageCopy.allAreSold(total)
  return left === total ? productsPageCopy.n1To(total) : productsPageCopy.ofLeft(left, total)
}
