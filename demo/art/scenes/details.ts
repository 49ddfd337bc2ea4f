import { box, path, wobble } from '../curve.ts'
import { type Art, fill, group, linear, rect, softShadow } from '../svg.ts'
import { planks } from '../tabletop/grounds.ts'

/** A print's corner seen close: torn paper edge, table beyond. */
export function closeDetail(art: Art, x: number, y: number, zoom: number, table = '#b08a63'): Art {
  const size = 1500
  const edge = path(wobble([...box(-300, -300, 1500, 1520, 22)], 15, 20, 3))
  const sheen = linear(
    [0, 0],
    [size, size],
    [
      [0, '#ffffff', 0.14],
      [0.6, '#ffffff', 0],
      [1, '#1a1008', 0.16],
    ],
  )
  return {
    width: size,
    height: size,
    body:
      planks(table, 300, 6)(size, size) +
      group(
        'rotate(-4 700 700)',
        `${softShadow(edge, 12, 18, 22, 0.42) + fill(edge, '#efe6d4') + group('translate(-5 -6)', fill(edge, '#fbf7ec'))}<svg x="-300" y="-300" width="1420" height="1440" viewBox="${x} ${y} ${1420 / zoom} ${1440 / zoom}" preserveAspectRatio="xMaxYMax slice">${art.body}</svg>`,
      ) +
      sheen.def +
      rect(0, 0, size, size, sheen.url),
  }
}
