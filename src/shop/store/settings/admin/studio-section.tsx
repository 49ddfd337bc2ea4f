import type { Shop } from '#compose'
import type { Section } from '#web/admin/section.ts'
import { useMay } from '#web/admin/staff-role.ts'
import { firstProblem } from '#web/form/checks.ts'
import { Field } from '#web/form/field.tsx'
import { FormPart, SectionForm } from '#web/form/form.tsx'
import { DayField } from '#web/form/inputs/day-field.tsx'
import { PictureSlot } from '#web/form/pictures/picture-slot.tsx'
import { problemAt, useForm } from '#web/form/use-form.ts'
import type { Schemas } from '#web/ui/hooks/api.ts'
import { studioCopy } from './copy.ts'
import { SocialLinks } from './social-links.tsx'
import { labels, slotPlans, type WordName, wordPlans } from './studio-fields.ts'
import {
  loadStudioForm,
  type PictureName,
  sendStudioForm,
  toFormValues,
  toRequest,
} from './studio-values.ts'

export const section = {
  at: 'studio',
  label: studioCopy.wordsAndPictures,
  least: 'partner',
  help: 'words-and-pages',
  load,
} satisfies Section

async function load(shop: Shop) {
  const [{ form, version }, pictures] = await Promise.all([
    shop.settings.forms.studio.read(),
    shop.content.studioPictures(),
  ])
  return { studio: { ...form, version, pictures } }
}

interface StudioScreenProps {
  studio: Schemas['Studio']
}

/** The studio's own words and pictures (design §1: the environment gives only the first values). */
export default function StudioScreen({ studio }: StudioScreenProps) {
  const form = useForm({
    name: 'studio',
    initial: () => toFormValues(studio),
    check: (values) => firstProblem('studio', toRequest(values)),
    load: loadStudioForm,
    send: sendStudioForm,
    saved: studioCopy.saved,
    failed: studioCopy.failed,
  })
  const { values } = form
  const mayChangeEmail = useMay('owner')
  const fieldProblem = (name: string) => problemAt(form, name)

  const words = (...names: WordName[]) =>
    names.map((name) => (
      <Field
        key={name}
        plan={{ name, ...wordPlans[name] }}
        shape={undefined}
        value={values[name]}
        problem={fieldProblem(name)}
        onChange={(value) => form.set(name, value)}
      />
    ))

  const picture = (name: PictureName) => (
    <PictureSlot
      plan={slotPlans[name]}
      folder="HomepageHero"
      value={values[name]}
      problem={fieldProblem(name)}
      onChange={(value) => form.set(name, value)}
      onSending={(is) => form.setSending(name, is)}
    />
  )

  return (
    <SectionForm form={form} labels={labels}>
      <FormPart title={studioCopy.sign} hint={studioCopy.signHint}>
        {words('studioName', 'artistName', 'tagLine')}
        {mayChangeEmail ? words('email') : <p>{studioCopy.ownersEmail(values.email)}</p>}
      </FormPart>
      <FormPart title={studioCopy.home} hint={studioCopy.homeHint}>
        {words('homeIntro', 'windowFollows')}
        {values.windowFollows === 'coming' && (
          <>
            {words('marketTitle')}
            <DayField
              name="marketDay"
              label={labels.marketDay ?? ''}
              value={values.marketDay}
              problem={fieldProblem('marketDay')}
              onChange={(day) => form.set('marketDay', day)}
            />
          </>
        )}
        {picture('defaultHero')}
      </FormPart>
      <FormPart title={studioCopy.galleries} hint={studioCopy.galleriesHint}>
        {words('introPrints', 'introClothing', 'introMerch')}
      </FormPart>
      <FormPart title={studioCopy.about} hint={studioCopy.aboutHint}>
        {words('aboutHeading', 'aboutText')}
        {picture('about')}
      </FormPart>
      <FormPart title={studioCopy.commissions} hint={studioCopy.commissionsHint}>
        {words('commissionTeaser', 'commissionText', 'commissionFormUrl')}
        {picture('priceGuide')}
      </FormPart>
      <FormPart title={studioCopy.elsewhere} hint={studioCopy.elsewhereHint}>
        <SocialLinks
          links={values.social}
          problemOf={fieldProblem}
          onChange={(links) => form.set('social', links)}
        />
      </FormPart>
      <FormPart title={studioCopy.inside} hint={studioCopy.insideHint}>
        {words('helperName')}
      </FormPart>
    </SectionForm>
  )
}
