export const feedsCopy = {
  intro:
    'Search engines read the shop’s pages by themselves. Google Shopping, Pinterest and others read a list of your pieces. You give them its address once.',
  closed: 'While the shop is closed, these lists offer nothing for sale.',
  lists: 'Lists of your pieces',
  paste: (reader: string) => `Enter it at ${reader}, as a product feed, data source or catalog.`,
  leftOut: 'Not in Google’s list',
  leftOutHint:
    'Google takes no garment without a size and a color. These pieces are in the other lists.',
  unsaid: (missing: readonly string[]) => `no ${missing.join(', no ')}`,
  newPieces: 'New pieces',
  newPiecesHint: 'For RSS readers: people who follow it see each new piece.',
  copy: 'Copy the address',
  copied: 'the address is copied.',
  copyFailed: 'your browser didn’t copy it. press long on the address to copy it.',
  credit: 'Your name in your picture files',
  creditHint:
    'Every picture that the shop shows can carry your name, your copyright, the address of your terms, and whether models may be trained on it. Google shows these beside a picture, and they stay in a picture that somebody saves.',
  name: 'Write my name and terms into my pictures',
  savedCredit: 'saved. The shop now makes all sizes of your pictures anew, one after the other.',
  training: 'AI training',
  trainingHint:
    'Search engines and assistants may always show your pieces and lead people here. Whether companies may train their models on your pictures and words is up to you. The shop tells them in the three ways that they say they read; it can’t make them obey.',
  allow: 'AI models may be trained on my pictures and words',
  saved: 'saved.',
  failed: 'that wasn’t saved.',

  feedsSearchEngines: 'Feeds and search engines',
  keywords: 'google pinterest facebook catalog seo ai',
} as const

/** In the audit trail, after the account’s name. */
export const feedsAudit = {
  trainingChanged: 'said whether models may be trained on the shop',
  pictureCreditChanged: 'said whether pictures carry the artist’s name',
} as const
