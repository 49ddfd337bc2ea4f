export const socialFeedCopy = {
  title: 'Social feed',
  feedSetUnder: 'The feed is set under Social feed.',
  noFeedShown: 'No feed is shown.',
  feedCantRead: 'The feed can’t be read.',
  firstPicturesComing: 'The first pictures are on their way.',
  newestPicturesHang: 'The about page shows your newest pictures.',

  refusedWithCode: (code: number) => `refused with code ${code}`,
  answered: (status: number) => `answered ${status}`,
  answerNoJson: 'the answer is no JSON',

  answerMoreBytes: (most: number) => `an answer of more than ${most} bytes`,
  answerBrokeOff: 'the answer broke off',

  freshTokenNone: 'the new token isn’t valid',
  pictureSaidHost: 'a picture’s address isn’t one of theirs',
  aPictureAnswered: (status: number) => `a picture answered ${status}`,
  noAnswer: 'no answer',
  listPostsNone: 'the list of posts isn’t valid',

  noFeed: 'No feed is shown.',
  feedHint: 'Open Social feed to see the reason and to paste a new token.',
  feedBroken: 'The feed can’t be read.',
  feedOld: 'It was last read more than a day ago.',
  feedShown: (days: number) =>
    `Shown; its token was renewed ${days === 0 ? 'today' : days === 1 ? 'a day ago' : `${days} days ago`}.`,
  tokenEnds: (days: number) =>
    `Shown, but its token ends in ${days === 1 ? '1 day' : `${days} days`} and could not be renewed so far.`,
} as const
