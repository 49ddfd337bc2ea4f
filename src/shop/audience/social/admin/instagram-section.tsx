import { type FormEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Shop } from '#compose'
import type { FeedStatus, SocialPost } from '#shop/audience/social/social-feed.ts'
import { reasonFor } from '#web/admin/copy.ts'
import { Ask } from '#web/admin/list/ask.tsx'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import type { Section } from '#web/admin/section.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import field from '#web/form/field.module.css'
import { Button } from '#web/ui/button.tsx'
import { ApiFailure, call } from '#web/ui/hooks/api.ts'
import { usePolling } from '#web/ui/hooks/use-polling.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { LocalTime } from '#web/ui/local-time.tsx'
import { Picture } from '#web/ui/product/picture.tsx'
import { toast } from '#web/ui/toast.ts'
import { feedCopy } from './copy.ts'
import { daysAgo, wordsFor } from './feed-status.ts'
import styles from './instagram-screen.module.css'

export const section = {
  at: 'instagram',
  label: feedCopy.instagram,
  least: 'owner',
  help: 'words-and-pages',
  load,
} satisfies Section

async function load(shop: Shop) {
  const [status, posts] = await Promise.all([
    shop.storefront.social.status(),
    shop.storefront.social.posts(),
  ])
  return { status, posts: posts.slice(0, 5), now: shop.clock.now() }
}

interface InstagramProps {
  status: FeedStatus
  posts: SocialPost[]
  now: number
}

const lookAgain = 3000

export default function InstagramScreen({ status, posts, now }: InstagramProps) {
  const { revalidate } = useRevalidator()
  const coming = status.on && status.fetchedAt === null && status.trouble === null
  usePolling(coming ? lookAgain : null)

  const { wrong, lines } = wordsFor(status, now)
  return (
    <div className={`${layout.stack6} ${layout.column}`}>
      <section className={styles.standing} data-wrong={wrong || undefined} role="status">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </section>
      {posts.length > 0 && (
        <ul className={styles.posts} aria-label={feedCopy.theNewestOnes}>
          {posts.map(({ permalink, picture }) => (
            <li key={permalink}>
              <Picture picture={picture} sizes="8rem" className={styles.picture} />
            </li>
          ))}
        </ul>
      )}
      {status.on && <Facts status={status} now={now} />}
      <NewToken on={status.on} onSaved={() => void revalidate()} />
      {status.on && <TakeDown onDone={() => void revalidate()} />}
    </div>
  )
}

function Facts({ status, now }: Pick<InstagramProps, 'status' | 'now'>) {
  const { renewedAt, fetchedAt, expiresAt } = status
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{feedCopy.tokenRenewed}</dt>
        <dd>{renewedAt === null ? feedCopy.never : daysAgo(renewedAt, now)}</dd>
      </div>
      <div>
        <dt>{feedCopy.goodUntil}</dt>
        <dd>{expiresAt !== null && <LocalTime at={expiresAt} form="date" />}</dd>
      </div>
      <div>
        <dt>{feedCopy.picturesLastFetched}</dt>
        <dd>
          {fetchedAt === null ? (
            feedCopy.notYet
          ) : (
            <>
              {daysAgo(fetchedAt, now)}
              <LocalTime at={fetchedAt} form="time" lead=", " />
            </>
          )}
        </dd>
      </div>
    </dl>
  )
}

function NewToken({ on, onSaved }: { on: boolean; onSaved(): void }) {
  const [token, setToken] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const { busy, run } = useOneAtATime()
  const asOwner = useAsOwner()

  function save(event: FormEvent): void {
    event.preventDefault()
    setProblem(null)
    void run(async () => {
      try {
        await asOwner(() => call('PUT /api/instagram/token', { body: { token } }))
        setToken('')
        toast.success(feedCopy.saved, 2000)
        onSaved()
      } catch (failure) {
        const named = failure instanceof ApiFailure && failure.field === 'token'
        setProblem(named ? failure.message : reasonFor(failure))
        toast.error(feedCopy.saveFailed, 2500)
        input.current?.focus()
      }
    })
  }

  return (
    <form method="dialog" className={styles.paste} onSubmit={save} noValidate>
      <h2 className={prose.title3}>{on ? feedCopy.pasteTitle.on : feedCopy.pasteTitle.off}</h2>
      <p className={prose.soft}>{feedCopy.pasteText}</p>
      <div className={field.field}>
        <label htmlFor="token" className={field.label}>
          {feedCopy.label}
        </label>
        <textarea
          ref={input}
          id="token"
          rows={3}
          value={token}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem ? 'token-problem' : undefined}
          className={`${control.well} ${field.input}`}
          onChange={(event) => setToken(event.target.value)}
        />
        {problem && (
          <p id="token-problem" className={`${prose.label} ${prose.bad}`}>
            {problem}
          </p>
        )}
      </div>
      <Button type="submit" busy={busy}>
        {feedCopy.save}
      </Button>
    </form>
  )
}

function TakeDown({ onDone }: { onDone(): void }) {
  const [asking, setAsking] = useState(false)
  const { busy, run } = useOneAtATime()
  const asOwner = useAsOwner()

  function takeDown(): void {
    void run(async () => {
      try {
        await asOwner(() => call('DELETE /api/instagram/token'))
        toast.success(feedCopy.takenDown, 2000)
        setAsking(false)
        onDone()
      } catch (failure) {
        toast.error(`${feedCopy.takeDownFailed} ${reasonFor(failure)}`, 2500)
      }
    })
  }

  return (
    <div className={styles.end}>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {feedCopy.takeDown}
      </Button>
      <Ask
        open={asking}
        title={feedCopy.askTakeDown}
        danger
        busy={busy}
        onYes={takeDown}
        onCancel={() => setAsking(false)}
      >
        <p>{feedCopy.askTakeDownText}</p>
      </Ask>
    </div>
  )
}
