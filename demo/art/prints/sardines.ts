import { box, path, wobble } from '../curve.ts'
import { speckle } from '../marks.ts'
import { sardine } from '../motifs/animals.ts'
import { inks } from '../palette.ts'
import { proof, square } from '../proof.ts'
import { seeded } from '../random.ts'
import { type Art, at, fill } from '../svg.ts'

/** Rows of sardines going one way, and one going the other. */
export function sardines(): Art {
  const random = seeded(21)
  let blocks = ''
  let fish = ''
  const rows = 7
  for (let row = 0; row < rows; row++) {
    const y = 214 + row * 262
    const shift = row % 2 ? 280 : 0
    for (let col = -1; col < 5; col++) {
      const x = 40 + col * 560 + shift
      const odd = row === 4 && col === 2
      const turn = random.between(-3.5, 3.5)
      const size = odd ? 0.53 : 0.515 + random.between(-0.012, 0.012)
      const body = sardine.draw(
        odd
          ? { main: inks.coral, second: inks.mustard, line: inks.ink, paper: '#f8ead0' }
          : {
              main: row % 3 === 1 ? '#2f6f86' : row % 3 === 2 ? '#1b5564' : inks.teal,
              second: inks.sea,
              line: inks.ink,
              paper: '#eef0df',
            },
      )
      if (!odd) blocks += at(x + 11, y + 13, size, fill(sardine.outline, '#bcd3c2'), turn)
      fish += at(x, y, size, odd ? `<g transform="scale(-1 1)">${body}</g>` : body, turn)
      if (odd) blocks += fill(path(wobble(box(x - 290, y - 118, 580, 236), 10, 60)), inks.straw)
    }
  }
  return proof(
    square(2, '#efe9d6'),
    blocks + fish + fill(speckle(0, 0, 2000, 2000, 1300, random, 6), '#efe9d6', 0.9),
  )
}
