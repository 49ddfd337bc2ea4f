import { box, circle, path, trace, wobble } from '../curve.ts'
import { gouge } from '../marks.ts'
import { cat } from '../motifs/animals.ts'
import { leafAt } from '../motifs/growing.ts'
import { lemons } from '../prints/lemons.ts'
import { slowHeron } from '../prints/slow-heron.ts'
import { tideTable } from '../prints/tide-table.ts'
import { seeded } from '../random.ts'
import { bushy, pot, trailing } from '../rooms/greenery.ts'
import { cut, solid } from '../rooms/pieces.ts'
import { type Art, at, fill, line, linear, mix, radial, rect, softShadow } from '../svg.ts'

/** Prints pegged to a line. */
function pegged(art: Art, x: number, y: number, w: number, turn: number): string {
  const h = (w * art.height) / art.width
  return at(
    x,
    y,
    1,
    `${softShadow(path(box(-w / 2, 0, w, h, 900)), 12, 14, 14, 0.25)}<svg x="${-w / 2}" y="0" width="${w}" height="${h}" viewBox="0 0 ${art.width} ${art.height}">${art.body}</svg>${rect(-w * 0.34, -22, 15, 50, '#c08c5a')}${rect(w * 0.3, -22, 15, 50, '#c08c5a')}`,
    turn,
  )
}

/** Maren at the bench under the window, from behind, with the cat on the sill. */
export function artistAtBench(): Art {
  const random = seeded(311)
  const [w, h] = [1400, 1600]
  const wall = radial(700, 520, 1200, [
    [0, '#fff4d6', 0.55],
    [0.6, '#fff4d6', 0.05],
    [1, '#1a1008', 0.34],
  ])
  const sky = linear(
    [0, 300],
    [0, 800],
    [
      [0, '#bfdcdf'],
      [1, '#f6ecd0'],
    ],
  )
  const coat = '#e0a526'
  const body = cut(
    '700,880 600,892 500,940 440,1060 410,1250 420,1480 470,1560! 930,1560! 980,1480 990,1250 960,1060 900,940 800,892',
  )
  const armL = cut('470,980 400,1060 340,1180 330,1270 420,1290 490,1220 520,1100')
  const armR = cut('930,980 1000,1060 1060,1180 1070,1270 980,1290 910,1220 880,1100')
  const hair = '#2b211f'
  return {
    width: w,
    height: h,
    body:
      rect(0, 0, w, h, '#d9c9a8') +
      wall.def +
      rect(0, 0, w, h, wall.url) +
      Array.from({ length: 13 }, (_, i) => line(`M${i * 112 + 20} 0V1600`, '#b9a47e', 4, 0.5)).join(
        '',
      ) +
      rect(240, 250, 920, 760, '#f5eee0') +
      sky.def +
      rect(276, 286, 848, 690, sky.url) +
      rect(276, 690, 848, 290, '#6fa6a4') +
      fill(
        cut('276,690! 276,620 420,590 560,640 720,676 760,690!') +
          cut('900,690! 1000,640 1124,610 1124,690!'),
        '#7f9a78',
      ) +
      fill(
        [
          [330, 730],
          [520, 760],
          [900, 740],
          [680, 800],
          [1000, 820],
          [400, 840],
          [860, 870],
          [560, 900],
        ]
          .map(([x = 0, y = 0]) => gouge([x, y], [x + 110, y + 2], 9, 0.05))
          .join(''),
        '#e8f1e6',
      ) +
      fill('M880 700L880 610L940 692Z', '#fbf6ea') +
      fill('M868 700L868 630L830 694Z', '#e4603f') +
      fill(cut('820,702! 950,702! 930,726 846,726'), '#3a2f2a') +
      line('M700 286V976M276 520H1124', '#f5eee0', 22) +
      rect(240, 250, 920, 14, '#ffffff', 0.8) +
      line('M-20 120Q700 210 1420 110', '#8a6a48', 5) +
      pegged(lemons(), 210, 150, 250, -3) +
      pegged(slowHeron(), 520, 172, 170, 2) +
      pegged(tideTable(), 960, 170, 160, -2) +
      pegged(
        {
          width: 2000,
          height: 2000,
          body:
            rect(0, 0, 2000, 2000, '#f6efe2') +
            at(
              1000,
              1040,
              1.7,
              cat.draw({ main: '#1f7a78', second: '#1f7a78', line: '#1d2430', paper: '#f6efe2' }),
            ),
        },
        1220,
        140,
        230,
        3,
      ) +
      solid(path(wobble(box(200, 1000, 1000, 44, 90), 3, 70)), 200, 1000, '#f7f0e2') +
      at(
        1010,
        850,
        0.36,
        cat.draw({ main: '#2b2a30', second: '#2b2a30', line: '#2b2a30', paper: '#f0c56a' }),
      ) +
      pot(330, 1000, 110, 100, '#c97b52') +
      trailing(330, 904, 300, '#5d8a5f', random, 5) +
      bushy(330, 906, 170, '#6f9a62', random, 9, 0.36) +
      softShadow(path(box(0, 1250, 1400, 50, 700)), 0, 20, 24, 0.3) +
      solid(path(wobble(box(-20, 1220, 1440, 70, 120), 3, 90)), 0, 1400, '#b98555') +
      rect(0, 1290, 1400, 310, '#6d4a30') +
      [60, 520, 980]
        .map(
          (x) =>
            rect(x, 1330, 400, 230, '#855c3d') + fill(path(circle(x + 200, 1380, 16)), '#e3b65c'),
        )
        .join('') +
      solid(cut('120,1110! 210,1110! 204,1222! 126,1222!'), 120, 90, '#1f7a78') +
      [0, 1, 2, 3, 4]
        .map((i) =>
          line(
            `M${136 + i * 14} 1116L${112 + i * 27} ${990 - (i % 3) * 26}`,
            ['#8a5a34', '#c9a06a', '#b8452c', '#8a5a34', '#d9b98a'][i] ?? '#8a5a34',
            10,
          ),
        )
        .join('') +
      [
        ['#b8452c', 1130],
        ['#1f6f70', 1220],
        ['#e0a526', 1310],
      ]
        .map(
          ([c, x]) =>
            solid(path(box(Number(x), 1150, 76, 72, 90)), Number(x), 76, String(c)) +
            rect(Number(x) - 4, 1142, 84, 14, '#cfc9ba') +
            rect(Number(x) + 12, 1172, 50, 26, '#f6efe2'),
        )
        .join('') +
      fill(
        path([
          [560, 1222],
          [620, 1196],
          [800, 1196],
          [860, 1222],
        ]),
        '#fbf6ea',
      ) +
      solid(armL, 330, 190, mix(coat, '#1a1008', 0.1)) +
      solid(armR, 880, 190, mix(coat, '#1a1008', 0.18)) +
      softShadow(body, 6, 14, 22, 0.3) +
      solid(body, 410, 580, coat) +
      fill(
        [
          [520, 1020, 500, 1160],
          [880, 1020, 900, 1180],
          [560, 1300, 540, 1460],
          [840, 1320, 862, 1470],
          [470, 1200, 462, 1330],
        ]
          .map(([a = 0, b = 0, c = 0, d = 0]) => gouge([a, b], [c, d], 13, 0.06))
          .join(''),
        '#a8761a',
        0.7,
      ) +
      line('M560 915Q640 1060 850 1330M840 915Q760 1060 550 1330', '#1f5a5c', 40) +
      line(
        path(trace('420,1336 560,1322 700,1330 850,1322 984,1336', false), false),
        '#1f5a5c',
        46,
      ) +
      line(
        'M690 1336Q600 1270 590 1350T690 1336Q790 1270 806 1350T700 1336M680 1346L630 1460M712 1346L760 1470',
        '#1f5a5c',
        22,
      ) +
      solid(path(trace('640,800! 760,800! 772,910 700,936 628,910')), 630, 140, '#8a5a3e') +
      fill(
        path(
          wobble(trace('640,915 700,946 760,915 790,900 760,880 700,900 640,880 610,900'), 2, 20),
        ),
        '#c98b1a',
      ) +
      solid(path(circle(596, 742, 20, 34)), 576, 40, '#8a5a3e') +
      solid(path(circle(804, 742, 20, 34)), 784, 40, '#7a4e36') +
      fill(path(circle(592, 782, 8)) + path(circle(808, 782, 8)), '#e4603f') +
      solid(
        path(
          wobble(
            trace(
              '700,580 800,610 826,700 800,800 740,850 700,858 660,850 600,800 574,700 600,610',
            ),
            5,
            40,
          ),
        ),
        574,
        252,
        hair,
      ) +
      solid(path(wobble(circle(710, 566, 92, 80), 7, 30)), 618, 184, hair) +
      fill(
        [
          [620, 690, 650, 620],
          [660, 700, 680, 625],
          [740, 700, 726, 625],
          [780, 690, 758, 620],
          [640, 790, 610, 720],
          [760, 790, 792, 720],
          [700, 830, 700, 760],
        ]
          .map(([a = 0, b = 0, c = 0, d = 0]) => gouge([a, b], [c, d], 6, 0.1))
          .join('') +
          gouge([650, 560], [720, 510], 7, -0.2) +
          gouge([690, 610], [780, 570], 7, 0.2),
        '#6a5046',
      ) +
      line('M600 500L830 640', '#d9a86a', 12) +
      fill('M600 500L584 490L592 512Z', '#1d2430') +
      at(
        1180,
        1570,
        1,
        fill([-60, -30, 0, 30, 60].map((t) => leafAt(0, 0, t, 180, 60)).join(''), '#4b7a5c'),
      ) +
      pot(1180, 1660, 150, 100, '#c97b52'),
  }
}
