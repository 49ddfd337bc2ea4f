import type { Shop } from '#compose'
import { makeUpPassword } from '#config'
import { seedDemoInOwnProcess } from './seed-demo.ts'

/**
 * What a start does before it listens: the owner's account, the hidden sign-in path, and in an empty
 * database the demo studio, or without it a shop that opens soon. Answers the words for the person
 * who started it. The made-up password and the door are shown on the very first start, as soon as
 * they are there: drawing takes seconds, and a start that is cut off must not swallow them.
 */
export async function startUp(shop: Shop): Promise<string> {
  const { config, settings } = shop
  if (config.databaseUrl && !(await shop.identity.key.prove())) shop.log.error(otherKey)
  // Before there is an owner: a start that is cut off here finds a new shop again.
  if (config.demo === 'off' && (await isNew(shop))) await shop.admin.demo.clear()
  const login = await openOwnersDoor(shop)
  if (login) {
    const door = settings.place.current().publicUrl + (await settings.signInPath(config.signInPath))
    // systemd keeps what is printed: a password is no word for a log.
    if (!config.intoJournal) process.stdout.write(wayIn(door, login))
  }
  if (config.demo !== 'off' && (await shop.admin.demo.isAwaited())) {
    process.stdout.write('Hanging the demo studio’s pictures (once, about a minute) …\n')
    await seedDemoInOwnProcess()
  }
  const found = await shop.catalogue.indexMissing()
  if (found > 0) shop.log.info({ found }, 'made pieces findable')
  await shop.storefront.social.begin()
  await shop.jobs.schedule()
  shop.admin.providerSync.begin()
  const lines = ['', '  Atelier is open.', `  The shop     ${settings.place.current().publicUrl}`]
  if (!login) lines.push('  Your door    npm run owner -- door shows it')
  return `${lines.join('\n')}\n\n`
}

/** Not fatal: without its key a shop sells on, and what was sealed can be set up anew. */
const otherKey =
  'This machine has another secret key than the one that sealed what the database keeps: one-time codes, the Instagram token and sign-in links can’t be opened here. Set SECRET_KEY to the key of the machine that began (the line in its DATA_DIR/secret.key). If that key is lost: npm run owner -- key'

/** Nobody has ever run the shop, and nothing was ever in it. */
async function isNew({ identity, admin }: Shop): Promise<boolean> {
  return !(await identity.hasOwner()) && (await admin.demo.isAwaited())
}

async function openOwnersDoor(shop: Shop): Promise<{ email: string; password: string } | null> {
  const { owner } = shop.config
  if (owner) {
    await shop.identity.configureOwner(owner)
    return null
  }
  if (await shop.identity.hasOwner()) return null
  return shop.identity.makeUpOwner(makeUpPassword())
}

function wayIn(door: string, { email, password }: { email: string; password: string }): string {
  const login = `  Your login   ${email}   ${password}   (shown only this once)`
  return ['', `  Your door    ${door}`, login, ''].join('\n')
}
