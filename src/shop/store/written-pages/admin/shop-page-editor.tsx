import { useDeferredValue } from 'react'
import { Link } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import type { PageBlock } from '#shop/store/written-pages/own-page.ts'
import { pageFormSchema } from '#shop/store/written-pages/page-form.schema.ts'
import { Written } from '#shop/store/written-pages/pages/written.tsx'
import {
  filledIn,
  maxPageText,
  type PageName,
  parseBlocks,
} from '#shop/store/written-pages/pages.ts'
import { long } from '#web/form/fields.ts'
import { FormPart, SectionForm } from '#web/form/form.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { BlockList } from './block-list.tsx'
import { writtenPagesAdminCopy as copy } from './copy.ts'
import { useBlocks } from './edited-block.ts'
import styles from './pages.module.css'
import type { BlockSources } from './pages-section.tsx'
import { WritingHelp } from './writing-help.tsx'

interface ShopPageEditorProps {
  page: PageName
  text: string
  blocks: PageBlock[]
  version: string
  first: boolean
  words: Record<string, string>
  sources: BlockSources
}

const text = long({ label: copy.theText, max: maxPageText })

/** For a built-in page: its text, and blocks below it. */
export function ShopPageEditor(props: ShopPageEditorProps) {
  const { page, blocks, version, first, words, sources } = props
  const { field, saveWords } = useBlocks(sources)
  const form = useFields(
    { text, blocks: field },
    {
      name: `page-${page}`,
      to: 'PUT /api/pages/{page}',
      path: { page },
      schema: pageFormSchema,
      stored: { text: props.text, blocks, version },
      load: { from: 'GET /api/pages/{page}', path: { page } },
      before: saveWords,
      first,
      saved: copy.saved[page],
      failed: copy.notSaved,
    },
  )
  // Typing comes first; the preview follows.
  const shown = useDeferredValue(form.values.text)

  return (
    <SectionForm form={form}>
      <div className={styles.editor}>
        <div className={`${layout.stack4} ${layout.shrinks} ${styles.writing}`}>
          {form.show('text')}
          <WritingHelp words={words} />
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
      <FormPart title={copy.below} hint={copy.belowHint}>
        <BlockList {...form.bind('blocks')} sources={sources} setSending={form.setSending} />
      </FormPart>
    </SectionForm>
  )
}
