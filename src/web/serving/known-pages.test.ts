import { describe, expect, it } from 'vitest'
import { createKnownPages } from './known-pages.ts'

function open(limit?: number) {
  const pages = createKnownPages(limit)
  const rendered: string[] = []
  const of = (...all: string[]) =>
    all.map((facts) =>
      pages.of(facts, () => {
        rendered.push(facts)
        return { body: Buffer.from(`<p>${facts}</p>`), packed: {}, scripts: [] }
      }),
    )
  return { of, rendered }
}

describe('the pages that are known', () => {
  it('are rendered twice for the same facts and never again, and anew for others', () => {
    const { of, rendered } = open()
    const [, second, third] = of('/ moth', '/ moth', '/ moth')
    expect(third).toBe(second)
    expect(of('/ fern')[0]?.body.toString()).toBe('<p>/ fern</p>')
    expect(rendered).toEqual(['/ moth', '/ moth', '/ fern'])
  })

  it('are not made to leave by what comes once', () => {
    const { of, rendered } = open(50)
    of('/ moth', '/ moth', ...Array.from({ length: 2000 }, (_, at) => `/ ${at}`))
    rendered.length = 0
    of('/ moth')
    expect(rendered).toEqual([])
  })

  it('take so many bytes at the most, the first leaving first', () => {
    const { of, rendered } = open(30)
    of('/ moth', '/ moth', '/ fern', '/ fern', '/ tide', '/ tide')
    rendered.length = 0
    of('/ tide', '/ fern', '/ moth')
    expect(rendered).toEqual(['/ moth'])
  })

  it('are not kept where one alone is too large', () => {
    const { of, rendered } = open(10)
    of('/ moth', '/ moth', '/ moth')
    expect(rendered).toHaveLength(3)
  })
})
