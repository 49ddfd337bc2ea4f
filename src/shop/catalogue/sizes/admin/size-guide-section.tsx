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
import { PartButton } from '#web/form/inputs/part-button.tsx'
import { type Bound, useFields } from '#web/form/use-fields.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { sizeGuideAdminCopy as copy, sizeSetCopy } from './copy.ts'
import styles from './sizes.module.css'
import { goDown, rowName, UsualSizes, useNamedRows } from './usual-sizes.tsx'

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
    ...{ label: copy.note, hint: copy.noteHint },
    ...{ max: longestGuideNote, optional: true },
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

function Measures({ value, problemOf, onChange }: Bound<readonly string[]>) {
  return columns.map((at) => (
    <Field
      key={at}
      plan={{
        ...{ name: `measures.${at}`, label: copy.measure(at + 1), kind: 'line', half: true },
        max: longestMeasure,
      }}
      value={value[at] ?? ''}
      problem={problemOf(`measures.${at}`)}
      onChange={(name) => onChange(value.with(at, name))}
    />
  ))
}

type SizesProps = Bound<readonly GuideRow[]> & { measures: readonly string[] }

function Sizes({ value, measures, problemOf, onChange }: SizesProps) {
  const make = (label: string): GuideRow => ({ label, cm: columns.map(() => '') })
  const { rows, add } = useNamedRows(value, { most: mostGuideSizes, make, put: onChange })
  const shown = columns.filter((at) => measures[at]?.trim() || value.some(({ cm }) => cm[at]))
  const problem = problemOf('sizes')
  return (
    <div className={`${layout.stack4} ${layout.wide}`} data-field="sizes">
      <UsualSizes sizes={value} onAdd={add} />
      {problem && <p className={`${prose.bold} ${prose.bad}`}>{problem}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of its inputs */}
      <div ref={rows} className={layout.stack3} onKeyDown={goDown}>
        {value.map((row, at) => {
          const put = (changes: Partial<GuideRow>) =>
            onChange(value.with(at, { ...row, ...changes }))
          const name = `sizes.${at}`
          return (
            <fieldset key={rowName(at)} className={styles.measured} data-size={row.label}>
              <legend className="visually-hidden">{row.label || rowName(at)}</legend>
              <Field
                plan={{
                  ...{ name: `${name}.label`, label: sizeSetCopy.sizeName },
                  ...{ kind: 'line', max: longestLabel },
                }}
                value={row.label}
                problem={problemOf(`${name}.label`)}
                onChange={(label) => put({ label })}
              />
              {shown.map((column) => (
                <Field
                  key={column}
                  plan={{
                    ...{ name: `${name}.cm.${column}`, kind: 'measure' },
                    label: copy.inCm(measures[column]?.trim() || copy.measure(column + 1)),
                  }}
                  value={row.cm[column] ?? ''}
                  problem={problemOf(`${name}.cm.${column}`)}
                  onChange={(cm) => put({ cm: row.cm.with(column, cm) })}
                />
              ))}
              <PartButton
                soft
                name={`${name}.remove`}
                onClick={() => onChange(value.filter((_, other) => other !== at))}
              >
                {sizeSetCopy.remove}
                <span className="visually-hidden">{`: ${row.label || rowName(at)}`}</span>
              </PartButton>
            </fieldset>
          )
        })}
      </div>
    </div>
  )
}
