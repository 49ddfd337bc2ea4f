import { type ChangeEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { importAddressSchema } from '#shop/upkeep/imports/import.schema.ts'
import { reasonFor } from '#web/admin/copy.ts'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { sectionAddress } from '#web/admin/location.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import field from '#web/form/field.module.css'
import { line } from '#web/form/fields.ts'
import { SectionForm } from '#web/form/form.tsx'
import { FieldWords } from '#web/form/inputs/field-words.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import { ApiFailure, addressOf, type Schemas } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { toast } from '#web/ui/toast.ts'
import { importsAdminCopy } from './copy.ts'

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
        className={`${control.well} ${field.input}`}
        onChange={onChange}
      />
      <p id={`${id}-hint`} className={`${prose.hint} ${prose.light}`} role="status">
        {busy ? importsAdminCopy.reading : importsAdminCopy.fileHint}
      </p>
      <FieldWords id={`${id}-problem`} problem={problem} />
    </div>
  )
}

const fields = {
  address: line({
    ...{ label: importsAdminCopy.address, hint: importsAdminCopy.addressExample, mode: 'url' },
  }),
}

export function FromAddress() {
  const navigate = useNavigate()
  const form = useFields(fields, {
    ...{ to: 'POST /api/imports/address', schema: importAddressSchema, stored: null },
    ...{ saved: importsAdminCopy.addressRead, failed: importsAdminCopy.failed },
    onSaved: ({ id }) => void navigate(sectionAddress('imports', id)),
  })
  return (
    <SectionForm form={form} save={importsAdminCopy.readAddress} inline>
      {form.show('address')}
    </SectionForm>
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
