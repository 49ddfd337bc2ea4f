import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listenAt } from '#testing/fakes/local-server.ts'
import { closing, eachFolder } from '#testing/harness/each.ts'
import { holdFile, upgradeHold } from './upgrade-hold.ts'

const folder = eachFolder()
const forwarded = { 'X-Forwarded-For': '203.0.113.9' }

async function openHeld(startedMinutesAgo: number) {
  const file = join(folder.path, holdFile)
  writeFileSync(file, '')
  const started = statSync(file).mtimeMs / 1000 - startedMinutesAgo * 60
  utimesSync(file, started, started)
  const hold = upgradeHold(folder.path, Date.now)
  const over = hold.over()
  const server = createServer(hold.guard((_, response) => response.end('a page')))
  const { url } = await closing(listenAt(server))
  const statusFor = async (headers: Record<string, string>) =>
    (await fetch(url, { headers })).status
  return { file, over, statusFor }
}

it('keeps visitors out, but the machine itself in, until the upgrade ends', async () => {
  const { file, over, statusFor } = await openHeld(14)
  expect([await statusFor({}), await statusFor(forwarded)]).toEqual([200, 503])
  expect(await statusFor({ Forwarded: 'for=203.0.113.9' })).toBe(503)
  rmSync(file)
  await over
  expect(await statusFor(forwarded)).toBe(200)
})

it('opens to everybody when the upgrade was cut off a quarter of an hour ago', async () => {
  const { over, statusFor } = await openHeld(15)
  await over
  expect(await statusFor(forwarded)).toBe(200)
})
