import { beforeEach, describe, expect, it } from 'vitest'
import { day, minute } from '#platform/time/clock.ts'
import { each } from '#testing/harness/each.ts'
import { createTestShop } from '#testing/harness/shop.ts'
import { firstVacation, type VacationInput } from './vacation.ts'

const words = { header: 'Out to sea', message: 'Back when the tide is.' }
const open: VacationInput = { on: false, ...words, startsOn: null, opensOn: null }
/** When the day begins in New York: five hours behind in winter, four in summer. */
const newYork = (day: string, offset: 4 | 5) => Date.parse(`${day}T0${offset}:00:00Z`)

describe('vacation mode', () => {
  const shop = each(() => createTestShop({ env: { STUDIO_TIMEZONE: 'America/New_York' } }))
  beforeEach(async () => {
    // A Monday in late winter, the evening before in New York.
    shop.clock.set(Date.parse('2026-03-02T02:00:00Z'))
  })

  const isOn = async () => (await shop.storefront.vacation.read()).on
  async function at(moment: number): Promise<boolean> {
    shop.clock.set(moment)
    await shop.jobs.runDue()
    return isOn()
  }

  it('is off at first, with default texts', async () => {
    expect(await shop.storefront.vacation.read()).toEqual(firstVacation)
    expect(await shop.storefront.vacation.today()).toBe('2026-03-01')
  })

  it('is on after the save, and raises the content version', async () => {
    const before = await shop.db.contentVersion()
    await shop.storefront.vacation.save({ ...open, on: true })
    expect(await shop.storefront.vacation.read()).toMatchObject({
      on: true,
      ...words,
      start: null,
      end: null,
    })
    expect(await shop.db.contentVersion()).toBe(before + 1)
  })

  it('begins and ends by itself at the first minute of a day, also in summer time', async () => {
    await shop.storefront.vacation.save({ ...open, startsOn: '2026-03-05', opensOn: '2026-03-10' })
    expect(await isOn()).toBe(false)
    expect(await at(newYork('2026-03-05', 5) - minute)).toBe(false)
    const before = await shop.db.contentVersion()
    expect(await at(newYork('2026-03-05', 5))).toBe(true)
    expect(await shop.db.contentVersion()).toBe(before + 1)
    expect(await at(newYork('2026-03-10', 4) - minute)).toBe(true)
    expect(await at(newYork('2026-03-10', 4))).toBe(false)
    expect(await shop.storefront.vacation.read()).toEqual({ ...firstVacation, ...words })
    expect(await shop.db.contentVersion()).toBe(before + 2)
  })

  it('ends by itself after it was switched on by hand', async () => {
    await shop.storefront.vacation.save({ ...open, on: true, opensOn: '2026-03-03' })
    expect(await at(newYork('2026-03-03', 5) - minute)).toBe(true)
    expect(await at(newYork('2026-03-03', 5))).toBe(false)
  })

  it('does not begin when no process ran until its end', async () => {
    await shop.storefront.vacation.save({ ...open, startsOn: '2026-03-05', opensOn: '2026-03-10' })
    expect(await at(newYork('2026-04-01', 4))).toBe(false)
    expect((await shop.storefront.vacation.read()).start).toBeNull()
  })

  it('forgets a changed plan', async () => {
    await shop.storefront.vacation.save({ ...open, startsOn: '2026-03-05' })
    await shop.storefront.vacation.save({ ...open, startsOn: '2026-03-20' })
    const before = await shop.db.contentVersion()
    expect(await at(newYork('2026-03-05', 5) + day)).toBe(false)
    expect(await shop.db.contentVersion()).toBe(before)
    await shop.storefront.vacation.save(open)
    expect(await at(newYork('2026-03-20', 4) + day)).toBe(false)
  })

  it('waits for its moment when the clock is set back', async () => {
    await shop.storefront.vacation.save({ ...open, startsOn: '2026-03-05' })
    const moment = newYork('2026-03-05', 5)
    await shop.storefront.vacation.switchByDate(moment)
    expect(await isOn()).toBe(false)
    expect(await at(moment)).toBe(true)
  })
})
