import { Link } from 'react-router'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { longestMessageSearch, type Message } from '#shop/people/messages/message.ts'
import { type Clocks, dayWords } from '#web/admin/list/days.ts'
import { NothingHere } from '#web/admin/list/nothing-here.tsx'
import { SearchForm } from '#web/admin/list/search/search-form.tsx'
import { useFreshOnReturn } from '#web/admin/list/use-fresh-on-return.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { answerWords, messagesCopy } from './copy.ts'
import styles from './messages.module.css'
import { listAddress } from './messages-address.ts'
import type { MessagesData } from './messages-section.tsx'
import { savedAnswersCopy } from './saved-answers.copy.ts'

type ListData = Extract<MessagesData, { view: 'list' }>

export function MessagesList(data: ListData) {
  const { messages, more, before, search, clocks, aside, asideCount } = data
  const { toAnswer, toAnswerCount } = data
  const none = toAnswer ? messagesCopy.noneToAnswer : messagesCopy.empty
  const empty = aside ? messagesCopy.asideEmpty : none
  useFreshOnReturn()
  return (
    <div className={`${layout.stack5} ${layout.sized} ${styles.section}`}>
      {aside && messages.length > 0 && <p className={prose.soft}>{messagesCopy.asideText}</p>}
      {!aside && (messages.length > 0 || search !== '') && (
        <SearchForm
          search={search}
          longest={longestMessageSearch}
          label={messagesCopy.findLabel}
          hint={messagesCopy.findHint}
          beside={{ at: 'messages', ...(toAnswer && { answer: '1' }) }}
          addressOf={(words) => listAddress({ search: words, toAnswer })}
        />
      )}
      <p className={styles.links}>
        {!aside &&
          (toAnswer ? (
            <Link to={listAddress({ search })}>{messagesCopy.allLetters}</Link>
          ) : (
            <Link to={listAddress({ search, toAnswer: true })}>
              {messagesCopy.toAnswerCount(toAnswerCount)}
            </Link>
          ))}
        <Link to={adminSectionPath('saved-answers')}>{savedAnswersCopy.label}</Link>
      </p>
      <p className="visually-hidden" role="status">
        {search !== '' && messagesCopy.found(messages.length, more ? messagesCopy.orMore : '')}
      </p>
      {messages.length === 0 && (
        <NothingHere
          doodle={{ which: search ? 5 : 8, ink: 'accent3' }}
          lead={search ? messagesCopy.noMatch(search) : empty}
        >
          {!search && !aside && !toAnswer && <p className={prose.soft}>{messagesCopy.emptyText}</p>}
        </NothingHere>
      )}
      <ul className={styles.list}>
        {messages.map((message) => (
          <li key={message.id}>
            <Envelope message={message} clocks={clocks} />
          </li>
        ))}
      </ul>
      <div className={styles.links}>
        {before !== null && (
          <Link to={listAddress({ search, aside, toAnswer })}>{messagesCopy.newest}</Link>
        )}
        {more && (
          <ButtonLink
            variant="quiet"
            to={listAddress({ search, before: messages.at(-1)?.id ?? null, aside, toAnswer })}
          >
            {messagesCopy.older}
          </ButtonLink>
        )}
        {(aside || asideCount > 0) && (
          <Link to={listAddress({ search: '', aside: !aside })}>
            {aside ? messagesCopy.back : messagesCopy.aside(asideCount)}
          </Link>
        )}
      </div>
    </div>
  )
}

function Envelope({ message, clocks }: { message: Message; clocks: Clocks }) {
  const { id, name, subject, text, at, readAt, answeredAt } = message
  return (
    <Link
      to={adminSectionPath('messages', id)}
      className={styles.envelope}
      data-unread={readAt === null || undefined}
    >
      <span className={styles.from}>
        {readAt === null && <span className="visually-hidden">{messagesCopy.unreadMark} </span>}
        {name}
      </span>
      <span className={prose.hint}>
        {dayWords(at, clocks)}
        {answeredAt !== null && ` · ${answerWords(message)}`}
      </span>
      <span className={styles.subject}>{subject}</span>
      <span className={styles.glimpse}>{text.slice(0, 200)}</span>
    </Link>
  )
}
