import { Link } from 'react-router'
import { adminPath, pagePaths } from '#platform/addresses/page-paths.ts'
import { useVisitor } from '#web/ui/hooks/visitor.tsx'
import styles from '../frame.module.css'

/** Reminds the staff that visitors see another screen than theirs (design §4). */
export function ClosedStrip() {
  const { user, closed } = useVisitor()
  if (closed === null || user?.role !== 'admin') return null
  if (closed === 'opening') {
    return (
      <p className={styles.strip} role="status">
        The shop isn’t open yet: only you see it.{' '}
        <Link to={pagePaths.admin}>Back to your list</Link>
      </p>
    )
  }
  return (
    <p className={styles.strip} role="status">
      Vacation mode is on: only you see the shop. <Link to={adminPath('vacation')}>Change it</Link>
    </p>
  )
}
