import { NavLink } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { useVisitor } from '#web/ui/hooks/visitor.tsx'
import picture from '#web/ui/kit/picture.module.css'
import styles from './bar.module.css'
import { shellCopy } from './copy.ts'

export function CartLink() {
  const { itemCount, ready } = useVisitor()
  const items = `${itemCount} ${itemCount === 1 ? 'item' : 'items'}`
  return (
    <>
      <NavLink
        to={pagePaths.cart}
        prefetch="intent"
        className={styles.cart}
        aria-label={itemCount > 0 ? shellCopy.cartWith(items) : shellCopy.cart}
      >
        <svg viewBox="0 0 32 32" aria-hidden="true" className={`${picture.drawing} ${styles.bag}`}>
          <path d="M5.5 11.5c7-.8 14-.9 21-.2.9 5.3 1 10.6.3 16-7.4 1.2-14.6 1.2-21.7.1-.7-5.4-.5-10.7.4-15.9ZM11 15c-.6-7 1.5-11.5 5.2-11.5 3.6 0 5.5 4.3 5 11.3" />
        </svg>
        {itemCount > 0 && (
          <span key={itemCount} className={styles.badge} aria-hidden="true">
            {itemCount > 99 ? '99+' : itemCount}
          </span>
        )}
      </NavLink>
      <span className="visually-hidden" role="status">
        {ready && itemCount > 0 ? shellCopy.inYourCart(items) : ''}
      </span>
    </>
  )
}
