export const socialFeedCopy = {
  title: 'Social feed',
  feedSetUnder: 'The feed is set under Social feed.',
  noFeedShown: 'No feed is shown.',
  feedCantRead: 'The feed can’t be read.',
  firstPicturesWay: 'The first pictures are on their way.',
  newestPicturesHang: 'Your newest pictures hang on the about page.',

  refusedWithCode: (code: number) => `refused with code ${code}`,
  answered: (status: number) => `answered ${status}`,
  answerNoJson: 'the answer is no JSON',

  answerMoreBytes: (most: number) => `an answer of more than ${most} bytes`,
  answerBrokeOff: 'the answer broke off',

  freshTokenNone: 'the fresh token is none',
  pictureSaidHost: 'a picture is said to be at a host that is none of theirs',
  aPictureAnswered: (status: number) => `a picture answered ${status}`,
  noAnswer: 'no answer',
  listPostsNone: 'the list of posts is none',

  noFeed: 'No feed is shown.',
  feedHint: 'The section Social feed says what is wrong, and takes a new token.',
  feedBroken: 'The feed can’t be read.',
  feedOld: 'It was last read more than a day ago.',
  feedShown: (age: number, unit: string) => `Shown; its token was renewed ${age} ${unit} ago.`,
  tokenEnds: (days: number) =>
    `Shown, but its token ends in ${days === 1 ? '1 day' : `${days} days`} and could not be renewed so far.`,
} as const
