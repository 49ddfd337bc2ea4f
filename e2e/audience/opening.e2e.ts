import type { TestMailServer } from '#testing/fakes/smtp-server.ts'
import { field, picture, tile } from '../harness/admin.ts'
import { findings, findingsWithContrast } from '../harness/axe.ts'
import { mailLogin, type NewShop, stripeKey, test } from '../harness/new-shop.ts'
import {
  backToList,
  expectDone,
  follow,
  goOn,
  list,
  saveAndNext,
  step,
} from '../harness/opening-list.ts'
import { type Person, personAt } from '../harness/person.ts'
import { toast, visit } from '../harness/shopper.ts'
import { expect } from '../harness/test.ts'

test('§12 opening: on a phone an empty shop takes its first paid order within 60 taps, in the browser alone', async ({
  page,
  shop,
  stripe,
  mailServer,
  anotherShopper,
  mayComplain,
}) => {
  mayComplain(/status of (?:400|503)/)
  const phone = { width: 390, height: 844 }
  await page.setViewportSize(phone)
  const owner = personAt(page)
  await signIn(owner, shop)
  await clearDemo(owner)

  const buyer = personAt(await anotherShopper())
  const visitor = buyer.page
  await visitor.setViewportSize(phone)
  expect((await visitor.goto('/'))?.status()).toBe(200)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Opening soon')
  expect(await findingsWithContrast(visitor)).toEqual([])
  expect((await visitor.goto('/print-gallery'))?.status()).toBe(503)

  await pressTooEarly(owner)
  await confirmPlace(owner)
  await writeWords(owner)
  await keepLook(owner)
  await hangPiece(owner)
  await setShipping(owner)
  await connectStripe(owner)
  await sayWhoSells(owner)
  await readSentences(owner)
  await openMailbox(owner, mailServer)
  await changeSignInPath(owner, shop)
  expect((await visitor.goto('/'))?.status()).toBe(200)
  await expect(visitor.getByText('Quick Otter', { exact: true })).toBeVisible()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Opening soon')
  await open(owner)

  await visit(visitor, '/')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Opening soon' })).toHaveCount(0)
  await buyer.tap(visitor.getByRole('main').getByRole('link', { name: /Otter at sea/ }))
  await buyer.tap(visitor.getByRole('button', { name: 'Add to cart' }))
  await buyer.tap(visitor.getByRole('dialog').getByRole('link', { name: 'Go to cart' }))
  await buyer.tap(visitor.getByRole('button', { name: 'Proceed to Checkout' }))
  await expect(visitor).toHaveURL(new RegExp(`^${stripe.url}/c/pay/cs_test_`))
  await buyer.tap(visitor.getByRole('button', { name: 'Pay with card' }))
  await expect(visitor.getByRole('heading', { name: "It's ordered!" })).toBeVisible()
  await expect.poll(() => mailServer.recipients).toContain('robin@example.com')

  const { taps, minutes } = owner
  const [here, elsewhere] = [minutes.here.toFixed(1), minutes.elsewhere.toFixed(1)]
  process.stdout.write(
    `    to the first sale: ${taps} taps of hers and ${buyer.taps} of the buyer’s, ${here} minutes in the shop, ${elsewhere} at other sites\n`,
  )
  expect(taps + buyer.taps).toBeLessThanOrEqual(60)
  expect(minutes.here).toBeLessThan(30)

  await page.goto('/admin')
  await owner.arrive('Admin Homepage')
  await owner.tap(page.getByRole('main').getByRole('link', { name: '1 order to ship' }))
  await owner.arrive('Orders')
  await expect(page.getByRole('main')).toContainText('Robin Field')
})

async function signIn(owner: Person, { signInAddress, login }: NewShop): Promise<void> {
  const { page } = owner
  await visit(page, signInAddress)
  await owner.arrive('Log in')
  await owner.paste(page.getByLabel('Email'), login.email)
  await owner.paste(page.getByLabel('Password', { exact: true }), login.password)
  await owner.tap(page.getByRole('button', { name: 'Log in' }))
  await owner.arrive('Admin Homepage')
}

async function clearDemo(owner: Person): Promise<void> {
  const { page } = owner
  await owner.tap(page.getByRole('link', { name: 'Clear the demo studio…' }))
  await owner.arrive('Clear the demo studio')
  await owner.type(page.getByLabel('Type “clear”'), 'clear')
  await owner.tap(page.getByRole('button', { name: 'Clear it' }))
  await owner.arrive('Admin Homepage')
  await expect(list(owner)).toBeVisible()
  expect(await findings(page)).toEqual([])
}

async function pressTooEarly(owner: Person): Promise<void> {
  await list(owner).getByRole('button', { name: 'Open the shop' }).click()
  const words =
    'Still missing: country, currency, time zone and tax, name and words, a first piece, shipping, and legal requirements.'
  await expect(list(owner).getByRole('status')).toContainText(words)
  await expect(list(owner).getByRole('status')).toBeFocused()
}

async function confirmPlace(owner: Person): Promise<void> {
  const first = step(owner, 'Country, currency, time zone and tax')
  await expect(first.getByLabel('Your country')).toHaveValue('US')
  await owner.tap(first.getByRole('button', { name: 'That’s right' }))
  await expect(first.getByRole('button')).toHaveCount(0)
  await expectDone(owner, 'Country, currency, time zone and tax')
}

async function writeWords(owner: Person): Promise<void> {
  const { page } = owner
  await follow(owner, 'Name and words', 'Write them')
  await owner.arrive('Words and pictures')
  await owner.type(field(page, 'Studio name'), 'Quick Otter')
  await owner.type(field(page, 'Artist’s name'), 'Lena Ostrander')
  await owner.type(field(page, 'Email'), 'hello@quickotter.example')
  await saveAndNext(owner)
  await expect(toast(page, 'Fresh paint! The whole shop shows it now.')).toBeVisible()
}

async function keepLook(owner: Person): Promise<void> {
  const { page } = owner
  await owner.arrive('Theme')
  const typeface = page.getByText('Courier Prime', { exact: true })
  await typeface.scrollIntoViewIfNeeded()
  await expect(page.getByTitle('Home, Phone')).toBeInViewport()
  await expect(typeface).toHaveCSS('font-family', /shown-Courier Prime/)
  const loaded = () =>
    page.evaluate(() => [...document.fonts].flatMap((one) => one.status === 'loaded' && one.family))
  await expect.poll(loaded).toContainEqual(expect.stringContaining('shown-Courier Prime'))
  await saveAndNext(owner)
  await expect(
    toast(page, 'Freshly dressed! Every page, email and icon shows it now.'),
  ).toBeVisible()
}

async function hangPiece(owner: Person): Promise<void> {
  const { page } = owner
  await owner.arrive('Create Print')
  await owner.pick(page.getByLabel('Files of pictures'), await picture('otter.jpg'))
  await tile(page, 'otter.jpg').waitFor()
  await owner.type(field(page, 'Name'), 'Otter at sea')
  await owner.type(field(page, 'Price'), '12')
  await owner.tap(page.getByRole('button', { name: 'Publish' }))
  await expect(page.getByRole('link', { name: 'See it in the shop' })).toBeVisible()
  await goOn(owner, 'Shipping', 'Shipping')
}

async function setShipping(owner: Person): Promise<void> {
  await saveAndNext(owner)
  await expect(toast(owner.page, 'Stamped and posted. The new rates are up!')).toBeVisible()
}

async function connectStripe(owner: Person): Promise<void> {
  const { page } = owner
  await owner.arrive('Payments')
  // Outside the shop: an account at Stripe, and its key.
  owner.away(8 * 60)
  await owner.paste(field(page, 'The key'), stripeKey)
  await saveAndNext(owner)
  await expect(toast(page, 'Stripe knows the shop, and the shop knows Stripe!')).toBeVisible()
}

async function sayWhoSells(owner: Person): Promise<void> {
  const { page } = owner
  await owner.arrive('Legal requirements')
  await expect(field(page, 'Full name')).toHaveValue('Lena Ostrander')
  await owner.type(field(page, 'Address'), '2 River Shed, Astoria, Oregon')
  await owner.tap(page.getByLabel(/^Visitors may read this/))
  await saveAndNext(owner)
  await expect(toast(page, 'Saved. Your pages say so now.')).toBeVisible()
}

async function readSentences(owner: Person): Promise<void> {
  const { page } = owner
  await owner.arrive('Texts that came with the shop')
  owner.read(300)
  await owner.tap(page.getByRole('button', { name: 'Keep all the rest as they are' }))
}

async function changeSignInPath(owner: Person, { login }: NewShop): Promise<void> {
  const { page } = owner
  await backToList(owner)
  await expectDone(owner, 'Email')
  await follow(owner, 'Your account', 'Change it')
  await owner.arrive('Your account')
  await owner.type(field(page, 'Email'), 'lena@quickotter.example')
  await owner.paste(field(page, 'Current password').first(), login.password)
  await owner.tap(page.getByRole('button', { name: 'Save', exact: true }).first())
  await expect(toast(page, 'Nice to meet you. Again!')).toBeVisible()
  await owner.type(field(page, 'New password'), 'three odd otters')
  await owner.paste(field(page, 'Current password').last(), login.password)
  await owner.tap(page.getByRole('button', { name: 'Change password' }))
  await expect(toast(page, 'New lock, new key. You are logged out everywhere else.')).toBeVisible()
  await backToList(owner)
  await expectDone(owner, 'Your account')
}

async function openMailbox(owner: Person, { port }: TestMailServer): Promise<void> {
  const { page } = owner
  await owner.arrive('Email')
  // Outside the shop: the provider shows the name of its mail server and creates a password.
  owner.away(3 * 60)
  await owner.choose(field(page, 'Email provider'), 'Another one')
  await owner.type(field(page, 'Sender address'), mailLogin.user)
  await owner.type(field(page, 'Login'), mailLogin.user)
  await owner.paste(field(page, 'Password'), mailLogin.pass)
  await owner.type(field(page, 'Email server'), '127.0.0.1')
  await owner.type(field(page, 'Port'), String(port))
  // No mailbox but this test's goes without.
  await field(page, 'Encryption').selectOption('none')
  await saveAndNext(owner)
  await expect(toast(page, 'The mailbox is open. Post goes out from here now!')).toBeVisible()
  await owner.arrive('Domain')
}

async function open(owner: Person): Promise<void> {
  const { page } = owner
  await owner.tap(list(owner).getByRole('button', { name: 'Open the shop' }))
  const dialog = page.getByRole('dialog', { name: 'Open without real money?' })
  await expect(dialog).toContainText('nobody is charged')
  await owner.tap(dialog.getByRole('button', { name: 'Open with play money' }))
  await expect(toast(page, 'The door is open. Good luck!')).toBeVisible()
  await expect(page.getByText(/^Set up: \d+ of 11 done$/)).toBeVisible()
}
