import type { PiecePicture } from '#shop/catalogue/products/product.ts'
import { largestAddress } from '#shop/media/pictures/picture.ts'
import layout from '#web/ui/kit/layout.module.css'
import { Picture } from '#web/ui/product/picture.tsx'
import { productsPageCopy } from './copy.ts'
import styles from './making.module.css'

export function Making({ pictures }: { pictures: readonly PiecePicture[] }) {
  const steps = pictures.filter(({ step }) => step !== undefined)
  if (steps.length === 0) return null
  return (
    <section
      className={`${layout.stack5} ${layout.page} ${styles.making}`}
      aria-labelledby="making"
    >
      <h2 id="making">{productsPageCopy.howItWasMade}</h2>
      <ol className={styles.steps} style={{ '--steps': steps.length }}>
        {steps.map((picture, at) => (
          <li key={picture.address} className={styles.step} style={{ '--at': at + 1 }}>
            <div className={styles.sheet}>
              <a href={largestAddress(picture)} className={styles.look}>
                <Picture
                  picture={picture}
                  sizes="(min-width: 900px) 50vw, 82vw"
                  decorative={picture.alt === ''}
                  className={styles.picture}
                />
                <span className="visually-hidden">
                  {productsPageCopy.lookCloserStep} {at + 1}
                </span>
              </a>
            </div>
            <p className={styles.words}>
              <span className={styles.number} aria-hidden="true">
                {at + 1}
              </span>
              {picture.step}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
