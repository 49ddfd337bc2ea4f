import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { textInWords } from '#shop/catalogue/personalisation/personalisation.ts'
import { saleItemDetails } from '#shop/catalogue/products/product-words.ts'
import { lineKey } from '#shop/orders/record/order-views.ts'
import type { PresentLine } from '#shop/orders/record/present/present-page.server.ts'
import prose from '#web/ui/kit/prose.module.css'
import { LinePicture } from './line-picture.tsx'
import styles from './order.module.css'

interface BenchProps {
  lines: readonly PresentLine[]
  label: string
  children: ReactNode
}

/** The pieces in true proportions; a wrapping paper is drawn over each. */
export function Bench({ lines, label, children }: BenchProps) {
  return (
    <div className={styles.bench} data-part="bench" data-many={lines.length > 3 || undefined}>
      <ul aria-label={label}>
        {lines.length === 0 && (
          <li>
            <div className={styles.piece} style={{ '--shape': 1.3, '--at': 0 } as CSSProperties}>
              <span className={styles.wrap} data-part="wrapping" data-whole aria-hidden="true" />
            </div>
            <p />
          </li>
        )}
        {lines.map((line, at) => (
          <li key={lineKey(line)}>
            <Parcel line={line} at={at} />
            <p>
              <span className={prose.name}>
                {line.quantity > 1 && `${line.quantity} × `}
                {line.name}
              </span>
              <span className={prose.hint}>
                {saleItemDetails(line).join(', ')}
                {textInWords(line).map((text) => (
                  <Fragment key={text}>
                    {saleItemDetails(line).length > 0 && ', '}
                    <bdi>{text}</bdi>
                  </Fragment>
                ))}
              </span>
            </p>
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}

function Parcel({ line, at }: { line: PresentLine; at: number }) {
  const { picture } = line
  const shape = picture ? picture.width / picture.height : 1
  const style = { '--shape': shape, '--at': at } as CSSProperties
  return (
    <div className={styles.piece} style={style}>
      <LinePicture line={line} priority={at === 0} sizes="14rem" />
      <span className={styles.wrap} data-part="wrapping" aria-hidden="true" />
    </div>
  )
}
