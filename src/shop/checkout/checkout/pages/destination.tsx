import { type ChangeEvent, useId, useState } from 'react'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { countryName } from '#platform/countries.ts'
import type { CartView, Destinations } from '#shop/checkout/cart/cart.ts'
import { destinationWords } from '#shop/store/shipping/no-destination.ts'
import { pickupDestination } from '#shop/store/shipping/shipping.ts'
import { shopCopy } from '#web/ui/copy.ts'
import { addressOf, call } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { toast } from '#web/ui/toast.ts'

interface DestinationProps {
  view: CartView
  userId: string
  destinations: Destinations
  onChosen(): Promise<void>
}

/** The visitor chooses; the shop never guesses. */
export function Destination({ view, userId, destinations, onChosen }: DestinationProps) {
  const id = useId()
  const [busy, setBusy] = useState(false)
  const { destination, quote } = view
  const { countries, pickup, area } = destinations
  if (countries.length === 0 && pickup === null && quote.problem === null) return null

  async function onChange({ target }: ChangeEvent<HTMLSelectElement>): Promise<void> {
    setBusy(true)
    try {
      const body = { destination: target.value || null }
      await call('PUT /api/cart/destination/id/{userId}', { path: { userId }, body })
    } catch {
      toast.error(shopCopy.notChosen, 2500)
    }
    await onChosen()
    setBusy(false)
  }

  const known = [
    ...countries.map(({ code }) => code),
    ...(pickup === null ? [] : [pickupDestination]),
  ]
  const { problem } = quote
  const isListed = destination !== null && known.includes(destination)
  const closed = problem !== null && !isListed ? destination : null
  // The list itself shows that nothing is chosen yet.
  const words = problem !== null && problem !== 'choose' && destinationWords(problem, destination)
  return (
    <form
      method="post"
      action={addressOf('PUT /api/cart/destination/id/{userId}', { path: { userId } })}
      className={layout.stack2}
    >
      <input type="hidden" name="_method" value="PUT" />
      <input type="hidden" name="from" value={pagePaths.cart} />
      <label htmlFor={id} className={prose.strong}>
        {shopCopy.whereTo}
      </label>
      <select
        id={id}
        name="destination"
        autoComplete="off"
        key={destination}
        defaultValue={isListed ? destination : (closed ?? '')}
        aria-describedby={words ? `${id}-words` : undefined}
        disabled={busy}
        className={`${control.flat} ${control.entry}`}
        onChange={onChange}
      >
        <option value="">
          {countries.length > 0 ? shopCopy.chooseCountry : shopCopy.sendIt(area)}
        </option>
        {/* The chosen destination has closed: without this option, a list of one couldn't be changed. */}
        {closed !== null && (
          <option value={closed} disabled>
            {closed === pickupDestination ? shopCopy.pickUp : countryName(closed)}
          </option>
        )}
        {pickup !== null && <option value={pickupDestination}>{shopCopy.pickUp}</option>}
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <div className={layout.plain}>
        <button type="submit" className={control.plain}>
          {shopCopy.useDestination}
        </button>
      </div>
      {words && (
        <p id={`${id}-words`} className={prose.small} role="status">
          {words}
        </p>
      )}
    </form>
  )
}
