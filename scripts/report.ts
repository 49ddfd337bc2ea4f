import { type Config, readConfigFromProcess } from '#config'
import type { Database } from '../src/platform/db/database.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import { startFailure } from '../src/start/start-failure.ts'

export async function runCommand(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`)
  } catch (error) {
    process.stderr.write(`${startFailure(error)}\n`)
    process.exitCode = 1
  }
}

export async function withDatabase<T>(
  work: (db: Database, config: Config) => Promise<T>,
): Promise<T> {
  const config = readConfigFromProcess()
  const db = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  return work(db, config).finally(() => db.close())
}
