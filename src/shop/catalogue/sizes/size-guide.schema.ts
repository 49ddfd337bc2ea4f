import { z } from 'zod'
import { textSchema } from '#platform/text.schema.ts'
import { longestLabel } from '#shop/catalogue/products/product.ts'
import { sizeGuideCopy as copy } from './copy.ts'
import {
  greatestMeasure,
  leastMeasure,
  longestGuideNote,
  longestMeasure,
  mostGuideSizes,
  mostMeasures,
  type SizeGuide,
} from './size-guide.ts'

const reach = copy.number(leastMeasure, greatestMeasure)
const cm = z
  .number(reach)
  .min(leastMeasure, reach)
  .max(greatestMeasure, reach)
  .nullable()
  .meta({ description: 'Centimetres, to one decimal; null: not known.', example: 52 })

const guide = z.object({
  note: textSchema(longestGuideNote)
    .default('')
    .meta({ description: 'How the measures are taken.' }),
  measures: z
    .array(textSchema(longestMeasure).meta({ example: 'Chest' }), copy.aList)
    .max(mostMeasures, copy.mostMeasures(mostMeasures)),
  sizes: z
    .array(
      z.object({
        label: textSchema(longestLabel).meta({ example: 'M' }),
        cm: z
          .array(cm, copy.aList)
          .max(mostMeasures, copy.mostMeasures(mostMeasures))
          .meta({ description: 'A number for each measure, in their order.' }),
      }),
      copy.aList,
    )
    .max(mostGuideSizes, copy.mostSizes(mostGuideSizes))
    .meta({ description: 'None: there is no size guide.' }),
})

export const sizeGuideSchema = guide
  .extend({ note: z.string(), version: z.string() })
  .meta({ id: 'SizeGuide', description: 'Of all clothing.' })

export const sizeGuideSetting = {
  key: 'catalogue.size-guide',
  schema: guide.default({ note: '', measures: [], sizes: [] }),
}

export const sizeGuideInputSchema = guide
  .extend({ version: z.string().max(64).optional() })
  .superRefine(({ measures, sizes }, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    const typed = sizes.flatMap(({ label, cm }, at) => (label || cm.some(isKnown) ? [at] : []))
    const named = measures.some(Boolean)
    if (typed.length > 0 && !named) refuse(['measures', 0], copy.noMeasure)
    for (let at = 0; named && at < mostMeasures; at++) {
      const name = measures[at] ?? ''
      if (!name && sizes.some(({ cm }) => isKnown(cm[at]))) {
        refuse(['measures', at], copy.noMeasure)
      }
      if (name && isBefore(measures, at)) refuse(['measures', at], copy.twice(name))
    }
    const labels = sizes.map(({ label }) => label)
    for (const at of typed) {
      const { label, cm } = sizes[at] as SizeGuide['sizes'][number]
      if (!label) refuse(['sizes', at, 'label'], copy.noLabel)
      else if (isBefore(labels, at)) refuse(['sizes', at, 'label'], copy.twice(label))
      const first = Math.max(0, measures.findIndex(Boolean))
      if (named && !cm.some(isKnown)) refuse(['sizes', at, 'cm', first], reach)
    }
  })
  .transform(({ note, measures, sizes, version }) => {
    const rows = sizes.filter(({ cm }) => cm.some(isKnown))
    const columns = measures.flatMap((_, at) =>
      rows.some(({ cm }) => isKnown(cm[at])) ? [at] : [],
    )
    const tenth = (each?: number | null) => (isKnown(each) ? Math.round(each * 10) / 10 : null)
    return {
      note,
      version,
      measures: columns.map((at) => measures[at] ?? ''),
      sizes: rows.map(({ label, cm }) => ({ label, cm: columns.map((at) => tenth(cm[at])) })),
    }
  })
  .meta({ id: 'SizeGuideInput' })

const isKnown = (each: number | null | undefined): each is number => typeof each === 'number'
const isBefore = (all: readonly string[], at: number) =>
  all.findIndex((each) => each.toLowerCase() === all[at]?.toLowerCase()) < at
