import { useEffect, useId, useState } from 'react'
import { productsAdminCopy as copy } from '#shop/catalogue/products/admin/copy.ts'
import { reasonFor } from '#web/admin/copy.ts'
import { TextButton } from '#web/admin/list/text-button.tsx'
import field from '#web/form/field.module.css'
import { special } from '#web/form/fields.ts'
import { FieldWords } from '#web/form/inputs/field-words.tsx'
import { call, type Schemas } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
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

function PlacementFields({ values, problemOf, onChange }: GroupContentProps) {
  const ids = useId()
  const { choices, failed, load } = useChoices()
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
  const problem = problemOf('gallery') ?? problemOf('series')
  return (
    <div className={`${layout.stack3} ${layout.wide}`}>
      <div className={field.field} data-field="gallery">
        <label htmlFor={`${ids}-gallery`} className={field.label}>
          {copy.galleryLabel}
        </label>
        <select
          id={`${ids}-gallery`}
          className={`${control.well} ${field.input}`}
          value={ownGallery(values.gallery)}
          onChange={({ target }) => onChange('gallery', target.value)}
        >
          <option value="">{copy.kindGalleryChoice}</option>
          {own.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <fieldset className={layout.stack} data-field="series">
        <legend className={field.label}>{copy.seriesLabel}</legend>
        {all.length === 0 && <p className={`${prose.hint} ${prose.light}`}>{copy.noSeries}</p>}
        {all.map(({ slug, title }) => (
          <label key={slug} className={field.check}>
            <input
              type="checkbox"
              checked={series.includes(slug)}
              onChange={({ target }) =>
                onChange(
                  'series',
                  target.checked ? [...series, slug] : series.filter((one) => one !== slug),
                )
              }
            />
            {title}
          </label>
        ))}
      </fieldset>
      <FieldWords problem={problem} />
    </div>
  )
}

function useChoices() {
  const [choices, setChoices] = useState<Choice[] | null>(null)
  const [failed, setFailed] = useState<string | null>(null)

  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (attempt > 0) setFailed(null)
    call('GET /api/collections').then(setChoices, (failure) => setFailed(reasonFor(failure)))
  }, [attempt])

  return { choices, failed, load: () => setAttempt((now) => now + 1) }
}
