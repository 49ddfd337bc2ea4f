import { useState } from 'react'
import { byName } from '#platform/countries.ts'
import { currencyWords } from '#platform/money/currency.ts'
import { countries, currencyOf } from '#shop/store/store-settings/countries.ts'
import { guessCountry } from '#shop/store/store-settings/guess-country.ts'
import { useAction } from '#web/admin/list/use-action.ts'
import { type Option, Select } from '#web/form/inputs/select.tsx'
import { Button } from '#web/ui/button.tsx'
import { call } from '#web/ui/hooks/api.ts'
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts'
import layout from '#web/ui/kit/layout.module.css'
import { openingCopy } from './copy.ts'
import styles from './opening.module.css'

export function ConfirmCountry() {
  return useHydrated() ? <Guessed /> : null
}

function Guessed() {
  const copy = openingCopy.place
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const [country, setCountry] = useState(() => guessCountry(navigator.languages, timeZone))
  const { busy, act } = useAction()
  const names = byName(countries).map(({ code, name }): Option => [code, name])
  const currency = currencyOf(country)

  async function confirm(): Promise<void> {
    const { status, version, ...now } = await call('GET /api/store-settings')
    const body = {
      version,
      country,
      currency: now.sold ? now.currency : currency,
      timeZone: status.timeZone === 'machine' ? (now.timeZone ?? timeZone) : timeZone,
      countries: status.countries === 'machine' ? now.countries : [country],
    }
    await call('PUT /api/store-settings', { body })
  }

  return (
    <div className={`${layout.stack3} ${layout.start} ${styles.place}`}>
      <Select
        name="country"
        label={copy.country}
        options={names}
        value={country}
        hint={copy.guess({ money: currencyWords(currency), timeZone })}
        problem={null}
        onChange={setCountry}
      />
      <Button
        busy={busy}
        onClick={() => void act(confirm, { done: copy.saved, failed: copy.failed })}
      >
        {copy.confirm}
      </Button>
    </div>
  )
}
