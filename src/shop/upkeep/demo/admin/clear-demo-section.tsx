import { type FormEvent, useState } from 'react'
import type { Shop } from '#compose'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import type { DemoParts } from '#shop/upkeep/demo/clear-demo.server.ts'
import { useAction } from '#web/admin/list/use-action.ts'
import type { Section } from '#web/admin/section.ts'
import field from '#web/form/field.module.css'
import { Button } from '#web/ui/button.tsx'
import { call } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
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

export default function ClearDemoScreen({ status }: { status: DemoParts }) {
  const { pieces, heroes, pictures } = status
  const [word, setWord] = useState('')
  const { busy, act } = useAction()

  function clear(event: FormEvent): void {
    event.preventDefault()
    const { cleared, failed } = demoAdminCopy.clearDemo
    const body = { word: word.trim().toLowerCase() }
    const words = { done: cleared, failed, to: pagePaths.admin }
    void act(() => call('POST /api/demo/clear', { body }), words)
  }

  if (pieces + heroes + pictures === 0) return <p>{demoAdminCopy.clearDemo.nothing}</p>
  return (
    <div className={`${layout.stack4} ${layout.narrow}`}>
      <p>{demoAdminCopy.clearDemo.intro}</p>
      <p>{demoAdminCopy.clearDemo.goes(pieces, heroes)}</p>
      <p>{demoAdminCopy.clearDemo.stays}</p>
      <p>{demoAdminCopy.clearDemo.closes}</p>
      <form method="dialog" className={layout.stack4} onSubmit={clear}>
        <p>{demoAdminCopy.clearDemo.askText}</p>
        <div className={field.field}>
          <label htmlFor="word" className={field.label}>
            {demoAdminCopy.clearDemo.label}
          </label>
          <input
            id="word"
            value={word}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            className={`${control.well} ${field.input}`}
            onChange={(event) => setWord(event.target.value)}
          />
        </div>
        <div>
          <Button
            type="submit"
            variant="danger"
            busy={busy}
            disabled={word.trim().toLowerCase() !== 'clear'}
          >
            {demoAdminCopy.clearDemo.yes}
          </Button>
        </div>
      </form>
    </div>
  )
}
