import { useEffect, useRef, useState } from 'react'
import { type Theme, withTrial } from '#shop/store/theme/theme.ts'
import { Field } from '#web/form/field.tsx'
import { themeAdminCopy as copy } from './copy.ts'
import styles from './theme.module.css'

export type PreviewPage = keyof typeof copy.pages

interface PreviewProps {
  /** The caller holds back an invalid theme. */
  theme: Theme
  pages: Record<PreviewPage, string>
}

const widths = { phone: 390, desk: 1280 }
/** Pixels: in less room a scaled desktop page is unreadable. */
const fitsDesk = 640
/** Milliseconds without a change before the page is loaded again. */
const calm = 500

export function Preview({ theme, pages }: PreviewProps) {
  const [page, setPage] = useState<PreviewPage>('home')
  const [chosen, setChosen] = useState<keyof typeof widths | null>(null)
  const section = useRef<HTMLElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const [space, setSpace] = useState({ width: widths.phone, height: 780 })
  const address = useCalm(withTrial(pages[page], theme))

  useEffect(() => {
    if (!section.current) return
    // The room of a phone is narrower than its place.
    const observer = new ResizeObserver(([entry]) => {
      const { clientHeight: height = 0 } = room.current ?? {}
      if (entry && height > 0) setSpace({ width: entry.contentRect.width, height })
    })
    observer.observe(section.current)
    return () => observer.disconnect()
  }, [])

  const width = chosen ?? (space.width < fitsDesk ? 'phone' : 'desk')
  const scale = Math.min(1, space.width / widths[width])
  return (
    <section ref={section} className={styles.preview} aria-labelledby="preview">
      <h2 id="preview" className="visually-hidden">
        {copy.preview}
      </h2>
      <div className={styles.switches}>
        <Field
          plan={{ name: 'page', label: copy.page, kind: 'choice', choices: copy.pages }}
          value={page}
          problem={null}
          onChange={(value) => setPage(value as PreviewPage)}
        />
        <Field
          plan={{ name: 'width', label: copy.width, kind: 'choice', choices: copy.widths }}
          value={width}
          problem={null}
          onChange={(value) => setChosen(value as keyof typeof widths)}
        />
      </div>
      <div
        ref={room}
        className={styles.room}
        style={{ maxWidth: width === 'phone' ? widths.phone : undefined }}
      >
        <iframe
          // Anew for each address: a change of `src` would be a step of the back button.
          key={`${address} ${width}`}
          src={address}
          title={`${copy.pages[page]}, ${copy.widths[width]}`}
          sandbox="allow-same-origin allow-scripts"
          tabIndex={-1}
          className={styles.frame}
          style={{
            width: widths[width],
            height: space.height / scale,
            scale,
          }}
        />
      </div>
    </section>
  )
}

function useCalm(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), calm)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
