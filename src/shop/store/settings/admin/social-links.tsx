import { maxSocialLinks } from '#shop/store/settings/studio.ts'
import { EntryTools, useEntries } from '#web/form/inputs/entry-tools.tsx'
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
  const { box, add, move } = useEntries(links, onChange)

  return (
    <div ref={box} className={`${layout.stack4} ${layout.start}`} data-field={whole}>
      {links.length === 0 && <p className={prose.soft}>{studioCopy.noLinks}</p>}
      <ol className={`${layout.stack4} ${layout.full} ${layout.sized}`}>
        {entriesOf(social).map(({ remove, at, ...link }) => {
          const called = link.value.label.trim() || studioCopy.link(at + 1)
          return (
            <li key={at} className={styles.link} data-entry={at}>
              <PartFields {...link} plans={texts} />
              <div className={styles.tools}>
                <EntryTools
                  move={move}
                  remove={remove}
                  at={at}
                  called={called}
                  count={links.length}
                  words={studioCopy}
                  name={link.name}
                />
              </div>
            </li>
          )
        })}
      </ol>
      {links.length < maxSocialLinks && (
        <PartButton look="quiet" name={`${whole}.add`} onClick={() => add({ label: '', url: '' })}>
          {studioCopy.addLink}
        </PartButton>
      )}
    </div>
  )
}
