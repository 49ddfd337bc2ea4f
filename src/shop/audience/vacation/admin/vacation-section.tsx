import { useCallback, useEffect, useState } from 'react'
import type { Shop } from '#compose'
import type { ClosedSite } from '#shop/audience/closures/pages/closed-page.tsx'
import { focusOn } from '#web/admin/list/focus-on.ts'
import type { Loaded, Section, SectionRequest } from '#web/admin/section.ts'
import { Button } from '#web/ui/button.tsx'
import { call, type Schemas } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { vacationCopy } from './copy.ts'
import styles from './vacation.module.css'
import { VacationForm } from './vacation-form.tsx'

export const section = {
  at: 'vacation',
  label: vacationCopy.setVacationMode,
  least: 'partner',
  menu: { group: 'vacation', place: 10, keywords: vacationCopy.keywords },
  help: 'vacation',
  load,
} satisfies Section

async function load(shop: Shop, { read }: SectionRequest) {
  const [stored, today, { helperName, timeZone, studioName, email, social }, { isOpen }] =
    await Promise.all([
      read('GET /api/vacation-mode'),
      shop.storefront.vacation.today(),
      shop.settings.studio(),
      shop.storefront.opening.read(),
    ])
  return { stored, today, isOpen, helperName, timeZone, site: { studioName, email, social } }
}

export interface VacationFacts {
  today: string
  /** Before the opening, vacation mode changes nothing for visitors. */
  isOpen: boolean
  helperName: string
  timeZone: string
  site: ClosedSite
}

/** Nothing can be set while the stored state isn't known (specification §8). */
export default function VacationScreen({ stored, ...facts }: Loaded<typeof section>) {
  const [mode, setMode] = useState<Schemas['VacationMode'] | 'failed'>(stored)
  const [round, setRound] = useState(0)

  const load = useCallback(async () => {
    try {
      setMode(await call('GET /api/vacation-mode'))
    } catch {
      setMode('failed')
    }
  }, [])

  useEffect(() => void load(), [load])

  // The form that had the focus was replaced.
  useEffect(() => {
    if (round > 0 && document.activeElement === document.body) focusOn('main h1')
  }, [round])

  if (mode === 'failed') {
    return (
      <div
        role="alert"
        className={`${surface.status} ${layout.start} ${styles.failed}`}
        data-tone="bad"
      >
        <p>{vacationCopy.loadFailed}</p>
        <Button variant="quiet" onClick={() => void load()}>
          {vacationCopy.tryAgain}
        </Button>
      </div>
    )
  }
  const onStale = () => load().then(() => setRound((now) => now + 1))
  return <VacationForm key={round} mode={mode} facts={facts} onStale={onStale} />
}
