import { Link } from 'react-router'
import styles from '#web/admin/list/list.module.css'
import { ButtonLink } from '#web/ui/button.tsx'
import control from '#web/ui/kit/control.module.css'
import type { Listing, PageSizes } from './listing.ts'

interface FurtherPagesProps {
  listing: Listing
  sizes: PageSizes
  more: boolean
  last: number | null
  words: { newest: string; more: string; older: string }
  addressOf(listing: Partial<Listing>): string
}

export function FurtherPages(props: FurtherPagesProps) {
  const { listing, sizes, more, last, words, addressOf } = props
  const { shown, before, ...same } = listing
  const full = shown >= sizes.most
  const further = { ...same, before, shown: shown + sizes.step }
  return (
    <div className={styles.furtherPagesLinks}>
      {before !== null && (
        <Link to={addressOf(same)} className={control.target}>
          {words.newest}
        </Link>
      )}
      {more && (
        <ButtonLink
          variant="quiet"
          to={addressOf(full ? { ...same, before: last } : further)}
          replace={!full}
          preventScrollReset={!full}
        >
          {full ? words.older : words.more}
        </ButtonLink>
      )}
    </div>
  )
}
