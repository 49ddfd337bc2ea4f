import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { listDrawings } from '#shop/upkeep/demo/demo-pictures.server.ts'
import type { DemoPicture } from '#shop/upkeep/demo/demo-studio.ts'
import { drawPicture } from './draw.ts'
import { demoStudio } from './studio.ts'

const columns = 5
const cell = 420

/** Draws every picture (or those whose key holds --only) and sheets of them into a folder. */
async function drawAll(folder: string, only: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const pictures = listDrawings(demoStudio).filter((picture) => picture.key.includes(only))
  const started = performance.now()
  const slow: string[] = []
  const queue = [...pictures]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const before = performance.now()
      writeFileSync(join(folder, `${next.key}.jpg`), await drawPicture(next))
      const took = performance.now() - before
      if (took > 500) slow.push(`${next.key} ${Math.round(took)} ms`)
    }
  }
  await Promise.all([worker(), worker()])
  const took = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`${pictures.length} pictures in ${took} s\n${slow.join('\n')}\n`)
  for (const kind of ['Prints', 'Clothing', 'StickersPins', 'HomepageHero'] as const)
    await drawSheet(
      folder,
      kind,
      pictures.filter((picture) => picture.folder === kind),
    )
}

async function drawSheet(folder: string, name: string, pictures: DemoPicture[]): Promise<void> {
  if (pictures.length === 0) return
  const rows = Math.ceil(pictures.length / columns)
  const tiles = await Promise.all(
    pictures.map(async (picture, i) => ({
      input: await sharp(join(folder, `${picture.key}.jpg`))
        .resize(cell - 16, cell * 1.4 - 16, { fit: 'inside' })
        .toBuffer(),
      left: (i % columns) * cell + 8,
      top: Math.floor(i / columns) * Math.round(cell * 1.4) + 8,
    })),
  )
  await sharp({
    create: {
      width: columns * cell,
      height: rows * Math.round(cell * 1.4),
      channels: 3,
      background: '#bbb',
    },
  })
    .composite(tiles)
    .png()
    .toFile(join(folder, `sheet-${name}.png`))
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' } },
})
await drawAll(positionals[0] ?? 'data/contact-sheet', values.only)
