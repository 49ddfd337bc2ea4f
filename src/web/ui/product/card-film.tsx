import { useEffect, useRef, useState } from 'react'
import pictureStyles from '#web/ui/kit/picture.module.css'
import styles from './product.module.css'

/** Not in every browser (November 2026). */
type SavesData = Navigator & { connection?: { saveData?: boolean } }

const staysStill = () =>
  matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches ||
  (navigator as SavesData).connection?.saveData === true

/** Plays while a pointer or the keyboard is on the card; loads nothing before. */
export function CardFilm({ address }: { address: string }) {
  const video = useRef<HTMLVideoElement>(null)
  const [playing, setPlaying] = useState(false)

  useEffect(() => {
    const film = video.current
    const card = film?.closest('a')
    if (!film || !card) return
    const listening = new AbortController()
    const on = (name: 'pointerenter' | 'pointerleave' | 'focus' | 'blur', run: () => void) =>
      card.addEventListener(name, run, { signal: listening.signal })
    const play = () => {
      if (staysStill() || !card.matches(':hover, :focus-visible')) return
      film.muted = true
      // A browser may refuse, to save power.
      film.play().catch(() => {})
    }
    const stop = () => {
      if (card.matches(':hover, :focus-visible')) return
      film.pause()
      film.currentTime = 0
      setPlaying(false)
    }
    on('pointerenter', play)
    on('focus', play)
    on('pointerleave', stop)
    on('blur', stop)
    return () => listening.abort()
  }, [])

  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a video without controls takes no focus
    <video
      ref={video}
      src={address}
      preload="none"
      muted
      loop
      playsInline
      aria-hidden="true"
      data-playing={playing || undefined}
      onPlaying={() => setPlaying(true)}
      className={`${pictureStyles.cover} ${styles.film}`}
    />
  )
}
