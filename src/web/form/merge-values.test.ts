import { describe, expect, it } from 'vitest'
import { disputed, merged, same } from './merge-values.ts'

const base = { name: 'a', line: 'b', list: [{ x: 1 }] }

describe('two tabs that change the same form', () => {
  it('keep what was typed here, and take over the rest', () => {
    const mine = { ...base, line: 'mine' }
    const theirs = { ...base, name: 'theirs', list: [] }
    expect(merged(base, mine, theirs)).toEqual({ name: 'theirs', line: 'mine', list: [] })
    expect(disputed(base, mine, theirs)).toEqual([])
  })

  it('say what both of them changed, each in another way', () => {
    const mine = { name: 'mine', line: 'same', list: [{ x: 2 }] }
    const theirs = { name: 'theirs', line: 'same', list: [{ x: 1 }] }
    expect(merged(base, mine, theirs)).toEqual(mine)
    expect(disputed(base, mine, theirs)).toEqual(['name'])
  })

  it('know an untouched form by its values', () => {
    expect(same(base, { ...base, list: [{ x: 1 }] })).toBe(true)
    expect(same(base, { ...base, list: [] })).toBe(false)
  })
})
