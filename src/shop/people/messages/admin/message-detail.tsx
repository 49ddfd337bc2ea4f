import { useEffect, useRef, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { orderAddress } from '#shop/orders/back-office/admin/orders-address.ts'
import type { MessageMarks } from '#shop/people/messages/messages.schema.ts'
import { Ask } from '#web/admin/list/ask.tsx'
import { dayWords } from '#web/admin/list/days.ts'
import { type ActionWords, useAction } from '#web/admin/list/use-action.ts'
import { sectionAddress } from '#web/admin/location.ts'
import { Button } from '#web/ui/button.tsx'
import { call } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { AnswerForm, Answers } from './answer-form.tsx'
import { answerWords, messagesCopy } from './copy.ts'
import styles from './messages.module.css'
import { listAddress } from './messages-address.ts'
import type { MessagesData } from './messages-section.tsx'

type MessageData = Extract<MessagesData, { view: 'message' }>

export function MessageDetail(data: MessageData) {
  const { message, answer, answers, orders, clocks } = data
  const { id, name, email, text, at, readAt, answeredAt, suspicious } = message
  const [asking, setAsking] = useState(false)
  const { busy, act } = useAction()
  const { revalidate } = useRevalidator()
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
  const mark = (body: MessageMarks, words: ActionWords<unknown>) =>
    act(() => call('PUT /api/messages/{id}', { path: { id }, body }), words)

  const { marked, markFailed, moved, moveFailed, removed, removeFailed } = messagesCopy
  const markAnswered = () =>
    mark(
      { answered: answeredAt === null },
      {
        done: answeredAt === null ? messagesCopy.markedAnswered : messagesCopy.markedToAnswer,
        failed: markFailed,
      },
    )
  const markUnread = () => mark({ read: false }, { done: marked, failed: markFailed, to: list })
  const restore = () =>
    mark({ suspicious: false }, { done: moved, failed: moveFailed, to: sectionAddress('messages') })
  const remove = () =>
    act(() => call('DELETE /api/messages/{id}', { path: { id } }), {
      ...{ done: removed, failed: removeFailed, to: list },
    })

  return (
    <div className={`${layout.stack5} ${layout.start} ${styles.messageDetailSection}`}>
      <Link to={list} className={control.target}>
        ← {suspicious ? messagesCopy.asideTitle : messagesCopy.back}
      </Link>
      <article className={`${surface.card} ${styles.sheet}`}>
        <header className={styles.head}>
          <p className={prose.wraps}>
            <strong>{name}</strong> <span className={prose.soft}>{email}</span>
          </p>
          <p className={prose.soft}>
            {dayWords(at, clocks)}
            {answeredAt !== null && ` · ${answerWords(message)}`}
          </p>
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
      <Answers answers={answers} clocks={clocks} />
      {!suspicious && <AnswerForm {...data} />}
      <div className={`${layout.row} ${layout.line} ${styles.actions}`}>
        {!suspicious && (
          <Button variant="quiet" busy={busy} onClick={markAnswered}>
            {answeredAt === null ? messagesCopy.markAnswered : messagesCopy.markToAnswer}
          </Button>
        )}
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
      <a href={answer} className={control.target}>
        {messagesCopy.answer}
      </a>
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
