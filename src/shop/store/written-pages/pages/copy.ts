export const writtenPagesPageCopy = {
  about: 'About',
  findMe: 'Where to find me',
  lettersLead: 'Letters, questions and kind words:',
  writeAMessage: 'write a message',

  commissions: 'Commissions',
  commissionsOf: (studioName: string) => `Commissions of ${studioName}`,
  artCommissions: 'Art commissions',
  request: 'Request your commission!',
  requestHint: 'Opens the request form in a new tab',

  legalNotice: 'Legal notice',
  imprintDescription: (studioName: string) => `Who sells at ${studioName}, and how to reach them.`,
  whoSells: 'Who sells',
  writeButton: 'Write a message',
  responsibleEuropeanUnion: 'Responsible person in the European Union',
  packaging: 'Packaging',
  legalGuarantee: 'Legal guarantee',
  terms: 'Terms',
  privacy: 'privacy',
  shippingAndReturns: 'shipping and returns',

  draft: 'A draft: only the studio sees this page.',
  seeAll: (title: string) => `See all of ${title}`,
  video: 'Video',

  withdrawingContract: 'Withdrawing from a contract',
  modelWithdrawalForm: 'Model withdrawal form',
  goodToKnow: 'Good to know',
  askMeSomething: 'Ask me something',
} as const
