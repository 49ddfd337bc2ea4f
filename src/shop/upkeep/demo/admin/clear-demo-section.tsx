import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Shop } from '#compose'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import type { DemoParts } from '#shop/upkeep/demo/clear-demo.server.ts'
import { reasonFor } from '#web/admin/copy.ts'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import type { Section } from '#web/admin/section.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import field from '#web/form/field.module.css'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { call } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import { toast } from '#web/ui/toast.ts'

export const section = {
  at: 'clear-demo',
  label: 'Clear the demo studio',
  least: 'owner',
  during: 'demo',
  help: 'demo',
  load,
} satisfies Section

const clearDemoCopy = {
  intro:
    'The shop came with somebody else’s pictures on the walls, so that it looks lived in. When you have hung something of your own, send them home.',
  goes: (pieces: number, heroes: number) =>
    `What goes: ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}, ${heroes} ${heroes === 1 ? 'hero' : 'heroes'}, the demo’s words and its pictures on the pages.`,
  stays:
    'What stays: everything that you made or changed, your settings, and every order, play money or not.',
  closes:
    'Unless you have sold something for real money already, visitors then see “Opening soon”, until you open the shop on the Admin Homepage.',
  nothing: 'Nothing of the demo studio is left. The walls are yours.',
  start: 'Clear the demo studio…',
  ask: 'Clear the demo studio?',
  askText: 'This can’t be undone. Type the word clear, and it is done in one go.',
  label: 'Type clear',
  yes: 'Clear it',
  cancel: 'Keep it',
  cleared: 'All clear! Now tell people who you are.',
  failed: 'the demo clings to the walls. nothing was cleared, try again?',
} as const

async function load(shop: Shop) {
  return { status: await shop.admin.demo.status() }
}

/** Removes the demo studio: a button, and the word typed. */
export default function ClearDemoScreen({ status }: { status: DemoParts }) {
  const { pieces, heroes, pictures } = status
  const [asking, setAsking] = useState(false)
  const [word, setWord] = useState('')
  const { busy, run } = useOneAtATime()
  const asOwner = useAsOwner()
  const navigate = useNavigate()

  function clear(event: FormEvent): void {
    event.preventDefault()
    void run(async () => {
      try {
        await asOwner(() =>
          call('POST /api/demo/clear', { body: { word: word.trim().toLowerCase() } }),
        )
        toast.success(clearDemoCopy.cleared, 2500)
        await navigate(pagePaths.admin)
      } catch (failure) {
        toast.error(`${clearDemoCopy.failed} ${reasonFor(failure)}`, 2500)
      }
    })
  }

  if (pieces + heroes + pictures === 0) return <p>{clearDemoCopy.nothing}</p>
  return (
    <div className={`${layout.stack4} ${layout.narrow}`}>
      <p>{clearDemoCopy.intro}</p>
      <p>{clearDemoCopy.goes(pieces, heroes)}</p>
      <p>{clearDemoCopy.stays}</p>
      <p>{clearDemoCopy.closes}</p>
      <div>
        <Button look="danger" onClick={() => setAsking(true)}>
          {clearDemoCopy.start}
        </Button>
      </div>
      <Dialog open={asking} onClose={() => !busy && setAsking(false)} title={clearDemoCopy.ask}>
        <form method="dialog" className={`${layout.stack4} ${layout.narrow}`} onSubmit={clear}>
          <p>{clearDemoCopy.askText}</p>
          <div className={field.field}>
            <label htmlFor="word" className={field.label}>
              {clearDemoCopy.label}
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
          <div className={layout.row3}>
            <Button
              type="submit"
              look="danger"
              busy={busy}
              disabled={word.trim().toLowerCase() !== 'clear'}
            >
              {clearDemoCopy.yes}
            </Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {clearDemoCopy.cancel}
            </Button>
          </div>
        </form>
      </Dialog>
    </div>
  )
}
