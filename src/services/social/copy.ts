export const socialCopy = {
  feedSetUnder: 'The feed is set under Instagram.',
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
} as const
