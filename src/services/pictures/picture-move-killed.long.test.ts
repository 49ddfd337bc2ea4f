import { beforeEach, expect, it } from 'vitest'
import { composeShop } from '#compose'
import { readConfig } from '#config'
import { digest } from '#platform/ids.ts'
import { originalKey } from '#shop/media/pictures/picture-key.ts'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { openS3Server } from '#testing/fakes/s3-server.ts'
import { tinyStudio } from '#testing/fixtures/catalogue/tiny-studio.ts'
import { each, eachFolder } from '#testing/harness/each.ts'
import { startProcess } from '#testing/harness/process.ts'

const s3 = each(openS3Server)
const folder = eachFolder()
beforeEach(async () => {})

it('moves every picture whole, although it is killed again and again', async () => {
  const env = {
    ...{ DATA_DIR: folder.path, LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost:3000' },
    S3_ENDPOINT: s3.options.endpoint,
  }
  const shop = await composeShop(readConfig(env), { log: quietLog })
  await shop.admin.demo.seed(tinyStudio())
  const store = { provider: 's3', bucketProvider: 'other', ...s3.options } as const
  await shop.services.connect('pictures', store)
  const rows = await shop.db.read.selectFrom('pictures').selectAll().execute()
  await shop.close()

  const kills: boolean[] = []
  for (let life = 0; life < 4; life++) {
    const mover = await startProcess('picture-move', env)
    if (life < 3) mover.killAfter(1 + (life % 2))
    mover.go()
    kills.push(await mover.ended)
  }
  expect(kills.at(-1)).toBe(false)
  expect(kills.slice(0, -1)).toContain(true)
  for (const row of rows) {
    expect(digest(s3.objects.get(originalKey(row))?.bytes ?? '')).toBe(row.hash)
  }
})
