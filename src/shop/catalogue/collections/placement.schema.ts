import { badInput } from '#platform/errors.ts'
import { type Form, isSent } from '#shop/catalogue/products/form-checks.ts'
import { galleriesCopy } from './galleries.copy.ts'
import { field } from './in-order.schema.ts'

export const placementFields = {
  gallery: field(
    'string',
    'The slug of the gallery that it hangs in; its kind, or nothing, for that of its kind.',
  ),
  series: field('array', 'The slugs of the series that it is in.'),
}

export function placementFacts(
  form: Form,
  _isEdit: boolean,
  kind: string,
): { gallery?: string; series?: string[] } {
  return {
    ...(isSent(form, 'gallery') ? { gallery: gallery(form.gallery, kind) } : {}),
    ...(isSent(form, 'series') ? { series: series(form.series) } : {}),
  }
}

function gallery(value: unknown, kind: string): string {
  if (value === null || value === '') return kind
  if (typeof value === 'string' && value.length <= 100) return value
  throw badInput('gallery', galleriesCopy.galleryMissing)
}

function series(value: unknown): string[] {
  // A form without JavaScript sends one text.
  const list = typeof value === 'string' ? value.split(',').filter(Boolean) : (value ?? [])
  const isList = Array.isArray(list) && list.length <= 100
  if (isList && list.every((each) => typeof each === 'string')) return [...new Set(list)]
  throw badInput('series', galleriesCopy.seriesMissing)
}
