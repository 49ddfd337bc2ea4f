import fredoka from '#shop/store/theme/letters/fredoka.json' with { type: 'json' }
import { circle, path, trace, wobble } from '../art/curve.ts'
import { seeded } from '../art/random.ts'
import { type Art, at, fill, line, rect } from '../art/svg.ts'
import { typeset } from '../art/typeset.ts'

/* Cut paper and crayon in primary colours: flat shapes with a wobble, and a face. */

export const box = {
  red: '#e23b2e',
  blue: '#1f4fc4',
  sky: '#8fc4f2',
  yellow: '#ffc928',
  green: '#2f9e58',
  pink: '#f7a8b8',
  white: '#fffdf6',
  night: '#16265c',
  black: '#20202a',
}

const side = 1600
const paper = (colour: string, body: string, width = side, height = side): Art => ({
  width,
  height,
  body: rect(0, 0, width, height, colour) + body,
})

const blob = (spec: string, colour: string, seed = 1) =>
  fill(path(wobble(trace(spec), 7, 90, seed)), colour)
const disc = (x: number, y: number, r: number, colour: string, ry = r) =>
  fill(path(wobble(circle(x, y, r, ry), r * 0.03, 80, Math.round(x + r))), colour)

/** Two eyes and a smile, or a mouth asleep. */
function face(x: number, y: number, s: number, asleep = false): string {
  const eyes = asleep
    ? line(
        `M${x - 60 * s} ${y}q${22 * s} ${20 * s} ${44 * s} 0M${x + 16 * s} ${y}q${22 * s} ${20 * s} ${44 * s} 0`,
        box.black,
        9 * s,
      )
    : disc(x - 40 * s, y, 12 * s, box.black) + disc(x + 40 * s, y, 12 * s, box.black)
  return `${eyes}${disc(x - 92 * s, y + 48 * s, 30 * s, box.pink)}${disc(x + 92 * s, y + 48 * s, 30 * s, box.pink)}${line(`M${x - 34 * s} ${y + 62 * s}q${34 * s} ${36 * s} ${68 * s} 0`, box.black, 9 * s)}`
}

/** Crayon strokes over a ground. */
function scribble(colour: string, seed: number, width = side, height = side): string {
  const random = seeded(seed)
  let out = ''
  for (let i = 0; i < 46; i++) {
    const [x, y] = [random.between(0, width), random.between(0, height)]
    out += line(
      `M${x} ${y}q${random.between(20, 60)} ${random.between(-30, 30)} ${random.between(60, 150)} ${random.between(-12, 12)}`,
      colour,
      7,
      0.35,
    )
  }
  return out
}

function star(x: number, y: number, r: number, colour = box.yellow, turn = 0): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [angle, reach] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? r * 0.52 : r]
    return `${Math.cos(angle) * reach},${Math.sin(angle) * reach}!`
  })
  return at(x, y, 1, fill(path(trace(points.join(' '))), colour), turn)
}

function bear(colour = box.red, asleep = false): string {
  return `${disc(-170, -250, 84, colour)}${disc(170, -250, 84, colour)}${disc(-170, -250, 42, box.pink)}${disc(170, -250, 42, box.pink)}${blob('-260,420 -280,180 -190,20 190,20 280,180 260,420!', colour, 4)}${disc(0, -110, 240, colour, 220)}${disc(0, -50, 110, box.white, 84)}${disc(0, -86, 36, box.black, 26)}${face(0, -160, 1.1, asleep)}${disc(0, 250, 140, box.white, 150)}`
}

export const bearAwake = (): Art =>
  paper(
    box.night,
    `${scribble('#2c4aa0', 5)}${disc(1230, 330, 190, box.yellow)}${disc(1310, 290, 170, box.night)}${[
      [240, 260, 60],
      [520, 150, 38],
      [860, 240, 50],
      [1420, 640, 44],
      [160, 640, 34],
    ]
      .map(([x = 0, y = 0, r = 0], i) => star(x, y, r, box.white, i * 20))
      .join(
        '',
      )}${at(760, 940, 1.35, bear())}${blob('-40,1360 300,1240 800,1300 1300,1220 1660,1330! 1660,1660! -40,1660!', box.blue, 8)}${[220, 560, 900, 1240].map((x, i) => disc(x, 1460 + (i % 2) * 60, 46, i % 2 ? box.yellow : box.white)).join('')}`,
  )

export const whaleLift = (): Art =>
  paper(
    box.sky,
    `${disc(1300, 270, 150, box.yellow)}${[0, 1, 2].map((i) => blob(`-60,${900 + i * 210} 300,${840 + i * 210} 620,${930 + i * 210} 1000,${830 + i * 210} 1380,${920 + i * 210} 1700,${850 + i * 210}! 1700,1700! -60,1700!`, [box.blue, '#1a43a8', box.night][i] ?? box.blue, 3 + i)).join('')}${blob('220,900 260,640 560,500 920,540 1180,700 1240,840 1400,700! 1500,560 1560,600 1480,860 1300,1000 900,1090 480,1060!', '#3d6fe0', 11)}${blob('330,960 700,1010 1080,980 880,1090 480,1060!', box.white, 2)}${disc(470, 780, 22, box.black)}${line('M360 900q110 70 220 10', box.black, 10)}${disc(430, 870, 34, box.pink)}${line('M640 520q-30-140-130-150M640 520q10-160 120-190M640 520q0-120 0-230', box.white, 18)}${at(930, 440, 0.42, bear(box.red))}`,
  )

export const rocketCat = (): Art =>
  paper(
    box.yellow,
    `${scribble('#f0ae00', 9)}${[
      [230, 300, 74],
      [1330, 240, 96],
      [1400, 1010, 60],
      [190, 980, 54],
    ]
      .map(([x = 0, y = 0, r = 0], i) => star(x, y, r, box.white, i * 14))
      .join(
        '',
      )}${at(800, 800, 1.25, `${blob('-120,420! 0,640 120,420!', box.red, 3)}${blob('-70,420! 0,560 70,420!', box.white, 5)}${blob('-190,160! -340,330 -300,470! -150,400', box.blue, 6)}${blob('190,160! 340,330 300,470! 150,400', box.blue, 7)}${blob('0,-560! 190,-280 210,120 140,430! -140,430! -210,120 -190,-280', box.white, 8)}${blob('0,-560! 150,-350 0,-316 -150,-350', box.red, 9)}${disc(0, -60, 160, box.blue)}${disc(0, -60, 128, box.sky)}${blob('-90,-80! -104,-190! -40,-130! 40,-130! 104,-190! 90,-80! 96,0 0,62 -96,0', box.black, 1)}${disc(-40, -60, 20, box.yellow)}${disc(40, -60, 20, box.yellow)}${line('M-22 -10q22 24 44 0', box.pink, 8)}${rect(-140, 250, 280, 46, box.red)}`, 14)}`,
  )

export const bigRainbow = (): Art =>
  paper(
    box.white,
    `${[box.red, box.yellow, box.green, box.sky, box.blue].map((colour, i) => line(`M${180 + i * 100} 1180C${180 + i * 100} ${180 + i * 130} ${1420 - i * 100} ${180 + i * 130} ${1420 - i * 100} 1180`, colour, 92)).join('')}${[240, 420, 600].map((x, i) => disc(x - 60, 1220 + (i % 2) * 40, 150, '#e8f2fb')).join('')}${[1030, 1220, 1400].map((x, i) => disc(x, 1220 + (i % 2) * 40, 150, '#e8f2fb')).join('')}${face(380, 1220, 1)}${face(1240, 1220, 1, true)}`,
  )

export const foxHat = (): Art =>
  paper(
    box.green,
    `${scribble('#257f46', 14)}${at(800, 900, 1.5, `${blob('-250,-150! -270,-420! -80,-290 80,-290 270,-420! 250,-150! 210,60 0,230 -210,60', '#f0692c', 3)}${blob('-232,-60! -60,-40 0,230! -190,100', box.white, 5)}${blob('232,-60! 60,-40 0,230! 190,100', box.white, 6)}${disc(-92, -90, 22, box.black)}${disc(92, -90, 22, box.black)}${disc(0, 196, 40, box.black, 30)}${blob('-190,-290! -130,-560! 130,-560! 190,-290!', box.blue, 7)}${rect(-260, -310, 520, 54, box.blue)}${rect(-172, -380, 344, 56, box.yellow)}${blob('-220,480 -190,230 0,270 190,230 220,480!', '#f0692c', 9)}`)}${[
      [180, 260],
      [1420, 300],
      [1360, 1380],
      [220, 1340],
    ]
      .map(([x = 0, y = 0], i) =>
        disc(x, y, 64, [box.yellow, box.red, box.white, box.sky][i] ?? box.red),
      )
      .join('')}`,
  )

/** A sticker: cut out with a white rim, on a coloured table. */
function sticker(ground: string, art: string, scale: number, turn: number): Art {
  return paper(
    ground,
    `<g opacity=".22">${at(776, 812, scale * 1.12, disc(0, 0, 440, box.black), turn)}</g>${at(750, 750, scale * 1.12, disc(0, 0, 440, box.white), turn)}${at(750, 750, scale, art, turn)}`,
    1500,
    1500,
  )
}

export const bearSticker = (): Art =>
  sticker(box.sky, `${disc(0, 0, 440, box.yellow)}${at(0, 30, 0.82, bear())}`, 1.2, -8)
export const starPin = (): Art =>
  sticker(box.red, `${disc(0, 0, 440, box.blue)}${star(0, 16, 380)}${face(0, 0, 1.2)}`, 1.1, 7)
export const moonSticker = (): Art =>
  sticker(
    box.yellow,
    `${disc(0, 0, 440, box.night)}${disc(-20, 0, 300, box.white)}${disc(130, -70, 240, box.night)}${star(170, -150, 60)}${star(230, 60, 40)}${line('M-190 40q40 34 80 0', box.black, 12)}`,
    1.15,
    -5,
  )

/** Several stickers over each other, as they come out of the envelope. */
export const handful = (): Art =>
  paper(
    box.green,
    [
      {
        x: 470,
        y: 520,
        art: `${disc(0, 0, 440, box.yellow)}${at(0, 30, 0.82, bear())}`,
        turn: -14,
      },
      {
        x: 1040,
        y: 640,
        art: `${disc(0, 0, 440, box.blue)}${star(0, 16, 380)}${face(0, 0, 1.2)}`,
        turn: 12,
      },
      {
        x: 700,
        y: 1060,
        art: `${disc(0, 0, 440, box.night)}${disc(-20, 0, 300, box.white)}${disc(130, -70, 240, box.night)}`,
        turn: 4,
      },
    ]
      .map(
        ({ x, y, art, turn }) =>
          `<g opacity=".2">${at(x + 22, y + 26, 0.78, disc(0, 0, 440, box.black))}</g>${at(x, y, 0.78, disc(0, 0, 440, box.white))}${at(x, y, 0.7, art, turn)}`,
      )
      .join(''),
    1500,
    1500,
  )

/** The wall of a small room, with a bed and a print above it. */
const shirt =
  '-190,-520! -100,-450 100,-450 190,-520! 350,-460! 590,-200! 440,-50! 310,-160! 310,540! -310,540! -310,-160! -440,-50! -590,-200! -350,-460!'

/** A T-shirt with something on its chest. */
const tee = (ground: string, colour: string, chest: string, seed: number): Art =>
  paper(
    ground,
    scribble(box.white, seed) +
      at(800, 850, 1.05, blob(shirt, colour, seed) + at(0, -40, 0.62, chest)),
  )

export const bearTee = (): Art => tee(box.sky, box.yellow, bear(), 5)
export const bearTeeNight = (): Art =>
  tee(box.pink, box.night, `${disc(0, 0, 400, box.blue)}${at(0, 30, 0.8, bear())}`, 6)

/** Three of them on a rail, the small one first. */
export const teesOnRail = (colour: string): Art =>
  paper(
    box.white,
    scribble(box.yellow, 9) +
      line('M60 430q740 -26 1480 0', box.black, 26) +
      [0, 1, 2]
        .map((index) => {
          const [x, size] = [290 + index * 500, 0.36 + index * 0.04]
          const hook = line(`M${x} 430q-60 -70 0 -90q60 20 10 90l-10 70`, box.black, 14)
          return (
            hook +
            at(x, 400 + 520 * size, size, blob(shirt, colour, index + 2) + at(0, -40, 0.6, bear()))
          )
        })
        .join(''),
  )

export function nursery(art: Art, wall: string): Art {
  const framed = `<g>${rect(520, 190, 640, 640, box.white)}<svg x="560" y="230" width="560" height="560" viewBox="0 0 ${art.width} ${art.height}">${art.body}</svg></g>`
  const dots = Array.from({ length: 40 }, (_, i) =>
    disc(
      90 + (i % 8) * 210 + (Math.floor(i / 8) % 2) * 100,
      90 + Math.floor(i / 8) * 220,
      15,
      box.white,
    ),
  ).join('')
  return paper(
    wall,
    `<g opacity=".5">${dots}</g>${rect(0, 1720, 1680, 380, '#e9c48d')}${rect(496, 170, 688, 688, box.black, 0.14)}${framed}${blob('120,1200 200,1090 560,1120 620,1240!', box.white, 4)}${blob('80,1260! 1600,1240! 1620,1760! 60,1780!', box.red, 6)}${[0, 1, 2, 3, 4].map((i) => star(260 + i * 300, 1500 + (i % 2) * 90, 74, box.yellow, i * 22)).join('')}${rect(40, 1000, 70, 860, box.blue)}${rect(1590, 1120, 70, 740, box.blue)}${at(1270, 1130, 0.5, bear('#c98a4b', true))}`,
    1680,
    2100,
  )
}

function fox(): string {
  return `${blob('-250,-150! -270,-420! -80,-290 80,-290 270,-420! 250,-150! 210,60 0,230 -210,60', '#f0692c', 3)}${blob('-232,-60! -60,-40 0,230! -190,100', box.white, 5)}${blob('232,-60! 60,-40 0,230! 190,100', box.white, 6)}${disc(-92, -90, 22, box.black)}${disc(92, -90, 22, box.black)}${disc(0, 196, 40, box.black, 30)}${blob('-220,480! -190,230 0,270 190,230 220,480!', '#f0692c', 9)}`
}

/** A parade across the home page: it stands on the picture's lower edge. */
export const parade = (): Art =>
  paper(
    box.sky,
    `${disc(2130, 250, 170, box.yellow)}${face(2130, 232, 1.15)}${[820, 1330].map((x, i) => `${disc(x, 190 + i * 70, 100, box.white, 62)}${disc(x + 100, 206 + i * 70, 82, box.white, 52)}`).join('')}${blob('-60,900 500,800 1100,890 1700,800 2460,900! 2460,1200! -60,1200!', box.green, 4)}${at(440, 650, 1.04, bear())}${at(980, 748, 0.78, bear(box.blue))}${at(1400, 838, 0.56, bear(box.yellow))}${at(1820, 690, 0.8, fox())}${[230, 730, 1190, 1580, 2100, 2290].map((x, i) => disc(x, 970 + (i % 2) * 50, 30, [box.red, box.yellow, box.white][i % 3] ?? box.red)).join('')}`,
    2400,
    1074,
  )

export const nightParade = (): Art =>
  paper(
    box.night,
    `${scribble('#2c4aa0', 21, 2400, 1350)}${disc(400, 320, 200, box.white)}${disc(480, 270, 180, box.night)}${[0, 1, 2, 3, 4, 5, 6].map((i) => star(760 + i * 240, 180 + (i % 3) * 130, 40 + (i % 2) * 26, box.yellow, i * 17)).join('')}${blob('-60,1060 600,960 1300,1050 1900,950 2460,1040! 2460,1400! -60,1400!', box.blue, 6)}${at(1200, 900, 0.95, bear(box.red, true))}`,
    2400,
    1350,
  )

export const prices = (): Art =>
  paper(
    box.white,
    `${rect(90, 120, 1220, 480, box.yellow)}${rect(90, 660, 1220, 480, box.sky)}${rect(90, 1200, 1220, 480, box.pink)}${at(360, 380, 0.32, bear())}${at(360, 920, 0.42, bear(box.blue))}${at(360, 1440, 0.5, bear(box.green))}${[1, 2, 3].map((n) => Array.from({ length: n }, (_, i) => star(700 + i * 150, 260 + (n - 1) * 540, 68, box.red)).join('')).join('')}${[
      ['FROM $90', 'ONE ANIMAL'],
      ['FROM $140', 'TWO ANIMALS'],
      ['FROM $190', 'ALL THAT FIT'],
    ]
      .map(
        ([price = '', what = ''], i) =>
          typeset(fredoka, price, { x: 640, y: 372 + i * 540, height: 84 }, box.black) +
          typeset(fredoka, what, { x: 640, y: 500 + i * 540, height: 46 }, box.black),
      )
      .join('')}`,
    1400,
    1800,
  )
