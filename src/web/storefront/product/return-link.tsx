import { Link, useNavigate } from 'react-router'
import { goBack } from './go-back.ts'
import styles from './return-link.module.css'

/** 'Return to Previous' (specification §2). Without JavaScript it leads to the gallery. */
export function ReturnLink({ otherwise }: { otherwise: string }) {
  const navigate = useNavigate()
  return (
    <Link
      to={otherwise}
      className={styles.link}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        goBack(navigate, otherwise)
      }}
    >
      <span aria-hidden="true" className={styles.arrow}>
        ←
      </span>
      <span className={styles.words}>Return to Previous</span>
    </Link>
  )
}
