import { Button } from '#web/ui/button.tsx'
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts'
import styles from './next-steps.module.css'

export function NextSteps({ steps }: { steps: readonly string[] }) {
  const hydrated = useHydrated()
  return (
    <section className={styles.next} aria-label="What happens next">
      {steps.length > 0 && (
        <>
          <h2 className={styles.title}>What happens next</h2>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
      {hydrated && (
        <Button look="quiet" className={styles.print} onClick={() => window.print()}>
          Print this page
        </Button>
      )}
    </section>
  )
}
