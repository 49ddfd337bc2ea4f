import { box, path } from '../art/curve.ts'
import { seeded } from '../art/random.ts'
import { type Art, clipped, fill, linear, mix, rect, softShadow } from '../art/svg.ts'
import type { DemoPicture } from '../picture.ts'
import { heroPicture } from '../pictures.ts'

interface Glaze {
  key: string
  alt: string
  clay: string
  glaze: string
  /** Running of the glaze, from 0 to 1. */
  runs: number
}

const width = 900
const height = 1200
const edge = { left: 190, right: 710, top: 130, foot: 1080 }

/** A test tile: dipped from above, bare at its foot, and hung on a nail. */
function testTile({ key, clay, glaze, runs }: Glaze): Art {
  const random = seeded(key.length * 97 + Math.round(runs * 50))
  const tile = path(box(edge.left, edge.top, edge.right - edge.left, edge.foot - edge.top))
  const drips = Array.from({ length: 9 }, (_, at) => {
    const x = edge.left + ((at + 1) * (edge.right - edge.left)) / 9
    return { x, y: 610 + random.between(0, 90) + runs * random.between(20, 340) }
  })
  const line = drips
    .map(({ x, y }, at) => {
      const before = drips[at - 1]?.x ?? edge.left
      const middle = (before + x) / 2
      return `C${before + 8} ${y - 60} ${middle - 26} ${y} ${middle} ${y}S${x - 8} ${y - 60} ${x} ${620}`
    })
    .join('')
  const dipped = `M${edge.left} ${edge.top}V620${line}L${edge.right} 620V${edge.top}Z`
  const wall = linear(
    [0, 0],
    [width, height],
    [
      [0, '#e9dfd0'],
      [1, '#cbbda8'],
    ],
  )
  const sheen = linear(
    [edge.left, 0],
    [edge.right, 0],
    [
      [0, mix(glaze, '#ffffff', 0.28)],
      [0.35, glaze],
      [1, mix(glaze, '#000000', 0.3)],
    ],
  )
  const body = linear(
    [edge.left, 0],
    [edge.right, 0],
    [
      [0, mix(clay, '#ffffff', 0.12)],
      [1, mix(clay, '#000000', 0.28)],
    ],
  )
  const specks = Array.from({ length: 130 }, () => {
    const [x, y] = [random.between(edge.left + 14, edge.right - 14), random.between(160, 1060)]
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${random.between(0.8, 3.4).toFixed(1)}" fill="#1a1008" opacity=".28"/>`
  }).join('')
  return {
    width,
    height,
    body:
      `<defs>${wall.def}${sheen.def}${body.def}</defs>` +
      rect(0, 0, width, height, wall.url) +
      softShadow(tile, 18, 26, 22, 0.28) +
      fill(tile, body.url) +
      clipped(
        tile,
        `${fill(dipped, sheen.url)}${specks}<path d="M${edge.left + 40} ${edge.top}v460" stroke="#fff" stroke-width="16" opacity=".16"/>`,
      ) +
      `<circle cx="450" cy="190" r="15" fill="#1c1512"/><circle cx="446" cy="185" r="9" fill="#8d8478"/>`,
  }
}

const tile = (glaze: Glaze): DemoPicture =>
  heroPicture(`kiln-glaze-${glaze.key}`, glaze.alt, () => testTile(glaze))

const ash = tile({
  key: 'ash',
  clay: '#2d2622',
  glaze: '#b9b59a',
  runs: 0.8,
  alt: 'A test tile of black clay, its upper half in a gray-green ash glaze that runs in long drops.',
})
const slip = tile({
  key: 'slip',
  clay: '#a4532f',
  glaze: '#1f1b1a',
  runs: 0.1,
  alt: 'A test tile of red clay with a black slip brushed over its upper half, almost without a drop.',
})
const rust = tile({
  key: 'rust',
  clay: '#2d2622',
  glaze: '#a9472b',
  runs: 0.35,
  alt: 'A test tile of black clay, its upper half in an iron red that breaks to brown at the edge.',
})
const milk = tile({
  key: 'milk',
  clay: '#a4532f',
  glaze: '#e9e1d1',
  runs: 0.55,
  alt: 'A test tile of red clay under a milk-white glaze, with clay showing through where it is thin.',
})

export const glazes = [ash, slip, rust, milk]
