import { useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import type { ImportDetail } from '#shop/upkeep/imports/imports.ts'
import { reasonFor } from '#web/admin/copy.ts'
import { Ask } from '#web/admin/list/ask.tsx'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { sectionAddress } from '#web/admin/location.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { Button } from '#web/ui/button.tsx'
import { call } from '#web/ui/hooks/api.ts'
import { usePolling } from '#web/ui/hooks/use-polling.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { toast } from '#web/ui/toast.ts'
import { importsAdminCopy, sourceNames } from './copy.ts'
import { ChooseAll, ImportItems } from './import-items.tsx'
import { ImportStatus } from './import-status.tsx'
import styles from './imports.module.css'

const lookEvery = 1500

export function ImportView({ detail }: { detail: ImportDetail }) {
  const { id, state, counts, unread, items, next } = detail
  const [asking, setAsking] = useState(false)
  const { busy, run } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const asOwner = useAsOwner()
  const navigate = useNavigate()
  const running = state === 'running'
  usePolling(running ? lookEvery : null)

  function act(work: () => Promise<unknown>): void {
    void run(async () => {
      try {
        await asOwner(work)
        await revalidate()
      } catch (failure) {
        toast.error(`${importsAdminCopy.failed} ${reasonFor(failure)}`, 3500)
        await revalidate()
      }
    })
  }

  const path = { id }
  const waiting = counts.waiting + counts.drafted
  const open = state === 'preview' || state === 'stopped'
  const first = items[0]?.position ?? 0

  return (
    <div className={styles.view}>
      <p className={`${prose.hint} ${prose.wraps}`}>
        {importsAdminCopy.of(sourceNames[detail.source], detail.name)}
      </p>
      <ImportStatus detail={detail} />
      <div className={layout.row3}>
        {!running && waiting > 0 && (
          <Button
            busy={busy}
            onClick={() => act(() => call('POST /api/imports/id/{id}/start', { path }))}
          >
            {state === 'stopped' ? importsAdminCopy.goOn : importsAdminCopy.bringIn(waiting)}
          </Button>
        )}
        {state === 'done' && counts.incomplete > 0 && (
          <Button
            busy={busy}
            onClick={() => act(() => call('POST /api/imports/id/{id}/start', { path }))}
          >
            {importsAdminCopy.again}
          </Button>
        )}
        {running ? (
          <Button
            variant="quiet"
            busy={busy}
            onClick={() => act(() => call('POST /api/imports/id/{id}/stop', { path }))}
          >
            {importsAdminCopy.stop}
          </Button>
        ) : (
          <Button variant="quiet" busy={busy} onClick={() => setAsking(true)}>
            {importsAdminCopy.discard}
          </Button>
        )}
      </div>
      {unread.length > 0 && (
        <details className={styles.source}>
          <summary className={styles.summary}>{importsAdminCopy.unread(unread.length)}</summary>
          <ul className={styles.unread}>
            {unread.map(({ line, reason }) => (
              <li key={`${line} ${reason}`}>
                {line !== null && importsAdminCopy.line(line)}
                {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
      {open && counts.waiting + counts.left_out > 1 && (
        <ChooseAll
          busy={busy}
          onChoose={(kind) =>
            act(() => call('PUT /api/imports/id/{id}/choices', { path, body: { kind } }))
          }
        />
      )}
      <ImportItems
        items={items}
        open={open}
        onChoose={(position, kind) =>
          act(() =>
            call('PUT /api/imports/id/{id}/choices', {
              path,
              body: { kind, positions: [position] },
            }),
          )
        }
      />
      {(next !== null || first > 0) && (
        <p className={layout.row4}>
          {first > 0 && (
            <Link to={sectionAddress('imports', id)} className={styles.page}>
              {importsAdminCopy.first}
            </Link>
          )}
          {next !== null && (
            <Link to={`${sectionAddress('imports', id)}&from=${next}`} className={styles.page}>
              {importsAdminCopy.more}
            </Link>
          )}
        </p>
      )}
      <Ask
        open={asking}
        title={importsAdminCopy.askDiscard}
        yes={importsAdminCopy.yesDiscard}
        busy={busy}
        onYes={() =>
          void run(async () => {
            try {
              await asOwner(() => call('DELETE /api/imports/id/{id}', { path }))
              setAsking(false)
              await navigate(sectionAddress('imports'))
            } catch (failure) {
              setAsking(false)
              toast.error(`${importsAdminCopy.failed} ${reasonFor(failure)}`, 3500)
            }
          })
        }
        onCancel={() => setAsking(false)}
      >
        <p>{importsAdminCopy.askDiscardText}</p>
      </Ask>
    </div>
  )
}
