import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import { pricesSchema, type SizePrice } from '#shop/catalogue/prices/prices.schema.ts'
import { sizeInWords } from '#shop/catalogue/products/product.ts'
import { priceField } from '#shop/catalogue/sizes/admin/price-field.ts'
import form from '#web/form/form.module.css'
import { SectionForm } from '#web/form/form.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import { pricesAdminCopy as copy } from './copy.ts'

export interface Priced {
  kind: ProductKind
  id: number
  name: string
  version: number
  /** Decimals. */
  prices: readonly SizePrice[]
}

const nameOf = (at: number) => `prices.${at}.price`

export function PriceForm({ item, onClose }: { item: Priced; onClose(): void }) {
  const { kind, id, version, prices } = item
  const { revalidate } = useRevalidator()
  const box = useRef<HTMLDivElement>(null)
  const fields = Object.fromEntries(
    prices.map(({ size }, at) => [nameOf(at), priceField(sizeInWords(size) || copy.price)]),
  )
  const stored = Object.fromEntries(prices.map(({ price }, at) => [nameOf(at), price]))
  const priced = useFields(fields, {
    to: 'PUT /api/pieces/{kind}/{id}/prices',
    path: { kind, id },
    schema: pricesSchema,
    stored: { ...stored, version },
    body: (typed) => ({
      prices: prices.map(({ size }, at) => ({ size, price: typed[nameOf(at)] })),
    }),
    saved: copy.saved,
    failed: copy.failed,
    onSaved() {
      onClose()
      void revalidate()
    },
  })

  // Selects the price, so that typing replaces it.
  useEffect(() => box.current?.querySelector('input')?.select(), [])

  return (
    <SectionForm form={priced} save={copy.save} inline>
      <div ref={box} className={form.fields}>
        {priced.show(...Object.keys(fields))}
      </div>
    </SectionForm>
  )
}
