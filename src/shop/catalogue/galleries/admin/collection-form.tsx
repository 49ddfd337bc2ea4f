import { useNavigate } from 'react-router'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import { longestSlug } from '#platform/addresses/slug.ts'
import { collectionFormSchema } from '#shop/catalogue/collections/collection.schema.ts'
import {
  type CollectionType,
  type CollectionForm as Form,
  longestTitle,
  longestWords,
} from '#shop/catalogue/collections/collection.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'
import { sectionAddress } from '#web/admin/location.ts'
import { check, choice, line, long, picture } from '#web/form/fields.ts'
import { FormPart, SectionForm } from '#web/form/form.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import { AddWorks } from './add-works.tsx'
import { CollectionWays } from './collection-ways.tsx'
import { galleriesCopy } from './copy.ts'

export interface CollectionSubject {
  id: number | null
  type: CollectionType
  /** Set for a gallery that comes with every shop. */
  kind: ProductKind | null
  path: string | null
  version: string
  form: Omit<Form, 'picture'>
  picture: Picture | null
  pieces: number
  discounts: string[]
}

function fieldsOf({ id, type, kind }: CollectionSubject) {
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
      keep: true,
      when: () => kind === null,
    }),
    hidden: check({ label: galleriesCopy.fields.hidden, hint: galleriesCopy.hiddenHint }),
    picture: picture({
      ...{
        label: galleriesCopy.pictureLabel,
        what: galleriesCopy.pictureWhat,
        hint: galleriesCopy.picture[type],
      },
      ...{ folder: 'HomepageHero', optional: true },
    }),
  }
}

export function CollectionForm({ subject }: { subject: CollectionSubject }) {
  const { id, type, kind, version, picture: shown } = subject
  const navigate = useNavigate()
  const form = useFields(fieldsOf(subject), {
    name: `collection-${id ?? type}`,
    schema: collectionFormSchema,
    ...(id === null
      ? {
          to: 'POST /api/collections/create',
          body: (body) => ({ type, ...body }),
          stored: null,
          onSaved: () => void navigate(sectionAddress('galleries'), { replace: true }),
        }
      : {
          to: 'PUT /api/collections/update/id/{id}',
          path: { id },
          stored: { ...subject.form, picture: shown, version },
          load: { from: 'GET /api/collections/id/{id}', path: { id } },
          read: ({ picture, ...held }) => ({
            ...held,
            picture: shown?.address === picture ? shown : picture,
          }),
        }),
    saved: id === null ? galleriesCopy.made[type] : galleriesCopy.saved,
    failed: galleriesCopy.failed,
  })
  return (
    <>
      {id !== null && <CollectionWays subject={{ ...subject, id }} />}
      {id !== null && type === 'gallery' && kind === null && (
        <AddWorks gallery={subject.form.slug} />
      )}
      <SectionForm form={form}>
        <FormPart title={galleriesCopy.titles[type]}>
          {form.show('title', 'words', 'layout', 'slug', 'hidden', 'picture')}
        </FormPart>
      </SectionForm>
    </>
  )
}
