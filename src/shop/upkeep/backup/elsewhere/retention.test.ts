import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day, hour, minute } from '#platform/time/clock.ts'
import { copiesToKeep, newestFirst, type StoredBackup } from './retention.ts'
import { copyName, copyTime } from './stored-names.ts'

const zone = 'UTC'
const from = Date.UTC(2026, 0, 1)
const copyAt = (at: number): StoredBackup => ({ at, name: copyName(at, '00000000') })

/** As the shop does it: after each copy the others are judged. */
function keptOf(times: readonly number[]): string[] {
  let copies: StoredBackup[] = []
  for (const at of times) {
    copies.push(copyAt(at))
    const keep = copiesToKeep(copies, zone)
    copies = copies.filter(({ name }) => keep.has(name))
  }
  return copies.map(({ at }) => new Date(at).toISOString().slice(0, 16))
}

describe('stored copies', () => {
  it('are kept for seven days, four weeks and twelve months, after two years of nights', () => {
    const kept = keptOf(Array.from({ length: 730 }, (_, at) => from + at * day + 3 * hour))
    const days = kept.map((time) => time.slice(0, 10)).toReversed()
    expect(days.slice(0, 7)).toEqual([
      '2027-12-31',
      '2027-12-30',
      '2027-12-29',
      '2027-12-28',
      '2027-12-27',
      '2027-12-26',
      '2027-12-25',
    ])
    expect(days.slice(7, 9)).toEqual(['2027-12-19', '2027-12-12'])
    expect(days.slice(9).map((each) => each.slice(0, 7))).toEqual([
      '2027-11',
      '2027-10',
      '2027-09',
      '2027-08',
      '2027-07',
      '2027-06',
      '2027-05',
      '2027-04',
      '2027-03',
      '2027-02',
      '2027-01',
    ])
  })

  it('are the last two of a busy day, and the newest of the days before', () => {
    const times = Array.from({ length: 3 * 96 }, (_, at) => from + at * 15 * minute)
    expect(keptOf(times)).toEqual([
      '2026-01-01T23:45',
      '2026-01-02T23:45',
      '2026-01-03T23:30',
      '2026-01-03T23:45',
    ])
  })

  it('are ordered by their time, also within a second', () => {
    const made = [from, from + 1, from + 999, from + 1000, from + minute]
    const names = made.map((at) => copyName(at, 'ffffffff'))
    // One with a name of before, in whole seconds.
    names[0] = names[0]?.replace('-000Z', 'Z') ?? ''
    const found = names.toReversed().map((name) => ({ name, at: copyTime(name) ?? 0 }))
    expect(found.toSorted(newestFirst).map(({ name }) => name)).toEqual(names.toReversed())
    expect([...copiesToKeep(found, zone)]).toEqual(names.slice(-2).toReversed())
  })

  it('always include the newest, and are few, with any clock', () => {
    const times = fc.array(fc.integer({ min: 0, max: 3 * 365 * 24 }), { minLength: 1 })
    fc.assert(
      fc.property(times, (hours) => {
        const copies = hours.map((each) => copyAt(from + each * hour))
        const keep = copiesToKeep(copies, zone)
        const newest = copies.toSorted((a, b) => b.at - a.at)[0]
        expect(keep.has(newest?.name ?? '')).toBe(true)
        expect(keep.size).toBeLessThanOrEqual(25)
      }),
    )
  })

  it('have their time in their names; other files have none', () => {
    const at = Date.UTC(2026, 11, 3, 3, 0, 7, 45)
    const name = 'databases/2026-12-03T03-00-07-045Z-0a1b2c3d.tar.gz.age'
    expect(copyName(at, '0a1b2c3d')).toBe(name)
    expect(copyTime(name)).toBe(at)
    expect(copyTime(name.replace('-045Z', 'Z'))).toBe(at - 45)
    for (const other of [
      'databases/mine.tar.gz.age',
      'databases/2026-12-03T03-00-07Z-0a1b2c3d.tar.gz.age.part',
      'a.key.age',
    ]) {
      expect(copyTime(other)).toBeNull()
    }
  })
})
