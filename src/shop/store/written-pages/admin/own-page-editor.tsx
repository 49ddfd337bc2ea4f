import { Link, useNavigate } from 'react-router'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { longestSlug } from '#platform/addresses/slug.ts'
import { ownPageFormSchema } from '#shop/store/written-pages/own-page.schema.ts'
import { longestPageTitle, type OwnPageForm } from '#shop/store/written-pages/own-page.ts'
import { readyPages } from '#shop/store/written-pages/ready-pages.copy.ts'
import { ActionButton } from '#web/admin/list/action-button.tsx'
import list from '#web/admin/list/list.module.css'
import { check, line, options } from '#web/form/fields.ts'
import { FormPart, SectionForm } from '#web/form/form.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import { prepare } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import { BlockList } from './block-list.tsx'
import { writtenPagesAdminCopy as copy } from './copy.ts'
import { toEdited, useBlocks } from './edited-block.ts'
import type { BlockSources } from './pages-section.tsx'
import { WritingHelp } from './writing-help.tsx'

type Stored = OwnPageForm & { id: number; path: string; version: string }

interface OwnPageEditorProps {
  page: Stored | null
  ready: keyof typeof readyPages | null
  words: Record<string, string>
  sources: BlockSources
}

function fieldsOf(page: Stored | null) {
  return {
    title: line({ label: copy.title, max: longestPageTitle }),
    slug: line({
      label: copy.slug,
      hint: page ? copy.slugMoves : copy.slugHint,
      max: longestSlug,
      mode: 'url',
      optional: page === null,
    }),
    spot: options({ label: copy.spot, choices: copy.spotChoices, first: 'menu' }),
    draft: check({ label: copy.draft, hint: copy.draftHint, first: true }),
  }
}

export function OwnPageEditor({ page, ready, words, sources }: OwnPageEditorProps) {
  const navigate = useNavigate()
  const id = page?.id ?? null
  const { field, saveWords } = useBlocks(sources)
  const form = useFields(
    { ...fieldsOf(page), blocks: field },
    {
      name: `own-page-${id ?? `new-${ready}`}`,
      schema: ownPageFormSchema,
      before: saveWords,
      ...(id === null
        ? {
            to: 'POST /api/own-pages/create',
            stored: null,
            begin: (values) =>
              ready === null
                ? values
                : {
                    ...values,
                    title: readyPages[ready].title,
                    blocks: readyPages[ready].blocks.map((block, at) =>
                      toEdited(
                        { ...block, ...('pictures' in block && { pictures: [] }) },
                        `ready-${at}`,
                      ),
                    ),
                  },
            onSaved: (made) =>
              void navigate(adminSectionPath('pages', (made as Stored).id), { replace: true }),
          }
        : {
            to: 'PUT /api/own-pages/update/id/{id}',
            path: { id },
            stored: page,
            load: { from: 'GET /api/own-pages/id/{id}', path: { id } },
          }),
      saved: (page) => ((page as Stored).draft ? copy.savedDraft : copy.savedPage),
      failed: copy.notSaved,
    },
  )
  return (
    <>
      {page && <PageActions page={page} />}
      <SectionForm form={form}>
        <FormPart title={copy.page}>{form.show('title', 'spot', 'draft', 'slug')}</FormPart>
        <FormPart title={copy.parts} hint={copy.partsHint}>
          <BlockList {...form.bind('blocks')} sources={sources} setSending={form.setSending} />
          <WritingHelp words={words} />
        </FormPart>
      </SectionForm>
    </>
  )
}

function PageActions({ page: { id, path, title, draft } }: { page: Stored }) {
  return (
    <div className={`${layout.words5} ${list.links}`}>
      <Link to={draft ? `${path}?preview` : path}>{draft ? copy.preview : copy.seeShop}</Link>
      <ActionButton
        look="soft"
        run={prepare('DELETE /api/own-pages/delete/id/{id}', { path: { id } })}
        ask={{ title: copy.askRemove(title), text: copy.removeText, danger: true }}
        done={copy.removed(title)}
        failed={copy.removeFailed}
        to={adminSectionPath('pages')}
      >
        {copy.remove}
      </ActionButton>
    </div>
  )
}
