import { describe, expect, it } from 'vitest'
import { disputed, merged, same } from './merge-values.ts'

const base = { name: 'a', line: 'b', list: [{ x: 1 }] }

describe('two tabs with changes to the same form', () => {
  it('keep values typed here, and take over the others', () => {
    const mine = { ...base, line: 'mine' }
    const theirs = { ...base, name: 'theirs', list: [] }
    expect(merged(base, mine, theirs)).toEqual({ name: 'theirs', line: 'mine', list: [] })
    expect(disputed(base, mine, theirs)).toEqual([])
  })

  it('name fields that both changed differently', () => {
    const mine = { name: 'mine', line: 'same', list: [{ x: 2 }] }
    const theirs = { name: 'theirs', line: 'same', list: [{ x: 1 }] }
    expect(merged(base, mine, theirs)).toEqual(mine)
    expect(disputed(base, mine, theirs)).toEqual(['name'])
  })

  it('recognise an untouched form by its values', () => {
    expect(same(base, { ...base, list: [{ x: 1 }] })).toBe(true)
    expect(same(base, { ...base, list: [] })).toBe(false)
  })
})
