import { composeShop } from '#compose'
import { readConfig } from '#config'
import { writeSetting } from '#platform/db/settings.ts'
import { openingSetting } from '#shop/audience/opening/opening.schema.ts'

export async function openBeforehand(env: Record<string, string>): Promise<void> {
  const shop = await composeShop(readConfig({ LOG_LEVEL: 'silent', ...env }))
  const opened = { isOpen: true, listShown: false }
  await shop.db.transact((trx) => writeSetting(trx, openingSetting, opened, shop.clock.now()))
  await shop.close()
}
