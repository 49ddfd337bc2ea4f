import type { PictureFolder } from '#shop/media/pictures/picture.ts'
import { useSent } from '#web/form/plain/use-sent.ts'
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts'
import type { SentPicture } from './send-picture.ts'

interface PlainFileProps {
  name: string
  folder: PictureFolder
  accept: string
  label: string
  onSent(picture: SentPicture): void
}

/** Without scripts a picture is sent together with its form. */
export function PlainFile({ name, folder, accept, label, onSent }: PlainFileProps) {
  const hydrated = useHydrated()
  const put = (answer: string) => onSent(JSON.parse(answer) as SentPicture)
  useSent(name, '', put, { folder })
  if (hydrated) return null
  return (
    <noscript>
      <input type="file" name={name} accept={accept} aria-label={label} />
    </noscript>
  )
}
