import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { Checked, Verdict } from '#shop/upkeep/check-up/check-up.ts'
import { reasonFor } from '#web/admin/copy.ts'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { useTitles } from '#web/admin/menu-groups.ts'
import type { Section } from '#web/admin/section.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { Button } from '#web/ui/button.tsx'
import { call } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { Spinner } from '#web/ui/spinner.tsx'
import styles from './check-up-screen.module.css'
import { checkUpAdminCopy } from './copy.ts'
import { sectionOfCheck } from './section-of-check.ts'

export const section = {
  at: 'check-up',
  label: checkUpAdminCopy.shopCheckUp,
  least: 'partner',
  help: 'check-up',
} satisfies Section

const checkUpCopy = {
  intro: checkUpAdminCopy.intro,
  looking: checkUpAdminCopy.lookingAround,
  again: checkUpAdminCopy.lookAgain,
  failed: checkUpAdminCopy.failed,
  verdicts: {
    good: 'Good',
    look: checkUpAdminCopy.worthALook,
    bad: checkUpAdminCopy.needsMending,
  } satisfies Record<Verdict, string>,
  open: (section: string) => checkUpAdminCopy.open(section),
  allGood: checkUpAdminCopy.allGood,
  wanted: (count: number) =>
    count === 1 ? checkUpAdminCopy.oneToMend : checkUpAdminCopy.manyToMend(count),
  worth: (count: number) =>
    count === 1 ? checkUpAdminCopy.oneToLookAt : checkUpAdminCopy.manyToLookAt(count),
} as const

function summary(verdicts: readonly Verdict[]): string {
  const bad = verdicts.filter((verdict) => verdict === 'bad').length
  const look = verdicts.filter((verdict) => verdict === 'look').length
  if (bad > 0) return checkUpCopy.wanted(bad)
  return look > 0 ? checkUpCopy.worth(look) : checkUpCopy.allGood
}

const order: readonly Verdict[] = ['bad', 'look', 'good']

export default function CheckUpScreen() {
  const [checks, setChecks] = useState<readonly Checked[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { busy, run } = useOneAtATime()
  const asOwner = useAsOwner()

  function look(): void {
    void run(async () => {
      setFailure(null)
      try {
        const { checks: found } = await asOwner(() => call('GET /api/check-up'))
        setChecks(found.toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict)))
      } catch (reason) {
        setFailure(reasonFor(reason))
      }
    })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen is opened.
  useEffect(look, [])

  return (
    <div className={styles.section}>
      <p className={prose.soft}>{checkUpCopy.intro}</p>
      <p role="status" className={styles.summary}>
        {busy ? checkUpCopy.looking : checks && summary(checks.map(({ verdict }) => verdict))}
        {failure && `${checkUpCopy.failed} ${failure}`}
      </p>
      {!checks && busy && <Spinner />}
      {checks && (
        <ul className={`${layout.stack} ${surface.ruled}`} aria-busy={busy}>
          {checks.map(({ key, title, verdict, says, mend }) => (
            <li key={key} className={styles.check} data-verdict={verdict}>
              <h2 className={`${layout.words4} ${layout.middle} ${layout.apart} ${prose.title4}`}>
                {title}
                <span className={styles.verdict}>{checkUpCopy.verdicts[verdict]}</span>
              </h2>
              <p>{says}</p>
              {mend && <p className={prose.soft}>{mend}</p>}
              {mend && <WayToMend check={key} title={title} />}
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button variant="quiet" busy={busy} onClick={look}>
          {checkUpCopy.again}
        </Button>
      </div>
    </div>
  )
}

function WayToMend({ check, title }: { check: string; title: string }) {
  const place = sectionOfCheck(check, useTitles())
  if (!place) return null
  return (
    <Link to={place.to} className={`${control.target} ${layout.first}`}>
      {checkUpCopy.open(place.title)}
      {place.title !== title && <span className="visually-hidden">: {title}</span>}
    </Link>
  )
}
