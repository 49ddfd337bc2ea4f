export const messagesCopy = {
  findLabel: 'Find a message',
  findHint: 'A name, a word, an address',
  empty: 'No messages yet. Somebody is surely sharpening a pencil.',
  emptyText: 'What visitors write on the contact page comes here, and to you by mail.',
  noMatch: (words: string) => `No message says “${words}”.`,
  older: 'Older messages',
  newest: 'Back to the newest',
  back: 'All messages',
  aside: (count: number) => `Kept aside (${count})`,
  asideTitle: 'Kept aside',
  asideText:
    'Messages that came when very many came at once. They were not mailed to you, and go after a month. Open one to put it with the others.',
  asideEmpty: 'Nothing is kept aside.',
  goneTitle: 'That message is not here any more',
  goneText: 'It was deleted, or it was never written.',

  answer: 'Answer',
  answerHint: 'Opens your mail program, with the message quoted.',
  unread: 'Mark as unread',
  marked: 'Back on the pile of unread ones.',
  markFailed: 'it would not turn over. try again?',

  restore: 'Put it with the others',
  wasPutBack: 'With the others now.',
  putBackFailed: 'it would not budge. try again?',

  remove: 'Delete',
  askRemove: (name: string) => `Delete the message from ${name}?`,
  askRemoveText: "This can't be undone. The copy in your mailbox stays where it is.",
  askRemoveAsideText: "This can't be undone. It was not mailed to you: there is no copy.",
  removed: 'Into the stove it went.',
  removeFailed: 'that paper does not burn. it is still here, try again?',

  order: (number: number, words: string) => `Order ${number}: ${words}`,

  found: (count: number, value: string) => `${count}${value} found`,
  orMore: ' or more',
  unread2: 'Unread:',

  messages: 'Letters',
} as const
