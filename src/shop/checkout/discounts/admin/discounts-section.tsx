import type { Shop } from '#compose'
import { codePath } from '#platform/addresses/page-paths.ts'
import type { RaisedPiece } from '#shop/catalogue/prices/raised-prices.server.ts'
import type { PieceChoices } from '#shop/catalogue/products/lists/piece-choice.ts'
import { newDiscountBody } from '#shop/checkout/discounts/discount.schema.ts'
import { type Discount, isShort } from '#shop/checkout/discounts/discount.ts'
import { owes } from '#shop/store/law/rules.ts'
import { focusOn } from '#web/admin/list/focus-on.ts'
import { List } from '#web/admin/list/list.tsx'
import type { Loaded, Section } from '#web/admin/section.ts'
import { check, count, day, line, options, price, special } from '#web/form/fields.ts'
import { FormPart, FormParts, Notice, SectionForm } from '#web/form/form.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import { prepare } from '#web/ui/hooks/api.ts'
import { useCurrency } from '#web/ui/money.ts'
import { discountsAdminCopy as copy } from './copy.ts'
import { discountState, discountWords } from './discount-words.ts'
import {
  type CollectionOption,
  everything,
  RaisedNote,
  raisedIn,
  ScopeField,
  scopeBody,
} from './scope-field.tsx'

export const section = {
  at: 'discounts',
  label: copy.discounts,
  least: 'partner',
  menu: { group: 'marketing', place: 10, keywords: copy.keywords },
  help: 'orders',
  load,
} satisfies Section

async function load(shop: Shop) {
  const { collections } = shop.storefront
  const { country, countries } = await shop.settings.storeSettings.read()
  const measured = owes('lowest_price', country, countries)
  const [raised, discounts, galleries, series, { timeZone: zone }, pieces] = await Promise.all([
    measured ? shop.catalogue.raised() : [],
    shop.admin.discounts.list(),
    collections.list('gallery'),
    collections.list('series'),
    shop.settings.studio(),
    shop.catalogue.choices({ which: 'shown' }),
  ])
  return {
    discounts,
    raised,
    pieces,
    collections: [...galleries.filter(({ kind }) => kind === null), ...series].map(
      ({ id, type, title }): CollectionOption => ({ id, type, title }),
    ),
    publicUrl: shop.settings.storeSettings.current().publicUrl,
    clocks: { now: shop.clock.now(), zone },
  }
}

export default function DiscountsScreen(props: Loaded<typeof section>) {
  const { discounts, publicUrl, clocks, ...offered } = props
  const currency = useCurrency()
  const titles = new Map(offered.collections.map(({ id, title }) => [id, title]))

  function row(discount: Discount) {
    const { id, code: of, used, most } = discount
    const state = discountState(discount, titles, clocks.now)
    const isOver = state === 'over'
    return {
      name: of,
      note: copy.states[state],
      about: `${discountWords(discount, titles, clocks.zone, currency)} · ${copy.used(used, most)}`,
      over: isOver,
      actions: isOver
        ? []
        : [
            { label: copy.copy, of, copy: publicUrl + codePath(of), words: copy },
            {
              label: copy.end,
              of,
              done: copy.ended,
              failed: copy.notEnded,
              ask: { title: copy.ask(of), text: copy.askText, danger: true },
              run: prepare('POST /api/discounts/end/id/{id}', { path: { id } }),
            },
          ],
    }
  }

  return (
    <FormParts>
      <FormPart title={copy.list}>
        <List items={discounts} keyOf={({ id }) => id} none={copy.none} row={row} />
      </FormPart>
      <NewDiscount {...offered} />
    </FormParts>
  )
}

const fields = {
  code: line({ label: copy.code, hint: copy.codeHint, max: 60, optional: true }),
  off: options({ label: copy.off, choices: copy.offs, local: true }),
  percent: count({ label: copy.percent, half: true, when: ({ off }) => off === 'percent' }),
  amount: price({ label: copy.amount, half: true, when: ({ off }) => off === 'amount' }),
  freeShipping: check({
    label: copy.freeShipping,
    when: ({ off }) => off !== 'none',
    hidden: true,
  }),
  scope: special({ label: copy.pieces, first: everything, read: scopeBody }),
  from: day({ label: copy.from, optional: true, half: 'wide' }),
  until: day({ label: copy.until, optional: true, half: 'wide' }),
  most: count({ label: copy.most, hint: copy.mostHint, optional: true, half: true }),
  least: price({ label: copy.least, optional: true, half: true, blank: 0 }),
  oncePerBuyer: check({ label: copy.once, hint: copy.onceHint }),
}

interface NewDiscountProps {
  pieces: PieceChoices
  collections: readonly CollectionOption[]
  raised: readonly RaisedPiece[]
}

function NewDiscount({ raised, ...offered }: NewDiscountProps) {
  const form = useFields(fields, {
    name: 'discount',
    to: 'POST /api/discounts/create',
    schema: newDiscountBody,
    stored: null,
    saved: copy.made,
    failed: copy.failed,
    // The new discount is the first in the list, above the form.
    onAnswer: () => focusOn('main h1'),
  })
  const { values, show } = form
  return (
    <SectionForm form={form} save={copy.makeIt} inline>
      <FormPart title={copy.make} hint={copy.makeHint}>
        {show('code')}
        {isShort(values.code) && <Notice>{copy.short}</Notice>}
        {show('off', 'percent', 'amount', 'freeShipping')}
        <ScopeField {...form.bind('scope')} {...offered} />
        {values.off !== 'none' && <RaisedNote raised={raisedIn(raised, values.scope)} />}
      </FormPart>
      <FormPart title={copy.when} hint={copy.whenHint}>
        {show('from', 'until')}
      </FormPart>
      <FormPart title={copy.limits}>{show('most', 'least', 'oncePerBuyer')}</FormPart>
    </SectionForm>
  )
}
