import { type FormEvent, useState } from 'react'
import type {
  ListedProduct,
  ProductList,
} from '#shop/orders/fulfillment/products/product-list.schema.ts'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { useAction } from '#web/admin/list/use-action.ts'
import { SaveBar } from '#web/form/save-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { call } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { toast } from '#web/ui/toast.ts'
import { printerCopy } from './copy.ts'
import styles from './printer.module.css'
import { ProductItem } from './product-item.tsx'

export function Products({ who, list }: { who: string; list: ProductList }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { busy, act } = useAction()
  const open = list.products.filter(canChoose)
  const refs = open.flatMap(({ ref }) => (chosen.has(ref) ? [ref] : []))
  const underWay = list.products.filter(({ isWanted }) => isWanted).length

  async function onImport(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (refs.length === 0) {
      toast.error(printerCopy.nothingChosen, 2500)
      return
    }
    const body = { refs }
    const done = await act(() => call('POST /api/fulfillment/products/import', { body }), {
      done: printerCopy.asked,
      failed: printerCopy.askFailed,
    })
    if (done) setChosen(new Set())
  }

  const choose = (ref: string, is: boolean) =>
    setChosen((now) => new Set(is ? [...now, ref] : [...now].filter((each) => each !== ref)))

  return (
    <form
      className={`${layout.stack4} ${layout.start} ${styles.form}`}
      onSubmit={(event) => void onImport(event)}
    >
      {open.length > 1 && (
        <TextButton
          soft
          onClick={() =>
            setChosen(new Set(refs.length === open.length ? [] : open.map(({ ref }) => ref)))
          }
        >
          {refs.length === open.length ? printerCopy.chooseNone : printerCopy.chooseAll}
        </TextButton>
      )}
      <ul className={`${layout.stack} ${layout.full} ${surface.ruled}`}>
        {list.products.map((product) => (
          <ProductItem
            key={product.ref}
            who={who}
            product={product}
            chosen={canChoose(product) ? chosen.has(product.ref) : null}
            onChoose={(is) => choose(product.ref, is)}
          />
        ))}
      </ul>
      <p className={prose.soft}>{printerCopy.costNote}</p>
      {(open.length > 0 || underWay > 0) && (
        <SaveBar inline={refs.length === 0} reason={null}>
          <p role="status" className={prose.soft}>
            {underWay > 0 && printerCopy.bringing(underWay)}
          </p>
          <Button type="submit" busy={busy}>
            {printerCopy.importThem(refs.length)}
          </Button>
        </SaveBar>
      )}
    </form>
  )
}

function canChoose({ print, isWanted, isDeleted, sizes }: ListedProduct): boolean {
  return print === null && !isWanted && !isDeleted && sizes.length > 0
}
