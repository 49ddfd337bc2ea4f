import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { cleanPicture } from '#shop/media/pictures/clean-picture.server.ts'

/* Another process makes the photograph, so that the peak memory is that of one upload. */
const [megapixels = '40', kind = 'jpeg', file] = process.argv.slice(2)

if (file) await makePhotograph(file)
else await measure()

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-large-'))
  const photograph = join(folder, 'photograph')
  try {
    const self = fileURLToPath(import.meta.url)
    execFileSync(process.execPath, [self, megapixels, kind, photograph])
    const outcome = await cleanPicture(readFileSync(photograph)).then(
      ({ width, height }) => `${Math.max(width, height)} pixels`,
      (error: Error) => error.message,
    )
    process.stdout.write(JSON.stringify({ outcome, peak: peakMemory() }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** In MB. `resourceUsage` counts the process that this process was forked from, too. */
function peakMemory(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS / 1024
  const [, kilobytes] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

async function makePhotograph(target: string): Promise<void> {
  const height = Math.round(Math.sqrt((Number(megapixels) * 1e6 * 3) / 4))
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width: 800, height: 600, channels: 3, background: '#888', noise } as const
  const grain = await sharp({ create }).png().toBuffer()
  const large = sharp(grain).resize(Math.round((height * 4) / 3), height, {
    fit: 'fill',
    // Grain as fine as a JPEG's would make a PNG heavier than any upload may be.
    kernel: kind.endsWith('png') ? 'nearest' : 'cubic',
  })
  await encode(large).toFile(target)
}

function encode(large: Sharp): Sharp {
  if (kind.endsWith('png')) return large.png({ progressive: kind === 'interlaced png' })
  if (kind === 'webp') return large.webp({ quality: 60, effort: 0 })
  if (kind === 'turned jpeg') return large.withMetadata({ orientation: 6 }).jpeg({ quality: 80 })
  return large.jpeg({ quality: 80, progressive: kind === 'progressive jpeg' })
}
