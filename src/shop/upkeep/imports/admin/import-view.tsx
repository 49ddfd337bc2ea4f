import { useState } from 'react'
import { Link } from 'react-router'
import type { ImportDetail } from '#shop/upkeep/imports/import.schema.ts'
import { Ask } from '#web/admin/list/ask.tsx'
import { useAction } from '#web/admin/list/use-action.ts'
import { sectionAddress } from '#web/admin/location.ts'
import { Button } from '#web/ui/button.tsx'
import { call, type Schemas } from '#web/ui/hooks/api.ts'
import { usePolling } from '#web/ui/hooks/use-polling.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { importsAdminCopy, sourceNames } from './copy.ts'
import { ChooseAll, ImportItems } from './import-items.tsx'
import { ImportStatus } from './import-status.tsx'
import styles from './imports.module.css'

const lookEvery = 1500

export function ImportView({ detail }: { detail: ImportDetail }) {
  const { id, state, counts, unread, items, next } = detail
  const [asking, setAsking] = useState(false)
  const { busy, act } = useAction()
  const running = state === 'running'
  usePolling(running ? lookEvery : null)

  const path = { id }
  const { failed } = importsAdminCopy
  const start = () => act(() => call('POST /api/imports/id/{id}/start', { path }), { failed })
  const stop = () => act(() => call('POST /api/imports/id/{id}/stop', { path }), { failed })
  const choose = (body: Schemas['ImportChoice']) =>
    act(() => call('PUT /api/imports/id/{id}/choices', { path, body }), { failed })

  async function discard(): Promise<void> {
    const words = { failed, to: sectionAddress('imports') }
    await act(() => call('DELETE /api/imports/id/{id}', { path }), words)
    setAsking(false)
  }

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
          <Button busy={busy} onClick={start}>
            {state === 'stopped' ? importsAdminCopy.goOn : importsAdminCopy.importThem(waiting)}
          </Button>
        )}
        {state === 'done' && counts.incomplete > 0 && (
          <Button busy={busy} onClick={start}>
            {importsAdminCopy.again}
          </Button>
        )}
        {running ? (
          <Button variant="quiet" busy={busy} onClick={stop}>
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
        <ChooseAll busy={busy} onChoose={(kind) => choose({ kind })} />
      )}
      <ImportItems
        items={items}
        open={open}
        onChoose={(position, kind) => choose({ kind, positions: [position] })}
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
        onYes={discard}
        onCancel={() => setAsking(false)}
      >
        <p>{importsAdminCopy.askDiscardText}</p>
      </Ask>
    </div>
  )
}
