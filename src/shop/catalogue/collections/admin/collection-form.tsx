import { useNavigate } from 'react-router'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { collectionFormSchema } from '#shop/catalogue/collections/collection.schema.ts'
import { FormPart, SectionForm } from '#web/form/form.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import { AddWorks } from './add-works.tsx'
import { CollectionActions } from './collection-actions.tsx'
import { type CollectionSubject, fieldsOf } from './collection-fields.ts'
import { galleriesCopy } from './copy.ts'

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
          onSaved: (made) =>
            void navigate(adminSectionPath('galleries', (made as { id: number }).id), {
              replace: true,
            }),
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
      {id !== null && <CollectionActions subject={{ ...subject, id }} />}
      {id !== null && type === 'gallery' && kind === null && (
        <AddWorks gallery={subject.form.slug} />
      )}
      <SectionForm form={form}>
        <FormPart>{form.show('title', 'words', 'layout', 'slug', 'hidden', 'picture')}</FormPart>
      </SectionForm>
    </>
  )
}
