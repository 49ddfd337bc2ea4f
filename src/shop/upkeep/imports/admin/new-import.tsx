import { type ChangeEvent, useId } from 'react'
import { useNavigate } from 'react-router'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { importAddressSchema } from '#shop/upkeep/imports/import.schema.ts'
import { useAttempt } from '#web/admin/list/use-attempt.ts'
import field from '#web/form/field.module.css'
import { line } from '#web/form/fields.ts'
import { SectionForm } from '#web/form/form.tsx'
import { FieldWords } from '#web/form/inputs/field-words.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import { addressOf, type Schemas, send } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { importsAdminCopy } from './copy.ts'

const mostBytes = 20 * 1024 * 1024

export function FromFile() {
  const id = useId()
  const { busy, problem, setProblem, attempt } = useAttempt()
  const navigate = useNavigate()

  async function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = currentTarget.files ?? []
    if (!file) return
    if (file.size > mostBytes) setProblem(importsAdminCopy.tooLarge)
    else {
      await attempt(async () => {
        const made = await sendFile(file)
        await navigate(adminSectionPath('imports', made.id))
      })
    }
    // Allows choosing the same file again after it was corrected.
    currentTarget.value = ''
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
      <div role="alert">
        <FieldWords id={`${id}-problem`} problem={problem} />
      </div>
    </div>
  )
}

const fields = {
  address: line({
    label: importsAdminCopy.address,
    hint: importsAdminCopy.addressExample,
    mode: 'url',
  }),
}

export function FromAddress() {
  const navigate = useNavigate()
  const form = useFields(fields, {
    to: 'POST /api/imports/address',
    schema: importAddressSchema,
    stored: null,
    saved: importsAdminCopy.addressRead,
    failed: importsAdminCopy.failed,
    onSaved: ({ id }) => void navigate(adminSectionPath('imports', id)),
  })
  return (
    <SectionForm form={form} save={importsAdminCopy.readAddress} inline>
      {form.show('address')}
    </SectionForm>
  )
}

function sendFile(file: File): Promise<Schemas['MadeImport']> {
  const body = new FormData()
  body.set('file', file)
  return send(addressOf('POST /api/imports/file'), { method: 'POST', body })
}
