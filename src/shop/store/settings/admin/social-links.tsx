import { useEffect, useRef } from 'react'
import { maxSocialLinks } from '#shop/store/settings/studio.ts'
import { PartButton } from '#web/form/inputs/part-button.tsx'
import { PartFields } from '#web/form/part-fields.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { studioCopy } from './copy.ts'
import styles from './settings.module.css'

interface Link {
  label: string
  url: string
}

interface SocialLinksProps {
  value: readonly Link[]
  problemOf(field: string): string | null
  onChange(links: Link[]): void
}

const texts = [
  { name: 'label', label: studioCopy.name, kind: 'line', max: 40 },
  { name: 'url', label: studioCopy.address, kind: 'line', max: 500, mode: 'url' },
] as const

export function SocialLinks({ value: links, problemOf, onChange }: SocialLinksProps) {
  const box = useRef<HTMLDivElement>(null)
  const next = useRef<string | null>(null)

  useEffect(() => {
    if (next.current === null || links.length > maxSocialLinks) return
    const wanted = box.current?.querySelector<HTMLElement>(next.current)
    const target = wanted?.matches(':disabled')
      ? wanted.parentElement?.querySelector<HTMLElement>('button:not(:disabled)')
      : wanted
    target?.focus()
    next.current = null
  }, [links])

  function change(at: number, facts: Partial<Link>): void {
    onChange(links.map((link, i) => (i === at ? { ...link, ...facts } : link)))
  }

  function move(at: number, by: -1 | 1): void {
    const moved = [...links]
    const [link] = moved.splice(at, 1)
    if (!link) return
    moved.splice(at + by, 0, link)
    next.current = `[data-move="${by}-${at + by}"]`
    onChange(moved)
  }

  function remove(at: number): void {
    next.current = links.length === 1 ? '[data-add]' : `[data-remove="${Math.max(0, at - 1)}"]`
    onChange(links.filter((_, i) => i !== at))
  }

  function add(): void {
    next.current = `[data-field="social.${links.length}.label"] input`
    onChange([...links, { label: '', url: '' }])
  }

  return (
    <div ref={box} className={`${layout.stack4} ${layout.start}`} data-field="social">
      {links.length === 0 && <p className={prose.soft}>{studioCopy.noLinks}</p>}
      <ol className={`${layout.stack4} ${layout.full} ${layout.sized}`}>
        {links.map((link, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a link has no name of its own until it is typed
          <li key={i} className={styles.link}>
            <PartFields
              of={`social.${i}`}
              plans={texts}
              value={link}
              problemOf={problemOf}
              onChange={(changes) => change(i, changes)}
            />
            <div className={styles.tools}>
              <PartButton
                look="own"
                name={`social.${i}.up`}
                className={styles.tool}
                aria-label={studioCopy.moveUp(linkName(link, i))}
                data-move={`-1-${i}`}
                disabled={i === 0}
                onClick={() => move(i, -1)}
              >
                ↑
              </PartButton>
              <PartButton
                look="own"
                name={`social.${i}.down`}
                className={styles.tool}
                aria-label={studioCopy.moveDown(linkName(link, i))}
                data-move={`1-${i}`}
                disabled={i === links.length - 1}
                onClick={() => move(i, 1)}
              >
                ↓
              </PartButton>
              <PartButton
                soft
                name={`social.${i}.remove`}
                data-remove={i}
                onClick={() => remove(i)}
              >
                {studioCopy.remove}
                <span className="visually-hidden"> {linkName(link, i)}</span>
              </PartButton>
            </div>
          </li>
        ))}
      </ol>
      {links.length < maxSocialLinks && (
        <PartButton look="quiet" name="social.add" data-add="" className={styles.add} onClick={add}>
          {studioCopy.addLink}
        </PartButton>
      )}
    </div>
  )
}

function linkName({ label }: Link, at: number): string {
  return label.trim() || studioCopy.link(at + 1)
}
