import type { ListedStep } from '#shop/audience/opening/opening.schema.ts'
import { ActionButton } from '#web/admin/list/action-button.tsx'
import { prepare } from '#web/ui/hooks/api.ts'
import { openingCopy } from './copy.ts'
import styles from './opening.module.css'
import { StepList } from './step-row.tsx'

export function RemainingSteps({ steps }: { steps: readonly ListedStep[] }) {
  const copy = openingCopy.rest
  return (
    <section className={styles.sheet} data-rest aria-labelledby="opening">
      <StepList {...copy} steps={steps.filter(({ done }) => !done)} />
      <div className={styles.foot}>
        <ActionButton run={prepare('POST /api/opening/put-away')} failed={copy.failed}>
          {copy.putAway}
        </ActionButton>
      </div>
    </section>
  )
}
