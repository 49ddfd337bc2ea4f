import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openBeforehand } from '#testing/harness/opened-shop.ts'
import { startBuiltShop } from '#testing/harness/process.ts'
import { ask } from './client.ts'
import { type Row, skipped, tally, verdict } from './rows.ts'
import type { Target } from './target.ts'

export async function attackDisk(target: Target): Promise<Row[]> {
  if (target.place.url) return [skipped('a full disk', 'the disk is PostgreSQL’s own')]
  const disk = join(target.folder, 'disk')
  mkdirSync(disk)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=10m', 'tmpfs', disk], { stdio: 'ignore' })
  } catch {
    return [skipped('a full disk', 'a small disk may not be mounted here')]
  }
  const ballast = join(disk, 'ballast')
  writeFileSync(ballast, Buffer.alloc(3 * 1024 * 1024))
  await openBeforehand({ DATA_DIR: disk })
  const shop = await startBuiltShop({ DATA_DIR: disk, RATE_LIMITS: 'off', LOG_LEVEL: 'error' })
  try {
    await shop.opened()
    await ask(shop.url, { path: '/about' })
    const count = tally('a full disk: writes', 'done, or 503 with Retry-After')
    let refused = 0
    for (let letter = 0; letter < 2000 && refused < 20; letter++) {
      const { status, headers } = await write(shop.url)
      const honest = status === 503 && 'retry-after' in headers
      if (status !== 200) refused += 1
      count.note(
        honest ? '503 with Retry-After' : status,
        status === 200 || honest,
        `letter ${letter}`,
      )
    }
    count.note('it was full', refused > 0, 'afterwards')
    const page = await ask(shop.url, { path: '/about' })
    count.note(`a page ${page.status}`, page.status === 200, '/about')
    rmSync(ballast)
    let status = 0
    for (let tries = 0; tries < 60 && status !== 200; tries++) {
      status = (await write(shop.url)).status
      if (status !== 200) await pause(250)
    }
    const holds = status === 200 && shop.child.exitCode === null
    return [count.row(), verdict('room on the disk again', 'well again', `${status}`, holds)]
  } finally {
    shop.child.kill('SIGKILL')
    await shop.ended
    execFileSync('umount', [disk])
  }
}

function write(url: string) {
  const letter = { name: 'R', email: 'r@example.com', subject: 'S', message: 'm'.repeat(4900) }
  return ask(url, {
    method: 'POST',
    path: '/api/mail/contact',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(letter),
  })
}
