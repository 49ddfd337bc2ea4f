import type { Shop } from '#compose'
import { makeUpPassword } from '#config'
import { seedDemoInOwnProcess } from './seed-demo.ts'

/**
 * What a start does before it listens: the owner's account, the hidden sign-in path, and the demo
 * studio in an empty database. Answers the words for the person who started it; the made-up
 * password stands in them on the very first start and nowhere else.
 */
export async function startUp(shop: Shop): Promise<string> {
  const { config } = shop
  const login = await openOwnersDoor(shop)
  const signInPath = await shop.settings.signInPath(config.signInPath)
  if (config.demo === 'auto' && (await shop.admin.demo.isAwaited())) {
    process.stdout.write('Hanging the demo studio’s pictures (once, a few seconds) …\n')
    await seedDemoInOwnProcess()
  }
  await shop.storefront.social.begin()
  await shop.jobs.schedule()
  shop.admin.providerSync.begin()
  const lines = ['', '  Atelier is open.', `  The shop     ${config.publicUrl}`]
  lines.push(`  Your door    ${config.publicUrl}${signInPath}`)
  if (login)
    lines.push(`  Your login   ${login.email}   ${login.password}   (shown only this once)`)
  return `${lines.join('\n')}\n\n`
}

async function openOwnersDoor(shop: Shop): Promise<{ email: string; password: string } | null> {
  const { owner } = shop.config
  if (owner) {
    await shop.identity.configureOwner(owner)
    return null
  }
  if (await shop.identity.hasOwner()) return null
  const login = { email: 'owner@atelier.example', password: makeUpPassword() }
  await shop.identity.ensureOwner(login)
  return login
}
