import { type ChangeEvent, type FormEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { reasonFor } from '#web/admin/copy.ts'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { sectionAddress } from '#web/admin/location.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import field from '#web/form/field.module.css'
import { FieldWords } from '#web/form/inputs/field-words.tsx'
import { Button } from '#web/ui/button.tsx'
import { ApiFailure, addressOf, call, type Schemas } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { toast } from '#web/ui/toast.ts'
import { importsAdminCopy } from './copy.ts'
import styles from './imports.module.css'

const mostBytes = 20 * 1024 * 1024

function useReading() {
  const [problem, setProblem] = useState<string | null>(null)
  const { busy, run } = useOneAtATime()
  const asOwner = useAsOwner()
  const navigate = useNavigate()

  function read(work: () => Promise<Schemas['MadeImport']>, then?: () => void): void {
    setProblem(null)
    void run(async () => {
      try {
        const { id } = await asOwner(work)
        await navigate(sectionAddress('imports', id))
      } catch (failure) {
        setProblem(reasonFor(failure))
        toast.error(`${importsAdminCopy.failed} ${reasonFor(failure)}`, 3500)
        then?.()
      }
    })
  }

  return { problem, setProblem, busy, read }
}

export function FromFile() {
  const id = useId()
  const { problem, setProblem, busy, read } = useReading()

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const [file] = currentTarget.files ?? []
    if (!file) return
    // Allows choosing the same file again after it was corrected.
    const empty = () => {
      currentTarget.value = ''
    }
    if (file.size > mostBytes) {
      setProblem(importsAdminCopy.tooLarge)
      empty()
      return
    }
    read(() => send(file), empty)
  }

  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {importsAdminCopy.file}
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,.json,text/csv,application/json"
        disabled={busy}
        aria-invalid={problem !== null || undefined}
        aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ''}`}
        className={`${control.well} ${field.input} ${styles.file}`}
        onChange={onChange}
      />
      <p id={`${id}-hint`} className={`${prose.hint} ${prose.light}`} role="status">
        {busy ? importsAdminCopy.reading : importsAdminCopy.fileHint}
      </p>
      <FieldWords id={`${id}-problem`} problem={problem} />
    </div>
  )
}

export function FromAddress() {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState('')
  const { problem, busy, read } = useReading()

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    read(
      () => call('POST /api/imports/address', { body: { address } }),
      () => input.current?.focus(),
    )
  }

  return (
    <form
      method="dialog"
      noValidate
      onSubmit={onSubmit}
      className={`${layout.stack4} ${layout.start} ${styles.address}`}
    >
      <div className={field.field}>
        <label htmlFor={id} className={field.label}>
          {importsAdminCopy.address}
        </label>
        <input
          ref={input}
          id={id}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder={importsAdminCopy.addressExample}
          value={address}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          className={`${control.well} ${field.input}`}
          onChange={(event) => setAddress(event.target.value)}
        />
        <FieldWords id={`${id}-problem`} problem={problem} />
      </div>
      <Button type="submit" variant="quiet" busy={busy}>
        {importsAdminCopy.readAddress}
      </Button>
    </form>
  )
}

async function send(file: File): Promise<Schemas['MadeImport']> {
  const body = new FormData()
  body.set('file', file)
  const answer = await fetch(addressOf('POST /api/imports/file'), { method: 'POST', body }).catch(
    () => {
      throw new ApiFailure(0, { code: 'offline' })
    },
  )
  const value = await answer.json().catch(() => null)
  if (!answer.ok) throw new ApiFailure(answer.status, value?.error ?? {})
  return value
}
