import { useDeferredValue } from 'react'
import { Link } from 'react-router'
import type { Shop } from '#compose'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { pageFormSchema } from '#shop/store/settings/forms.schema.ts'
import { Written } from '#shop/store/written-pages/pages/written.tsx'
import {
  factWords,
  filledIn,
  maxPageText,
  type PageName,
  pageNames,
  pageTitles,
  parseBlocks,
} from '#shop/store/written-pages/pages.ts'
import { sectionAddress } from '#web/admin/location.ts'
import type { Section, SectionRequest } from '#web/admin/section.ts'
import { long } from '#web/form/fields.ts'
import { SectionForm } from '#web/form/form.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import type { Schemas } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { writtenPagesAdminCopy as copy } from './copy.ts'
import styles from './pages.module.css'

export const section = {
  at: 'pages',
  label: copy.pages,
  least: 'partner',
  help: 'words-and-pages',
  load,
} satisfies Section

async function load(shop: Shop, { id }: SectionRequest) {
  const page = pageNames.find((name) => name === id)
  if (!page) {
    const list = await Promise.all(
      pageNames.map(async (name) => {
        const blocks = parseBlocks(await shop.settings.page(name))
        const first = blocks.find((block) => block.kind === 'paragraph')
        return { page: name, begins: first?.kind === 'paragraph' ? first.text : '' }
      }),
    )
    return { name: null, page: null, list }
  }
  const [{ form, version }, facts, saved] = await Promise.all([
    shop.settings.forms.pages[page].read(),
    shop.settings.pageFacts(),
    shop.settings.saved(),
  ])
  const first = !saved.pages.includes(page)
  const { text, blocks = [] } = form
  return { name: pageTitles[page], page, text, blocks, version, first, words: factWords(facts) }
}

export type PagesData = Awaited<ReturnType<typeof load>>

export default function PagesScreen(data: PagesData) {
  if (data.page === null) return <PageList list={data.list} />
  return <PageEditor key={data.page} {...data} />
}

function PageList({ list }: { list: { page: PageName; begins: string }[] }) {
  return (
    <>
      <p className={styles.lead}>{copy.intro}</p>
      <ul className={styles.list}>
        {list.map(({ page, begins }) => (
          <li key={page}>
            <Link to={sectionAddress('pages', page)} className={styles.sheet}>
              <h2 className={prose.title3}>{pageTitles[page]}</h2>
              <p className={styles.begins}>{begins}</p>
              <span className={`${control.plain} ${layout.line} ${prose.strong} ${styles.write}`}>
                {copy.write}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

type PageEditorProps = Schemas['Page'] & {
  page: PageName
  first: boolean
  words: Record<string, string>
}

const fields = { text: long({ label: copy.theText, max: maxPageText }) }

function PageEditor({ page, text, version, first, words }: PageEditorProps) {
  const form = useFields(fields, {
    name: `page-${page}`,
    to: 'PUT /api/pages/{page}',
    path: { page },
    schema: pageFormSchema,
    stored: { text, version },
    load: { from: 'GET /api/pages/{page}', path: { page } },
    first,
    saved: copy.saved[page],
    failed: copy.notSaved,
  })
  const { values } = form
  // Typing goes first, the preview follows.
  const shown = useDeferredValue(values.text)

  return (
    <SectionForm form={form}>
      <div className={styles.editor}>
        <div className={`${layout.stack4} ${layout.shrinks} ${styles.writing}`}>
          {form.show('text')}
          <Help words={words} />
        </div>
        <section className={`${layout.stack1} ${layout.shrinks}`} aria-labelledby="preview">
          <h2 id="preview" className={`${layout.words4} ${styles.label}`}>
            {copy.howItLooks}{' '}
            <Link to={pagePaths[page]} className={`${prose.small} ${prose.light}`}>
              {copy.seeShop}
            </Link>
          </h2>
          <div className={styles.paper}>
            {shown.trim() === '' ? (
              <p className={styles.begins}>{copy.nothingYet}</p>
            ) : (
              <Written blocks={parseBlocks(filledIn(shown, words))} heading="h3" />
            )}
          </div>
        </section>
      </div>
    </SectionForm>
  )
}

function Help({ words }: { words: Record<string, string> }) {
  return (
    <details className={styles.help}>
      <summary className={`${control.way} ${styles.how}`}>{copy.howWrite}</summary>
      <ul>
        <li>{copy.paragraphHint}</li>
        <li>{copy.headingHint}</li>
        <li>{copy.listHint}</li>
        <li>{copy.linkHint}</li>
      </ul>
      <p>{copy.filledHint}</p>
      <dl className={styles.words}>
        {Object.entries(words).map(([name, value]) => (
          <div key={name}>
            <dt>{`{${name}}`}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
