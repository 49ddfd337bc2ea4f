import { describe, expect, it } from 'vitest'
import { createKnownPages } from './known-pages.ts'

function open(limit?: number) {
  const pages = createKnownPages(limit)
  const rendered: string[] = []
  const of = (facts: string) =>
    pages.of(facts, () => {
      rendered.push(facts)
      return { body: Buffer.from(`<p>${facts}</p>`), packed: {}, scripts: [] }
    })
  return { of, rendered }
}

describe('the pages that are known', () => {
  it('are rendered once for the same facts, and anew for others', () => {
    const { of, rendered } = open()
    const first = of('/ moth')
    expect(of('/ moth')).toBe(first)
    expect(of('/ fern').body.toString()).toBe('<p>/ fern</p>')
    expect(rendered).toEqual(['/ moth', '/ fern'])
  })

  it('take so many bytes at the most, the first leaving first', () => {
    const { of, rendered } = open(50)
    for (const facts of ['/ moth', '/ fern', '/ tide']) of(facts)
    of('/ tide')
    expect(rendered).toHaveLength(3)
    of('/ moth')
    expect(rendered).toHaveLength(4)
  })

  it('are not kept where one alone is too large', () => {
    const { of, rendered } = open(10)
    of('/ moth')
    of('/ moth')
    expect(rendered).toHaveLength(2)
  })
})
