import { Link } from 'react-router'
import { adminPath } from '#kernel/page-paths.ts'
import { useVisitor } from '#web/ui/visitor.tsx'
import styles from './closed-strip.module.css'

/** Reminds the owner that visitors see the vacation screen (design §4). */
export function ClosedStrip() {
  const { user, onVacation } = useVisitor()
  if (!onVacation || user?.role !== 'admin') return null
  return (
    <p className={styles.strip} role="status">
      Vacation mode is on: only you see the shop. <Link to={adminPath('vacation')}>Change it</Link>
    </p>
  )
}
