import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Shop } from '#compose'
import { type ProductKind, productKinds } from '#platform/addresses/kinds.ts'
import { byName } from '#platform/countries.ts'
import { isUnderEuLaw } from '#shop/store/law/countries.ts'
import { languageGap } from '#shop/store/law/fibre-names.ts'
import { lawFormSchema } from '#shop/store/law/law.schema.ts'
import { unknownLawWords } from '#shop/store/law/unknown-law.ts'
import { countries } from '#shop/store/store-settings/countries.ts'
import { plainWords } from '#shop/store/written-pages/plain.copy.ts'
import type { Loaded, Section } from '#web/admin/section.ts'
import { check, choice, count, line, long, picture, special } from '#web/form/fields.ts'
import { FormPart, SectionForm } from '#web/form/form.tsx'
import { within } from '#web/form/part-fields.tsx'
import { type SlotValue, slotValue } from '#web/form/pictures/picture-value.ts'
import { useFields } from '#web/form/use-fields.tsx'
import type { Schemas } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { lawCopy as copy } from './copy.ts'
import { type LabellingDraft, labellingSummary, toDraft } from './labelling-draft.ts'
import { LabellingFields } from './labelling-fields.tsx'
import styles from './law.module.css'
import { MissingList, PieceLinks } from './missing-list.tsx'
import { NoticeFields, noticeLanguagesOf } from './notice-fields.tsx'
import { PackagingFields } from './packaging-fields.tsx'

export const section = {
  at: 'law',
  label: copy.lawWants,
  least: 'owner',
  menu: { group: 'settings', place: 100, keywords: copy.keywords },
  help: 'law',
  load,
} satisfies Section

async function load({ settings }: Shop) {
  const storeSettings = await settings.storeSettings.read()
  const [law, missing, claims, studio] = await Promise.all([
    settings.law.filled(),
    settings.law.missing(storeSettings),
    settings.law.greenClaims(),
    settings.studio(),
  ])
  const artistName = studio.artistName === plainWords.artistName ? '' : studio.artistName
  return {
    law: { ...law, sellerName: law.sellerName || artistName },
    languages: noticeLanguagesOf(storeSettings.countries),
    europe: !isUnderEuLaw(storeSettings.country),
    missing,
    claims,
    unknown: unknownLawWords(storeSettings.country, storeSettings.countries),
    languageGap: languageGap(storeSettings.countries),
    countryNames: byName(countries).map(({ code, name }) => [code, name] as const),
  }
}

type LawScreenProps = Loaded<typeof section>

function heldIn<L extends Pick<Schemas['Law'], 'noticePicture' | 'noticePictures'>>(held: L) {
  const { noticePicture, noticePictures, ...law } = held
  return { ...law, notice: noticePicture, notices: noticePictures }
}

const fields = {
  sellerName: line({ label: copy.fullName, max: 120 }),
  sellerAddress: long({
    label: copy.address,
    hint: copy.addressHint,
    max: 400,
  }),
  phone: line({
    label: copy.telephone,
    hint: copy.telephoneHint,
    max: 60,
    optional: true,
    half: true,
  }),
  taxNumber: line({
    label: copy.taxNumber,
    hint: copy.taxNumberHint,
    max: 60,
    optional: true,
    half: true,
  }),
  register: long({
    label: copy.register,
    hint: copy.registerHint,
    max: 600,
    optional: true,
  }),
  published: check({ label: copy.published }),
  responsible: long({
    label: copy.responsibleEuropeanUnion,
    hint: copy.responsibleHint,
    max: 400,
    optional: true,
  }),
  notice: picture({
    label: copy.noticeLegalGuarantee,
    what: copy.noticeWithin,
    hint: copy.noticeHint,
    folder: 'HomepageHero',
    optional: true,
    whole: true,
  }),
  notices: special({
    label: copy.noticeAnotherLanguage,
    first: {} as Readonly<Record<string, SlotValue>>,
    fill: (stored: Schemas['Law']['noticePictures']) =>
      Object.fromEntries(
        Object.entries(stored).map(([language, shown]) => [language, slotValue(shown)]),
      ),
    read: (notices) =>
      Object.entries(notices).flatMap(([language, { picture: shown }]) =>
        shown ? [{ language, address: shown.address }] : [],
      ),
  }),
  returnDays: count({
    label: copy.returnDays,
    hint: copy.returnDaysHint,
    max: 3,
    half: 'wide',
    optional: true,
  }),
  returnPostage: choice({
    label: copy.returnPostage,
    choices: copy.returnPayers,
    read: (who) => who || null,
  }),
  packaging: special({ label: copy.packaging, first: [] as Packaging[] }),
  kinds: special({
    label: copy.pieces,
    first: toDrafts({}),
    fill: (stored: Parameters<typeof toDrafts>[0]) => toDrafts(stored),
  }),
}

type Packaging = Schemas['Law']['packaging'][number]

function toDrafts(kinds: Partial<Record<ProductKind, Parameters<typeof toDraft>[0]>>) {
  const entries = productKinds.map((kind) => [kind, toDraft(kinds[kind] ?? null)])
  return Object.fromEntries(entries) as Record<ProductKind, LabellingDraft>
}

export default function LawScreen(props: LawScreenProps) {
  const { law, europe, languages, missing, claims, unknown, languageGap: gap, countryNames } = props
  const form = useFields(fields, {
    name: 'law',
    to: 'PUT /api/studio/law',
    schema: lawFormSchema,
    stored: heldIn(law),
    load: { from: 'GET /api/studio/law' },
    read: heldIn,
    saved: copy.saved,
    failed: copy.failed,
  })
  const { values, show } = form
  useNamedField()

  return (
    <SectionForm form={form}>
      <FormPart title={copy.todo} hint={copy.information}>
        {missing.length > 0 && <MissingList missing={missing} />}
        {unknown.length > 0 && <p>{[...unknown, copy.askThere].join(' ')}</p>}
        {missing.length + unknown.length === 0 && <p>{copy.nothing}</p>}
        {gap && <p>{gap}</p>}
        {claims.length > 0 && (
          <>
            <h3>{copy.claims}</h3>
            <p className={prose.hint}>
              {copy.claimsHint} {[...new Set(claims.flatMap((each) => each.claims))].join(', ')}.
            </p>
            <PieceLinks first={claims} count={claims.length} />
          </>
        )}
      </FormPart>
      <FormPart title={copy.seller} hint={copy.sellerHint}>
        {show('sellerName', 'sellerAddress', 'phone', 'taxNumber', 'register', 'published')}
      </FormPart>
      <FormPart title={copy.europe} hint={copy.europeHint}>
        {europe && show('responsible')}
        {show('notice')}
        <NoticeFields {...form.bind('notices')} languages={languages} onSending={form.setSending} />
      </FormPart>
      <FormPart title={copy.returns} hint={copy.returnsHint}>
        {show('returnDays', 'returnPostage')}
      </FormPart>
      <FormPart title={copy.pieces} hint={copy.piecesHint}>
        {productKinds.map((kind) => (
          <details key={kind} className={styles.kind}>
            <summary className={control.summary}>
              <strong>{copy.kindNames[kind]}</strong>{' '}
              <span className={prose.hint}>
                {labellingSummary(values.kinds[kind]) ?? copy.nothingIsSaid}
              </span>
            </summary>
            <div>
              <LabellingFields
                {...within(form.bind('kinds'), kind)}
                textile={kind !== 'prints'}
                garment={kind === 'clothing'}
                unset={copy.notSaid}
              />
            </div>
          </details>
        ))}
      </FormPart>
      <FormPart title={copy.packaging} hint={copy.packagingHint}>
        <PackagingFields {...form.bind('packaging')} countryNames={countryNames} />
      </FormPart>
    </SectionForm>
  )
}

function useNamedField(): void {
  const { hash, key: visit } = useLocation()
  useEffect(() => {
    if (visit === null || hash === '') return
    const name = CSS.escape(decodeURIComponent(hash.slice(1)))
    const field = document.querySelector<HTMLElement>(`[data-field="${name}"]`)
    const folded = field?.closest('details')
    if (folded) folded.open = true
    field?.scrollIntoView({ block: 'center' })
    field
      ?.querySelector<HTMLElement>('input, textarea, select, button')
      ?.focus({ preventScroll: true })
  }, [hash, visit])
}
