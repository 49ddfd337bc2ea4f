import { useId } from 'react'
import { Link } from 'react-router'
import type {
  ListedSize,
  ProductListItem,
} from '#shop/orders/fulfillment/products/product-list.schema.ts'
import { productAddress } from '#web/admin/location.ts'
import { Tick } from '#web/form/inputs/tick.tsx'
import { addressOf } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { useMoney } from '#web/ui/money.ts'
import { printerCopy, sum } from './copy.ts'
import styles from './printer.module.css'
import { ProductChanges } from './product-changes.tsx'

interface ItemProps {
  who: string
  product: ProductListItem
  /** Null: no tick box. */
  chosen: boolean | null
  onChoose(is: boolean): void
}

export function ProductItem({ who, product, chosen, onChoose }: ItemProps) {
  const { ref, name, print, problem, isDrawing, sizes, without, changes } = product
  const id = useId()
  return (
    <li className={styles.product} data-chosen={chosen || undefined}>
      <div className={styles.head}>
        {chosen !== null && (
          <Tick
            id={`${id}-tick`}
            name={`refs.${ref}`}
            className={styles.tick}
            checked={chosen}
            onChange={onChoose}
          />
        )}
        <Thumbnail {...product} />
        <label
          htmlFor={`${id}-tick`}
          className={`${layout.line} ${prose.bold} ${prose.wraps} ${styles.name}`}
          id={id}
        >
          {chosen !== null && <span className="visually-hidden">{printerCopy.choose} </span>}
          {name}
        </label>
      </div>
      <div className={`${layout.stack2} ${layout.top} ${layout.shrinks}`}>
        <Status who={who} product={product} />
        {problem && <p className={prose.bad}>{problem}</p>}
        {isDrawing && <p className={`${prose.soft} ${prose.light}`}>{printerCopy.isDrawing}</p>}
        {sizes.length > 0 && <Sizes labelledBy={id} sizes={sizes} isMade={print !== null} />}
        {without.length > 0 && (
          <details className={styles.without}>
            <summary>{printerCopy.without(without.length)}</summary>
            <ul>
              {without.map(({ label, why }) => (
                <li key={label}>
                  <strong>{label}</strong> {why}
                </li>
              ))}
            </ul>
          </details>
        )}
        {changes.length > 0 && <ProductChanges who={who} of={ref} name={name} changes={changes} />}
      </div>
    </li>
  )
}

function Thumbnail({ ref, pictureKey }: ProductListItem) {
  if (pictureKey === null) return <span className={styles.picture} />
  const address = addressOf('GET /api/fulfillment/products/{ref}/picture', { path: { ref } })
  const src = `${address}?${new URLSearchParams({ v: pictureKey })}`
  return <img src={src} alt="" loading="lazy" className={styles.picture} />
}

function Status({ who, product }: { who: string; product: ProductListItem }) {
  const { print, isWanted, isDeleted, name } = product
  return (
    <p className={`${layout.words4} ${styles.productStatus}`}>
      {isDeleted && <span className={prose.bad}>{printerCopy.isDeleted(who)}</span>}
      {isWanted && <span>{printerCopy.isWanted}</span>}
      {print && (
        <>
          <span>{print.hidden ? printerCopy.isDraft : printerCopy.isInShop}</span>
          <Link to={productAddress('edit', 'print', print.id)} className={control.link}>
            {printerCopy.edit}
            <span className="visually-hidden">: {name}</span>
          </Link>
        </>
      )}
    </p>
  )
}

interface SizesProps {
  labelledBy: string
  sizes: readonly ListedSize[]
  isMade: boolean
}

function Sizes({ labelledBy, sizes, isMade }: SizesProps) {
  const money = useMoney()
  return (
    <table className={styles.sizes} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{printerCopy.size}</th>
          <th scope="col">{printerCopy.yours}</th>
          <th scope="col">{printerCopy.cost}</th>
        </tr>
      </thead>
      <tbody>
        {sizes.map(({ label, own, price, cost, availability }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              {availability === 'out_of_stock' && (
                <span className={`${prose.soft} ${prose.light}`}> {printerCopy.outOfStock}</span>
              )}
            </th>
            <td>
              {!isMade && sum(price)}
              {isMade && (own === null ? printerCopy.notOnSale : money(own))}
            </td>
            <td>{cost ? sum(cost) : printerCopy.unknown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
