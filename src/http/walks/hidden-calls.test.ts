import { expect, it } from 'vitest'
import { allCalls } from '#http/all-calls.ts'

/* Calls stand in the order of their files, and the first that fits answers. */
const addresses = allCalls.flatMap(({ row }) => {
  if (!row) return []
  const pattern = row.at.replaceAll('.', '\\.').replace(/{\w+}/g, '[^/]+')
  return [{ at: row.at, pattern: new RegExp(`^${pattern}$`) }]
})

it('registers no call that hides another', () => {
  expect(addresses.length).toBeGreaterThan(150)
  const hidden = addresses.filter(
    ({ at }) => addresses.find(({ pattern }) => pattern.test(at))?.at !== at,
  )
  expect(hidden.map(({ at }) => at)).toEqual([])
})
