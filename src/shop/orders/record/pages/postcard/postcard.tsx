import { useEffect, useState } from 'react'
import { recordPageCopy } from '#shop/orders/record/pages/copy.ts'
import { Button } from '#web/ui/button.tsx'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import { Spinner } from '#web/ui/spinner.tsx'
import styles from '../order.module.css'
import { drawPostcard, type PostcardFacts } from './postcard-drawing.ts'

interface Drawn {
  file: File
  address: string
}

export default function Postcard(facts: PostcardFacts) {
  const { picture, name, studio, host } = facts
  const [card, setCard] = useState<Drawn | 'failed' | null>(null)

  useEffect(() => {
    let address = ''
    let isWanted = true
    drawPostcard({ picture, name, studio, host })
      .then((blob) => {
        if (!isWanted) return
        address = URL.createObjectURL(blob)
        setCard({ file: new File([blob], 'postcard.jpg', { type: blob.type }), address })
      })
      .catch(() => isWanted && setCard('failed'))
    return () => {
      isWanted = false
      URL.revokeObjectURL(address)
    }
  }, [picture, name, studio, host])

  if (card === null) return <Spinner label={recordPageCopy.drawingThePostcard} />
  if (card === 'failed') {
    return <p role="alert">{recordPageCopy.postcardFailed}</p>
  }
  const { file, address } = card
  const shares = navigator.canShare?.({ files: [file] }) ?? false
  return (
    <div className={`${layout.row5} ${layout.end}`}>
      <img
        src={address}
        width={1080}
        height={1350}
        alt={recordPageCopy.aPostcard(name, studio)}
        className={styles.picture}
      />
      <div className={`${layout.row4} ${layout.middle}`}>
        {shares && (
          // Closing the share sheet rejects, too.
          <Button
            variant="quiet"
            onClick={() => void navigator.share({ files: [file] }).catch(() => {})}
          >
            {recordPageCopy.shareIt}
          </Button>
        )}
        <a href={address} download={file.name} className={control.link}>
          {recordPageCopy.saveIt}
        </a>
      </div>
    </div>
  )
}
