import { Link, useLocation } from 'react-router'
import { pagePaths } from '#kernel/page-paths.ts'
import { useVisitor } from '#web/ui/visitor.tsx'
import styles from './word-mark.module.css'

/**
 * The studio's name, printed in two colours that don't quite meet. It leads home; the owner goes
 * back and forth between home and the admin (specification §2).
 */
export function WordMark({ name }: { name: string }) {
  const { user } = useVisitor()
  const { pathname } = useLocation()
  const toAdmin = user?.role === 'admin' && pathname !== pagePaths.admin
  return (
    <Link
      to={toAdmin ? pagePaths.admin : pagePaths.home}
      prefetch="intent"
      className={styles.mark}
      data-name={name}
      aria-label={toAdmin ? `${name}, admin` : `${name}, home`}
    >
      {name}
    </Link>
  )
}
