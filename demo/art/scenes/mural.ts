import { seeded } from '../random.ts'
import { type Art, at, clipped, fill, line, linear, rect } from '../svg.ts'
import { marshEvening } from './heroes.ts'

const width = 1600
const height = 1200

/** The gable of a fish store by the water, painted from the ground to the ridge. */
export function fishStoreMural(): Art {
  const random = seeded(411)
  const painted = marshEvening()
  const scale = 960 / painted.height
  const gable = 'M250 1010V430L800 120L1350 430V1010Z'
  const sky = linear(
    [0, 0],
    [0, 900],
    [
      [0, '#bcd3d6'],
      [1, '#f1e4cd'],
    ],
  )
  const boards = Array.from({ length: 30 }, (_, i) => {
    const y = 130 + i * 30
    return `M240 ${y}L1360 ${y + random.between(-2, 2)}`
  }).join('')
  const stones = Array.from({ length: 46 }, () => {
    const [x, y] = [random.between(0, width), random.between(1040, 1190)]
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${random.between(14, 46).toFixed(0)}" ry="${random.between(5, 12).toFixed(0)}" fill="#8b8474" opacity=".45"/>`
  }).join('')
  return {
    width,
    height,
    body:
      `<defs>${sky.def}</defs>` +
      rect(0, 0, width, height, sky.url) +
      rect(0, 840, width, 190, '#7fa3a3') +
      rect(0, 1000, width, 200, '#a89f8b') +
      stones +
      clipped(
        gable,
        fill(gable, '#f2d2ac') +
          at(800 - (painted.width * scale) / 2 - 40, 170, scale, painted.body) +
          line(boards, '#1a1008', 2, 0.22),
      ) +
      fill('M214 452L800 92L1386 452L1366 486L800 138L234 486Z', '#3c4a4c') +
      // A door, a barrel and a bicycle tell how large it is.
      rect(1150, 830, 104, 180, '#5b3a26') +
      `<circle cx="1234" cy="924" r="5" fill="#d8b98c"/>` +
      fill('M330 1012q-14-56 0-112h84q14 56 0 112Z', '#6d4a2e') +
      line('M326 936h92M326 980h92', '#2a2018', 6, 0.8) +
      line(
        'M560 968a44 44 0 1 0 .1 0M700 968a44 44 0 1 0 .1 0M560 1012L612 942H676L700 1012M612 942L640 1012L676 942M604 926H624M676 942L668 912H688',
        '#16333a',
        5,
        1,
      ),
  }
}
