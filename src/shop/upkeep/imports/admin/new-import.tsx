import type { ChangeEvent } from 'react'
import { useNavigate } from 'react-router'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { importAddressSchema } from '#shop/upkeep/imports/import.schema.ts'
import { useAttempt } from '#web/admin/list/use-attempt.ts'
import { line } from '#web/form/fields.ts'
import { SectionForm } from '#web/form/form.tsx'
import { FileField } from '#web/form/inputs/file-field.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import { addressOf, type Schemas, send } from '#web/ui/hooks/api.ts'
import { importsAdminCopy } from './copy.ts'

const mostBytes = 20 * 1024 * 1024

export function FromFile() {
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
    <FileField
      label={importsAdminCopy.file}
      hint={busy ? importsAdminCopy.reading : importsAdminCopy.fileHint}
      problem={problem}
      accept=".csv,.tsv,.txt,.json,text/csv,application/json"
      disabled={busy}
      onChange={onChange}
    />
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
