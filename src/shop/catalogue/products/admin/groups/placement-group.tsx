import { useEffect, useEffectEvent, useId, useState } from 'react'
import { productsAdminCopy as copy } from '#shop/catalogue/products/admin/copy.ts'
import { partIn } from '#shop/catalogue/products/admin/product-values.ts'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { useAttempt } from '#web/admin/list/use-attempt.ts'
import field from '#web/form/field.module.css'
import { special } from '#web/form/fields.ts'
import { FieldWords } from '#web/form/inputs/field-words.tsx'
import { Select } from '#web/form/inputs/select.tsx'
import { Tick } from '#web/form/inputs/tick.tsx'
import { prepare, type Schemas } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import type { FieldGroup, GroupContentProps } from './field-groups.ts'

type Choice = Schemas['OwnCollection']

export const placementGroup: FieldGroup = {
  title: copy.gallery,
  unset: copy.kindGallery,
  fields: {
    gallery: special<string>({ label: copy.galleryLabel, first: '' }),
    series: special<readonly string[]>({ label: copy.seriesLabel, first: [] }),
  },
  summary({ gallery, series }) {
    const many = Array.isArray(series) ? series.length : 0
    const own = ownGallery(gallery)
    return own === '' && many === 0 ? null : copy.placed(own !== '', many)
  },
  Content: PlacementFields,
}

function ownGallery(value: unknown): string {
  return ['', 'prints', 'clothing', 'merch', undefined, null].includes(value as string)
    ? ''
    : String(value)
}

function PlacementFields(props: GroupContentProps) {
  const { values, problemOf, onChange } = props
  const id = useId()
  const [choices, setChoices] = useState<Choice[] | null>(null)
  const { problem: failed, attempt } = useAttempt()
  const load = () => attempt(prepare('GET /api/collections'), setChoices)
  const onShown = useEffectEvent(load)
  useEffect(() => void onShown(), [])
  if (failed !== null) {
    return (
      <p role="alert">
        {failed} <TextButton onClick={load}>{copy.tryAgain}</TextButton>
      </p>
    )
  }
  if (choices === null) return <p role="status">{copy.loading}</p>
  const series = Array.isArray(values.series) ? (values.series as string[]) : []
  const own = choices.filter(({ type, kind }) => type === 'gallery' && kind === null)
  const all = choices.filter(({ type }) => type === 'series')
  return (
    <div className={`${layout.stack3} ${layout.wide}`}>
      <Select
        {...partIn<string>(props, 'gallery')}
        label={copy.galleryLabel}
        options={[
          ['', copy.kindGalleryChoice],
          ...own.map(({ slug, title }) => [slug, title] as const),
        ]}
        value={ownGallery(values.gallery)}
      />
      <fieldset className={layout.stack} data-field="series" aria-describedby={id}>
        <legend className={field.label}>{copy.seriesLabel}</legend>
        {all.length === 0 && <p className={`${prose.hint} ${prose.light}`}>{copy.noSeries}</p>}
        {all.map(({ slug, title }) => (
          <label key={slug} className={field.check}>
            <Tick
              name={`series.${slug}`}
              checked={series.includes(slug)}
              onChange={(is) =>
                onChange('series', is ? [...series, slug] : series.filter((one) => one !== slug))
              }
            />
            {title}
          </label>
        ))}
      </fieldset>
      <FieldWords id={id} problem={problemOf('series')} />
    </div>
  )
}
