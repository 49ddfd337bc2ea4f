import { Link } from 'react-router'
import type { Shop } from '#compose'
import { documentPaths, editPath } from '#platform/addresses/page-paths.ts'
import { feedFormats, feedNames, type LeftOut } from '#shop/catalogue/feeds/feed-formats.ts'
import { creditSetting, trainingSetting } from '#shop/catalogue/feeds/feeds.schema.ts'
import { List } from '#web/admin/list/list.tsx'
import type { Section } from '#web/admin/section.ts'
import { CheckNow } from '#web/form/inputs/check-now.tsx'
import { prepare } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { feedsCopy } from './copy.ts'

export const section = {
  at: 'feeds',
  label: feedsCopy.feedsSearchEngines,
  least: 'partner',
  menu: { group: 'marketing', place: 30, keywords: feedsCopy.keywords },
  help: 'words-and-pages',
  load,
} satisfies Section

async function load({ storefront, settings }: Shop) {
  const { publicUrl } = await settings.storeSettings.read()
  const lists = feedNames.map((name) => {
    const { reader, path } = feedFormats[name]
    return { reader, address: publicUrl + path }
  })
  const [{ allowed }, { named }, leftOut] = await Promise.all([
    settings.get(trainingSetting),
    settings.get(creditSetting),
    storefront.feeds.leftOut(),
  ])
  return { leftOut, lists, newPieces: publicUrl + documentPaths.newPieces, allowed, named }
}

export default function FeedsScreen(props: Awaited<ReturnType<typeof load>>) {
  return (
    <div className={`${layout.stack6} ${layout.column}`}>
      <p>{feedsCopy.intro}</p>
      <section aria-labelledby="lists" className={layout.stack3}>
        <h2 id="lists" className={prose.title3}>
          {feedsCopy.lists}
        </h2>
        <List
          items={[
            ...props.lists.map((each) => ({ ...each, hint: feedsCopy.paste(each.reader) })),
            {
              reader: feedsCopy.newPieces,
              address: props.newPieces,
              hint: feedsCopy.newPiecesHint,
            },
          ]}
          keyOf={({ address }) => address}
          row={addressRow}
        />
        <p className={prose.hint}>{feedsCopy.closed}</p>
      </section>
      <LeftOutPieces pieces={props.leftOut} />
      <Credit named={props.named} />
      <Training allowed={props.allowed} />
    </div>
  )
}

function addressRow({ reader, address, hint }: { reader: string; address: string; hint: string }) {
  return {
    name: reader,
    about: (
      <>
        <a href={address}>{address}</a> {hint}
      </>
    ),
    actions: [
      {
        label: feedsCopy.copy,
        of: reader,
        copy: address,
        words: { copied: feedsCopy.copied, notCopied: feedsCopy.copyFailed, link: reader },
      },
    ],
  }
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

function Credit({ named }: { named: boolean }) {
  return (
    <section aria-labelledby="credit" className={layout.stack3}>
      <h2 id="credit" className={prose.title3}>
        {feedsCopy.credit}
      </h2>
      <p className={prose.hint}>{feedsCopy.creditHint}</p>
      <CheckNow
        label={feedsCopy.name}
        checked={named}
        save={(checked) => prepare('PUT /api/studio/picture-credit', { body: { named: checked } })}
        saved={feedsCopy.savedCredit}
        failed={feedsCopy.failed}
      />
    </section>
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
        save={(checked) => prepare('PUT /api/studio/training', { body: { allowed: checked } })}
        saved={feedsCopy.saved}
        failed={feedsCopy.failed}
      />
    </section>
  )
}
