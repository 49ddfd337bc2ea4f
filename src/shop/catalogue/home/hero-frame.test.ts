import fc from 'fast-check'
import { expect, it } from 'vitest'
import { heroFrame, partToKeep } from './hero-frame.ts'

type Names = Record<string, string>

/** Pixels of a CSS length that is made of sums, products, `min()` and `max()`. */
function pixels(length: string, names: Names, width: number): number {
  const resolved = length.replace(/var\((--\w+)\)/g, (_, name) => `(${names[name]})`)
  if (resolved.includes('var(')) return pixels(resolved, names, width)
  const sums = resolved
    .replaceAll('calc', '')
    .replace(/(-?[\d.]+)cqw/g, (_, share) => `(${(Number(share) * width) / 100})`)
    .replace(/([\d.]+)rem/g, (_, rem) => `(${Number(rem) * 16})`)
    .replaceAll('px', '')
    .replace(/\b(min|max)\(/g, 'Math.$1(')
  expect(sums).toMatch(/^(?:[\d.\s()+*/,-]|Math\.(?:min|max))+$/)
  return new Function(`return ${sums}`)()
}

const hundredths = fc.integer({ min: 0, max: 99 })
const clear = fc
  .record({ x: hundredths, y: hundredths, right: hundredths, bottom: hundredths })
  .map(({ x, y, right, bottom }) => {
    const [width, height] = [1 + (right % (100 - x)), 1 + (bottom % (100 - y))]
    return { x, y, width, height }
  })
const picture = fc.record({
  width: fc.integer({ min: 400, max: 2400 }),
  height: fc.integer({ min: 400, max: 2400 }),
  clear,
})

it('shows the part to keep whole and uncovered, from 320 to 2560 pixels', () => {
  const places = fc.record({
    picture,
    width: fc.integer({ min: 320, max: 2560 }),
    natural: fc.integer({ min: 200, max: 1000 }),
    label: fc.constantFrom(0, 36),
  })
  fc.assert(
    fc.property(places, ({ picture, width, natural, label }) => {
      const names = {
        ...heroFrame(picture),
        '--natural': `${natural}px`,
        '--label': `${label}px`,
      }
      const at = (name: keyof typeof names) => pixels(names[name], names, width)
      const [height, cover] = [at('--height'), at('--cover')]
      const shape = picture.width / picture.height
      const drawn = Math.max(height, width / shape)
      const { left, top, right, bottom } = partToKeep(picture)
      const edges = {
        left: left * drawn * shape + at('--across'),
        top: top * drawn + at('--down'),
        right: width - (right * drawn * shape + at('--across')),
        bottom: height - cover - (bottom * drawn + at('--down')),
      }
      for (const edge of Object.values(edges)) expect(edge).toBeGreaterThan(-2)
      expect(cover).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 500 },
  )
})

it('has its best height when nothing forbids it', () => {
  const names: Names = { ...heroFrame({ width: 2400, height: 1350 }), '--natural': '384px' }
  names['--label'] = '36px'
  expect(pixels(names['--height'] ?? '', names, 1162)).toBe(384)
  expect(pixels(names['--cover'] ?? '', names, 1162)).toBe(36)
})
