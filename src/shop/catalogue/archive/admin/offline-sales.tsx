import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import { decimalText } from '#platform/money/money.ts'
import {
  type OfflineSale,
  type SaleMethod,
  saleMethods,
} from '#shop/catalogue/archive/offline-sale.ts'
import group from '#shop/catalogue/products/admin/products.module.css'
import { type Product, sizeInWords } from '#shop/catalogue/products/product.ts'
import { reasonFor } from '#web/admin/copy.ts'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { Field, type FieldPlan } from '#web/form/field.tsx'
import { priceText } from '#web/form/price-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ApiFailure, call } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { useCurrency } from '#web/ui/money.ts'
import { toast } from '#web/ui/toast.ts'
import { archiveAdminCopy as copy } from './copy.ts'
import styles from './offline-sales.module.css'
import { SalesList } from './sales-list.tsx'

interface OfflineSalesProps {
  product: Pick<
    Product,
    'kind' | 'id' | 'inventoryPolicy' | 'price' | 'sizes' | 'availability' | 'edition'
  >
  sales: readonly OfflineSale[]
}

interface Values {
  price: string
  size: string
  copy: 'numbered' | 'proof'
  quantity: string
  note: string
  soldOn: string
}

const newAttempt = () => crypto.randomUUID()

/** Folded, so that a sale at a fair takes two taps. */
export function OfflineSales({ product, sales }: OfflineSalesProps) {
  const currency = useCurrency()
  const { kind, id, sizes } = product
  const first = (): Values => ({
    price: decimalText(sizes[0]?.price ?? product.price, currency),
    size: sizes[0]?.label ?? '',
    copy: 'numbered',
    quantity: '1',
    note: '',
    soldOn: '',
  })
  const [values, setValues] = useState(first)
  const [attempt, setAttempt] = useState(newAttempt)
  const [problem, setProblem] = useState<{ field: string; message: string } | null>(null)
  const { busy, run } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const asOwner = useAsOwner()
  const set = (name: keyof Values, text: string) =>
    setValues((now) => ({ ...now, [name]: text, ...(name === 'size' && priceOf(text)) }))
  const priceOf = (label: string) => {
    const size = sizes.find((each) => each.label === label)
    return size ? { price: decimalText(size.price, currency) } : {}
  }

  async function sell(method: SaleMethod): Promise<void> {
    setProblem(null)
    try {
      const body = toRequest(kind, id, values, method, attempt)
      await asOwner(() => call('POST /api/offline-sales/create', { body }))
    } catch (failure) {
      toast.error(copy.failed, 3000)
      const field = failure instanceof ApiFailure ? (failure.field ?? '') : ''
      setProblem({ field, message: wordsFor(failure) })
      return
    }
    toast.success(copy.saved[method], 2500)
    setAttempt(newAttempt())
    setValues(first())
    await revalidate()
  }

  const field = (plan: FieldPlan<keyof Values>) => (
    <Field
      plan={plan}
      value={values[plan.name]}
      problem={problem?.field === plan.name ? problem.message : null}
      onChange={(text) => set(plan.name, text)}
    />
  )
  const proofs = proofsLeft(product.edition, values.size)
  const isSeveral = product.inventoryPolicy !== 'one_of_a_kind'
  const isLeft =
    proofs > 0 || product.inventoryPolicy === 'to_order' || product.availability.left > 0
  return (
    <details className={group.group}>
      <summary className={group.summary}>
        <span className={`${prose.strong} ${group.fieldGroupTitle}`}>{copy.title}</span>
        <span className={`${prose.hint} ${prose.wraps}`}>{copy.hint}</span>
      </summary>
      <div className={styles.inside}>
        {isLeft && (
          <form
            method="dialog"
            noValidate
            className={`${layout.stack4} ${styles.form}`}
            onSubmit={(event: FormEvent) => event.preventDefault()}
          >
            {field({ name: 'price', label: copy.price, kind: 'price', half: true })}
            {sizes.length > 0 &&
              field({
                name: 'size',
                label: copy.size,
                kind: 'choice',
                choices: Object.fromEntries(sizes.map(({ label }) => [label, sizeInWords(label)])),
              })}
            {proofs > 0 &&
              field({
                name: 'copy',
                label: copy.copy,
                kind: 'choice',
                choices: { numbered: copy.numbered, proof: copy.proof(proofs) },
              })}
            {isSeveral &&
              field({
                name: 'quantity',
                label: copy.quantity,
                kind: 'count',
                half: true,
                mode: 'digits',
              })}
            {field({
              name: 'note',
              label: copy.note,
              kind: 'line',
              max: 200,
              optional: true,
              hint: copy.noteHint,
            })}
            {field({
              name: 'soldOn',
              label: copy.day,
              kind: 'day',
              half: true,
              hint: copy.emptyToday,
            })}
            <div className={layout.row3}>
              {saleMethods.map((method) => (
                <Button
                  key={method}
                  type="button"
                  busy={busy}
                  onClick={() => run(() => sell(method))}
                >
                  {copy[method]}
                </Button>
              ))}
            </div>
            {problem && !(problem.field in values) && (
              <p role="alert" className={prose.reason}>
                {problem.message}
              </p>
            )}
          </form>
        )}
        <SalesList sales={sales} />
      </div>
    </details>
  )
}

function toRequest(
  kind: ProductKind,
  productId: number,
  { price, size, copy, quantity, note, soldOn }: Values,
  method: SaleMethod,
  attempt: string,
) {
  const rest = { note, soldOn: soldOn || null, attempt }
  return {
    kind,
    productId,
    size,
    proof: copy === 'proof',
    quantity: Number(quantity),
    price: method === 'given' ? 0 : Number(priceText(price)),
    method,
    ...rest,
  }
}

function proofsLeft(edition: Product['edition'], label: string): number {
  const of = edition?.sizes.find(({ size }) => size === '' || size === label)
  return of?.proofsLeft ?? 0
}

function wordsFor(failure: unknown): string {
  if (!(failure instanceof ApiFailure)) return reasonFor(failure)
  if (failure.code === 'offline') return copy.offline
  return failure.code === 'held' ? copy.held : reasonFor(failure)
}
