import type { ListedStep } from '#shop/audience/opening/opening.schema.ts'
import { useAction } from '#web/admin/list/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { call } from '#web/ui/hooks/api.ts'
import { openingCopy } from './copy.ts'
import styles from './opening.module.css'
import { StepList } from './step-row.tsx'

export function RemainingSteps({ steps }: { steps: readonly ListedStep[] }) {
  const copy = openingCopy.rest
  const { busy, act } = useAction()
  const putAway = () => act(() => call('POST /api/opening/put-away'), { failed: copy.failed })

  return (
    <section className={styles.sheet} data-rest aria-labelledby="opening">
      <StepList {...copy} steps={steps.filter(({ done }) => !done)} />
      <div className={styles.foot}>
        <Button variant="quiet" busy={busy} onClick={putAway}>
          {copy.putAway}
        </Button>
      </div>
    </section>
  )
}
