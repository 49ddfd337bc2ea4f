import { type ReactNode, useState } from 'react'
import control from '#web/ui/kit/control.module.css'
import { toast } from '#web/ui/toast.ts'
import styles from './list.module.css'
import { TextButton } from './text-button.tsx'

interface CopyLinkProps {
  link: string
  label: ReactNode
  words: { copied: string; notCopied: string; link: string }
  shares?: string
}

export function CopyLink({ link, label, words, shares }: CopyLinkProps) {
  const [shown, setShown] = useState(false)

  async function copy(): Promise<void> {
    if (shares && 'share' in navigator) {
      await navigator.share({ title: shares, url: link }).catch(() => {})
      return
    }
    try {
      await navigator.clipboard.writeText(link)
      toast.success(words.copied, 2000)
    } catch {
      // Without https a page can't write to the clipboard.
      setShown(true)
      toast.info(words.notCopied, 3000)
    }
  }

  return (
    <>
      <TextButton soft onClick={() => void copy()}>
        {label}
      </TextButton>
      {shown && (
        <input
          readOnly
          value={link}
          aria-label={words.link}
          className={`${control.well} ${styles.link}`}
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  )
}
