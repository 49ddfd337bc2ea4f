import { useState } from 'react'
import type { Shop } from '#compose'
import { productKinds } from '#platform/addresses/kinds.ts'
import { galleryPath, pagePaths, productPath } from '#platform/addresses/page-paths.ts'
import { type Composition, compositions } from '#shop/store/theme/compositions/composition.ts'
import { listCorrections } from '#shop/store/theme/palette.ts'
import { themeFormSchema } from '#shop/store/theme/theme.schema.ts'
import {
  type DemoName,
  demoThemes,
  drawingSets,
  finishes,
  type Theme,
  typefacePairs,
} from '#shop/store/theme/theme.ts'
import { ActionButton } from '#web/admin/list/action-button.tsx'
import type { Loaded, Section, SectionRequest } from '#web/admin/section.ts'
import { choice, picture, special, type ValuesOf } from '#web/form/fields.ts'
import { FormPart, SectionForm } from '#web/form/form.tsx'
import { PartButton } from '#web/form/inputs/part-button.tsx'
import { firstProblem } from '#web/form/problem.ts'
import { useFields } from '#web/form/use-fields.tsx'
import { fontFiles } from '#web/theme/typefaces.ts'
import { Button } from '#web/ui/button.tsx'
import { prepare, type Schemas } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { ColourField } from './colour-field.tsx'
import { themeAdminCopy as copy } from './copy.ts'
import { Preview } from './preview.tsx'
import styles from './theme.module.css'
import { TypefaceField, type TypefaceFiles } from './typeface-field.tsx'

export const section = {
  at: 'theme',
  label: copy.theme,
  least: 'partner',
  menu: { group: 'website', place: 20, keywords: copy.keywords },
  help: 'theme',
  load,
} satisfies Section

async function load(shop: Shop, { read }: SectionRequest) {
  const typefaces: TypefaceFiles = Object.fromEntries(
    Object.keys(typefacePairs).map((pair) => [pair, fontFiles(pair as Theme['pair'])]),
  )
  return { form: await read('GET /api/theme'), pages: await previewPages(shop), typefaces }
}

async function previewPages({ catalogue }: Shop) {
  const mail = '/look/trial/mail'
  for (const kind of productKinds) {
    const [first] = await catalogue.list(kind, { limit: 1, order: 'arranged' })
    if (!first) continue
    const piece = productPath(kind, first.product.id)
    return { home: pagePaths.home, gallery: first.gallery.path, piece, mail }
  }
  const gallery = galleryPath('prints')
  return { home: pagePaths.home, gallery, piece: gallery, mail }
}

const compositionLabels = Object.fromEntries(
  Object.entries(compositions).map(([name, { label }]) => [name, label]),
) as Record<Composition, string>

const fields = {
  composition: choice<Composition>({ label: copy.composition, choices: compositionLabels }),
  gallery: choice<Composition | 'same'>({
    label: copy.galleries,
    choices: { same: copy.same, ...compositionLabels },
  }),
  lettering: choice<Theme['lettering']>({ label: copy.lettering, choices: copy.letterings }),
  pair: special<Theme['pair']>({ label: copy.pair, first: 'fraunces-karla' }),
  drawings: choice<Theme['drawings']>({ label: copy.set, choices: drawingSets }),
  finish: choice<Theme['finish']>({ label: copy.finish, choices: finishes }),
  first: special({ label: copy.first, first: '' }),
  second: special({ label: copy.second, first: '' }),
  paper: special({ label: copy.paper, first: '' }),
  logo: picture({
    label: copy.logo,
    what: copy.logoWhat,
    hint: copy.logoHint,
    folder: 'Logo' as const,
    optional: true,
  }),
}

const heldIn = ({
  theme: { inks, composition = 'wall', galleryComposition, ...theme },
  logo,
  version,
}: Schemas['ThemeForm']) => ({
  ...theme,
  ...inks,
  composition,
  gallery: galleryComposition ?? ('same' as const),
  logo,
  version,
})

function toTheme({ first, second, logo, gallery, ...rest }: ValuesOf<typeof fields>): Theme {
  const galleryComposition = gallery === 'same' ? null : gallery
  const inks = { first, second }
  return { ...rest, galleryComposition, inks, logo: logo.picture?.address ?? null }
}

export default function ThemeScreen({ form: filled, pages, typefaces }: Loaded<typeof section>) {
  const form = useFields(fields, {
    name: 'theme',
    to: 'PUT /api/theme',
    schema: themeFormSchema,
    body: (_, shown) => toTheme(shown),
    stored: heldIn(filled),
    // The first theme is a default, not yet a choice.
    first: !filled.hasBefore,
    load: { from: 'GET /api/theme' },
    read: heldIn,
    saved: copy.saved,
    failed: copy.failed,
  })
  const { values } = form
  const theme = toTheme(values)
  const problem = firstProblem(themeFormSchema, theme)
  const shown = useLastGood(theme, problem === null, toTheme(form.base.values))
  const at = (name: string) =>
    form.problemOf(name) ?? (problem?.field === name ? problem.message : null)

  function tryTheme(name: DemoName): void {
    const { inks, logo: _, galleryComposition, ...rest } = demoThemes[name]
    const all = { ...rest, ...inks, gallery: galleryComposition ?? 'same' }
    for (const [key, value] of Object.entries(all)) {
      form.set(key as keyof typeof values, value as never)
    }
  }

  return (
    <div className={styles.screen}>
      <Preview theme={shown} pages={pages} />
      <SectionForm form={form}>
        <FormPart title={copy.begin} hint={copy.beginHint}>
          <div className={`${layout.row3} ${layout.wide}`}>
            {(Object.keys(demoThemes) as DemoName[]).map((name) => (
              <PartButton
                key={name}
                look="quiet"
                name={`try.${name}`}
                onClick={() => tryTheme(name)}
              >
                <Swatches theme={demoThemes[name]} />
                {copy.themes[name]}
              </PartButton>
            ))}
            <Button
              variant="quiet"
              // A button that is disabled as it is pressed loses the focus.
              aria-disabled={!form.dirty || undefined}
              onClick={form.startOver}
            >
              {copy.undo}
            </Button>
            <Restore there={filled.hasBefore && !form.dirty} />
          </div>
        </FormPart>
        <FormPart title={copy.arrangement} hint={copy.arrangementHint}>
          {form.show('composition', 'gallery')}
        </FormPart>
        <FormPart title={copy.name} hint={copy.nameHint}>
          {form.show('lettering', 'logo')}
        </FormPart>
        <FormPart title={copy.colours} hint={copy.coloursHint}>
          {(['first', 'second'] as const).map((name) => (
            <ColourField
              key={name}
              {...form.bind(name)}
              name={`inks.${name}`}
              label={copy[name]}
              problem={at(`inks.${name}`)}
            />
          ))}
          <ColourField {...form.bind('paper')} label={copy.paper} problem={at('paper')} />
          <Corrections theme={shown} />
        </FormPart>
        <FormPart title={copy.type} hint={copy.typeHint}>
          <TypefaceField {...form.bind('pair')} files={typefaces} />
        </FormPart>
        <FormPart title={copy.drawings} hint={copy.drawingsHint}>
          {form.show('drawings', 'finish')}
        </FormPart>
      </SectionForm>
    </div>
  )
}

/** A half-typed colour makes no valid theme. */
function useLastGood(theme: Theme, good: boolean, before: Theme): Theme {
  const [last, setLast] = useState(good ? theme : before)
  const text = JSON.stringify(theme)
  if (good && JSON.stringify(last) !== text) setLast(theme)
  return good ? theme : last
}

function Swatches({ theme: { inks, paper } }: { theme: Theme }) {
  return (
    <span aria-hidden="true" className={styles.swatches}>
      {[paper, inks.first, inks.second].map((colour) => (
        <span key={colour} style={{ background: colour }} />
      ))}
    </span>
  )
}

function Corrections({ theme }: { theme: Theme }) {
  const corrections = listCorrections(theme)
  return (
    <div
      className={`${layout.stack2} ${layout.wide} ${prose.small} ${styles.corrections}`}
      role="status"
    >
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

function Restore({ there }: { there: boolean }) {
  return (
    <ActionButton
      disabled={!there}
      run={prepare('POST /api/theme/restore')}
      failed={copy.restoreFailed}
      to={null}
      // The form's own page gets the new theme, too.
      onDone={() => window.location.reload()}
    >
      {copy.restore}
    </ActionButton>
  )
}
