import { Fragment } from 'react'
import { Link } from 'react-router'
import { PictureSlots } from '#shop/catalogue/product-pictures/admin/picture-slots.tsx'
import { isBroughtIn, type PrintShape } from '#shop/catalogue/products/product.ts'
import { type LastPrices, samePrices } from '#shop/catalogue/sizes/admin/last-prices.ts'
import { type LastSizes, OwnSizes } from '#shop/catalogue/sizes/admin/own-sizes.tsx'
import type { SizeSet } from '#shop/catalogue/sizes/size-sets.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { sectionAddress } from '#web/admin/location.ts'
import check from '#web/form/field.module.css'
import { Field, type FieldPlan } from '#web/form/field.tsx'
import { ChangedMeanwhile, Form } from '#web/form/form.tsx'
import { PictureSlot } from '#web/form/pictures/picture-slot.tsx'
import { slotValue } from '#web/form/pictures/picture-value.ts'
import { SaveBar } from '#web/form/save-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import layout from '#web/ui/kit/layout.module.css'
import { productsAdminCopy } from './copy.ts'
import { FoldedGroup } from './groups/field-group.tsx'
import { FlagField } from './groups/flag-field.tsx'
import { OneTap } from './lists/one-tap.tsx'
import { draftLabels, isAsked } from './product-draft.ts'
import styles from './products.module.css'
import { type ProductFormParts, useProductForm } from './use-product-form.ts'

export interface ProductFormProps extends ProductFormParts {
  lastPrices: Partial<Record<PrintShape, LastPrices>>
  lastSizes: LastSizes | null
  sizeSets: readonly SizeSet[]
}

export function ProductForm(parts: ProductFormProps) {
  const form = useProductForm(parts)
  const { plan, action, values, reason, state, meanwhile, change, set, save } = form
  const shape = values.texts.dimensions
  const last = parts.lastPrices[shape === 'portrait' ? 'portrait' : 'square']
  const madeElsewhere =
    values.texts.sizes !== undefined ||
    values.ownSizes?.some(({ variantId }) => isBroughtIn(variantId))
  const isOptional = (name: string) =>
    name === 'candidLocation' && (shape === 'own' || shape === 'one')
  // Closed while saving, so that no typing is lost.
  const open = state === 'open'

  const setText = (name: string, text: string) =>
    change(name, (now) => ({ ...now, texts: { ...now.texts, [name]: text } }))
  const setValue = (name: string, value: unknown) =>
    change(name, (now) => ({ ...now, values: { ...now.values, [name]: value } }))
  const setSlots = (name: string, to: (now: typeof values.slots) => typeof values.slots) =>
    change(name, (now) => ({ ...now, slots: to(now.slots) }))

  const asField = (field: FieldPlan) => (
    <Field
      key={field.name}
      plan={field}
      shape={shape}
      value={values.texts[field.name] ?? ''}
      problem={form.problemOf(field.name)}
      onChange={(value) => setText(field.name, value)}
    />
  )

  return (
    <Form form={form} className={`${layout.stack5} ${styles.form}`}>
      {madeElsewhere && (
        <p>
          {adminCopy.broughtIn} <Link to={sectionAddress('printer')}>{adminCopy.broughtInWay}</Link>
        </p>
      )}
      <div className={styles.columns} inert={!open}>
        <div className={styles.fields}>
          {plan.fields
            .filter((field) => isAsked(field, values, parts.selfFulfilled))
            .map((field) => (
              <Fragment key={field.name}>
                {field.name === 'smallPrice' && last && (
                  <OneTap
                    button={adminCopy.samePrices(last.name)}
                    done={adminCopy.samePriced(last.name)}
                    fills={samePrices(values, last)}
                    onChange={setText}
                  />
                )}
                {asField(field)}
                {field.kind === 'shape' && shape === 'own' && (
                  <OwnSizes
                    sizes={values.ownSizes ?? []}
                    picture={values.slots.location?.picture ?? null}
                    last={parts.lastSizes}
                    sets={parts.sizeSets}
                    selfFulfilled={parts.selfFulfilled}
                    problemOf={form.problemOf}
                    onChange={(sizes) => change('sizes', (now) => ({ ...now, ownSizes: sizes }))}
                  />
                )}
              </Fragment>
            ))}
        </div>
        {parts.type === 'hero' ? (
          <div className={layout.stack4}>
            {plan.slots.map((slot) => (
              <PictureSlot
                key={slot.name}
                plan={slot}
                folder={plan.folder}
                value={values.slots[slot.name] ?? slotValue(null)}
                problem={form.problemOf(slot.name)}
                onChange={(value) => setSlots(slot.name, (now) => ({ ...now, [slot.name]: value }))}
                onSending={(is, failed) => form.setSending(slot.name, is, failed)}
              />
            ))}
          </div>
        ) : (
          <PictureSlots
            plans={plan.slots.map((slot) =>
              isOptional(slot.name) ? { ...slot, optional: true } : slot,
            )}
            folder={plan.folder}
            slots={values.slots}
            problemOf={form.problemOf}
            onChange={setSlots}
            onSending={form.setSending}
          />
        )}
        <div className={styles.groups}>
          {plan.groups.map((group) => (
            <FoldedGroup key={group.title} group={group} draft={values}>
              {(group.fields ?? [])
                .filter((field) => isAsked(field, values, parts.selfFulfilled))
                .map(asField)}
              {group.flags?.map((name) => (
                <FlagField key={name} name={name} draft={values} onChange={setValue} />
              ))}
              {group.Content && (
                <group.Content
                  draft={values}
                  id={parts.id}
                  problemOf={form.problemOf}
                  onChange={setValue}
                />
              )}
            </FoldedGroup>
          ))}
        </div>
      </div>
      {action === 'edit' && parts.type !== 'hero' && (
        <label className={`${check.check} ${styles.draft}`} inert={!open}>
          <input
            type="checkbox"
            checked={values.hidden}
            onChange={(event) => set('hidden', event.target.checked)}
          />
          {adminCopy.keepDraft}
        </label>
      )}
      <SaveBar
        reason={
          <>
            {form.waiting ? adminCopy.savedOnceSent : reason && `${reason} ${adminCopy.notSaved}`}
            {meanwhile && (
              <ChangedMeanwhile
                meanwhile={meanwhile}
                labels={draftLabels(plan)}
                onTake={form.takeTheirs}
              />
            )}
          </>
        }
      >
        {action === 'create' && parts.type !== 'hero' && (
          <Button
            variant="quiet"
            aria-disabled={!open || undefined}
            onClick={() => void save({ hidden: true })}
          >
            {adminCopy.saveAsDraft}
          </Button>
        )}
        <Button type="submit" busy={state === 'saving'} aria-disabled={!open || undefined}>
          {state === 'saved'
            ? productsAdminCopy.saved
            : action === 'create'
              ? productsAdminCopy.create[parts.type]
              : productsAdminCopy.save}
        </Button>
      </SaveBar>
    </Form>
  )
}
