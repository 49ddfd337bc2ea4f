import { useRef } from 'react'
import { Link } from 'react-router'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { PictureGrid } from '#shop/catalogue/product-pictures/admin/picture-grid.tsx'
import { isBroughtIn } from '#shop/catalogue/products/product.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { kindOf } from '#web/admin/location.ts'
import form from '#web/form/form.module.css'
import { SectionForm } from '#web/form/form.tsx'
import { PartButton } from '#web/form/inputs/part-button.tsx'
import layout from '#web/ui/kit/layout.module.css'
import { productsAdminCopy as copy } from './copy.ts'
import { type FieldGroup, isForSale } from './groups/field-groups.ts'
import { FoldedGroup } from './groups/folded-group.tsx'
import { ownSizesIn, picturesIn } from './product-values.ts'
import styles from './products.module.css'
import { type ProductFormParts, useProductForm } from './use-product-form.ts'

/** Asks for the picture, then for everything that the shop can't guess; all else is folded. */
export function ProductForm(parts: ProductFormParts) {
  const product = useProductForm(parts)
  const { plan, isNew, values, problems, problemOf, state, set } = product
  const content = { values, id: parts.id, offers: parts, problemOf, onChange: set }
  const groups = plan.groups.filter(({ ofSale }) => !ofSale || isForSale(values))
  const fields = useRef<HTMLDivElement>(null)
  const madeElsewhere =
    Boolean(values.brought) || ownSizesIn(values).some(({ variantId }) => isBroughtIn(variantId))
  // Closed while saving, so that no typing is lost.
  const open = state === 'open'

  const isWrong = (group: FieldGroup) =>
    problems.some(({ field }) => (field.split('.')[0] ?? '') in group.fields)

  /** Focuses the name: the shop can't guess it. */
  function goOn(): void {
    const name = fields.current?.querySelector('input')
    if (name?.value === '') name.focus({ preventScroll: true })
  }

  return (
    <SectionForm
      form={product}
      stays
      save={parts.isDeleted ? copy.makeAnew : isNew ? copy.publish : copy.save}
      beside={
        parts.id === null && (
          <PartButton
            look="quiet"
            name="draft"
            aria-disabled={!open || undefined}
            onClick={() => void product.save({ hidden: true })}
          >
            {adminCopy.saveAsDraft}
          </PartButton>
        )
      }
    >
      {madeElsewhere && (
        <p className={styles.elsewhere}>
          {adminCopy.broughtIn}{' '}
          <Link to={adminSectionPath('printer')}>{adminCopy.broughtInLink}</Link>
        </p>
      )}
      <div className={styles.columns} inert={!open}>
        <PictureGrid
          kind={kindOf[parts.type]}
          folder={plan.folder}
          pictures={picturesIn(values)}
          problemOf={problemOf}
          onChange={(pictures) => set('pictures', pictures)}
          onSending={product.setSending}
          onFirst={goOn}
        />
        <div className={layout.stack5}>
          <div ref={fields} className={form.fields}>
            {product.show(...visible(Object.keys(plan.fields)))}
            {plan.open?.Content && isForSale(values) && <plan.open.Content {...content} />}
          </div>
          <div className={layout.stack2}>
            {groups.map((group) => (
              <FoldedGroup
                key={group.title}
                group={group}
                values={values}
                hasProblem={isWrong(group)}
              >
                {product.show(...plain(group))}
                {group.Content && <group.Content {...content} />}
              </FoldedGroup>
            ))}
          </div>
          {parts.id !== null && product.show('hidden')}
        </div>
      </div>
    </SectionForm>
  )
}

const visible = (names: readonly string[]) => names.filter((name) => name !== 'pictures')

const plain = ({ fields }: FieldGroup) =>
  Object.keys(fields).filter((name) => fields[name]?.input.kind !== 'special')
