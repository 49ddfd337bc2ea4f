import { ButtonLink } from '#web/ui/button.tsx'
import { roomAddress } from '../location.ts'
import type { loadMessages } from './load-messages.server.ts'
import { MessageSheet } from './message-detail.tsx'
import { copy } from './messages-copy.ts'
import styles from './messages-list.module.css'
import { MessagesList } from './messages-list.tsx'

export type MessagesData = Awaited<ReturnType<typeof loadMessages>>

/** What visitors wrote: the list, or one letter. */
export function MessagesScreen(data: MessagesData) {
  if (data.view === 'list') return <MessagesList {...data} />
  if (data.view === 'message') return <MessageSheet key={data.message.id} {...data} />
  return (
    <div className={styles.empty}>
      <p className={styles.lead}>{copy.goneTitle}.</p>
      <p>{copy.goneText}</p>
      <ButtonLink to={roomAddress('messages')} prefetch="none">
        {copy.back}
      </ButtonLink>
    </div>
  )
}
