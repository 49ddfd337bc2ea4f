import { useContext } from 'react'
import { Link } from 'react-router'
import type { ListedStep } from '#shop/audience/opening/opening.schema.ts'
import type { OpeningStep } from '#shop/audience/opening/opening.ts'
import { isAtLeast } from '#shop/people/staff/staff-role.ts'
import { StaffRoleContext } from '#web/admin/staff-role.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { ConfirmCountry } from './confirm-country.tsx'
import { openingCopy as copy } from './copy.ts'
import styles from './opening.module.css'
import { stepLinks } from './step-links.ts'

interface StepListProps {
  title: string
  lead: string
  steps: readonly ListedStep[]
  pointed?: readonly OpeningStep[]
}

export function StepList({ title, lead, steps, pointed = [] }: StepListProps) {
  return (
    <>
      <header className={`${layout.row} ${layout.baseline} ${layout.apart} ${styles.head}`}>
        <h2 id="opening" className={prose.title2}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </header>
      <ol className={`${layout.stack} ${surface.under}`}>
        {steps.map((step) => (
          <StepRow key={step.step} step={step} pointed={pointed.includes(step.step)} />
        ))}
      </ol>
    </>
  )
}

function StepRow({ step, pointed }: { step: ListedStep; pointed: boolean }) {
  const { step: name, done, needed, says } = step
  const role = useContext(StaffRoleContext)
  const all = stepLinks[name].filter(({ least = 'helper' }) => isAtLeast(role, least))
  return (
    <li className={styles.row} data-done={done || undefined} data-pointed={pointed || undefined}>
      <Tick done={done} />
      <div className={styles.words}>
        <h3 className={`${layout.row} ${layout.baseline} ${prose.title4} ${styles.name}`}>
          {copy.steps[name]}
          {done && <span className="visually-hidden">, {copy.ticked}</span>}
          {!done && !needed && <span className={styles.wait}>{copy.canWait}</span>}
        </h3>
        <p className={styles.says}>{says}</p>
        {name === 'country' && !done && all.length > 0 && <ConfirmCountry />}
      </div>
      <p className={`${layout.words4} ${styles.links}`}>
        {(done ? all.slice(0, 1) : all).map(({ words, to }) => (
          <Link key={to} to={to} className={`${control.link} ${styles.stepLink}`}>
            {done ? copy.change : words}
            <span className="visually-hidden">: {copy.steps[name]}</span>
          </Link>
        ))}
      </p>
    </li>
  )
}

function Tick({ done }: { done: boolean }) {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true" className={styles.tick}>
      <path
        className={styles.ring}
        d="M18.6 4.2C27 3.8 32 9.6 31.8 17.4 31.6 26 26.2 32 17.6 31.8 9.4 31.6 4 25.8 4.2 17.8 4.4 9.8 10.2 4.4 18.6 4.200Z"
      />
      {done && (
        <path
          className={styles.check}
          d="M10.5 18.200c2.2 2 4 4.4 5.6 7.200C19.4 17.6 24.6 10.2 32.5 4.5"
        />
      )}
    </svg>
  )
}
