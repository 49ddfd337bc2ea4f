import { expect, it } from 'vitest'
import { collectionFormSchema } from '#shop/catalogue/collections/collection.schema.ts'
import { toFormValues, toRequest } from '#web/form/fields.ts'
import { type CollectionSubject, fieldsOf } from './collection-fields.ts'

const gallery: CollectionSubject = {
  id: 1,
  type: 'gallery',
  kind: 'prints',
  path: '/print-gallery',
  version: 'v',
  form: { title: 'Art Prints', slug: 'prints', words: '', hidden: false, layout: 'shop' },
  picture: null,
  pieces: 3,
  discounts: [],
}

function requestOf(subject: CollectionSubject): Record<string, unknown> {
  const fields = fieldsOf(subject)
  return toRequest(fields, toFormValues(fields, { ...subject.form, picture: null }, 'USD'))
}

it('the form of a kind’s gallery sends no address, which is the shop’s own', () => {
  const request = requestOf(gallery)
  expect(request.slug).toBe('')
  expect(collectionFormSchema.safeParse(request).success).toBe(true)
})

it('the form of an own gallery sends its address', () => {
  const form = { ...gallery.form, slug: 'murals' }
  expect(requestOf({ ...gallery, kind: null, form }).slug).toBe('murals')
})
