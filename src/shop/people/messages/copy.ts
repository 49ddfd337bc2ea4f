export const messagesCopy = {
  nameMissing: 'Who is it? A name, please.',
  emailMissing: 'An email address, please, so that I can answer.',
  subjectMissing: 'What is it about? A few words are enough.',
  textMissing: 'The message itself is missing.',
  answerMissing: 'Write the answer first.',
  letterFrom: (name: string) => `Letter from ${name}`,
  re: (subject: string) => `Re: ${subject}`,

  tooLong: (value: number) => `That is a little long: ${value} characters at most.`,
  oneLine: 'One line, please.',
  markMissing: 'Please say whether it is read, or whether it is suspicious.',

  tooQuick: 'That was quick! Please press Send once more.',
  tooManyMessages: 'So many messages at once! Please try again in an hour.',
  titleMissing: 'Please enter a title.',
  tooManyAnswers: (most: number) => `You have ${most} saved answers. Delete one first.`,
  noSuchAnswer: 'This answer was deleted.',
  answeredMeanwhile:
    'Another answer was written meanwhile: read it above. Yours is kept here. Send it, too, if it is still needed.',
  answerOnItsWay:
    'Your answer to this letter is still on its way. Delete the letter once it is sent.',
  noSuchMessage: 'There is no such message.',
  messageTooLong: (most: number) => `A long message: ${most} characters at most, please.`,
  badEmail: 'That is no email address that I could answer to.',
} as const
