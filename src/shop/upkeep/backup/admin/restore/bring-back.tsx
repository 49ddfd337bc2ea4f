import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { z } from 'zod'
import { invitationPath } from '#platform/addresses/page-paths.ts'
import { backupsInputSchema } from '#services/backups/backups.schema.ts'
import { backupsFormCopy } from '#services/backups/form.copy.ts'
import { firstPlace, placeFields, toPlace, withKind } from '#services/backups/form.tsx'
import type { RestoreStatus } from '#shop/upkeep/backup/restore/restore.schema.ts'
import { reasonFor } from '#web/admin/copy.ts'
import bars from '#web/admin/list/list.module.css'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { type FieldSet, line } from '#web/form/fields.ts'
import sheet from '#web/form/form.module.css'
import { SectionForm } from '#web/form/form.tsx'
import { FileField } from '#web/form/inputs/file-field.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { bringBackCopy as copy } from './copy.ts'
import { follow, sendBackup } from './send-backup.ts'

interface BringBackProps {
  /** The first owner's; absent: the owner is signed in. */
  invitation?: string
}

export function BringBack({ invitation }: BringBackProps) {
  const [status, setStatus] = useState<RestoreStatus | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  function run(work: () => Promise<RestoreStatus>): void {
    setProblem(null)
    work().then(
      (last) => last.step === 'failed' && end(last.words ?? ''),
      (failure) => end(reasonFor(failure)),
    )
  }
  function end(words: string): void {
    setStatus(null)
    setProblem(words)
  }

  if (status?.restored) return <Back restored={status.restored} />
  if (status && status.step !== 'failed') return <Progress status={status} />
  return (
    <div className={layout.stack5}>
      <FromFile
        problem={problem}
        onFile={(file, asOwner) =>
          run(() => asOwner(() => sendBackup(file, invitation, setStatus)))
        }
        onWrong={setProblem}
      />
      <details open={problem === null ? undefined : false}>
        <summary>{copy.placeTitle}</summary>
        <FromPlace
          invitation={invitation}
          onBegun={(begun) => {
            setStatus(begun)
            run(() => follow(begun.id, setStatus))
          }}
        />
      </details>
      {invitation && (
        <p>
          <Link to={invitationPath(invitation)}>{copy.instead}</Link>
        </p>
      )}
    </div>
  )
}

interface FromFileProps {
  problem: string | null
  onFile(file: File, asOwner: ReturnType<typeof useAsOwner>): void
  onWrong(words: string): void
}

function FromFile({ problem, onFile, onWrong }: FromFileProps) {
  const asOwner = useAsOwner()
  const input = useRef<HTMLInputElement>(null)

  function take(chosen: HTMLInputElement): void {
    const [file] = chosen.files ?? []
    chosen.value = ''
    if (!file) return
    if (!/\.t?gz$/.test(file.name)) onWrong(copy.wrongName)
    else onFile(file, asOwner)
  }
  const takeEarly = useEffectEvent(() => input.current && take(input.current))
  // A file may have been chosen before hydration.
  useEffect(() => void takeEarly(), [])

  return (
    <div className={layout.short}>
      <FileField
        ref={input}
        label={copy.file}
        hint={copy.fileHint}
        problem={problem}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
    </div>
  )
}

const { again: _, ...asked } = placeFields(false)
const passphrase = line({
  label: backupsFormCopy.passphrase,
  hint: copy.passphraseHint,
  max: 200,
  mode: 'url',
})
const restoreFields = inHalves({ ...asked, passphrase })

function inHalves<F extends FieldSet>(fields: F): F {
  const halves = Object.entries(fields).map(([name, each]) => [name, { ...each, half: 'wide' }])
  return Object.fromEntries(halves) as F
}

const placeSchema = z.looseObject({ place: z.unknown() }).superRefine(({ place }, check) => {
  for (const { message, path } of backupsInputSchema.safeParse(place).error?.issues ?? []) {
    check.addIssue({ code: 'custom', message, path: [...path] })
  }
})

interface FromPlaceProps {
  invitation: string | undefined
  onBegun(status: RestoreStatus): void
}

function FromPlace({ invitation, onBegun }: FromPlaceProps) {
  const form = useFields(restoreFields, {
    to: 'POST /api/restore/elsewhere',
    schema: placeSchema,
    body: (_, values) => ({ invitation, place: toPlace({ ...values, again: '' }) }),
    stored: firstPlace,
    after: (values) => values,
    saved: copy.begun,
    failed: copy.failed,
    first: true,
    onSaved: (status) => onBegun(status as RestoreStatus),
  })
  return (
    <div className={layout.stack4}>
      <p className={prose.soft}>{copy.placeLead}</p>
      <SectionForm form={form} save={copy.fromPlace} inline>
        <div className={sheet.fields}>
          <div className={layout.short}>
            {form.showWith('kind', (kind) =>
              form.change('kind', (was) => withKind({ ...was, again: '' }, kind)),
            )}
          </div>
          {form.show('endpoint', 'region', 'bucket', 'accessKeyId', 'secretAccessKey')}
          {form.show('url', 'host', 'port', 'user', 'password', 'folder', 'passphrase')}
        </div>
      </SectionForm>
    </div>
  )
}

function Progress({ status: { step, done, of } }: { status: RestoreStatus }) {
  const words = copy.steps[step]
  const isBytes = of > 100_000
  return (
    <div className={layout.stack3}>
      {/* Announces each step once, not every part. */}
      <p role="status" className={prose.strong}>
        {words} …
      </p>
      <progress className={bars.progress} max={of || 1} value={done} aria-label={words} />
      <p className={prose.hint}>
        {isBytes && `${copy.bytes(done, of)}. `}
        {copy.untouched}
      </p>
    </div>
  )
}

function Back({ restored }: { restored: NonNullable<RestoreStatus['restored']> }) {
  const { madeAt, pictures, missing, erased, signInPath } = restored
  const day = new Date(madeAt).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })
  return (
    <div className={`${layout.stack4} ${layout.start}`}>
      <div role="status">
        <h2 className={prose.title3}>{copy.back}</h2>
      </div>
      <p>
        {copy.of(day)} {copy.facts(pictures)}
        {missing > 0 && ` ${copy.missing(missing)}`}
        {erased > 0 && ` ${copy.erased(erased)}`}
      </p>
      <p className={prose.soft}>{copy.next}</p>
      <ButtonLink to={signInPath} reloadDocument>
        {copy.signIn}
      </ButtonLink>
      <p className={prose.hint}>{copy.signInHint}</p>
    </div>
  )
}
