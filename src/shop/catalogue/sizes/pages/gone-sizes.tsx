import { Link } from 'react-router'
import { type PieceSize, sizeInWords } from '#shop/catalogue/products/product.ts'
import prose from '#web/ui/kit/prose.module.css'
import { sizesPageCopy } from './copy.ts'
import styles from './sizes.module.css'

/** Shown without scripts, where a sold-out size can't be chosen: each link leads to the form. */
export function GoneSizes({ sizes }: { sizes: readonly PieceSize[] }) {
  if (sizes.length === 0) return null
  return (
    <p className={`${prose.hint} ${styles.plain}`}>
      {sizes.map(({ label }) => (
        <Link key={label} to={`?${new URLSearchParams({ size: label })}`}>
          {sizesPageCopy.tellMe(sizeInWords(label))}
        </Link>
      ))}
    </p>
  )
}
