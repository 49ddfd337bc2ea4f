import { ConfigError } from '../src/config/values.ts'
import { DatabaseError } from '../src/platform/db/database-error.ts'
import { isShopError } from '../src/platform/errors.ts'

export async function runCommand(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`)
  } catch (error) {
    const expected =
      error instanceof ConfigError || error instanceof DatabaseError || isShopError(error)
    const words = error instanceof Error && (expected ? error.message : error.stack)
    process.stderr.write(`${words || String(error)}\n`)
    process.exitCode = 1
  }
}
