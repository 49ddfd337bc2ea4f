import { reasonFor } from '#web/admin/copy.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { ApiFailure } from '#web/ui/hooks/api.ts'
import { toast } from '#web/ui/toast.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'

/** `tell`: shows the failure; absent: a toast. */
export function useSaveFile(
  failed: string,
  tell: (words: string) => void = (words) => toast.error(words, 5000),
) {
  const { busy, run } = useOneAtATime()
  const asOwner = useAsOwner()

  const save = (path: string) =>
    run(async () => {
      try {
        saveFile(await asOwner(() => fetchFile(path)))
      } catch (failure) {
        tell(`${failed} ${reasonFor(failure)}`)
      }
    })

  return { busy, save }
}

interface MadeFile {
  name: string
  content: Blob
}

/** The whole file or an error. Throws an ApiFailure. */
async function fetchFile(path: string): Promise<MadeFile> {
  const answer = await fetch(path, { credentials: 'same-origin' }).catch(() => {
    throw new ApiFailure(0, { code: 'offline' })
  })
  if (!answer.ok) {
    const told = (await answer.json().catch(() => null)) as { error?: object } | null
    throw new ApiFailure(answer.status, told?.error ?? {})
  }
  const content = await answer.blob().catch(() => {
    throw new ApiFailure(0, { code: 'offline' })
  })
  const said = answer.headers.get('Content-Disposition') ?? ''
  return { name: /filename="([^"]+)"/.exec(said)?.[1] ?? 'table.csv', content }
}

/** The browser's own download uses no memory of this page. A refused download shows nothing. */
export function download(address: string, name = ''): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

export function saveFile({ name, content }: MadeFile): void {
  const address = URL.createObjectURL(content)
  download(address, name)
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
