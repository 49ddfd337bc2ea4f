/* Into an empty DATA_DIR or database. Cut off in the middle, it can be run again. */
import { join, resolve } from 'node:path'
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { type Config, readConfigFromProcess } from '#config'
import { openPlaceForRestore, restoreStore } from '#services'
import { ownCommand } from '../src/config/own-command.ts'
import type { Row } from '../src/platform/db/snapshot.ts'
import { ShopError } from '../src/platform/errors.ts'
import { missingInWords } from '../src/shop/upkeep/backup/backups.ts'
import { restoreFromElsewhere } from '../src/shop/upkeep/backup/elsewhere/from-elsewhere.server.ts'
import { restoreInto } from '../src/shop/upkeep/backup/restore-into.server.ts'
import { runCommand } from './report.ts'

await runCommand(async () => {
  const config = readConfigFromProcess()
  const name = process.argv[2]
  if (!name) {
    const command = ownCommand(config, 'restore')
    throw new ShopError('bad_input', `Which backup? ${command} <file>, or ${command} elsewhere`)
  }
  const { about, tally } = await (name === 'elsewhere'
    ? fromElsewhere(config)
    : fromFile(config, name))
  const made = new Date(about.madeAt).toISOString().slice(0, 16).replace('T', ' ')
  const lack = tally.missing.length > 0 ? ` ${missingInWords(tally.missing)}` : ''
  return `The shop of ${made} UTC is back (${tally.rows} rows, ${tally.pictures} pictures).${lack} Start it.`
})

function fromFile(config: Config, name: string) {
  return restoreInto(locationOf(config), storeFor(config), resolve(name))
}

async function fromElsewhere(config: Config) {
  const place = await openPlaceForRestore(await askForPlace())
  const folder = join(config.dataDir, 'backups')
  return restoreFromElsewhere({
    ...{ place, folder, location: locationOf(config), storeFor: storeFor(config) },
  })
}

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
    const kind = await ask('What kind of place is it? s3, webdav or sftp')
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
