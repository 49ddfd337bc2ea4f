import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { adminSectionPath, pagePaths } from '#platform/addresses/page-paths.ts'
import type { ListedStep } from '#shop/audience/opening/opening.schema.ts'
import { missingSteps, type OpeningStep } from '#shop/audience/opening/opening.ts'
import { ActionButton } from '#web/admin/list/action-button.tsx'
import list from '#web/admin/list/list.module.css'
import { Button } from '#web/ui/button.tsx'
import { prepare } from '#web/ui/hooks/api.ts'
import { useVisitor } from '#web/ui/hooks/visitor.tsx'
import layout from '#web/ui/kit/layout.module.css'
import { openingCopy as copy } from './copy.ts'
import styles from './opening.module.css'
import { StepList } from './step-row.tsx'

export function OpeningList({ steps }: { steps: readonly ListedStep[] }) {
  const [pressed, setPressed] = useState(false)
  const { refresh } = useVisitor()
  const words = useRef<HTMLParagraphElement>(null)
  const missing = missingSteps(steps, true)
  const playMoney = missing.length === 0 && missingSteps(steps, false).length > 0
  const told = pressed && missing.length > 0
  const ask = { title: copy.ask, text: copy.askText, yes: copy.askYes, cancel: copy.askNo }

  useEffect(() => {
    if (told) words.current?.focus()
  }, [told])

  function press(): void {
    setPressed(true)
    words.current?.focus()
  }

  return (
    <section className={styles.sheet} aria-labelledby="opening">
      <StepList title={copy.title} lead={copy.lead} steps={steps} pointed={told ? missing : []} />
      <div className={`${layout.row} ${layout.middle} ${styles.foot}`}>
        {missing.length > 0 ? (
          <Button onClick={press}>{copy.open}</Button>
        ) : (
          <ActionButton
            look="primary"
            run={prepare('POST /api/opening/open', { body: { playMoney } })}
            {...(playMoney && { ask })}
            done={copy.opened}
            failed={copy.failed}
            onDone={() => void refresh().catch(() => {})}
          >
            {copy.open}
          </ActionButton>
        )}
        <p className={`${layout.words5} ${list.links}`}>
          <Link to={pagePaths.home}>{copy.look}</Link>
          <Link to={adminSectionPath('help', 'opening')}>{copy.help}</Link>
          <a href={`${pagePaths.opening}?layout=home`} target="_blank" rel="noopener">
            {copy.asVisitor}
            <span className="visually-hidden"> {copy.opensNewTab}</span>
          </a>
        </p>
        <p ref={words} tabIndex={-1} role="status" className={styles.missing}>
          {told && copy.missing(stepNames(missing))}
        </p>
      </div>
    </section>
  )
}

function stepNames(steps: readonly OpeningStep[]): string {
  return new Intl.ListFormat('en').format(steps.map((step) => copy.steps[step].toLowerCase()))
}
