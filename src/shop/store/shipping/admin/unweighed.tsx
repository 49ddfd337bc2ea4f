import { Link } from 'react-router'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { UnweighedPiece } from '#shop/catalogue/sizes/unweighed.server.ts'
import { kindOf, productAddress, sellableTypes } from '#web/admin/location.ts'
import layout from '#web/ui/kit/layout.module.css'
import { shippingCopy } from './copy.ts'
import styles from './shipping.module.css'

const named = 12

const typeOf = (kind: ProductKind) => sellableTypes.find((type) => kindOf[type] === kind) ?? 'print'

export function Unweighed({ pieces }: { pieces: readonly UnweighedPiece[] }) {
  return (
    <ul className={`${layout.words5} ${styles.unweighed}`}>
      {pieces.slice(0, named).map(({ kind, id, name }) => (
        <li key={`${kind}/${id}`}>
          <Link to={productAddress('edit', typeOf(kind), id)}>{name}</Link>
        </li>
      ))}
      {pieces.length > named && (
        <li>
          {shippingCopy.and} {pieces.length - named} {shippingCopy.moreWord}
        </li>
      )}
    </ul>
  )
}
