import { Link } from 'react-router'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import type { ImportDetail } from '#shop/upkeep/imports/import.schema.ts'
import { ActionButton } from '#web/admin/list/action-button.tsx'
import { focusOn } from '#web/admin/list/focus-on.ts'
import { useAction } from '#web/admin/list/use-action.ts'
import { call, prepare, type Schemas } from '#web/ui/hooks/api.ts'
import { usePolling } from '#web/ui/hooks/use-polling.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { importsAdminCopy, sourceNames } from './copy.ts'
import { ChooseAll, ImportItems } from './import-items.tsx'
import { ImportStatus, statusId } from './import-status.tsx'
import styles from './imports.module.css'

const lookEvery = 1500

export function ImportView({ detail }: { detail: ImportDetail }) {
  const { id, state, counts, unread, items, next } = detail
  const { busy, act } = useAction()
  const running = state === 'running'
  usePolling(running ? lookEvery : null)

  const path = { id }
  const { failed } = importsAdminCopy
  const run = prepare('POST /api/imports/id/{id}/start', { path })
  const starting = { run, failed, onDone: () => focusOn(`#${statusId}`) }
  const choose = (body: Schemas['ImportChoice']) =>
    act(() => call('PUT /api/imports/id/{id}/choices', { path, body }), { failed })

  const waiting = counts.waiting + counts.drafted
  const open = state === 'preview' || state === 'stopped'
  const first = items[0]?.position ?? 0

  return (
    <div className={`${layout.stack5} ${styles.view}`}>
      <p className={`${prose.hint} ${prose.wraps}`}>
        {importsAdminCopy.of(sourceNames[detail.source], detail.name)}
      </p>
      <ImportStatus detail={detail} />
      <div className={layout.row3}>
        {!running && waiting > 0 && (
          <ActionButton look="primary" {...starting}>
            {state === 'stopped' ? importsAdminCopy.goOn : importsAdminCopy.importThem(waiting)}
          </ActionButton>
        )}
        {state === 'done' && counts.incomplete > 0 && (
          <ActionButton look="primary" {...starting}>
            {importsAdminCopy.again}
          </ActionButton>
        )}
        {running ? (
          <ActionButton run={prepare('POST /api/imports/id/{id}/stop', { path })} failed={failed}>
            {importsAdminCopy.stop}
          </ActionButton>
        ) : (
          <ActionButton
            run={prepare('DELETE /api/imports/id/{id}', { path })}
            ask={{
              title: importsAdminCopy.askDiscard,
              text: importsAdminCopy.askDiscardText,
              yes: importsAdminCopy.yesDiscard,
            }}
            failed={failed}
            to={adminSectionPath('imports')}
          >
            {importsAdminCopy.discard}
          </ActionButton>
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
            <Link to={adminSectionPath('imports', id)} className={control.target}>
              {importsAdminCopy.first}
            </Link>
          )}
          {next !== null && (
            <Link to={`${adminSectionPath('imports', id)}&from=${next}`} className={control.target}>
              {importsAdminCopy.more}
            </Link>
          )}
        </p>
      )}
    </div>
  )
}
