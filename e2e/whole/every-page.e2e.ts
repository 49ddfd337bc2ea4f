/* All that a layout owes to eyes, thumbs and paper (WCAG 2.2 AA; larger text by 1.4.4). */
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { openAdmin } from '../harness/admin.ts'
import { buy } from '../harness/bought.ts'
import { fillCart, turnTo, visit } from '../harness/shopper.ts'
import { test } from '../harness/test.ts'
import { pageAddresses } from './page-addresses.ts'
import { checks, look } from './page-checks.ts'

test.use({ hasTouch: true })

const ofEveryPage = [
  'text of 150 % at 1280 px',
  'axe finds nothing',
  '44 px at 390, in the main part',
  'text of 200 % at 390 px',
]

/** The admin has its own test, a closed shop shows two other pages, documents need an order. */
const elsewhere = /^\/(admin|opening|vacation)|invoices|packing-slips|certificates/
/** Without an example of their own these answer as `/nothing-here` does, and two as `/`. */
const alike =
  /^\/((gallery|series|drop)\/:|home|order-success|orders|on-its-way|imprint|packing|merch\/999999)/
const publicPages = pageAddresses.filter((path) => !elsewhere.test(path) && !alike.test(path))
const more = [
  '/series/ebb',
  '/image/2',
  '/clothing/1',
  '/merch/1',
  '/search?q=cat',
  '/signup',
  '/waiting?kind=shop&productId=0&problem=bad_input',
]

/** One page of each layout has every check. */
const layouts = [
  '/',
  '/print-gallery',
  '/clothing-gallery',
  '/image/1?size=14x14',
  '/clothing/9',
  '/merch/1',
  '/cart',
  '/search?q=cat',
  '/archive',
  '/nothing-here',
  '/about',
  '/commissions',
  '/contact',
  '/signup',
  '/shipping',
  '/pages/cv',
]
const inMainPart = [
  'axe finds nothing',
  'axe finds nothing beside contrast',
  '44 px at 390, in the main part',
]
const everyCheck = Object.keys(checks).filter((one) => !inMainPart.includes(one))
/** inks.test.ts and palette.test.ts hold every sheet’s inks in the dark: two pages show that they apply. */
const inDark = 'axe finds nothing in the dark'
const darkToo = ['/', '/image/1?size=14x14']

function askedOfPage(path: string): string[] {
  if (!layouts.includes(path)) return ofEveryPage
  return darkToo.includes(path) ? everyCheck : everyCheck.filter((one) => one !== inDark)
}

for (const paths of inGroups([...publicPages, ...more])) {
  test(`§7 every page serves axe, larger text, and each layout spread text, forced colours, thumbs and paper: ${paths.join(', ')}`, async ({
    page,
    owner,
    mayComplain,
  }) => {
    mayComplain(/status of 404/)
    await fillCart(page, [
      { piece: await owner.makePrint(), size: '10x10' },
      { piece: await owner.makeShirt() },
      { piece: await owner.makeSticker(3) },
    ])
    for (const [at, path] of paths.entries()) {
      await (at === 0 ? visit(page, path) : turnTo(page, path))
      await look(page, path, askedOfPage(path), { place: at })
    }
  })
}

test('§7 an order’s page serves axe, larger and spread text, forced colours, thumbs and paper', async ({
  page,
  owner,
}) => {
  const pieces = [{ piece: await owner.makePrint(), size: '10x10' }]
  const { page: order } = await buy(owner, { pieces })
  await visit(page, order)
  await look(page, order, askedOfPage('/cart'))
})

const entries = [
  'edit-merch&id=1',
  'edit-hero&id=1',
  'galleries&id=new-series',
  'help&id=payments',
  'services&id=payments',
  'services&id=printing',
  'store-settings&id=taxes',
  'store-settings&id=domain',
  'pages&id=privacy',
  'pages&id=new-cv',
]

const ofEverySection = ofEveryPage.map((one) =>
  one === 'axe finds nothing' ? 'axe finds nothing beside contrast' : one,
)

function askedOf(at: string): string[] {
  // Shows pages of the shop in frames, which have no axe.
  if (at === 'theme') return ofEverySection.filter((one) => !one.startsWith('axe'))
  // Addresses and names there stand in lines of text.
  if (at === 'feeds') return ofEverySection.filter((one) => !one.startsWith('44 px'))
  // Orders alone are printed, and have a sheet of their own.
  return ['', 'create-print'].includes(at)
    ? everyCheck.filter((one) => one !== 'on paper' && one !== inDark)
    : ofEverySection
}

const ownSections = globSync('src/**/*-section.tsx')
  .map((file) => basename(file, '-section.tsx'))
  .filter((at) => at !== 'product')
/** One list serves all kinds of pieces, and one form all clothing and merch. */
const sections = [
  ...ownSections,
  'create-print',
  'create-clothing',
  'create-hero',
  'edit-print',
  'delete-hero',
  'hot-print',
]

for (const ats of inGroups(['', ...sections, ...entries])) {
  test(`§7 every section serves axe, larger text and thumbs: ${ats.join(', ')}`, async ({
    page,
  }) => {
    await openAdmin(page, ats[0])
    for (const [place, at] of ats.entries()) {
      if (place > 0) await turnTo(page, `/admin?at=${at}`)
      await look(page, `admin ${at}`, askedOf(at), { place })
    }
  })
}

/** Ten to a test, so that browsers share the work. */
function inGroups<T>(all: readonly T[]): T[][] {
  const groups = Math.ceil(all.length / 10)
  return Array.from({ length: groups }, (_, i) => all.slice(i * 10, i * 10 + 10))
}
