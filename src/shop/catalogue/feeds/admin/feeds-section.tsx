import { Link } from 'react-router'
import type { Shop } from '#compose'
import { documentPaths, editPath } from '#platform/addresses/page-paths.ts'
import { feedFormats, feedNames, type LeftOut } from '#shop/catalogue/feeds/feed-formats.ts'
import { TextButton } from '#web/admin/list/text-button.tsx'
import type { Section } from '#web/admin/section.ts'
import { CheckNow } from '#web/form/inputs/check-now.tsx'
import { call } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { toast } from '#web/ui/toast.ts'
import { feedsCopy } from './copy.ts'
import styles from './feeds-screen.module.css'

export const section = {
  at: 'feeds',
  label: feedsCopy.feedsSearchEngines,
  least: 'partner',
  help: 'words-and-pages',
  load,
} satisfies Section

async function load({ storefront, settings }: Shop) {
  const { publicUrl } = await settings.place.read()
  const lists = feedNames.map((name) => {
    const { reader, path } = feedFormats[name]
    return { reader, address: publicUrl + path }
  })
  const [{ allowed }, leftOut] = await Promise.all([
    storefront.feeds.training(),
    storefront.feeds.leftOut(),
  ])
  return { leftOut, lists, newPieces: publicUrl + documentPaths.newPieces, allowed }
}

export default function FeedsScreen(props: Awaited<ReturnType<typeof load>>) {
  return (
    <div className={`${layout.stack6} ${layout.column}`}>
      <p>{feedsCopy.intro}</p>
      <section aria-labelledby="lists" className={layout.stack3}>
        <h2 id="lists" className={prose.title3}>
          {feedsCopy.lists}
        </h2>
        <ul className={surface.ruled}>
          {props.lists.map(({ reader, address }) => (
            <Address key={address} name={reader} address={address} hint={feedsCopy.paste(reader)} />
          ))}
          <Address
            name={feedsCopy.newPieces}
            address={props.newPieces}
            hint={feedsCopy.newPiecesHint}
          />
        </ul>
        <p className={prose.hint}>{feedsCopy.closed}</p>
      </section>
      <LeftOutPieces pieces={props.leftOut} />
      <Training allowed={props.allowed} />
    </div>
  )
}

function LeftOutPieces({ pieces }: { pieces: readonly LeftOut[] }) {
  if (pieces.length === 0) return null
  return (
    <section aria-labelledby="left-out" className={layout.stack3}>
      <h2 id="left-out" className={prose.title3}>
        {feedsCopy.leftOut}
      </h2>
      <p className={prose.hint}>{feedsCopy.leftOutHint}</p>
      <ul>
        {pieces.map(({ id, title, unsaid }) => (
          <li key={id}>
            <Link to={editPath('clothing', id)}>{title}</Link>: {feedsCopy.unsaid(unsaid)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Address({ name, address, hint }: { name: string; address: string; hint: string }) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address)
      toast.success(feedsCopy.copied, 2000)
    } catch {
      toast.error(feedsCopy.copyFailed, 5000)
    }
  }

  return (
    <li className={styles.item}>
      <span className={prose.bold}>{name}</span>
      <a href={address}>{address}</a>
      <span className={prose.hint}>{hint}</span>
      <span>
        <TextButton onClick={() => void copy()} aria-label={feedsCopy.copyOf(name)}>
          {feedsCopy.copy}
        </TextButton>
      </span>
    </li>
  )
}

function Training({ allowed }: { allowed: boolean }) {
  return (
    <section aria-labelledby="training" className={layout.stack3}>
      <h2 id="training" className={prose.title3}>
        {feedsCopy.training}
      </h2>
      <p className={prose.hint}>{feedsCopy.trainingHint}</p>
      <CheckNow
        label={feedsCopy.allow}
        checked={allowed}
        save={(checked) => call('PUT /api/studio/training', { body: { allowed: checked } })}
        saved={feedsCopy.saved}
        failed={feedsCopy.failed}
      />
    </section>
  )
}
