import { box, circle, type Point, path, ribbon, wobble } from '../curve.ts'
import { type Art, at, fill, group, line, linear, mix, rect, softShadow } from '../svg.ts'
import { linen, planks } from '../tabletop/grounds.ts'

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

/** A print half out of its posting tube. */
export function rolled(art: Art, ground: string): Art {
  const size = 1500
  const tube = linear(
    [0, -150],
    [0, 150],
    [
      [0, '#d9b98a'],
      [0.35, '#c9a06e'],
      [1, '#80592f'],
    ],
  )
  const roll = linear(
    [0, -112],
    [0, 112],
    [
      [0, '#ffffff', 0.5],
      [0.3, '#ffffff', 0.1],
      [0.55, '#1a1008', 0],
      [1, '#1a1008', 0.5],
    ],
  )
  const curl = Array.from(
    { length: 60 },
    (_, i): Point => [
      480 + Math.cos(i * 0.33) * (12 + i * 0.46),
      Math.sin(i * 0.33) * (22 + i * 1.45),
    ],
  )
  return {
    width: size,
    height: size,
    body:
      linen(ground)(size, size) +
      at(
        720,
        760,
        1,
        softShadow('M-700 -150H150V150H-700Z', 20, 40, 26, 0.45) +
          softShadow('M140 -112H480V112H140Z', 20, 44, 20, 0.4) +
          `<svg x="120" y="-112" width="370" height="224" viewBox="${art.width * 0.1} ${art.height * 0.25} ${art.width * 0.8} ${art.width * 0.48}" preserveAspectRatio="xMidYMid slice">${art.body}</svg>` +
          roll.def +
          rect(120, -112, 370, 224, '#ffffff', 0.01) +
          fill('M120 -112H490V112H120Z', roll.url) +
          fill(path(circle(486, 0, 40, 112)), '#e9dfc9') +
          line(path(curl, false), '#a8977a', 5) +
          tube.def +
          fill(
            path(
              wobble(
                [
                  [-720, -150],
                  [150, -150],
                  [150, 150],
                  [-720, 150],
                ],
                1,
                50,
              ),
            ),
            tube.url,
          ) +
          line('M-560 -150L-420 150M-300 -150L-160 150M-40 -150L100 150', '#80592f', 4, 0.4) +
          fill(path(circle(152, 0, 42, 150)), mix('#80592f', '#1a1008', 0.3)) +
          fill('M120 -108H170V108H120Z', '#1a1008', 0.22) +
          group(
            'translate(-330 0)',
            rect(-170, -88, 340, 176, '#f8f1e2') +
              line('M-130 -44h190M-130 -4h240M-130 36h150', '#3a332c', 6) +
              rect(84, 14, 60, 56, '#e4603f') +
              line(
                path(
                  ribbon(
                    [
                      [96, 60],
                      [108, 30],
                      [128, 30],
                    ],
                    () => 3,
                  ),
                  false,
                ),
                '#f8efe2',
                4,
              ),
          ),
        -24,
      ),
  }
}
