import { Button } from '#web/ui/button.tsx'
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts'
import prose from '#web/ui/kit/prose.module.css'
import { recordPageCopy } from './copy.ts'
import styles from './order.module.css'

export function NextSteps({ steps }: { steps: readonly string[] }) {
  const hydrated = useHydrated()
  return (
    <section className={styles.next} aria-label={recordPageCopy.whatHappensNext}>
      {steps.length > 0 && (
        <>
          <h2 className={prose.title3}>{recordPageCopy.whatHappensNext}</h2>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
      {hydrated && (
        <Button variant="quiet" className={styles.print} onClick={() => window.print()}>
          {recordPageCopy.printThisPage}
        </Button>
      )}
    </section>
  )
}
