import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Shop } from '#compose'
import { productKinds } from '#platform/addresses/kinds.ts'
import { byName } from '#platform/countries.ts'
import { isUnderEuLaw } from '#shop/store/law/countries.ts'
import { languageGap } from '#shop/store/law/fibre-names.ts'
import { unknownLawWords } from '#shop/store/law/unknown-law.ts'
import { countries } from '#shop/store/place/countries.ts'
import type { Section } from '#web/admin/section.ts'
import { firstProblem } from '#web/form/checks.ts'
import check from '#web/form/field.module.css'
import { Field, type FieldPlan } from '#web/form/field.tsx'
import { FormPart, SectionForm } from '#web/form/form.tsx'
import { PictureSlot } from '#web/form/pictures/picture-slot.tsx'
import { problemAt, useForm } from '#web/form/use-form.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { lawCopy as copy } from './copy.ts'
import { isTextileKind, labellingSummary, toDraft } from './labelling-draft.ts'
import { LabellingFields } from './labelling-fields.tsx'
import styles from './law.module.css'
import { type LawValues, loadLaw, sendLaw, toFormValues, toRequest } from './law-values.ts'
import { MissingList, PieceLinks } from './missing-list.tsx'
import { NoticeFields, noticeLanguagesOf } from './notice-fields.tsx'
import { PackagingFields } from './packaging-fields.tsx'

export const section = {
  at: 'law',
  label: copy.lawWants,
  least: 'owner',
  help: 'law',
  load,
} satisfies Section

async function load({ settings }: Shop) {
  const place = await settings.place.read()
  const [{ form, version }, { noticePicture, noticePictures }, missing, claims] = await Promise.all(
    [
      settings.law.filled(),
      settings.law.read(),
      settings.law.missing(place),
      settings.law.greenClaims(),
    ],
  )
  return {
    law: { ...form, version, noticePicture, noticePictures },
    languages: noticeLanguagesOf(place.countries),
    europe: !isUnderEuLaw(place.country),
    missing,
    claims,
    unknown: unknownLawWords(place.country, place.countries),
    languageGap: languageGap(place.countries),
    countryNames: byName(countries).map(({ code, name }) => [code, name] as const),
  }
}

type LawScreenProps = Awaited<ReturnType<typeof load>>

const labels = {
  sellerName: copy.fullName,
  sellerAddress: 'Address',
  taxNumber: copy.taxNumber,
  phone: 'Telephone',
  register: copy.register,
  responsible: copy.responsibleEuropeanUnion,
  notice: copy.noticeLegalGuarantee,
  notices: copy.noticeAnotherLanguage,
  returnDays: copy.returnDays,
  returnPostage: copy.returnPostage,
  packaging: copy.packaging,
  kinds: copy.pieces,
}

type Typed = Exclude<keyof LawValues, 'published' | 'notice' | 'notices' | 'packaging' | 'kinds'>

export default function LawScreen(props: LawScreenProps) {
  const { law, europe, languages, missing, claims, unknown, languageGap: gap, countryNames } = props
  const form = useForm<LawValues>({
    name: 'law',
    initial: () => toFormValues(law as Parameters<typeof toFormValues>[0]),
    check: (values) => firstProblem('law', toRequest(values)),
    load: loadLaw,
    send: sendLaw,
    saved: copy.saved,
    failed: copy.failed,
  })
  const { values } = form
  useNamedField()

  const field = (plan: FieldPlan<Typed>) => (
    <Field
      plan={plan}
      shape={undefined}
      value={values[plan.name]}
      problem={problemAt(form, plan.name)}
      onChange={(typed) => form.set(plan.name, typed as never)}
    />
  )
  const long = (name: Typed, max: number, hint: string, optional = true) =>
    field({ name, label: labels[name], kind: 'long', max, hint, optional })

  return (
    <div className={`${layout.stack7} ${layout.shrinks}`}>
      <section className={styles.list} aria-labelledby="law-todo">
        <h2 id="law-todo" className={prose.title3}>
          {copy.todo}
        </h2>
        <p className={prose.hint}>{copy.information}</p>
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
      </section>
      <SectionForm form={form} labels={labels}>
        <FormPart title={copy.seller} hint={copy.sellerHint}>
          {field({ name: 'sellerName', label: labels.sellerName, kind: 'line', max: 120 })}
          {long('sellerAddress', 400, copy.addressHint, false)}
          {field({
            ...{ name: 'phone', label: labels.phone, kind: 'line', max: 60, optional: true },
            ...{ half: true, hint: 'Or another quick way beside e-mail.' },
          })}
          {field({
            ...{ name: 'taxNumber', label: labels.taxNumber, kind: 'line', max: 60 },
            ...{ half: true, optional: true, hint: 'As it is to be read: VAT GB123456789.' },
          })}
          {long('register', 600, copy.registerHint)}
          <label className={check.check} data-field="published">
            <input
              type="checkbox"
              checked={values.published}
              onChange={(event) => form.set('published', event.target.checked)}
            />
            {copy.published}
          </label>
        </FormPart>
        <FormPart title={copy.europe} hint={copy.europeHint}>
          {europe && long('responsible', 400, copy.responsibleHint)}
          <PictureSlot
            plan={{
              name: 'notice',
              what: copy.noticeWithin,
              hint: copy.noticeHint,
              optional: true,
              whole: true,
            }}
            folder="HomepageHero"
            value={values.notice}
            problem={problemAt(form, 'notice')}
            onChange={(notice) => form.set('notice', notice)}
            onSending={(is) => form.setSending('notice', is)}
          />
          <NoticeFields
            languages={languages}
            value={values.notices}
            problemOf={(name) => problemAt(form, name)}
            onChange={(notices) => form.set('notices', notices)}
            onSending={form.setSending}
          />
        </FormPart>
        <FormPart title={copy.returns} hint={copy.returnsHint}>
          {field({
            ...{ name: 'returnDays', label: labels.returnDays, kind: 'count', max: 3, half: true },
            optional: true,
            hint: 'Empty: the shop says no days of its own.',
          })}
          {field({
            name: 'returnPostage',
            label: labels.returnPostage,
            kind: 'choice',
            choices: { '': 'It isn’t said', buyer: 'The buyer', studio: 'You' },
          })}
        </FormPart>
        <FormPart title={copy.pieces} hint={copy.piecesHint}>
          {productKinds.map((kind) => (
            <details key={kind} className={styles.kind}>
              <summary>
                <strong>{copy.kindNames[kind]}</strong>
                <span className={prose.hint}>
                  {labellingSummary(values.kinds[kind]) ?? copy.nothingIsSaid}
                </span>
              </summary>
              <div>
                <LabellingFields
                  name={`kinds.${kind}`}
                  value={values.kinds[kind]}
                  textile={isTextileKind(kind)}
                  garment={kind === 'clothing'}
                  unset={copy.notSaid}
                  problemOf={(name) => problemAt(form, name)}
                  onChange={(value) =>
                    form.set('kinds', { ...values.kinds, [kind]: toDraft(value) })
                  }
                />
              </div>
            </details>
          ))}
        </FormPart>
        <FormPart title={copy.packaging} hint={copy.packagingHint}>
          <PackagingFields
            value={values.packaging}
            countryNames={countryNames}
            problemOf={(name) => problemAt(form, name)}
            onChange={(packaging) => form.set('packaging', packaging)}
          />
        </FormPart>
      </SectionForm>
    </div>
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
