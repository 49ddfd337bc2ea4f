import { Link } from 'react-router'
import type { Shop } from '#compose'
import { documentPaths, editPath } from '#platform/addresses/page-paths.ts'
import { feedFormats, feedNames } from '#shop/catalogue/feeds/feed-formats.ts'
import { creditSetting, trainingSetting } from '#shop/catalogue/feeds/feeds.schema.ts'
import { List } from '#web/admin/list/list.tsx'
import type { Loaded, Section } from '#web/admin/section.ts'
import { FormPart, FormParts } from '#web/form/form.tsx'
import { CheckNow } from '#web/form/inputs/check-now.tsx'
import { prepare } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
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

export default function FeedsScreen(props: Loaded<typeof section>) {
  const { lists, newPieces, leftOut, named, allowed } = props
  return (
    <div className={layout.stack5}>
      <p className={layout.measure}>{feedsCopy.intro}</p>
      <FormParts>
        <FormPart title={feedsCopy.lists} hint={feedsCopy.closed}>
          <List
            items={[
              ...lists.map((each) => ({ ...each, hint: feedsCopy.paste(each.reader) })),
              { reader: feedsCopy.newPieces, address: newPieces, hint: feedsCopy.newPiecesHint },
            ]}
            keyOf={({ address }) => address}
            row={addressRow}
          />
        </FormPart>
        {leftOut.length > 0 && (
          <FormPart title={feedsCopy.leftOut} hint={feedsCopy.leftOutHint}>
            <ul>
              {leftOut.map(({ id, title, unsaid }) => (
                <li key={id}>
                  <Link to={editPath('clothing', id)}>{title}</Link>: {feedsCopy.unsaid(unsaid)}
                </li>
              ))}
            </ul>
          </FormPart>
        )}
        <FormPart title={feedsCopy.credit} hint={feedsCopy.creditHint}>
          <CheckNow
            label={feedsCopy.name}
            checked={named}
            save={(checked) =>
              prepare('PUT /api/studio/picture-credit', { body: { named: checked } })
            }
            saved={feedsCopy.savedCredit}
            failed={feedsCopy.failed}
          />
        </FormPart>
        <FormPart title={feedsCopy.training} hint={feedsCopy.trainingHint}>
          <CheckNow
            label={feedsCopy.allow}
            checked={allowed}
            save={(checked) => prepare('PUT /api/studio/training', { body: { allowed: checked } })}
            saved={feedsCopy.saved}
            failed={feedsCopy.failed}
          />
        </FormPart>
      </FormParts>
    </div>
  )
}

function addressRow({ reader, address, hint }: { reader: string; address: string; hint: string }) {
  return {
    name: reader,
    about: (
      <>
        <a href={address}>{address}</a>
        <br />
        {hint}
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
