import { useNavigation } from 'react-router'
import styles from './pending.module.css'

/** A line of ink across the top while the next page is on its way. */
export function Pending() {
  const { state } = useNavigation()
  return <div className={styles.pending} data-busy={state !== 'idle'} aria-hidden="true" />
}
