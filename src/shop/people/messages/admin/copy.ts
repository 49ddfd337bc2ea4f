import { isReport, type Message } from '#shop/people/messages/message.ts'

export const messagesCopy = {
  findLabel: 'Find a message',
  findHint: 'A name, a word, an address',
  empty: 'No messages yet. Somebody is surely sharpening a pencil.',
  emptyText: 'What visitors write on the contact page comes here, and to you by email.',
  noMatch: (words: string) => `No message says “${words}”.`,
  older: 'Older messages',
  newest: 'Back to the newest',
  back: 'All messages',
  aside: (count: number) => `Possible spam (${count})`,
  asideTitle: 'Possible spam',
  asideText:
    'Many messages at once look like spam. These were not emailed to you, and are deleted after a month. Open one to move it to your messages.',
  asideEmpty: 'No spam here.',
  goneTitle: 'That message is not here any more',
  goneText: 'It was deleted, or it was never written.',

  answer: 'Answer in your email program',
  answered: 'Answered',
  noAnswerNeeded: 'No answer needed',
  toAnswerCount: (count: number) => `To answer (${count})`,
  allLetters: 'All messages',
  noneToAnswer: 'Every message is answered.',
  markAnswered: 'Mark as answered',
  markToAnswer: 'Mark as not answered',
  markedAnswered: 'Answered.',
  markedToAnswer: 'It waits for an answer again.',
  useSaved: 'Saved answer',
  subject: 'Subject',
  answerText: 'Your answer',
  sendAnswer: 'Send the answer',
  sendHint: (email: string) =>
    `Goes to ${email} by email, with the message quoted, and is kept here.`,
  answerSent: 'Sent. The message is marked as answered.',
  answerFailed: 'That was not sent. What you typed is still here.',
  youAnswered: (subject: string) => `You wrote: ${subject}`,
  unread: 'Mark as unread',
  marked: 'Marked as unread.',
  markFailed: 'it was not marked. try again?',

  restore: 'Move it to the messages',
  moved: 'It is with the other messages now.',
  moveFailed: 'it was not moved. try again?',

  remove: 'Delete',
  askRemove: (name: string) => `Delete the message from ${name}?`,
  askRemoveText: "This can't be undone. The copy in your mailbox stays where it is.",
  askRemoveAsideText: "This can't be undone. It was not emailed to you: there is no copy.",
  removed: 'Into the stove it went.',
  removeFailed: 'it was not deleted. try again?',

  order: (number: number, words: string) => `Order ${number}: ${words}`,

  found: (count: number, value: string) => `${count}${value} found`,
  orMore: ' or more',
  unreadMark: 'Unread:',

  messages: 'Messages',
  keywords: 'letters inbox mailbox email contact questions',
} as const

/** Null: it waits for an answer. */
export const answerWords = (letter: Pick<Message, 'at' | 'answeredAt'>): string | null =>
  letter.answeredAt === null
    ? null
    : isReport(letter)
      ? messagesCopy.noAnswerNeeded
      : messagesCopy.answered

/** In the audit trail, after the account’s name. */
export const messagesAudit = {
  messageMarked: 'marked a message',
  messageDeleted: 'deleted a message',
  answerSaved: 'changed the saved answers',
} as const
