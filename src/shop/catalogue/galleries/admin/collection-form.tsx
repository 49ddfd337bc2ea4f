import { useNavigate } from 'react-router'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import {
  type CollectionType,
  type CollectionForm as Form,
  longestSlug,
  longestTitle,
  longestWords,
} from '#shop/catalogue/collections/collection.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'
import { sectionAddress } from '#web/admin/location.ts'
import { firstProblem } from '#web/form/checks.ts'
import field from '#web/form/field.module.css'
import { Field, type FieldPlan } from '#web/form/field.tsx'
import { FormPart, SectionForm } from '#web/form/form.tsx'
import { PictureSlot } from '#web/form/pictures/picture-slot.tsx'
import { newDescriptions, type SlotValue, slotValue } from '#web/form/pictures/picture-value.ts'
import { type Filled, problemAt, useForm } from '#web/form/use-form.ts'
import { call, type Schemas } from '#web/ui/hooks/api.ts'
import prose from '#web/ui/kit/prose.module.css'
import { CollectionWays } from './collection-ways.tsx'
import { galleriesCopy } from './copy.ts'

export interface CollectionSubject {
  /** Null: a new one. */
  id: number | null
  type: CollectionType
  /** Set for a gallery that comes with every shop. */
  kind: ProductKind | null
  path: string | null
  version: string
  form: Omit<Form, 'picture'>
  picture: Picture | null
  pieces: number
  /** Names of its discount codes that have not ended. */
  codes: string[]
}

type Values = Omit<Form, 'picture'> & { picture: SlotValue }

export function CollectionForm({ subject }: { subject: CollectionSubject }) {
  const { id, type, kind } = subject
  const navigate = useNavigate()
  const form = useForm<Values>({
    name: `collection-${id ?? type}`,
    initial: () => ({
      values: { ...subject.form, picture: slotValue(subject.picture) },
      version: subject.version,
    }),
    check: (values) => firstProblem('collection', toRequest(values)),
    ...(id !== null && {
      load: async () =>
        filled(await call('GET /api/collections/id/{id}', { path: { id } }), subject),
    }),
    send: async (values, base) => {
      for (const body of newDescriptions({ picture: values.picture })) {
        await call('PUT /api/images/alt', { body })
      }
      return filled(
        id === null
          ? await call('POST /api/collections/create', { body: { type, ...toRequest(values) } })
          : await call('PUT /api/collections/update/id/{id}', {
              path: { id },
              body: { ...toRequest(values), version: base.version },
            }),
        { ...subject, picture: described(values.picture) },
      )
    },
    saved: id === null ? galleriesCopy.made[type] : galleriesCopy.saved,
    failed: galleriesCopy.failed,
    ...(id === null && {
      onSaved: () => void navigate(sectionAddress('galleries'), { replace: true }),
    }),
  })
  const { values, set } = form
  const plans: FieldPlan<'title' | 'words' | 'slug'>[] = [
    { name: 'title', label: galleriesCopy.fields.title, kind: 'line', max: longestTitle },
    {
      name: 'words',
      label: galleriesCopy.fields.words[type],
      kind: 'long',
      max: longestWords,
      optional: true,
      hint: galleriesCopy.wordsHint[type],
    },
    {
      name: 'slug',
      label: galleriesCopy.fields.slug,
      kind: 'line',
      max: longestSlug,
      optional: id === null,
      mode: 'url',
      hint: id === null ? galleriesCopy.slugHint[type] : galleriesCopy.slugMoves,
    },
  ]
  return (
    <>
      {id !== null && <CollectionWays subject={{ ...subject, id }} />}
      <SectionForm
        form={form}
        labels={{ title: galleriesCopy.title, words: 'Words', slug: 'Address' }}
      >
        <FormPart title={galleriesCopy.titles[type]}>
          {plans
            .filter(({ name }) => name !== 'slug' || kind === null)
            .map((plan) => (
              <Field
                key={plan.name}
                plan={plan}
                shape={undefined}
                value={values[plan.name]}
                problem={problemAt(form, plan.name)}
                onChange={(value) => set(plan.name, value)}
              />
            ))}
          <div data-field="hidden">
            <label className={field.check}>
              <input
                type="checkbox"
                checked={values.hidden}
                onChange={({ target }) => set('hidden', target.checked)}
              />
              {galleriesCopy.fields.hidden}
            </label>
            <p className={`${prose.hint} ${prose.light}`}>{galleriesCopy.hiddenHint}</p>
          </div>
          <PictureSlot
            plan={{
              name: 'picture',
              what: 'picture',
              hint: galleriesCopy.picture[type],
              optional: true,
            }}
            folder="HomepageHero"
            value={values.picture}
            problem={problemAt(form, 'picture')}
            onChange={(value) => set('picture', value)}
            onSending={(is) => form.setSending('picture', is)}
          />
        </FormPart>
      </SectionForm>
    </>
  )
}

/** The picture with the form's alternative text and focus. */
function described({ picture, alt, focus }: SlotValue): Picture | null {
  return picture && { ...picture, alt: alt.trim(), focus: focus ?? undefined }
}

function toRequest({ picture, ...form }: Values): Form {
  return { ...form, picture: picture.picture?.address ?? null }
}

/** The stored collection as form values. Its picture is known, unless another window chose another picture. */
function filled(
  { title, slug, words, hidden, picture, version }: Schemas['FilledCollection'],
  known: CollectionSubject,
): Filled<Values> {
  const same = known.picture?.address === picture ? known.picture : null
  return { values: { title, slug, words, hidden, picture: slotValue(same) }, version }
}
