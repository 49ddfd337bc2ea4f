import type { Shop } from '#compose'
import type { Config } from '#config'
import { adminSectionPath, invitationPath } from '#platform/addresses/page-paths.ts'
import { makeUpPassword } from '#platform/made-up-password.ts'
import { ownCommand } from '../config/own-command.ts'
import { seedDemoInOwnProcess } from './seed-demo.ts'

export async function startUp(shop: Shop): Promise<string> {
  const { config, settings } = shop
  if (config.databaseUrl && !(await shop.identity.key.prove())) shop.log.error(otherKey(config))
  await shop.admin.privacy.eraseMissed()
  // Before there is an owner: an interrupted start finds a new shop again.
  if (await isNew(shop)) {
    await shop.admin.orders.beginNumbers()
    if (config.demo === 'off') await shop.admin.demo.clear()
  }
  const isDemo = config.demo !== 'off' && (await shop.admin.demo.isAwaited())
  if (isDemo) await seedDemoInOwnProcess()
  const found = await shop.catalogue.indexMissing()
  if (found > 0) shop.log.info({ found }, 'made pieces findable')
  await shop.storefront.socialFeed.begin()
  await shop.jobs.schedule()
  shop.admin.providerSync.begin()
  const { publicUrl } = settings.storeSettings.current()
  // Last, and printed at once: a made-up password is shown once, and the port may be in use.
  const login = await prepareOwner(shop)
  if (login) {
    const signInAddress = publicUrl + (await settings.signInPath(config.signInPath))
    // systemd keeps standard output: a password doesn't belong in a log.
    if (!config.intoJournal) process.stdout.write(signInWords(signInAddress, login))
  }
  const lines = ['', '  Atelier is running.', `  The shop     ${publicUrl}`]
  if (!login && (await shop.identity.hasOwner())) {
    lines.push(`  Sign-in path  ${ownCommand(config, 'owner')} door shows it`)
  } else if (!login) {
    lines.push(`  Set it up    ${publicUrl}${invitationPath('<SETUP_TOKEN>')}`)
  }
  lines.push(`  Help         ${publicUrl}${adminSectionPath('help')} (logged in)`)
  if (isDemo)
    lines.push('', '  The demo studio’s pictures are drawn when they are first looked at.')
  return `${lines.join('\n')}\n\n`
}

/** Not fatal: without its key a shop still sells, and sealed values can be entered again. */
const otherKey = (config: Config) =>
  `This machine has another secret key than the one that sealed what the database keeps: one-time codes, the Instagram token and sign-in links can’t be opened here. Set SECRET_KEY to the key of the machine that began (the line in its DATA_DIR/secret.key). If that key is lost: ${ownCommand(config, 'owner')} key`

async function isNew({ identity, admin }: Shop): Promise<boolean> {
  return !(await identity.hasOwner()) && (await admin.demo.isAwaited())
}

async function prepareOwner(shop: Shop): Promise<{ email: string; password: string } | null> {
  const { owner } = shop.config
  if (owner) {
    await shop.identity.configureOwner(owner)
    return null
  }
  if (await shop.identity.hasOwner()) return null
  const { setupToken } = shop.config
  if (setupToken !== undefined) {
    await shop.identity.inviteFirstOwner(setupToken)
    return null
  }
  return shop.identity.makeUpOwner(makeUpPassword())
}

function signInWords(
  signInAddress: string,
  { email, password }: { email: string; password: string },
): string {
  const login = `  Your login   ${email}   ${password}   (shown only this once)`
  return ['', `  Sign-in path  ${signInAddress}`, login, ''].join('\n')
}
