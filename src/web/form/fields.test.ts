import { describe, expect, it } from 'vitest'
import {
  check,
  count,
  day,
  line,
  moment,
  options,
  picture,
  price,
  special,
  toFormValues,
  toRequest,
} from './fields.ts'

const fields = {
  title: line({ label: 'Title' }),
  off: options({ label: 'Off', choices: { percent: 'A share', sum: 'A sum' }, local: true }),
  percent: count({ label: 'Percent', when: ({ off }) => off === 'percent' }),
  sum: price({ label: 'Sum', when: ({ off }) => off === 'sum' }),
  most: count({ label: 'Most', optional: true }),
  least: price({ label: 'Least', optional: true, blank: 0 }),
  from: day({ label: 'From', optional: true }),
  opensAt: moment({ label: 'Opens' }),
  free: check({ label: 'Free', when: ({ off }) => off === 'percent', hidden: true }),
  tags: special({
    label: 'Tags',
    first: '',
    fill: (stored: string[]) => stored.join(' '),
    read: (typed) => typed.split(' '),
  }),
}
const empty = toFormValues(fields, null, 'USD')

describe('the fields of a form', () => {
  it('have first values, which choices begin with', () => {
    expect(empty).toEqual({
      title: '',
      off: 'percent',
      percent: '',
      sum: '',
      most: '',
      least: '',
      from: '',
      opensAt: null,
      free: false,
      tags: '',
    })
  })

  it('are filled with the shop’s values, and return them unchanged', () => {
    const stored = { title: 'Tides', percent: 5, most: 3, least: 12.5, from: '2026-05-01' }
    const values = toFormValues(
      fields,
      { ...stored, opensAt: 7, free: true, tags: ['a', 'b'] },
      'USD',
    )
    expect(values).toMatchObject({ percent: '5', least: '12.50', opensAt: 7, tags: 'a b' })
    expect(toRequest(fields, values)).toEqual({
      ...stored,
      opensAt: 7,
      free: true,
      tags: ['a', 'b'],
      sum: null,
    })
  })

  it('send no local fields, and null or their own value for hidden ones', () => {
    const body = toRequest(fields, { ...empty, off: 'sum', sum: '4,50', percent: '9' })
    expect(body).toMatchObject({ percent: null, sum: 4.5, free: true })
    expect(body).not.toHaveProperty('off')
  })

  it('distinguish an empty optional number from a missing one', () => {
    expect(toRequest(fields, empty)).toMatchObject({ percent: Number.NaN, most: null, least: 0 })
  })

  it('send a picture by its address', () => {
    const pictures = { hero: picture({ label: 'Hero', what: 'hero', hint: '', folder: 'Prints' }) }
    const stored = { address: 'https://example.test/a.jpg', alt: 'A', width: 1, height: 1 }
    const values = toFormValues(pictures, { hero: stored }, 'USD')
    expect(values.hero.alt).toBe('A')
    expect(toRequest(pictures, values)).toEqual({ hero: stored.address })
    expect(toRequest(pictures, toFormValues(pictures, null, 'USD'))).toEqual({ hero: null })
  })
})
