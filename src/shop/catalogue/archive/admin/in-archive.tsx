import { useRevalidator } from 'react-router'
import type { Product } from '#shop/catalogue/products/product.ts'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import check from '#web/form/field.module.css'
import { call } from '#web/ui/hooks/api.ts'
import { toast } from '#web/ui/toast.ts'
import { soldCopy as copy } from './copy.ts'

export function InArchive({ product }: { product: Pick<Product, 'kind' | 'id' | 'inArchive'> }) {
  const { kind, id, inArchive } = product
  const { run } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const change = (wanted: boolean) =>
    run(async () => {
      try {
        await call(`PUT /api/${kind}/archive/id/{id}`, {
          path: { id },
          body: { inArchive: wanted },
        })
        await revalidate()
      } catch {
        toast.error(copy.archiveFailed, 3000)
      }
    })
  return (
    <label className={check.check}>
      <input
        type="checkbox"
        checked={inArchive}
        onChange={(event) => change(event.target.checked)}
      />
      {copy.archive}
    </label>
  )
}
