import {
  bringInSchema,
  type ProductList,
  type ProductListItem,
} from '#shop/orders/fulfillment/products/product-list.schema.ts'
import { special } from '#web/form/fields.ts'
import { Form } from '#web/form/form.tsx'
import { PartButton } from '#web/form/inputs/part-button.tsx'
import { Refused } from '#web/form/refused.tsx'
import { SaveBar } from '#web/form/save-bar.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { printerCopy } from './copy.ts'
import { ProductItem } from './product-item.tsx'

const fields = { refs: special<readonly string[]>({ label: printerCopy.choose, first: [] }) }

export function Products({ who, list }: { who: string; list: ProductList }) {
  const open = list.products.filter(canChoose)
  const openIn = (chosen: readonly string[]) =>
    open.flatMap(({ ref }) => (chosen.includes(ref) ? [ref] : []))
  const form = useFields(fields, {
    to: 'POST /api/fulfillment/products/import',
    schema: bringInSchema,
    stored: null,
    body: (_, values) => ({ refs: openIn(values.refs) }),
    saved: printerCopy.asked,
    failed: printerCopy.askFailed,
  })
  const refs = openIn(form.values.refs)
  const isAll = refs.length === open.length
  const underWay = list.products.filter(({ isWanted }) => isWanted).length

  return (
    <Form form={form} inline className={`${layout.stack4} ${layout.start}`}>
      {open.length > 1 && (
        <PartButton
          name="all"
          soft
          onClick={() => form.set('refs', isAll ? [] : open.map(({ ref }) => ref))}
        >
          {isAll ? printerCopy.chooseNone : printerCopy.chooseAll}
        </PartButton>
      )}
      <ul className={`${layout.stack} ${layout.full} ${surface.ruled}`} data-field="refs">
        {list.products.map((product) => (
          <ProductItem
            key={product.ref}
            who={who}
            product={product}
            chosen={canChoose(product) ? refs.includes(product.ref) : null}
            onChoose={(is) =>
              form.change('refs', (now) => ({
                refs: is
                  ? [...now.refs, product.ref]
                  : now.refs.filter((one) => one !== product.ref),
              }))
            }
          />
        ))}
      </ul>
      <p className={prose.soft}>{printerCopy.costNote}</p>
      {(open.length > 0 || underWay > 0) && (
        <SaveBar inline={refs.length === 0} reason={<Refused form={form} />}>
          <p role="status" className={prose.soft}>
            {underWay > 0 && printerCopy.bringing(underWay)}
          </p>
          <Button type="submit" busy={form.state === 'saving'}>
            {printerCopy.importThem(refs.length)}
          </Button>
        </SaveBar>
      )}
    </Form>
  )
}

function canChoose({ print, isWanted, isDeleted, sizes }: ProductListItem): boolean {
  return print === null && !isWanted && !isDeleted && sizes.length > 0
}
