import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Shop } from '#compose'
import type { DemoParts } from '#shop/demo/clear-demo.server.ts'
import { call } from '#web/ui/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { reasonFor } from '../admin-copy.ts'
import field from '../form/field.module.css'
import { sectionAddress } from '../location.ts'
import { useAsOwner } from '../sign-in-again.tsx'
import { useOneAtATime } from '../use-one-at-a-time.ts'
import { copy } from './clear-demo-copy.ts'
import styles from './clear-demo-screen.module.css'

export async function loader(shop: Shop) {
  return { standing: await shop.admin.demo.standing() }
}

/** Sends the demo studio home: one press, and the word typed. */
export default function ClearDemoScreen({ standing }: { standing: DemoParts }) {
  const { pieces, heroes, pictures } = standing
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
        toast.success(copy.cleared, 2500)
        await navigate(sectionAddress('studio'))
      } catch (failure) {
        toast.error(`${copy.failed} ${reasonFor(failure)}`, 2500)
      }
    })
  }

  if (pieces + heroes + pictures === 0) return <p>{copy.nothing}</p>
  return (
    <div className={styles.section}>
      <p>{copy.intro}</p>
      <p>{copy.goes(pieces, heroes)}</p>
      <p>{copy.stays}</p>
      <div>
        <Button look="danger" onClick={() => setAsking(true)}>
          {copy.start}
        </Button>
      </div>
      <Dialog open={asking} onClose={() => !busy && setAsking(false)} title={copy.ask}>
        <form method="dialog" className={styles.form} onSubmit={clear}>
          <p>{copy.askText}</p>
          <div className={field.field}>
            <label htmlFor="word" className={field.label}>
              {copy.label}
            </label>
            <input
              id="word"
              value={word}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              className={field.input}
              onChange={(event) => setWord(event.target.value)}
            />
          </div>
          <div className={styles.answers}>
            <Button
              type="submit"
              look="danger"
              busy={busy}
              disabled={word.trim().toLowerCase() !== 'clear'}
            >
              {copy.yes}
            </Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {copy.cancel}
            </Button>
          </div>
        </form>
      </Dialog>
    </div>
  )
}
