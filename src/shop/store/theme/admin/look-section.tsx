import { useState } from 'react'
import type { Shop } from '#compose'
import { productKinds } from '#platform/addresses/kinds.ts'
import { galleryPath, pagePaths, productPath } from '#platform/addresses/page-paths.ts'
import {
  type DemoName,
  demoLooks,
  drawingSets,
  finishes,
  type Look,
} from '#shop/store/theme/look.ts'
import { listCorrections } from '#shop/store/theme/palette.ts'
import { reasonFor } from '#web/admin/copy.ts'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import type { Section } from '#web/admin/section.ts'
import { firstProblem } from '#web/form/checks.ts'
import { Field, type FieldPlan } from '#web/form/field.tsx'
import { FormPart, SectionForm } from '#web/form/form.tsx'
import { PictureSlot } from '#web/form/pictures/picture-slot.tsx'
import { problemAt, useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { call, type Schemas } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import { toast } from '#web/ui/toast.ts'
import { ColourField } from './colour-field.tsx'
import { lookCopy as copy } from './copy.ts'
import styles from './look.module.css'
import {
  type LookValues,
  loadLookForm,
  pairLabels,
  sendLookForm,
  toFormValues,
  toTheme,
} from './look-values.ts'
import { Preview } from './preview.tsx'

export const section = {
  at: 'look',
  label: copy.look,
  least: 'partner',
  help: 'look',
  load,
} satisfies Section

async function load(shop: Shop) {
  const [filled, { logo }] = await Promise.all([
    shop.settings.look.filled(),
    shop.settings.look.read(),
  ])
  return { form: { ...filled, logo }, pages: await previewPages(shop) }
}

/** The newest piece and its gallery, so that a look is tried on the studio's own. */
async function previewPages({ catalogue }: Shop) {
  const mail = '/look/trial/mail'
  for (const kind of productKinds) {
    const [card] = (await catalogue.listCards(kind, { limit: 1 })).cards
    if (!card) continue
    const piece = productPath(kind, card.id)
    return { home: pagePaths.home, gallery: galleryPath(kind), piece, mail }
  }
  const gallery = galleryPath('prints')
  return { home: pagePaths.home, gallery, piece: gallery, mail }
}

interface LookScreenProps {
  form: Schemas['LookForm']
  pages: Awaited<ReturnType<typeof previewPages>>
}

const labels = {
  first: copy.first,
  second: copy.second,
  paper: copy.paper,
  pair: copy.type,
  lettering: copy.lettering,
  drawings: copy.set,
  finish: copy.finish,
  logo: 'Logo',
}

export default function LookScreen({ form: filled, pages }: LookScreenProps) {
  const form = useForm<LookValues>({
    name: 'look',
    initial: () => toFormValues(filled),
    check: (values) => firstProblem('look', toTheme(values)),
    load: loadLookForm,
    send: sendLookForm,
    saved: copy.saved,
    failed: copy.failed,
  })
  const { values } = form
  const look = toTheme(values)
  const problem = firstProblem('look', look)
  const shown = useLastGood(look, problem === null)
  const at = (name: string) =>
    problemAt(form, name) ?? (problem?.field === name ? problem.message : null)

  const choice = (
    name: 'pair' | 'lettering' | 'drawings' | 'finish',
    label: string,
    choices: FieldPlan['choices'],
  ) => (
    <Field
      plan={{ name, label, kind: 'choice', choices }}
      shape={undefined}
      value={values[name]}
      problem={at(name)}
      onChange={(value) => form.set(name, value as never)}
    />
  )

  function tryLook(name: DemoName): void {
    const { inks, logo: _, ...rest } = demoLooks[name]
    for (const [key, value] of Object.entries({ ...rest, ...inks })) {
      form.set(key as keyof LookValues, value as never)
    }
  }

  return (
    <div className={styles.screen}>
      <SectionForm form={form} labels={labels}>
        <FormPart title={copy.begin} hint={copy.beginHint}>
          <div className={`${layout.row3} ${layout.wide}`}>
            {(Object.keys(demoLooks) as DemoName[]).map((name) => (
              <Button key={name} look="quiet" onClick={() => tryLook(name)}>
                <Swatches look={demoLooks[name]} />
                {copy.looks[name]}
              </Button>
            ))}
            <Button look="quiet" disabled={!form.dirty} onClick={form.startOver}>
              {copy.undo}
            </Button>
            <Restore there={filled.hasBefore && !form.dirty} />
          </div>
        </FormPart>
        <FormPart title={copy.name} hint={copy.nameHint}>
          {choice('lettering', copy.lettering, copy.letterings)}
          <PictureSlot
            plan={{ name: 'logo', what: 'logo', hint: copy.logoHint, optional: true }}
            folder="Logo"
            value={values.logo}
            problem={at('logo')}
            onChange={(value) => form.set('logo', value)}
            onSending={(is) => form.setSending('logo', is)}
          />
        </FormPart>
        <FormPart title={copy.colours} hint={copy.coloursHint}>
          {(['first', 'second'] as const).map((name) => (
            <ColourField
              key={name}
              name={`inks.${name}`}
              label={copy[name]}
              value={values[name]}
              problem={at(`inks.${name}`)}
              onChange={(value) => form.set(name, value)}
            />
          ))}
          <ColourField
            name="paper"
            label={copy.paper}
            value={values.paper}
            problem={at('paper')}
            onChange={(value) => form.set('paper', value)}
          />
          <Corrections look={shown} />
        </FormPart>
        <FormPart title={copy.type} hint={copy.typeHint}>
          {choice('pair', copy.pair, pairLabels)}
        </FormPart>
        <FormPart title={copy.drawings} hint={copy.drawingsHint}>
          {choice('drawings', copy.set, drawingSets)}
          {choice('finish', copy.finish, finishes)}
        </FormPart>
      </SectionForm>
      <Preview look={shown} pages={pages} />
    </div>
  )
}

/** The last valid look: a half-typed colour is none. */
function useLastGood(look: Look, good: boolean): Look {
  const [last, setLast] = useState(look)
  const text = JSON.stringify(look)
  if (good && JSON.stringify(last) !== text) setLast(look)
  return good ? look : last
}

function Swatches({ look: { inks, paper } }: { look: Look }) {
  return (
    <span aria-hidden="true" className={styles.swatches}>
      {[paper, inks.first, inks.second].map((colour) => (
        <span key={colour} style={{ background: colour }} />
      ))}
    </span>
  )
}

function Corrections({ look }: { look: Look }) {
  const corrections = listCorrections(look)
  return (
    <div className={styles.corrections} role="status">
      {corrections.length === 0 ? (
        <p>{copy.allGood}</p>
      ) : (
        <>
          <strong>{copy.corrected}</strong>
          <ul>
            {corrections.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
      <p>{copy.night}</p>
    </div>
  )
}

/** Puts the look before the saved one back. */
function Restore({ there }: { there: boolean }) {
  const { busy, run } = useOneAtATime()
  function restore(): void {
    void run(async () => {
      try {
        await call('POST /api/look/restore')
        // The reload gives the form's own page the new look, too.
        window.location.reload()
      } catch (failure) {
        toast.error(`${copy.restoreFailed} ${reasonFor(failure)}`, 2500)
      }
    })
  }
  return (
    <Button look="quiet" busy={busy} disabled={!there} onClick={restore}>
      {copy.restore}
    </Button>
  )
}
