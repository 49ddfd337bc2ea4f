import { Button } from '#web/ui/button.tsx'
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { recordPageCopy } from './copy.ts'
import styles from './order.module.css'

export function NextSteps({ steps }: { steps: readonly string[] }) {
  const hydrated = useHydrated()
  return (
    <section
      className={`${layout.stack4} ${layout.start}`}
      aria-label={recordPageCopy.whatHappensNext}
    >
      {steps.length > 0 && (
        <>
          <h2 className={prose.title3}>{recordPageCopy.whatHappensNext}</h2>
          <ol className={`${layout.stack3} ${layout.measure} ${styles.steps}`}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
      {/* Keeps its place: nothing below may move under a finger after hydration. */}
      <div style={hydrated ? undefined : { visibility: 'hidden' }}>
        <Button variant="quiet" onClick={() => window.print()}>
          {recordPageCopy.printThisPage}
        </Button>
      </div>
    </section>
  )
}
