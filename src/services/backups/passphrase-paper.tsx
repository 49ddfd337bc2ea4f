import styles from '#services/admin/services.module.css'
import { backupsFormCopy as copy } from './form.copy.ts'

interface PassphrasePaperProps {
  shop: string
  place: string
  passphrase: string
}

export function PassphrasePaper({ shop, place, passphrase }: PassphrasePaperProps) {
  return (
    <section className={styles.paper} aria-hidden="true">
      <h1>{copy.paperTitle(shop)}</h1>
      <p>{copy.paperLead}</p>
      <p>
        {copy.paperPlace}
        <strong>{place}</strong>
      </p>
      <p>
        {copy.paperPassphrase}
        <strong>{passphrase}</strong>
      </p>
      <ol>
        {copy.paperHow.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{copy.paperAlone}</p>
    </section>
  )
}
