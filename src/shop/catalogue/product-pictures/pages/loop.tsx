import { useEffect, useRef, useState } from 'react'
import { derivativeAddress, offeredWidths, type Picture } from '#shop/media/pictures/picture.ts'
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts'
import pictureStyles from '#web/ui/kit/picture.module.css'
import { productPicturesPageCopy } from './copy.ts'
import styles from './pictures.module.css'

interface LoopProps {
  video: Picture
  shown: boolean
}

/** With reduced motion it waits for a press; without JavaScript the browser's controls show. */
export function Loop({ video: picture, shown }: LoopProps) {
  const { address, width, height, alt } = picture
  const [poster = 320] = offeredWidths(picture)
    .filter((each) => each <= 960)
    .reverse()
  const video = useRef<HTMLVideoElement>(null)
  const [playing, setPlaying] = useState(false)
  const hydrated = useHydrated()

  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (shown && !still) void play(video.current)
    else video.current?.pause()
  }, [shown])

  return (
    <div className={styles.loop}>
      <video
        ref={video}
        src={address}
        poster={derivativeAddress(address, poster, 'jpg')}
        width={width}
        height={height}
        aria-label={alt}
        className={pictureStyles.contain}
        controls={!hydrated}
        preload="none"
        muted
        loop
        playsInline
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      {hydrated && (
        <button
          type="button"
          className={styles.button}
          aria-label={playing ? productPicturesPageCopy.pause : productPicturesPageCopy.play}
          onClick={() => (playing ? video.current?.pause() : void play(video.current))}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" className={pictureStyles.doodle}>
            <path d={playing ? 'M8 5.5v13M16 5.5v13' : 'M8.5 5.5v13l10-6.5z'} />
          </svg>
        </button>
      )}
    </div>
  )
}

/** A browser may refuse, to save data or power: then the button stays. */
async function play(video: HTMLVideoElement | null): Promise<void> {
  if (!video) return
  video.muted = true
  await video.play().catch(() => {})
}
