import { useEffect, useRef } from 'react'
import { Link, useRevalidator } from 'react-router'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { orderAddress } from '#shop/orders/back-office/admin/orders-address.ts'
import type { MessageMarks } from '#shop/people/messages/messages.schema.ts'
import { ActionButton } from '#web/admin/list/action-button.tsx'
import { dayWords } from '#web/admin/list/days.ts'
import { call, prepare } from '#web/ui/hooks/api.ts'
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

  const list = suspicious ? listAddress({ search: '', aside: true }) : adminSectionPath('messages')
  const mark = (body: MessageMarks) => prepare('PUT /api/messages/{id}', { path: { id }, body })
  const { marked, markFailed, moved, moveFailed, removed, removeFailed } = messagesCopy
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
          <ActionButton
            run={mark({ answered: answeredAt === null })}
            done={answeredAt === null ? messagesCopy.markedAnswered : messagesCopy.markedToAnswer}
            failed={markFailed}
          >
            {answeredAt === null ? messagesCopy.markAnswered : messagesCopy.markToAnswer}
          </ActionButton>
        )}
        {suspicious && (
          <ActionButton
            run={mark({ suspicious: false })}
            done={moved}
            failed={moveFailed}
            to={adminSectionPath('messages')}
          >
            {messagesCopy.restore}
          </ActionButton>
        )}
        <ActionButton run={mark({ read: false })} done={marked} failed={markFailed} to={list}>
          {messagesCopy.unread}
        </ActionButton>
        <ActionButton
          run={prepare('DELETE /api/messages/{id}', { path: { id } })}
          ask={{
            title: messagesCopy.askRemove(name),
            danger: true,
            text: suspicious ? messagesCopy.askRemoveAsideText : messagesCopy.askRemoveText,
          }}
          done={removed}
          failed={removeFailed}
          to={list}
        >
          {messagesCopy.remove}
        </ActionButton>
      </div>
      <a href={answer} className={control.target}>
        {messagesCopy.answer}
      </a>
    </div>
  )
}
