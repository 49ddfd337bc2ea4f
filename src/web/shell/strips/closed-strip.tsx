import { Link } from 'react-router'
import { adminSectionPath, pagePaths } from '#platform/addresses/page-paths.ts'
import { shellCopy } from '#web/shell/copy.ts'
import { useVisitor } from '#web/ui/hooks/visitor.tsx'
import styles from '../frame.module.css'

export function ClosedStrip() {
  const { user, closed } = useVisitor()
  if (closed === null || user?.role !== 'admin') return null
  const [words, to, link] =
    closed === 'opening'
      ? [shellCopy.notOpen, pagePaths.admin, shellCopy.toOpeningList]
      : [shellCopy.onVacation, adminSectionPath('vacation'), shellCopy.changeIt]
  return (
    <p className={styles.strip} role="status">
      {words} <Link to={to}>{link}</Link>
    </p>
  )
}
