import { decimalText } from '#platform/money/money.ts'
import { offlineSaleInputSchema } from '#shop/catalogue/archive/archive.schema.ts'
import {
  type OfflineSale,
  type SaleMethod,
  saleMethods,
} from '#shop/catalogue/archive/offline-sale.ts'
import group from '#shop/catalogue/products/admin/products.module.css'
import { type Product, sizeInWords } from '#shop/catalogue/products/product.ts'
import { Field } from '#web/form/field.tsx'
import { choice, count, day, line, price, special } from '#web/form/fields.ts'
import { Form } from '#web/form/form.tsx'
import { PartButton } from '#web/form/inputs/part-button.tsx'
import { Refused } from '#web/form/refused.tsx'
import { newFormId, useFields } from '#web/form/use-fields.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { useCurrency } from '#web/ui/money.ts'
import { archiveAdminCopy as copy } from './copy.ts'
import styles from './offline-sales.module.css'
import { SalesList } from './sales-list.tsx'

type SoldProduct = Pick<
  Product,
  'kind' | 'id' | 'inventoryPolicy' | 'price' | 'sizes' | 'availability' | 'edition'
>

interface OfflineSalesProps {
  product: SoldProduct
  sales: readonly OfflineSale[]
}

/** Folded, so that a sale at a fair takes two taps. */
export function OfflineSales({ product, sales }: OfflineSalesProps) {
  const { sizes, inventoryPolicy, availability, edition } = product
  const isLeft =
    proofsLeft(edition, sizes[0]?.label) > 0 ||
    inventoryPolicy === 'to_order' ||
    availability.left > 0
  return (
    <details className={group.group}>
      <summary className={group.summary}>
        <span className={`${prose.strong} ${group.fieldGroupTitle}`}>{copy.title}</span>
        <span className={`${prose.hint} ${prose.wraps}`}>{copy.hint}</span>
      </summary>
      <div className={styles.inside}>
        {isLeft && <SaleForm product={product} />}
        <SalesList sales={sales} />
      </div>
    </details>
  )
}

const saleFields = ({ sizes, inventoryPolicy }: SoldProduct) => ({
  price: price({ label: copy.price, half: true }),
  size: choice<string>({
    label: copy.size,
    choices: Object.fromEntries(sizes.map(({ label }) => [label, sizeInWords(label)])),
    first: sizes[0]?.label ?? '',
    when: () => sizes.length > 0,
    hidden: '',
  }),
  copy: special<string>({ label: copy.copy, first: 'numbered', local: true }),
  quantity: {
    ...count({
      label: copy.quantity,
      half: true,
      when: () => inventoryPolicy !== 'one_of_a_kind',
      hidden: 1,
    }),
    first: '1',
  },
  note: line({ label: copy.note, max: 200, optional: true, hint: copy.noteHint }),
  soldOn: day({ label: copy.day, half: true, hint: copy.emptyToday }),
  /** By the pressed button. */
  method: special<SaleMethod | ''>({ label: copy.title, first: '' }),
})

function SaleForm({ product }: { product: SoldProduct }) {
  const currency = useCurrency()
  const { kind, id: productId, sizes, edition } = product
  const priceOf = (size: string) =>
    decimalText(sizes.find(({ label }) => label === size)?.price ?? product.price, currency)
  const form = useFields(saleFields(product), {
    to: 'POST /api/offline-sales/create',
    schema: offlineSaleInputSchema,
    stored: null,
    begin: (empty) => ({ ...empty, price: priceOf(empty.size) }),
    // The same attempt is one sale.
    body: (typed, values, from) => ({
      ...typed,
      kind,
      productId,
      attempt: from?.formId ?? newFormId(),
      proof: values.copy === 'proof',
      ...(values.method === 'given' && { price: 0 }),
    }),
    saved: (sale) => copy.saved[sale.method],
    failed: copy.failed,
    reasons: { offline: copy.offline, held: copy.held },
    durations: { warning: 3000, saved: 2500, failed: 3000 },
  })
  const proofs = proofsLeft(edition, form.values.size)
  return (
    <Form form={form} inline className={`${layout.stack4} ${styles.form}`}>
      {form.show('price')}
      {form.showWith('size', (size) =>
        form.change('size', (now) => ({ ...now, size, copy: 'numbered', price: priceOf(size) })),
      )}
      {proofs > 0 && (
        <Field
          plan={{
            name: 'copy',
            label: copy.copy,
            kind: 'choice',
            choices: { numbered: copy.numbered, proof: copy.proof(proofs) },
          }}
          {...form.bind('copy')}
        />
      )}
      {form.show('quantity', 'note', 'soldOn')}
      <div className={layout.row3} data-field="method">
        {saleMethods.map((method) => (
          <PartButton
            key={method}
            name={`method.${method}`}
            look="primary"
            aria-disabled={form.state === 'saving' || undefined}
            onClick={() => void form.save({ method })}
          >
            {copy[method]}
          </PartButton>
        ))}
      </div>
      <div role="alert" className={prose.reason}>
        <Refused form={form} />
      </div>
    </Form>
  )
}

function proofsLeft(edition: Product['edition'], label = ''): number {
  const of = edition?.sizes.find(({ size }) => size === '' || size === label)
  return of?.proofsLeft ?? 0
}
