import { useEffect, useRef } from 'react'
import { moved } from '#shop/catalogue/galleries/admin/arrange/moved.ts'
import { maxSocialLinks } from '#shop/store/settings/studio.ts'
import { PartButton } from '#web/form/inputs/part-button.tsx'
import { entriesOf, type Part, PartFields } from '#web/form/part-fields.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { studioCopy } from './copy.ts'
import styles from './settings.module.css'

interface Link {
  label: string
  url: string
}

const texts = [
  { name: 'label', label: studioCopy.name, kind: 'line', max: 40, half: true },
  { name: 'url', label: studioCopy.address, kind: 'line', max: 500, mode: 'url', half: true },
] as const

export function SocialLinks(social: Part<readonly Link[]>) {
  const { name: whole, value: links, onChange } = social
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

  function move(at: number, by: -1 | 1): void {
    next.current = `[data-move="${by}-${at + by}"]`
    onChange(moved(links, at, at + by))
  }

  function remove(at: number): void {
    next.current = links.length === 1 ? '[data-add]' : `[data-remove="${Math.max(0, at - 1)}"]`
    onChange(links.filter((_, i) => i !== at))
  }

  function add(): void {
    next.current = `[data-field="${whole}.${links.length}.label"] input`
    onChange([...links, { label: '', url: '' }])
  }

  return (
    <div ref={box} className={`${layout.stack4} ${layout.start}`} data-field={whole}>
      {links.length === 0 && <p className={prose.soft}>{studioCopy.noLinks}</p>}
      <ol className={`${layout.stack4} ${layout.full} ${layout.sized}`}>
        {entriesOf(social).map(({ remove: _, at, ...link }) => {
          const called = link.value.label.trim() || studioCopy.link(at + 1)
          const tool = (words: string, by: -1 | 1) => ({
            ...{ look: 'own' as const, className: styles.tool, 'aria-label': words },
            ...{ 'data-move': `${by}-${at}`, onClick: () => move(at, by) },
          })
          return (
            <li key={at} className={styles.link}>
              <PartFields {...link} plans={texts} />
              <div className={styles.tools}>
                <PartButton
                  name={`${link.name}.up`}
                  {...tool(studioCopy.moveUp(called), -1)}
                  disabled={at === 0}
                >
                  ↑
                </PartButton>
                <PartButton
                  name={`${link.name}.down`}
                  {...tool(studioCopy.moveDown(called), 1)}
                  disabled={at === links.length - 1}
                >
                  ↓
                </PartButton>
                <PartButton
                  soft
                  name={`${link.name}.remove`}
                  data-remove={at}
                  onClick={() => remove(at)}
                >
                  {studioCopy.remove}
                  <span className="visually-hidden"> {called}</span>
                </PartButton>
              </div>
            </li>
          )
        })}
      </ol>
      {links.length < maxSocialLinks && (
        <PartButton
          look="quiet"
          name={`${whole}.add`}
          data-add=""
          className={styles.add}
          onClick={add}
        >
          {studioCopy.addLink}
        </PartButton>
      )}
    </div>
  )
}
