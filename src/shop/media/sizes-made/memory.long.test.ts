import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const script = fileURLToPath(
  new URL('../../../testing/processes/large-picture-process.ts', import.meta.url),
)

/** Cleans a picture in a process of its own; answers its output and its peak memory in MB. */
async function cleanElsewhere(megapixels: number, kind: string) {
  const { stdout } = await promisify(execFile)(process.execPath, [script, `${megapixels}`, kind])
  return JSON.parse(stdout) as { outcome: string; peak: number }
}

describe('a large photograph', () => {
  it.each(['jpeg', 'progressive jpeg', 'turned jpeg', 'png', 'interlaced png', 'webp'])(
    'of 40 megapixels is stored within 500 MB of memory (%s)',
    async (kind) => {
      const { outcome, peak } = await cleanElsewhere(40, kind)
      expect(outcome).toBe('2400 pixels')
      expect(peak).toBeGreaterThan(40)
      expect(peak).toBeLessThan(500)
    },
  )

  it('of 60 megapixels is refused, and costs next to nothing', async () => {
    const { outcome, peak } = await cleanElsewhere(60, 'jpeg')
    expect(outcome).toContain('50 million pixels')
    expect(peak).toBeLessThan(200)
  })
})
