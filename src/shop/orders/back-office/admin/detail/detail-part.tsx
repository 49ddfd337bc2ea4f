import type { ReactNode } from 'react'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'

interface DetailPartProps {
  id: string
  title: ReactNode
  children: ReactNode
}

export function DetailPart({ id, title, children }: DetailPartProps) {
  return (
    <section className={`${layout.stack3} ${layout.start} ${layout.shrinks}`} aria-labelledby={id}>
      <h2 id={id} className={prose.title3}>
        {title}
      </h2>
      {children}
    </section>
  )
}
