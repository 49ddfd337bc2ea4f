import type { VariantsChecked } from '#shop/fulfilment/variants.ts'
import type { WaitingPrints } from '#shop/fulfilment/waiting-prints.server.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { addressOf } from '../location.ts'
import { Check } from './variant-check.tsx'
import { copy, named } from './variants-copy.ts'
import styles from './variants-screen.module.css'
import { WaitingForPrinter } from './waiting-for-printer.tsx'

interface VariantsProps {
  about: Pick<VariantsChecked, 'provider' | 'hasList' | 'total'>
  waiting: WaitingPrints
}

/** Which sizes the print provider doesn't know, and which prints it doesn't have yet. */
export function VariantsScreen({ about, waiting }: VariantsProps) {
  if (!about.hasList) {
    return (
      <div className={styles.room}>
        <p className={styles.lead}>{copy.byHand}</p>
        <p className={styles.soft}>{copy.byHandLater}</p>
      </div>
    )
  }
  const who = named(about.provider)
  return (
    <div className={styles.room}>
      <p className={styles.soft}>{copy.intro(who)}</p>
      {about.total === 0 ? (
        <div className={styles.none}>
          <p className={styles.lead}>{copy.noPrints}</p>
          <ButtonLink to={addressOf('create', 'print')}>{copy.hang}</ButtonLink>
        </div>
      ) : (
        <Check who={who} total={about.total} />
      )}
      <WaitingForPrinter waiting={waiting} />
    </div>
  )
}
