import { expect, it } from 'vitest'
import { comesNext, goesToAnAddress, nextSteps, orderWords, partsToShow } from './order.copy.ts'

const order = {
  state: 'paid',
  beingChecked: false,
  isReplacement: false,
  delays: [],
  voidReason: null,
  fulfillments: [
    { kind: 'prints', by: 'printer', state: 'queued', leaves: null, arrives: null, parcels: [] },
    { kind: 'studio', by: 'studio', state: 'queued', leaves: null, arrives: null, parcels: [] },
  ],
  buyer: { name: 'Robin', email: 'robin@field.example' },
  refunded: 0,
  currency: 'USD',
  pickup: null,
  lines: [{ kind: 'prints', inventoryPolicy: 'to_order' }, { inventoryPolicy: 'one_of_a_kind' }],
} as unknown as Parameters<typeof nextSteps>[0]
const shipped = [
  { ...order.fulfillments[0], state: 'shipped' },
  order.fulfillments[1],
] as typeof order.fulfillments

it('names the most important state first', () => {
  const title = (changes: Partial<typeof order>) => orderWords({ ...order, ...changes }, true).title
  expect(title({})).toBe("It's ordered!")
  expect(title({ fulfillments: shipped })).toBe('Some of it is on its way!')
  expect(title({ state: 'fulfilled' })).toBe("It's on its way!")
  expect(title({ isReplacement: true })).toBe('I’m sending it again.')
  expect(title({ beingChecked: true })).toBe("I'm looking into this one.")
  expect(title({ voidReason: 'refunded', beingChecked: true })).toBe(
    'Your money is on its way back.',
  )
  expect(title({ voidReason: 'dispute_lost' })).toBe('Your bank has given you the money back.')
  expect(title({ voidReason: 'voided' })).toBe('This order is cancelled.')
  expect(title({ voidReason: 'voided', refunded: 4850 })).toBe('This order is cancelled.')
  expect(orderWords({ ...order, voidReason: 'voided', refunded: 4850 }, true).text).toContain(
    '$48.50',
  )
  expect(title({ state: 'cancelled' })).toBe('This one was not paid.')
})

it('names the orders that send pieces of it again', () => {
  const text = (replacedBy: number[]) =>
    orderWords({ ...order, state: 'fulfilled', replacedBy }, true).text
  expect(text([7])).toMatch(/ Order 7 sends pieces of this order again, at no charge\.$/)
  expect(text([7, 9])).toContain('Orders 7 and 9 send pieces')
})

it('says that a picked-up order is ready, and never that it left', () => {
  const words = (changes: Partial<typeof order>) =>
    orderWords({ ...order, pickup: 'At the studio.', ...changes }, true)
  const both = order.fulfillments.map((part) => ({ ...part, state: 'shipped' as const }))
  const done = words({ state: 'fulfilled', fulfillments: both })
  const some = words({ fulfillments: shipped })
  expect([done.title, some.title]).toEqual(["It's ready for you!", 'Some of it is ready for you!'])
  for (const { title, text } of [done, some])
    expect(`${title} ${text}`).not.toMatch(/left|way|parcel/)
  expect(comesNext({ ...order, pickup: 'At the studio.' }, true).next[0]).toBe(
    'An email tells you when it is ready for you.',
  )
})

it('promises a shipping update only where a day is known and something is still to be sent', () => {
  const [prints, studio] = order.fulfillments
  const day = { from: '2026-12-01', to: '2026-12-01' }
  const dated = [{ ...prints, leaves: day }, studio]
  const next = (changes: Partial<typeof order>) => comesNext({ ...order, ...changes }, true).next
  const fulfillments = dated as typeof order.fulfillments
  expect(next({ fulfillments })).toEqual([
    'A shipping update is in your inbox within 24 hours: it says when your order leaves.',
    expect.stringContaining('leaves the printer on December 1'),
    'I can’t say yet when the other leaves the studio.',
  ])
  expect(next({})[0]).toBe('An email tells you what comes next.')
  expect(comesNext(null, true).next).toEqual(['An email tells you what comes next.'])
  expect(next({ fulfillments, beingChecked: true })).toEqual([
    'Something about this order needs a person. Nothing more of it is sent until that is settled.',
  ])
  expect(next({ fulfillments, voidReason: 'refunded' })).toEqual([
    expect.stringMatching(/^All of it was refunded/),
  ])
  expect(next({ fulfillments, state: 'fulfilled' })[0]).toMatch(/^Nothing of it is left to send/)
})

it('heads the page after the payment with the state that the order has today', () => {
  const title = (changes: Partial<typeof order>) => comesNext({ ...order, ...changes }, true).title
  expect(title({})).toBe("It's ordered!")
  expect(title({ cancel: 'asked' })).toBe('It is being cancelled.')
  expect(title({ voidReason: 'refunded' })).toBe('Your money is on its way back.')
})

it('names only shipped parcels of a cancelled order', () => {
  expect(partsToShow(order)).toHaveLength(2)
  const leaves = { from: '2026-12-01', to: '2026-12-03' }
  const dated = { ...order, fulfillments: order.fulfillments.map((part) => ({ ...part, leaves })) }
  expect(partsToShow(dated)[0]?.leaves).toEqual(leaves)
  expect(partsToShow({ ...dated, beingChecked: true })[0]?.leaves).toBeNull()
  expect(partsToShow({ ...order, voidReason: 'refunded' })).toEqual([])
  expect(partsToShow({ ...order, voidReason: 'refunded', fulfillments: shipped })).toHaveLength(1)
})

it('names an address only for an order that goes or went there', () => {
  const goes = (changes: Partial<typeof order>) => goesToAnAddress({ ...order, ...changes })
  expect([goes({}), goes({ state: 'processing' }), goes({ state: 'fulfilled' })]).not.toContain(
    false,
  )
  expect(goes({ voidReason: 'refunded', fulfillments: shipped })).toBe(true)
  const over = [{ voidReason: 'refunded' }, { voidReason: 'voided' }, { state: 'expired' }] as const
  for (const changes of over) expect(goes(changes)).toBe(false)
})

it('names the next step while there is one', () => {
  const steps = (changes: Partial<typeof order>) =>
    nextSteps(
      { ...order, ...changes },
      { madeToOrder: 'Allow 5 days.', next: 'I get it ready.', wrong: 'Write to me.' },
      true,
    )
  expect(steps({})[0]).toBe('Allow 5 days.')
  expect(steps({})[1]).toBe('An email to robin@field.example tells you when it leaves.')
  expect(steps({ pickup: 'At the studio.' })[1]).toMatch(/when you can pick it up/)
  const here = order.lines.filter(({ inventoryPolicy }) => inventoryPolicy !== 'to_order')
  expect(steps({ lines: here })[0]).toBe('I get it ready.')
  expect(steps({ fulfillments: shipped })).not.toContain('Allow 5 days.')
  const delays = [{ id: 1 }] as unknown as typeof order.delays
  expect(steps({ delays })[0]).toMatch(/when it leaves/)
  expect(steps({ state: 'processing' })[0]).toMatch(/bank/)
  expect(steps({ beingChecked: true })).toEqual([])
  expect(steps({ voidReason: 'voided' })).toEqual([])
  expect(steps({ state: 'fulfilled' })).toEqual([])
  expect(steps({ state: 'expired' })).toEqual([])
})

it('promises no email while the shop has no mailbox', () => {
  const said = { madeToOrder: 'Allow 5 days.', next: 'I get it ready.', wrong: 'Write to me.' }
  const some = { pickup: 'At the studio.', fulfillments: shipped }
  const leaves = { from: '2026-12-01', to: '2026-12-03' }
  const dated = { fulfillments: order.fulfillments.map((part) => ({ ...part, leaves })) }
  for (const changes of [{}, dated, { state: 'processing' }, { cancel: 'asked' }, some] as const) {
    const changed = { ...order, ...changes } as typeof order
    const words = [orderWords(changed, false).text, ...comesNext(changed, false).next]
    expect([...words, ...nextSteps(changed, said, false)].join(' ')).not.toMatch(/email/)
  }
  expect(comesNext(null, false).next).toEqual([
    'Open this page in the browser you ordered with: there it leads to your order.',
  ])
})
