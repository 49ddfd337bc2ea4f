import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { orderAddress } from '#shop/orders/back-office/admin/orders-address.ts'
import { reasonFor } from '#web/admin/copy.ts'
import { Ask } from '#web/admin/list/ask.tsx'
import { dayWords } from '#web/admin/list/days.ts'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { sectionAddress } from '#web/admin/location.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import buttons from '#web/ui/button.module.css'
import { Button } from '#web/ui/button.tsx'
import { call } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { toast } from '#web/ui/toast.ts'
import { messagesCopy } from './copy.ts'
import styles from './messages.module.css'
import { listAddress } from './messages-address.ts'
import type { MessagesData } from './messages-section.tsx'

type MessageData = Extract<MessagesData, { view: 'message' }>

/** Showing a message marks it as read. */
export function MessageDetail({ message, answer, orders, clocks }: MessageData) {
  const { id, name, email, text, at, readAt, suspicious } = message
  const [asking, setAsking] = useState(false)
  const { busy, run } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const asOwner = useAsOwner()
  const seen = useRef(readAt !== null)

  useEffect(() => {
    if (seen.current) return
    seen.current = true
    // Only a mark: if it can't be set now, the next view sets it.
    call('PUT /api/messages/{id}', { path: { id }, body: { read: true } }).then(
      () => revalidate(),
      () => {},
    )
  }, [id, revalidate])

  const list = suspicious ? listAddress({ search: '', aside: true }) : sectionAddress('messages')
  const leave = () => navigate(list)

  function markUnread(): void {
    void run(async () => {
      try {
        await asOwner(() => call('PUT /api/messages/{id}', { path: { id }, body: { read: false } }))
        toast.success(messagesCopy.marked, 2000)
        await leave()
      } catch (failure) {
        toast.error(`${messagesCopy.markFailed} ${reasonFor(failure)}`, 4000)
      }
    })
  }

  function restore(): void {
    void run(async () => {
      try {
        const body = { suspicious: false }
        await asOwner(() => call('PUT /api/messages/{id}', { path: { id }, body }))
        toast.success(messagesCopy.wasPutBack, 2000)
        await navigate(sectionAddress('messages'))
      } catch (failure) {
        toast.error(`${messagesCopy.putBackFailed} ${reasonFor(failure)}`, 4000)
      }
    })
  }

  function remove(): void {
    void run(async () => {
      try {
        await asOwner(() => call('DELETE /api/messages/{id}', { path: { id } }))
        setAsking(false)
        toast.success(messagesCopy.removed, 2000)
        await leave()
      } catch (failure) {
        toast.error(`${messagesCopy.removeFailed} ${reasonFor(failure)}`, 4000)
      }
    })
  }

  return (
    <div className={styles.messageDetailSection}>
      <Link to={list} className={control.target}>
        ← {suspicious ? messagesCopy.asideTitle : messagesCopy.back}
      </Link>
      <article className={`${surface.card} ${styles.sheet}`}>
        <header className={styles.head}>
          <p className={prose.wraps}>
            <strong>{name}</strong> <span className={prose.soft}>{email}</span>
          </p>
          <p className={prose.soft}>{dayWords(at, clocks)}</p>
          {orders.length > 0 && (
            <p className={layout.words5}>
              {orders.map(({ number, words }) => (
                <Link key={number} to={orderAddress(number)} className={control.target}>
                  {messagesCopy.order(number, words)}
                </Link>
              ))}
            </p>
          )}
        </header>
        <p className={styles.text}>{text}</p>
      </article>
      <div className={styles.actions}>
        <a href={answer} className={buttons.button}>
          <span>{messagesCopy.answer}</span>
        </a>
        {suspicious && (
          <Button variant="quiet" busy={busy} onClick={restore}>
            {messagesCopy.restore}
          </Button>
        )}
        <Button variant="quiet" busy={busy} onClick={markUnread}>
          {messagesCopy.unread}
        </Button>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {messagesCopy.remove}
        </Button>
      </div>
      <p className={prose.soft}>{messagesCopy.answerHint}</p>
      <Ask
        open={asking}
        title={messagesCopy.askRemove(name)}
        danger
        busy={busy}
        onYes={remove}
        onCancel={() => setAsking(false)}
      >
        <p>{suspicious ? messagesCopy.askRemoveAsideText : messagesCopy.askRemoveText}</p>
      </Ask>
    </div>
  )
}
