import type { SocialTrouble } from '#services/social-feed/port.ts'

export const socialFeedAdminCopy = {
  off: 'No feed yet. Paste a token below, and the about page shows your newest pictures.',
  coming: 'The first pictures are on their way. This page checks again by itself.',
  fine: (shown: number) =>
    shown === 1
      ? 'All is well. The about page shows one picture.'
      : `All is well. The about page shows ${shown} pictures.`,
  trouble: {
    token_dead:
      'Instagram doesn’t take the token any more. Somebody changed the password, or it got too old. Please paste a new one.',
    permission:
      'Instagram takes the token, but won’t show posts for it. It needs the permission instagram_business_basic, and a professional account.',
    throttled: 'Instagram limits how often the shop may ask. The shop asks again in two hours.',
    unreachable: 'Instagram can’t be reached right now. The shop asks again within the half hour.',
    nonsense: 'Instagram’s answer can’t be read. The shop asks again within the half hour.',
  } satisfies Record<SocialTrouble, string>,
  stillShown: 'Your visitors see the last good pictures meanwhile.',
  dying: (days: number) =>
    days <= 0
      ? 'The token has run out. Paste a new one.'
      : `The token expires in ${days === 1 ? 'a day' : `${days} days`} and could not be renewed so far. Please paste a new one.`,

  pasteTitle: { on: 'Another token', off: 'Paste a token' },
  pasteText:
    'In Meta’s app dashboard: Instagram, “API setup with Instagram login”, “Generate token” beside your account. Copy all of it; it is long. From then on the shop renews it by itself, every week.',
  label: 'Token',
  save: 'Connect the feed',
  saved: 'Got it. The pictures are on their way!',
  saveFailed: 'the token was not saved. try again?',

  takeDown: 'Disconnect the feed',
  askTakeDown: 'Disconnect the feed?',
  askTakeDownText:
    'The section leaves the about page, and the shop forgets the token and the pictures. Nothing changes on Instagram itself.',
  takenDown: 'Down it came. The feed is disconnected.',
  takeDownFailed: 'the feed wasn’t disconnected. try again?',

  section: 'Social feed',
  keywords: 'social feed posts instagram',
  theNewestOnes: 'The newest ones',
  tokenRenewed: 'Token renewed',
  never: 'never',
  goodUntil: 'Good until',
  picturesLastFetched: 'Pictures last fetched',
  notYet: 'not yet',
} as const

/** In the audit trail, after the account’s name. */
export const socialFeedAdminAudit = {
  connected: 'connected the feed',
  disconnected: 'disconnected the feed',
} as const
