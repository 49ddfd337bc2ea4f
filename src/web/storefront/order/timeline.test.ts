import { describe, expect, it } from 'vitest'
import { timeline } from './timeline.ts'

const places = (steps: ReturnType<typeof timeline>) => steps.map(({ at }) => at)

describe('how far an order is', () => {
  it('begins with having been ordered', () => {
    expect(places(timeline({ kind: 'prints', state: 'queued' }))).toEqual([
      'now',
      'ahead',
      'ahead',
      'ahead',
    ])
  })

  it('shows a print on the press with everything before it behind', () => {
    expect(places(timeline({ kind: 'prints', state: 'in_production' }))).toEqual([
      'done',
      'done',
      'now',
      'ahead',
    ])
  })

  it('ends on its way', () => {
    expect(timeline({ kind: 'studio', state: 'shipped' }).at(-1)).toEqual({
      words: 'On its way',
      at: 'now',
    })
  })

  it('stays at ordered when the printer failed, because nothing more is true', () => {
    expect(places(timeline({ kind: 'prints', state: 'failed' }))).toEqual([
      'now',
      'ahead',
      'ahead',
      'ahead',
    ])
  })
})
