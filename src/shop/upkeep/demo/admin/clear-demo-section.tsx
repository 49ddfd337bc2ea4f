import { useNavigate } from 'react-router'
import type { Shop } from '#compose'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import type { DemoParts } from '#shop/upkeep/demo/clear-demo.server.ts'
import { demoClearingSchema } from '#shop/upkeep/demo/demo.schema.ts'
import type { Section } from '#web/admin/section.ts'
import { line } from '#web/form/fields.ts'
import { SectionForm } from '#web/form/form.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import layout from '#web/ui/kit/layout.module.css'
import { demoAdminCopy } from './copy.ts'

export const section = {
  at: 'clear-demo',
  label: demoAdminCopy.clearDemoStudio,
  least: 'owner',
  during: 'demo',
  menu: { group: 'upkeep', place: 70, keywords: demoAdminCopy.keywords },
  help: 'demo',
  load,
} satisfies Section

async function load(shop: Shop) {
  return { status: await shop.admin.demo.status() }
}

const copy = demoAdminCopy.clearDemo
const read = (typed: string) => typed.trim().toLowerCase()
const fields = { word: line({ label: copy.label, mode: 'url', read }) }

export default function ClearDemoScreen({ status }: { status: DemoParts }) {
  const { pieces, heroes, pictures } = status
  const navigate = useNavigate()
  const form = useFields(fields, {
    to: 'POST /api/demo/clear',
    schema: demoClearingSchema,
    stored: null,
    saved: copy.cleared,
    failed: copy.failed,
    onSaved: () => void navigate(pagePaths.admin, { replace: true }),
  })
  if (pieces + heroes + pictures === 0) return <p>{copy.nothing}</p>
  return (
    <div className={`${layout.stack4} ${layout.narrow}`}>
      <p>{copy.intro}</p>
      <p>{copy.goes(pieces, heroes)}</p>
      <p>{copy.stays}</p>
      <p>{copy.closes}</p>
      <SectionForm form={form} save={copy.yes} inline>
        <div className={layout.stack4}>
          <p>{copy.askText}</p>
          {form.show('word')}
        </div>
      </SectionForm>
    </div>
  )
}
