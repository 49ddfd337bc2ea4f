import { useCallback, useEffect, useState } from 'react'
import type { Shop } from '#compose'
import type { ClosedSite } from '#shop/audience/closures/pages/closed-page.tsx'
import type { Section } from '#web/admin/section.ts'
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

async function load(shop: Shop) {
  const [today, { helperName, timeZone, studioName, email, social }, { isOpen }] =
    await Promise.all([
      shop.storefront.vacation.today(),
      shop.settings.studio(),
      shop.storefront.opening.read(),
    ])
  return { today, isOpen, helperName, timeZone, site: { studioName, email, social } }
}

export interface VacationFacts {
  today: string
  /** Before the opening, vacation mode changes nothing for visitors. */
  isOpen: boolean
  helperName: string
  timeZone: string
  site: ClosedSite
}

/** Nothing can be set before the stored state is known (specification §8). */
export default function VacationScreen(facts: VacationFacts) {
  const [mode, setMode] = useState<Schemas['VacationMode'] | 'loading' | 'failed'>('loading')
  const [round, setRound] = useState(0)

  const load = useCallback(async () => {
    try {
      setMode(await call('GET /api/vacation-mode'))
      setRound((now) => now + 1)
    } catch {
      setMode('failed')
    }
  }, [])

  useEffect(() => void load(), [load])

  if (mode === 'loading') return <p role="status">{vacationCopy.loading}</p>
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
  return <VacationForm key={round} mode={mode} facts={facts} onStale={load} />
}
