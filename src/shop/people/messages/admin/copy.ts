import { isReport, type Message } from '#shop/people/messages/message.ts'

export const messagesCopy = {
  findLabel: 'Find a letter',
  findHint: 'A name, a word, an address',
  empty: 'No letters yet. Somebody is surely sharpening a pencil.',
  emptyText: 'What visitors write on the contact page comes here.',
  noMatch: (words: string) => `No letter says “${words}”.`,
  older: 'Older letters',
  newest: 'Back to the newest',
  back: 'All letters',
  aside: (count: number) => `Possible spam (${count})`,
  asideTitle: 'Possible spam',
  asideText:
    'Many letters at once look like spam. These were not emailed to you, and are deleted after a month. Open one to move it to your letters.',
  asideEmpty: 'No spam here.',
  goneTitle: 'That letter is not here any more',
  goneText: 'It was deleted, or it was never written.',

  answer: 'Answer in your email program',
  answered: 'Answered',
  noAnswerNeeded: 'No answer needed',
  toAnswerCount: (count: number) => `To answer (${count})`,
  toAnswerTitle: 'Letters to answer',
  allLetters: 'All letters',
  noneToAnswer: 'Every letter is answered.',
  markAnswered: 'Mark as answered',
  markToAnswer: 'Mark as not answered',
  markedAnswered: 'Answered.',
  markedToAnswer: 'It waits for an answer again.',
  useSaved: 'Saved answer',
  subject: 'Subject',
  answerText: 'Your answer',
  sendAnswer: 'Send the answer',
  sendHint: (email: string) =>
    `Goes to ${email} by email, with the letter quoted, and is kept here.`,
  answerSent: 'Sent. The letter is marked as answered.',
  nobodyGetsIt: 'No mailbox is connected: it is kept here, and nobody gets it.',
  keptHere: 'Kept here. Nobody gets it without a mailbox.',
  answerFailed: 'That was not sent. What you typed is still here.',
  youAnswered: (subject: string) => `You wrote: ${subject}`,
  unread: 'Mark as unread',
  marked: 'Marked as unread.',
  markFailed: 'it was not marked. try again?',

  restore: 'Move it to the letters',
  moved: 'It is with the other letters now.',
  moveFailed: 'it was not moved. try again?',

  remove: 'Delete',
  askRemove: (name: string) => `Delete the letter from ${name}?`,
  askRemoveText: "This can't be undone. The copy in your mailbox stays where it is.",
  askRemoveAsideText: "This can't be undone. It was not emailed to you: there is no copy.",
  removed: 'Into the stove it went.',
  removeFailed: 'it was not deleted. try again?',

  order: (number: number, words: string) => `Order ${number}: ${words}`,

  found: (count: number, value: string) => `${count}${value} found`,
  orMore: ' or more',
  unreadMark: 'Unread:',

  messages: 'Letters',
  keywords: 'messages inbox mailbox email contact questions',
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
  messageMarked: 'marked a letter (read, answered or spam)',
  messageDeleted: 'deleted a letter',
  answerSaved: 'changed the saved answers',
} as const
