import type { Shop } from '#compose'
import { longestLabel } from '#shop/catalogue/products/product.ts'
import { sizeGuideInputSchema } from '#shop/catalogue/sizes/size-guide.schema.ts'
import {
  longestGuideNote,
  longestMeasure,
  mostGuideSizes,
  mostMeasures,
  type SizeGuide,
} from '#shop/catalogue/sizes/size-guide.ts'
import type { Loaded, Section } from '#web/admin/section.ts'
import { Field } from '#web/form/field.tsx'
import { long, special } from '#web/form/fields.ts'
import { FormPart, SectionForm } from '#web/form/form.tsx'
import { entriesOf, type Part, PartFields, within } from '#web/form/part-fields.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import layout from '#web/ui/kit/layout.module.css'
import { sizeGuideAdminCopy as copy, sizeSetCopy } from './copy.ts'
import { NamedRows } from './named-rows.tsx'
import styles from './sizes.module.css'

export const section = {
  at: 'size-guide',
  label: copy.label,
  menu: { group: 'products', place: 50, keywords: copy.keywords },
  help: 'adding-a-piece',
  load: async (shop: Shop) => ({ guide: await shop.catalogue.sizeGuide.read() }),
} satisfies Section

interface GuideRow {
  label: string
  cm: readonly string[]
}

const columns = Array.from({ length: mostMeasures }, (_, at) => at)

const fields = {
  measures: special<readonly string[]>({
    label: copy.measures,
    first: copy.suggested,
    fill: (measures) => columns.map((at) => measures[at] ?? ''),
  }),
  sizes: special<readonly GuideRow[], SizeGuide['sizes']>({
    label: copy.sizes,
    first: [],
    fill: (sizes) =>
      sizes.map(({ label, cm }) => ({ label, cm: columns.map((at) => String(cm[at] ?? '')) })),
    read: (rows) => rows.map(({ label, cm }) => ({ label, cm: cm.map(centimetres) })),
  }),
  note: long({
    label: copy.note,
    hint: copy.noteHint,
    max: longestGuideNote,
    optional: true,
  }),
}

const centimetres = (typed: string) =>
  typed.trim() === '' ? null : Number(typed.trim().replace(',', '.'))

const heldIn = (guide: SizeGuide & { version: string }) =>
  guide.sizes.length > 0 ? guide : { ...guide, measures: null }

export default function SizeGuideScreen({ guide }: Loaded<typeof section>) {
  const form = useFields(fields, {
    name: 'size-guide',
    to: 'PUT /api/size-guide',
    schema: sizeGuideInputSchema,
    stored: heldIn(guide),
    load: { from: 'GET /api/size-guide' },
    read: heldIn,
    saved: copy.saved,
    failed: copy.failed,
  })
  const { measures } = form.values
  return (
    <SectionForm form={form}>
      <FormPart title={copy.measures} hint={copy.measuresHint}>
        <Measures {...form.bind('measures')} />
      </FormPart>
      <FormPart title={copy.sizes} hint={copy.sizesHint}>
        <Sizes {...form.bind('sizes')} measures={measures} />
      </FormPart>
      <FormPart title={copy.noteTitle}>{form.show('note')}</FormPart>
    </SectionForm>
  )
}

function Measures(measures: Part<readonly string[]>) {
  const plan = { kind: 'line', half: true, max: longestMeasure } as const
  return entriesOf(measures).map(({ at, remove: _, ...measure }) => (
    <Field
      key={at}
      {...measure}
      plan={{ name: measure.name, label: copy.measure(at + 1), ...plan }}
    />
  ))
}

type SizesProps = Part<readonly GuideRow[]> & { measures: readonly string[] }

function Sizes({ measures, ...list }: SizesProps) {
  const { name: whole, value } = list
  const shown = columns.filter((at) => measures[at]?.trim() || value.some(({ cm }) => cm[at]))
  return (
    <div className={`${layout.stack4} ${layout.wide}`} data-field={whole}>
      <NamedRows
        {...list}
        most={mostGuideSizes}
        make={(label) => ({ label, cm: columns.map(() => '') })}
        rowClass={styles.measured}
        row={(size) => (
          <>
            <PartFields {...size} plans={[{ name: 'label', ...label }]} />
            {entriesOf(within(size, 'cm'))
              .filter(({ at }) => shown.includes(at))
              .map(({ at, remove: _, ...cell }) => (
                <Field
                  key={at}
                  {...cell}
                  plan={{
                    name: cell.name,
                    kind: 'measure',
                    half: true,
                    label: copy.inCm(measures[at]?.trim() || copy.measure(at + 1)),
                  }}
                />
              ))}
          </>
        )}
      />
    </div>
  )
}

const label = { kind: 'line', label: sizeSetCopy.sizeName, max: longestLabel, half: true } as const
