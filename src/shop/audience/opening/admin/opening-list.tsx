import { useEffect, useRef, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import type { ListedStep } from '#shop/audience/opening/opening.schema.ts'
import { missingSteps, type OpeningStep } from '#shop/audience/opening/opening.ts'
import { reasonFor } from '#web/admin/copy.ts'
import { Ask } from '#web/admin/list/ask.tsx'
import list from '#web/admin/list/list.module.css'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { sectionAddress } from '#web/admin/location.ts'
import { Button } from '#web/ui/button.tsx'
import { call } from '#web/ui/hooks/api.ts'
import { useVisitor } from '#web/ui/hooks/visitor.tsx'
import layout from '#web/ui/kit/layout.module.css'
import { toast } from '#web/ui/toast.ts'
import { openingCopy as copy } from './copy.ts'
import styles from './opening.module.css'
import { StepList } from './step-row.tsx'

export function OpeningList({ steps }: { steps: readonly ListedStep[] }) {
  const [pressed, setPressed] = useState(false)
  const [asking, setAsking] = useState(false)
  const { busy, run } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const { refresh } = useVisitor()
  const words = useRef<HTMLParagraphElement>(null)
  const missing = missingSteps(steps, true)
  const onlyPlayMoney = missing.length === 0 && missingSteps(steps, false).length > 0
  const told = pressed && missing.length > 0

  useEffect(() => {
    if (told) words.current?.focus()
  }, [told])

  function press(): void {
    setPressed(true)
    if (missing.length > 0) words.current?.focus()
    else if (onlyPlayMoney) setAsking(true)
    else open(false)
  }

  function open(playMoney: boolean): void {
    void run(async () => {
      try {
        await call('POST /api/opening/open', { body: { playMoney } })
        toast.success(copy.opened, 3500)
      } catch (failure) {
        toast.error(`${copy.failed} ${reasonFor(failure)}`, 4000)
      }
      setAsking(false)
      // Another window may have opened the shop first, or a step may have been undone.
      await Promise.all([revalidate(), refresh().catch(() => {})])
    })
  }

  return (
    <section className={styles.sheet} aria-labelledby="opening">
      <StepList title={copy.title} lead={copy.lead} steps={steps} pointed={told ? missing : []} />
      <div className={styles.foot}>
        <Button busy={busy} onClick={press}>
          {copy.open}
        </Button>
        <p className={`${layout.words5} ${list.links}`}>
          <Link to={pagePaths.home}>{copy.look}</Link>
          <Link to={sectionAddress('help', 'opening')}>{copy.help}</Link>
          <a href={`${pagePaths.opening}?layout=home`} target="_blank" rel="noopener">
            {copy.asVisitor}
            <span className="visually-hidden"> {copy.opensNewTab}</span>
          </a>
        </p>
        <p ref={words} tabIndex={-1} role="status" className={styles.missing}>
          {told && copy.missing(stepNames(missing))}
        </p>
      </div>
      <Ask
        open={asking}
        title={copy.ask}
        busy={busy}
        yes={copy.askYes}
        cancel={copy.askNo}
        onYes={() => open(true)}
        onCancel={() => setAsking(false)}
      >
        <p>{copy.askText}</p>
      </Ask>
    </section>
  )
}

function stepNames(steps: readonly OpeningStep[]): string {
  return new Intl.ListFormat('en').format(steps.map((step) => copy.steps[step].toLowerCase()))
}
