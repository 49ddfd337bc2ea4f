/*
 * node database-process.ts '{"dataDir": …, "transactions": …}'
 * Says 'ready', waits for a line, does its work and says the last content version: 'version 300'.
 */
import { raiseContentVersion } from '#platform/db/content-version.ts'
import { openDatabase } from '#platform/db/open.ts'
import { input, letGo } from './let-go.ts'

const { dataDir, transactions } = input<{ dataDir: string; transactions: number }>()
await letGo()

const db = await openDatabase({ dataDir })
for (let done = 0; done < transactions; done++) {
  await db.transact(async (trx) => {
    // Read, then write: a transaction that did not begin as a writer would fail here.
    await trx.selectFrom('settings').selectAll().execute()
    raiseContentVersion(trx)
  })
}
process.stdout.write(`version ${await db.contentVersion()}\n`)
await db.close()
