import { box, path, wobble } from '../curve.ts'
import { letters } from '../lettering.ts'
import type { Colours, Motif } from '../motifs/motif.ts'
import { type Art, at, fill, group, line, linear, mix, rect, softShadow } from '../svg.ts'

/** A card with a print on it, lying on the table. */
export function postcard(
  art: Art,
  x: number,
  y: number,
  w: number,
  turn: number,
  margin = 0.06,
): string {
  const h = (w * art.height) / art.width
  const m = w * margin
  const edge = path(box(-w / 2 - m, -h / 2 - m, w + m * 2, h + m * 2, 4000))
  const sheen = linear(
    [-w / 2, -h / 2],
    [w / 2, h / 2],
    [
      [0, '#ffffff', 0.2],
      [0.5, '#ffffff', 0],
      [1, '#1c120a', 0.14],
    ],
  )
  return group(
    `translate(${x} ${y}) rotate(${turn})`,
    softShadow(edge, 8, 14, 16, 0.4) +
      fill(edge, '#fdfaf2') +
      `<svg x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" viewBox="0 0 ${art.width} ${art.height}">${art.body}</svg>` +
      sheen.def +
      fill(edge, sheen.url),
  )
}

/** A closed notebook with an elastic band. */
export function notebook(
  x: number,
  y: number,
  w: number,
  h: number,
  turn: number,
  colour: string,
): string {
  const cover = `M${-w / 2} ${-h / 2}H${w / 2 - 40}Q${w / 2} ${-h / 2} ${w / 2} ${-h / 2 + 40}V${h / 2 - 40}Q${w / 2} ${h / 2} ${w / 2 - 40} ${h / 2}H${-w / 2}Z`
  const sheen = linear(
    [-w / 2, -h / 2],
    [w / 2, h / 2],
    [
      [0, '#ffffff', 0.2],
      [0.5, '#ffffff', 0],
      [1, '#1c120a', 0.3],
    ],
  )
  return group(
    `translate(${x} ${y}) rotate(${turn})`,
    softShadow(cover, 18, 26, 26, 0.45) +
      group('translate(10 10)', fill(cover, '#efe6d2')) +
      fill(cover, colour) +
      rect(-w / 2, -h / 2, 46, h, mix(colour, '#1c120a', 0.3)) +
      sheen.def +
      fill(cover, sheen.url) +
      rect(w / 2 - 90, -h / 2, 20, h, mix(colour, '#1c120a', 0.55)),
  )
}

/** A sheet of stickers, kiss-cut. */
export function stickerSheet(
  items: readonly (readonly [Motif, Colours, number, number, number, number])[],
  x: number,
  y: number,
  turn: number,
  title: string,
): string {
  const sheet = path(box(-400, -540, 800, 1080, 900))
  return group(
    `translate(${x} ${y}) rotate(${turn})`,
    softShadow(sheet, 12, 20, 22, 0.42) +
      fill(sheet, '#f3ddc9') +
      fill(path(wobble(box(-376, -516, 752, 1032), 2, 60)), '#f7e7d6') +
      line(letters(title, 0, -492, 44, 'middle'), '#7a2f22', 6) +
      items
        .map(([motif, colours, px, py, size, angle]) =>
          at(
            px,
            py,
            size,
            fill(
              motif.outline,
              '#d9bfa6',
              0.5,
              ' stroke="#d9bfa6" stroke-width="100" stroke-linejoin="round" transform="translate(5 9)"',
            ) +
              fill(
                motif.outline,
                '#fffdf8',
                1,
                ' stroke="#fffdf8" stroke-width="84" stroke-linejoin="round"',
              ) +
              motif.draw(colours),
            angle,
          ),
        )
        .join('') +
      line(letters('SLOW HERON', 0, 484, 24, 'middle'), '#7a2f22', 3.6),
  )
}
