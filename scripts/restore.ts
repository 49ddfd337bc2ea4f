/* Restores into an empty DATA_DIR or database. After an interruption it can be run again. */
import { join, resolve } from 'node:path'
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { type Config, readConfigFromProcess } from '#config'
import { openPlaceForRestore, restoreStore } from '#services'
import { ownCommand } from '../src/config/own-command.ts'
import { readSecretKey } from '../src/config/secret-key.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import type { Row } from '../src/platform/db/snapshot.ts'
import { ShopError } from '../src/platform/errors.ts'
import { createSealing } from '../src/platform/sealing.ts'
import { systemClock } from '../src/platform/time/clock.ts'
import type { Erasure } from '../src/shop/people/privacy/erasures.schema.ts'
import { createErasures, createMarkFile } from '../src/shop/people/privacy/erasures.server.ts'
import { missingInWords } from '../src/shop/upkeep/backup/backups.ts'
import { erasedAt } from '../src/shop/upkeep/backup/elsewhere/erased.server.ts'
import { restoreFromElsewhere } from '../src/shop/upkeep/backup/elsewhere/from-elsewhere.server.ts'
import { eraseSince } from '../src/shop/upkeep/backup/restore/personal-data-sources.server.ts'
import { restoreInto } from '../src/shop/upkeep/backup/restore-into.server.ts'
import { runCommand } from './report.ts'

async function fromFile(config: Config, name: string) {
  const restored = await restoreInto(locationOf(config), storeFor(config), resolve(name))
  return { ...restored, theirs: [] }
}

async function fromElsewhere(config: Config) {
  const place = await openPlaceForRestore(await askForPlace())
  const folder = join(config.dataDir, 'backups')
  const theirs = await erasedAt(place)
  const restored = await restoreFromElsewhere({
    place,
    folder,
    location: locationOf(config),
    storeFor: storeFor(config),
    // Killed after the rows, the start that follows finds them here.
    beforeRows: ({ madeAt }) =>
      createMarkFile(sealingOf(config), marksOf(config)).add(
        theirs.filter(({ at }) => at > madeAt),
      ),
  })
  return { ...restored, theirs }
}

async function eraseAgain(config: Config, madeAt: number, theirs: Erasure[]): Promise<number> {
  const db = await openDatabase(locationOf(config))
  const erasures = createErasures({
    db,
    clock: systemClock,
    sealing: sealingOf(config),
    file: marksOf(config),
  })
  const since = { erasures, theirs, madeAt, now: systemClock.now() }
  return eraseSince(db, since).finally(() => db.close())
}

const sealingOf = (config: Config) => createSealing(() => readSecretKey(config))
const marksOf = ({ dataDir }: Config) => join(dataDir, 'erasures')
const locationOf = ({ databaseUrl: url, dataDir }: Config) => ({ url, dataDir })
const storeFor = (config: Config) => (rows: readonly Row[]) => restoreStore(config, rows)

const shared = { folder: 'Folder (atelier)', passphrase: 'Passphrase' }
const login = { user: 'User', password: 'Password' }
const questions: Record<string, Record<string, string>> = {
  s3: {
    endpoint: 'Address (https://…)',
    region: 'Region',
    bucket: 'Bucket',
    accessKeyId: 'Key (its ID)',
    secretAccessKey: 'The key\u2019s secret',
    ...shared,
  },
  webdav: { url: 'Address (https://…)', ...login, ...shared },
  sftp: { host: 'Server', port: 'Port (22)', ...login, ...shared },
}

async function askForPlace(): Promise<object> {
  const asking = createInterface({ input: stdin, output: stdout })
  const lines = asking[Symbol.asyncIterator]()
  const ask = async (question: string) => {
    stdout.write(`${question}: `)
    const { value } = await lines.next()
    return String(value ?? '').trim()
  }
  try {
    const kind = await ask('Which kind of storage is it: s3, webdav or sftp?')
    const answers: Record<string, string> = {}
    for (const [field, question] of Object.entries(questions[kind] ?? {})) {
      answers[field] = await ask(question)
    }
    return {
      ...answers,
      provider: `${kind}-backups`,
      folder: answers.folder || 'atelier',
      ...(kind === 's3' && { bucketProvider: 'other' }),
      ...(kind === 'sftp' && { port: Number(answers.port || 22) }),
    }
  } finally {
    asking.close()
  }
}

// Called last, because it uses the functions above.
await runCommand(async () => {
  const config = readConfigFromProcess()
  const name = process.argv[2]
  if (!name) {
    const command = ownCommand(config, 'restore')
    throw new ShopError('bad_input', `Which backup? ${command} <file>, or ${command} elsewhere`)
  }
  const { about, tally, theirs } = await (name === 'elsewhere'
    ? fromElsewhere(config)
    : fromFile(config, name))
  const erased = await eraseAgain(config, about.madeAt, theirs)
  const made = new Date(about.madeAt).toISOString().slice(0, 16).replace('T', ' ')
  const lack = tally.missing.length > 0 ? ` ${missingInWords(tally.missing)}` : ''
  const again = erased > 0 ? ` Erased again, whom you had erased since: ${erased}.` : ''
  return `The shop of ${made} UTC is back (${tally.rows} rows, ${tally.pictures} pictures).${lack}${again} Start it.`
})
