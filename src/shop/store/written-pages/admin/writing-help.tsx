import control from '#web/ui/kit/control.module.css'
import { writtenPagesAdminCopy as copy } from './copy.ts'
import styles from './pages.module.css'

/** `words`: what the shop fills in. */
export function WritingHelp({ words }: { words: Record<string, string> }) {
  return (
    <details className={styles.help}>
      <summary className={`${control.link} ${styles.how}`}>{copy.howWrite}</summary>
      <ul>
        <li>{copy.paragraphHint}</li>
        <li>{copy.headingHint}</li>
        <li>{copy.listHint}</li>
        <li>{copy.yearsHint}</li>
        <li>{copy.linkHint}</li>
      </ul>
      <p>{copy.filledHint}</p>
      <dl className={styles.words}>
        {Object.entries(words).map(([name, value]) => (
          <div key={name}>
            <dt>{`{${name}}`}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
