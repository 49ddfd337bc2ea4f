import type { ProductKind } from '#platform/addresses/kinds.ts'
import { longestSlug } from '#platform/addresses/slug.ts'
import {
  type CollectionType,
  type CollectionForm as Form,
  longestTitle,
  longestWords,
} from '#shop/catalogue/collections/collection.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'
import { check, choice, line, long, picture } from '#web/form/fields.ts'
import { galleriesCopy } from './copy.ts'

export interface CollectionSubject {
  id: number | null
  type: CollectionType
  kind: ProductKind | null
  path: string | null
  version: string
  form: Omit<Form, 'picture'>
  picture: Picture | null
  pieces: number
  discounts: string[]
}

export function fieldsOf({ id, type, kind }: CollectionSubject) {
  const isNew = id === null
  return {
    title: line({ label: galleriesCopy.fields.title, max: longestTitle }),
    words: long({
      label: galleriesCopy.fields.words[type],
      hint: galleriesCopy.wordsHint[type],
      max: longestWords,
      optional: true,
    }),
    layout: choice({
      label: galleriesCopy.fields.layout,
      choices: galleriesCopy.layouts,
      hint: galleriesCopy.layoutHint,
      hidden: 'shop',
      when: () => type === 'gallery' && kind === null,
    }),
    slug: line({
      label: galleriesCopy.fields.slug,
      hint: isNew ? galleriesCopy.slugHint[type] : galleriesCopy.slugMoves,
      max: longestSlug,
      mode: 'url',
      optional: isNew,
      hidden: '',
      when: () => kind === null,
    }),
    hidden: check({ label: galleriesCopy.fields.hidden, hint: galleriesCopy.hiddenHint }),
    picture: picture({
      label: galleriesCopy.pictureLabel,
      what: galleriesCopy.pictureWhat,
      hint: galleriesCopy.picture[type],
      folder: 'HomepageHero',
      optional: true,
    }),
  }
}
