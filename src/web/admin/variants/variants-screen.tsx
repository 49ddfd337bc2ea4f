import type { Shop } from '#compose'
import type { WaitingPrints } from '#shop/fulfilment/fulfilment.server.ts'
import type { VariantsChecked } from '#shop/fulfilment/variants.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { productAddress } from '../location.ts'
import { VariantCheck } from './variant-check.tsx'
import { providerName, variantsCopy } from './variants-copy.ts'
import styles from './variants-screen.module.css'
import { WaitingForPrinter } from './waiting-for-printer.tsx'

export async function loader(shop: Shop) {
  const [about, waiting] = await Promise.all([
    shop.admin.variants.about(),
    shop.admin.fulfilment.waitingPrints(),
  ])
  return { about, waiting }
}

interface VariantsProps {
  about: Pick<VariantsChecked, 'provider' | 'hasList' | 'total'>
  waiting: WaitingPrints
}

/** Which sizes the print provider doesn't know, and which prints it doesn't have yet. */
export default function VariantsScreen({ about, waiting }: VariantsProps) {
  if (!about.hasList) {
    return (
      <div className={styles.section}>
        <p className={styles.lead}>{variantsCopy.selfFulfilled}</p>
        <p className={styles.soft}>{variantsCopy.selfFulfilledLater}</p>
      </div>
    )
  }
  const who = providerName(about.provider)
  return (
    <div className={styles.section}>
      <p className={styles.soft}>{variantsCopy.intro(who)}</p>
      {about.total === 0 ? (
        <div className={styles.none}>
          <p className={styles.lead}>{variantsCopy.noPrints}</p>
          <ButtonLink to={productAddress('create', 'print')}>{variantsCopy.hang}</ButtonLink>
        </div>
      ) : (
        <VariantCheck who={who} total={about.total} />
      )}
      <WaitingForPrinter waiting={waiting} />
    </div>
  )
}
