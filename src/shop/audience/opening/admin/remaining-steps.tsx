import type { ListedStep } from '#shop/audience/opening/opening.schema.ts'
import { useAction } from '#web/admin/list/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { call } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { openingCopy } from './copy.ts'
import styles from './opening.module.css'
import { StepRow } from './step-row.tsx'

export function RemainingSteps({ steps }: { steps: readonly ListedStep[] }) {
  const copy = openingCopy.rest
  const { busy, act } = useAction()
  const putAway = () => act(() => call('POST /api/opening/put-away'), { failed: copy.failed })

  return (
    <section className={styles.sheet} data-rest aria-labelledby="opening">
      <header className={styles.head}>
        <h2 id="opening" className={prose.title2}>
          {copy.title}
        </h2>
        <p className={styles.lead}>{copy.lead}</p>
      </header>
      <ol className={`${layout.stack} ${surface.under}`}>
        {steps
          .filter(({ done }) => !done)
          .map((step) => (
            <StepRow key={step.step} step={step} />
          ))}
      </ol>
      <div className={styles.foot}>
        <Button variant="quiet" busy={busy} onClick={putAway}>
          {copy.putAway}
        </Button>
      </div>
    </section>
  )
}
