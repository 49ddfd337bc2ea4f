import { useRef, useState } from 'react'
import {
  fileAdvice,
  type PrintedSize,
  type PrintFile,
  printFit,
} from '#shop/catalogue/product-pictures/print-file.ts'
import { productsAdminCopy } from '#shop/catalogue/products/admin/copy.ts'
import { type FormValues, ownSizesIn } from '#shop/catalogue/products/admin/product-values.ts'
import { sizeLabels } from '#shop/catalogue/products/product.ts'
import { adminCopy, reasonFor } from '#web/admin/copy.ts'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { special } from '#web/form/fields.ts'
import { Button } from '#web/ui/button.tsx'
import { addressOf, send } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import styles from '../products.module.css'
import type { FieldGroup, GroupContentProps } from './field-groups.ts'

export const printFileGroup: FieldGroup = {
  title: productsAdminCopy.printFile,
  unset: productsAdminCopy.measureFile,
  summary: ({ printFile }) => {
    const file = printFile as PrintFile | null
    if (!file) return null
    const [width, height] = [file.width, file.height].map((side) => side.toLocaleString('en'))
    return productsAdminCopy.pixels(file.name, width, height)
  },
  fields: {
    printFile: special<PrintFile | null>({ label: productsAdminCopy.printFile, first: null }),
  },
  another: () => ({ printFile: null }),
  Content: PrintFileCheck,
}

/** Bytes. The head of a file has its dimensions, however large the file is. */
const headBytes = 1024 * 1024

function PrintFileCheck({ values, problemOf, onChange }: GroupContentProps) {
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const asOwner = useAsOwner()
  const file = (values.printFile ?? null) as PrintFile | null
  const problem = problemOf('printFile') ?? failed

  async function measure(chosen: File): Promise<void> {
    setBusy(true)
    setFailed(null)
    try {
      onChange('printFile', await asOwner(() => measured(chosen)))
    } catch (failure) {
      setFailed(reasonFor(failure))
    }
    setBusy(false)
  }

  return (
    <div className={`${layout.stack3} ${layout.shrinks} ${layout.wide}`} data-field="printFile">
      <p className={problem ? prose.wrong : prose.hint}>{problem ?? adminCopy.printFileHint}</p>
      <div className={`${layout.row3} ${layout.middle}`}>
        <Button variant="quiet" busy={busy} onClick={() => input.current?.click()}>
          {file ? adminCopy.measureAnother : adminCopy.measure}
        </Button>
        {file && (
          <TextButton soft onClick={() => onChange('printFile', null)}>
            {adminCopy.forgetFile}
          </TextButton>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/tiff,image/webp"
        aria-label={productsAdminCopy.printFile}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) void measure(chosen)
          target.value = ''
        }}
      />
      <div role="status">{file && <Findings file={file} sizes={printedSizes(values)} />}</div>
    </div>
  )
}

function Findings({ file, sizes }: { file: PrintFile; sizes: readonly PrintedSize[] }) {
  const fits = sizes.map((size) => printFit(file, size))
  const refusals = fits.flatMap(({ refusal }) => refusal ?? [])
  const advice = fits.flatMap((fit) => fit.advice)
  return (
    <ul className={`${layout.stack2} ${prose.small} ${prose.wraps} ${styles.findings}`}>
      {refusals.map((words) => (
        <li key={words} className={prose.wrong}>
          {words}
        </li>
      ))}
      {advice.map((words) => (
        <li key={words}>{words}</li>
      ))}
      {sizes.length > 0 && refusals.length + advice.length === 0 && <li>{adminCopy.fitsAll}</li>}
      {fileAdvice(file).map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  )
}

function printedSizes(values: FormValues): PrintedSize[] {
  const { dimensions } = values
  if (dimensions === 'own') {
    return ownSizesIn(values).flatMap(({ label, width, height, unit }) => {
      const [wide, tall] = [width, height].map((side) => Number(side.replace(',', '.')))
      return wide && tall
        ? [{ label: label || `${wide}x${tall}`, width: wide, height: tall, unit }]
        : []
    })
  }
  // A piece with one price has no size to compare with.
  if (dimensions !== 'square' && dimensions !== 'portrait') return []
  return Object.values(sizeLabels[dimensions]).map((label) => {
    const [width = 0, height = 0] = label.split('x').map(Number)
    return { label, width, height, unit: 'in' }
  })
}

function measured(chosen: File): Promise<PrintFile> {
  const form = new FormData()
  form.set('file', chosen.slice(0, headBytes, chosen.type), chosen.name)
  return send(addressOf('POST /api/print-files'), { method: 'POST', body: form })
}
