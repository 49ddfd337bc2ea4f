import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hung, isLying, type Point, type Quad, toPhoto, toPlane, toWall } from './plane.ts'

const card = { wide: 85.6, tall: 53.98 }

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })

/** A camera before a wall: turned by three angles, some metres away, with a lens and a sensor. */
const camera = fc
  .record({
    yaw: between(-0.8, 0.8),
    pitch: between(-0.6, 0.6),
    roll: between(-0.4, 0.4),
    far: between(600, 4000),
    aside: between(-300, 300),
    lens: between(1500, 3500),
  })
  .map(({ yaw, pitch, roll, far, aside, lens }) => ({ x, y }: Point): Point => {
    const [x1, z1] = [x * Math.cos(yaw), x * Math.sin(yaw)]
    const [y2, z2] = [
      y * Math.cos(pitch) - z1 * Math.sin(pitch),
      y * Math.sin(pitch) + z1 * Math.cos(pitch),
    ]
    const [x3, y3] = [
      x1 * Math.cos(roll) - y2 * Math.sin(roll),
      x1 * Math.sin(roll) + y2 * Math.cos(roll),
    ]
    const depth = z2 + far
    return { x: 1000 + (lens * (x3 + aside)) / depth, y: 700 + (lens * y3) / depth }
  })

const rectangle = (left: number, top: number, wide: number, tall: number) =>
  [
    { x: left, y: top },
    { x: left + wide, y: top },
    { x: left + wide, y: top + tall },
    { x: left, y: top + tall },
  ] as const

const seen = (view: (point: Point) => Point, corners: Quad) => corners.map(view) as unknown as Quad

const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

const slack = (corners: Quad) =>
  Math.max(2, ...corners.map((corner, at) => 0.012 * apart(corner, corners[((at + 1) % 4) as 0])))

test('a marked card has its corners in the marked places, from any camera position', () => {
  fc.assert(
    fc.property(camera, (view) => {
      const marked = seen(view, rectangle(0, 0, card.wide, card.tall))
      const plane = toPlane(marked, card)
      if (!plane) throw new Error('A card that a camera sees was refused.')
      for (const [at, corner] of rectangle(0, 0, card.wide, card.tall).entries()) {
        expect(apart(toPhoto(plane, corner), marked[at as 0])).toBeLessThanOrEqual(slack(marked))
      }
    }),
  )
})

test('a print appears where the camera would see it, from a sheet marked at an angle', () => {
  fc.assert(
    fc.property(camera, between(-400, 400), between(-300, 300), (view, x, y) => {
      const sheet = { wide: 841, tall: 594 }
      const marked = seen(view, rectangle(0, 0, sheet.wide, sheet.tall))
      const plane = toPlane(marked, sheet)
      fc.pre(plane !== null && (plane[6] !== 0 || plane[7] !== 0))
      const corners = plane && hung(plane, { x, y }, { wide: 500, tall: 700 })
      fc.pre(corners !== null)
      const truth = seen(view, rectangle(x - 250, y - 350, 500, 700))
      const size = apart(truth[0], truth[2])
      for (const at of [0, 1, 2, 3] as const) {
        expect(apart(corners?.[at] ?? { x: 0, y: 0 }, truth[at]) / size).toBeLessThan(1e-6)
      }
    }),
  )
})

test('a print has its true width relative to the card, however roughly it was marked', () => {
  const off = between(-0.9, 0.9)
  fc.assert(
    fc.property(
      between(40, 400),
      fc.array(off, { minLength: 8, maxLength: 8 }),
      between(100, 1500),
      between(100, 1500),
      (width, errors, wide, tall) => {
        const scale = width / card.wide
        const marked = rectangle(300, 200, width, card.tall * scale).map(({ x, y }, at) => ({
          x: x + (errors[at * 2] ?? 0),
          y: y + (errors[at * 2 + 1] ?? 0),
        })) as unknown as Quad
        const plane = toPlane(marked, card)
        const corners = plane && hung(plane, { x: 0, y: 0 }, { wide, tall })
        if (!corners) throw new Error('It was refused.')
        const [one, two, three] = corners
        // At worst all corners are off outwards: 2.1 of the card's pixels.
        expect(Math.abs(apart(one, two) / (wide * scale) - 1)).toBeLessThan(2.2 / width)
        expect(apart(two, three) / apart(one, two)).toBeCloseTo(tall / wide, 6)
      },
    ),
  )
})

test('the photo leads back to the same point of the wall', () => {
  fc.assert(
    fc.property(camera, between(-100, 200), between(-100, 200), (view, x, y) => {
      const plane = toPlane(seen(view, rectangle(0, 0, 297, 210)), { wide: 297, tall: 210 })
      fc.pre(plane !== null)
      if (plane) expect(apart(toWall(plane, toPhoto(plane, { x, y })), { x, y })).toBeLessThan(1e-3)
    }),
  )
})

test('refuses corners of no rectangle: crossed, mirrored, in a line, on one spot, dented', () => {
  const at = (...points: [number, number][]) => points.map(([x, y]) => ({ x, y })) as never
  const refused = {
    crossed: at([0, 0], [100, 60], [100, 0], [0, 60]),
    mirrored: at([100, 0], [0, 0], [0, 60], [100, 60]),
    'in a line': at([0, 0], [100, 0], [200, 0], [300, 0]),
    'on one spot': at([5, 5], [5, 5], [5, 5], [5, 5]),
    dented: at([0, 0], [100, 0], [20, 20], [0, 60]),
    flat: at([0, 0], [100, 0], [100, 4], [0, 4]),
  }
  const taken = Object.entries(refused).filter(([, quad]) => toPlane(quad, card) !== null)
  expect(taken).toEqual([])
})

test('a print that reaches behind the camera is not drawn', () => {
  const steep = toPlane(
    [
      { x: 0, y: 0 },
      { x: 300, y: 80 },
      { x: 300, y: 160 },
      { x: 0, y: 240 },
    ],
    { wide: 297, tall: 210 },
  )
  expect(steep && hung(steep, { x: 0, y: 100 }, { wide: 200, tall: 100 })).not.toBeNull()
  expect(steep && hung(steep, { x: -400, y: 100 }, { wide: 700, tall: 500 })).toBeNull()
})

test('distinguishes an upright sheet from one that lies', () => {
  expect(isLying(rectangle(0, 0, 30, 20))).toBe(true)
  expect(isLying(rectangle(0, 0, 20, 30))).toBe(false)
})
