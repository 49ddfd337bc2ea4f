export const socialFeedCopy = {
  noPicture: 'no picture came through',
  notAPicture: 'what came is no picture',
  notKept: 'a picture could not be kept',

  refusals: {
    token_dead: 'Instagram doesn’t take this token. Please make a new one and paste all of it.',
    permission:
      'Instagram takes this token, but it may not read posts. It needs instagram_business_basic.',
    nonsense: 'Instagram didn’t understand this token. Please copy it once more, all of it.',
  },
  tokenMissing: 'Please paste the token.',
  tokenTooLong: 'That is longer than any token.',
  badToken: 'A token is one long word. Please copy it once more, all of it.',
} as const
