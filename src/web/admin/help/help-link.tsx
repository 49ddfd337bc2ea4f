import { Link } from 'react-router'
import { adminCopy } from '#web/admin/copy.ts'
import { sectionAddress } from '#web/admin/location.ts'
import control from '#web/ui/kit/control.module.css'
import styles from './help.module.css'
import type { HelpPage } from './help-pages.ts'

export function HelpLink({ page }: { page: HelpPage }) {
  return (
    <Link to={sectionAddress('help', page)} className={`${control.target} ${styles.help}`}>
      {adminCopy.help}
    </Link>
  )
}
