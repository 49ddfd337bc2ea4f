import { Link } from 'react-router'
import { adminPath, pagePaths } from '#platform/addresses/page-paths.ts'
import { shellCopy } from '#web/shell/copy.ts'
import { useVisitor } from '#web/ui/hooks/visitor.tsx'
import styles from '../frame.module.css'

/** Design §4. */
export function ClosedStrip() {
  const { user, closed } = useVisitor()
  if (closed === null || user?.role !== 'admin') return null
  if (closed === 'opening') {
    return (
      <p className={styles.strip} role="status">
        {shellCopy.notOpen} <Link to={pagePaths.admin}>{shellCopy.toOpeningList}</Link>
      </p>
    )
  }
  return (
    <p className={styles.strip} role="status">
      {shellCopy.onVacation} <Link to={adminPath('vacation')}>{shellCopy.changeIt}</Link>
    </p>
  )
}
