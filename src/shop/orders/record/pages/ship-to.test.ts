import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { BuyerOrder } from '#shop/orders/record/order-views.ts'
import { ShipTo } from './ship-to.tsx'

it('writes the country of a foreign parcel only', () => {
  const shipTo = { city: 'Portland', state: 'OR', postal_code: '97205', country: 'US' }
  const order = { shipTo, pickup: null, buyer: {} } as BuyerOrder
  const shown = (home: string) =>
    renderToStaticMarkup(createElement(ShipTo, { order, home, mails: true }))
  expect(shown('DE')).toContain('United States')
  expect(shown('US')).not.toContain('United States')
})
