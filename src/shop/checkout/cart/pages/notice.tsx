import { Link, useSearchParams } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { entryOf } from '#platform/pick.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { shopCopy } from '#web/ui/copy.ts'
import styles from './cart.module.css'
import { cartPageCopy } from './copy.ts'

/** `?notice=` picks from a closed list: a link can't put words into the page. */
export function Notice() {
  const [search] = useSearchParams()
  const code = search.get('notice')
  // The code's field shows why a code was refused.
  if (code === null || search.has('code')) return null
  return (
    <div className={styles.notice} role="status">
      <p>{entryOf(shopCopy.notices, code) ?? shopCopy.somethingWrong}</p>
      {(code === 'quantity_limit' || code === 'hold_limit') && (
        <ButtonLink to={`${pagePaths.contact}?about=cart`} variant="quiet">
          {shopCopy.wantAll}
        </ButtonLink>
      )}
      <Link
        to={pagePaths.cart}
        replace
        className={styles.close}
        aria-label={cartPageCopy.closeThisNotice}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 5.4 18.8 19M19 5 5.2 18.7" />
        </svg>
      </Link>
    </div>
  )
}
