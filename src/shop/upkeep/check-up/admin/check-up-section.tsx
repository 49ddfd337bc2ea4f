import { useContext, useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { Checked, Verdict } from '#shop/upkeep/check-up/check-up.schema.ts'
import { useAttempt } from '#web/admin/list/use-attempt.ts'
import { MenuContext } from '#web/admin/menu-groups.ts'
import type { Section } from '#web/admin/section.ts'
import { Button } from '#web/ui/button.tsx'
import { call } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import styles from './check-up-screen.module.css'
import { checkUpAdminCopy as copy } from './copy.ts'
import { isSetInSection, sectionOfCheck } from './section-of-check.ts'

export const section = {
  at: 'check-up',
  label: copy.shopCheckUp,
  least: 'partner',
  menu: { group: 'upkeep', place: 20, keywords: copy.keywords },
  help: 'check-up',
} satisfies Section

function summary(verdicts: readonly Verdict[]): string {
  const bad = verdicts.filter((verdict) => verdict === 'bad').length
  const look = verdicts.filter((verdict) => verdict === 'look').length
  if (bad > 0) return copy.toMend(bad)
  return look > 0 ? copy.toLookAt(look) : copy.allGood
}

const order: readonly Verdict[] = ['bad', 'look', 'good']

export default function CheckUpScreen() {
  const [checks, setChecks] = useState<readonly Checked[] | null>(null)
  const { busy, problem, attempt } = useAttempt()

  function look(): void {
    void attempt(
      () => call('GET /api/check-up'),
      ({ checks: found }) =>
        setChecks(found.toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict))),
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen is opened.
  useEffect(look, [])

  return (
    <div className={`${layout.stack5} ${layout.column}`}>
      <p className={prose.soft}>{copy.intro}</p>
      <p role="status" className={styles.summary}>
        {busy ? copy.lookingAround : checks && summary(checks.map(({ verdict }) => verdict))}
        {problem && `${copy.failed} ${problem}`}
      </p>
      {checks && (
        <ul className={`${layout.stack} ${surface.ruled}`} aria-busy={busy}>
          {checks.map(({ key, title, verdict, says, mend }) => (
            <li
              key={key}
              className={`${layout.stack1} ${prose.wraps} ${surface.under} ${styles.check}`}
              data-verdict={verdict}
            >
              <h2 className={`${layout.words4} ${layout.middle} ${layout.apart} ${prose.title4}`}>
                {title}
                <span className={styles.verdict}>{copy.verdicts[verdict]}</span>
              </h2>
              <p>{says}</p>
              {mend && <Mend check={key} title={title} mend={mend} />}
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button variant="quiet" busy={busy} onClick={look}>
          {copy.lookAgain}
        </Button>
      </div>
    </div>
  )
}

function Mend({ check, title, mend }: { check: string; title: string; mend: string }) {
  const place = sectionOfCheck(check, useContext(MenuContext))
  if (!place) {
    return <p className={prose.soft}>{isSetInSection(check) ? copy.ownerMends : mend}</p>
  }
  return (
    <>
      <p className={prose.soft}>{mend}</p>
      <Link to={place.to} className={`${control.target} ${layout.first}`}>
        {copy.open(place.title)}
        {place.title !== title && <span className="visually-hidden">: {title}</span>}
      </Link>
    </>
  )
}
