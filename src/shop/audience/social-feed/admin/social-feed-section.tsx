import type { Shop } from '#compose'
import { dateInWords } from '#platform/time/zone.ts'
import type { FeedStatus } from '#shop/audience/social-feed/social-feed.schema.ts'
import type { SocialPost } from '#shop/audience/social-feed/social-feed.ts'
import { ActionButton } from '#web/admin/list/action-button.tsx'
import { daysAgo, timeWords } from '#web/admin/list/days.ts'
import type { Section } from '#web/admin/section.ts'
import { long } from '#web/form/fields.ts'
import { SectionForm } from '#web/form/form.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import { prepare } from '#web/ui/hooks/api.ts'
import { usePolling } from '#web/ui/hooks/use-polling.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { Picture } from '#web/ui/product/picture.tsx'
import { socialFeedAdminCopy } from './copy.ts'
import { wordsFor } from './feed-status.ts'
import styles from './social-feed.module.css'

export const section = {
  at: 'social-feed',
  label: socialFeedAdminCopy.section,
  least: 'owner',
  menu: { group: 'marketing', place: 20, keywords: socialFeedAdminCopy.keywords },
  help: 'words-and-pages',
  load,
} satisfies Section

async function load(shop: Shop) {
  const [status, posts, { timeZone: zone }] = await Promise.all([
    shop.storefront.socialFeed.status(),
    shop.storefront.socialFeed.posts(),
    shop.settings.studio(),
  ])
  return { status, posts: posts.slice(0, 5), now: shop.clock.now(), zone }
}

interface SocialFeedProps {
  status: FeedStatus
  posts: SocialPost[]
  now: number
  zone: string
}

const lookAgain = 3000

export default function SocialFeedScreen({ status, posts, now, zone }: SocialFeedProps) {
  const coming = status.on && status.fetchedAt === null && status.trouble === null
  usePolling(coming ? lookAgain : null)

  const { wrong, lines } = wordsFor(status, now)
  return (
    <div className={`${layout.stack6} ${layout.column}`}>
      <section className={surface.status} data-tone={wrong ? 'bad' : undefined} role="status">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </section>
      {posts.length > 0 && (
        <ul className={styles.posts} aria-label={socialFeedAdminCopy.theNewestOnes}>
          {posts.map(({ permalink, picture }) => (
            <li key={permalink}>
              <Picture picture={picture} sizes="8rem" className={styles.picture} />
            </li>
          ))}
        </ul>
      )}
      {status.on && <Facts status={status} now={now} zone={zone} />}
      <NewToken on={status.on} />
      {status.on && <TakeDown />}
    </div>
  )
}

function Facts({ status, now, zone }: Omit<SocialFeedProps, 'posts'>) {
  const { renewedAt, fetchedAt, expiresAt } = status
  return (
    <dl className={surface.facts}>
      <div>
        <dt>{socialFeedAdminCopy.tokenRenewed}</dt>
        <dd>{renewedAt === null ? socialFeedAdminCopy.never : daysAgo(renewedAt, now)}</dd>
      </div>
      {expiresAt !== null && (
        <div>
          <dt>{socialFeedAdminCopy.goodUntil}</dt>
          <dd>{dateInWords(expiresAt, zone)}</dd>
        </div>
      )}
      <div>
        <dt>{socialFeedAdminCopy.picturesLastFetched}</dt>
        <dd>
          {fetchedAt === null
            ? socialFeedAdminCopy.notYet
            : `${daysAgo(fetchedAt, now)}, ${timeWords(fetchedAt, zone)}`}
        </dd>
      </div>
    </dl>
  )
}

const fields = { token: long({ label: socialFeedAdminCopy.label }) }

function NewToken({ on }: { on: boolean }) {
  const form = useFields(fields, {
    to: 'PUT /api/social-feed/token',
    schema: null,
    stored: null,
    saved: socialFeedAdminCopy.saved,
    failed: socialFeedAdminCopy.saveFailed,
  })
  return (
    <SectionForm form={form} save={socialFeedAdminCopy.save} inline>
      <div className={styles.paste}>
        <h2 className={prose.title3}>
          {on ? socialFeedAdminCopy.pasteTitle.on : socialFeedAdminCopy.pasteTitle.off}
        </h2>
        <p className={prose.soft}>{socialFeedAdminCopy.pasteText}</p>
        {form.show('token')}
      </div>
    </SectionForm>
  )
}

function TakeDown() {
  const { takeDown, takenDown, takeDownFailed, ...copy } = socialFeedAdminCopy
  return (
    <div className={surface.farBelow}>
      <ActionButton
        run={prepare('DELETE /api/social-feed/token')}
        ask={{ title: copy.askTakeDown, text: copy.askTakeDownText, danger: true }}
        done={takenDown}
        failed={takeDownFailed}
      >
        {takeDown}
      </ActionButton>
    </div>
  )
}
