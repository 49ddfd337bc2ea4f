import { Link } from 'react-router'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { adminCopy } from '#web/admin/copy.ts'
import control from '#web/ui/kit/control.module.css'
import styles from './help.module.css'
import type { HelpPage } from './help-pages.ts'

export function HelpLink({ page }: { page: HelpPage }) {
  return (
    <Link to={adminSectionPath('help', page)} className={`${control.target} ${styles.help}`}>
      {adminCopy.help}
    </Link>
  )
}
