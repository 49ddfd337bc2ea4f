import type { Shop } from '#compose'
import type { Schemas } from '#web/ui/api.ts'
import fieldStyles from '../form/field.module.css'
import { Field } from '../form/field.tsx'
import { RoomForm, Section } from '../form/form.tsx'
import { PictureSlot } from '../form/picture-slot.tsx'
import { roomProblem } from '../form/section-checks.ts'
import { useRoomForm } from '../form/use-form.ts'
import { SocialLinks } from './social-links.tsx'
import { studioCopy } from './studio-copy.ts'
import { labels, slotPlans, type WordName, wordPlans } from './studio-fields.ts'
import {
  bodyOf,
  loadStudioForm,
  type PictureName,
  sendStudioForm,
  valuesOf,
} from './studio-values.ts'

export async function loader(shop: Shop) {
  const zones = Intl.supportedValuesOf('timeZone')
  const [{ form, version }, pictures] = await Promise.all([
    shop.settings.forms.studio.read(),
    shop.content.studioPictures(),
  ])
  const known = zones.includes(form.timeZone) ? zones : [form.timeZone, ...zones]
  return { studio: { ...form, version, pictures }, zones: known }
}

interface StudioScreenProps {
  studio: Schemas['Studio']
  zones: readonly string[]
}

/** The studio's own words and pictures (design §1: the environment gives only the first values). */
export default function StudioScreen({ studio, zones }: StudioScreenProps) {
  const form = useRoomForm({
    name: 'studio',
    initial: valuesOf(studio),
    check: (values) => roomProblem('studio', bodyOf(values)),
    load: loadStudioForm,
    send: sendStudioForm,
    saved: studioCopy.saved,
    failed: studioCopy.failed,
  })
  const { values, problem } = form
  const problemOf = (name: string) => (problem?.field === name ? problem.message : null)

  const words = (...names: Exclude<WordName, 'timeZone'>[]) =>
    names.map((name) => (
      <Field
        key={name}
        plan={{ name, ...wordPlans[name] }}
        shape={undefined}
        value={values[name]}
        problem={problemOf(name)}
        onChange={(value) => form.set(name, value)}
      />
    ))

  const picture = (name: PictureName) => (
    <PictureSlot
      plan={slotPlans[name]}
      folder="HomepageHero"
      value={values[name]}
      problem={problemOf(name)}
      onChange={(value) => form.set(name, value)}
      onSending={(is) => form.setSending(name, is)}
    />
  )

  return (
    <RoomForm form={form} labels={labels}>
      <Section title={studioCopy.sign} hint={studioCopy.signHint}>
        {words('studioName', 'artistName', 'tagLine', 'email')}
      </Section>
      <Section title={studioCopy.home} hint={studioCopy.homeHint}>
        {words('homeIntro')}
        {picture('defaultHero')}
      </Section>
      <Section title={studioCopy.galleries} hint={studioCopy.galleriesHint}>
        {words('introPrints', 'introClothing', 'introMerch')}
      </Section>
      <Section title={studioCopy.about} hint={studioCopy.aboutHint}>
        {words('aboutHeading', 'aboutText')}
        {picture('about')}
      </Section>
      <Section title={studioCopy.commissions} hint={studioCopy.commissionsHint}>
        {words('commissionTeaser', 'commissionText', 'commissionFormUrl')}
        {picture('priceGuide')}
      </Section>
      <Section title={studioCopy.elsewhere} hint={studioCopy.elsewhereHint}>
        <SocialLinks
          links={values.social}
          problemOf={problemOf}
          onChange={(links) => form.set('social', links)}
        />
      </Section>
      <Section title={studioCopy.inside} hint={studioCopy.insideHint}>
        {words('helperName')}
        <TimeZone
          zones={zones}
          value={values.timeZone}
          onChange={(zone) => form.set('timeZone', zone)}
        />
      </Section>
    </RoomForm>
  )
}

interface TimeZoneProps {
  zones: readonly string[]
  value: string
  onChange(zone: string): void
}

/** Dates that switch something by themselves are meant in this zone. */
function TimeZone({ zones, value, onChange }: TimeZoneProps) {
  return (
    <div className={fieldStyles.field} data-half data-field="timeZone">
      <label htmlFor="time-zone" className={fieldStyles.label}>
        Time zone
      </label>
      <select
        id="time-zone"
        className={fieldStyles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
    </div>
  )
}
