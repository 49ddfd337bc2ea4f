export const studioCopy = {
  saved: 'Fresh paint! The whole shop knows already.',
  failed: 'the sign fell off the wall. nothing was saved, try again?',

  sign: 'The sign on the door',
  signHint: 'Your name and the studio’s, on every page and every mail.',
  ownersEmail: (email: string) => `Mails go to ${email}. Only an owner can change that.`,
  home: 'Home page',
  homeHint: 'What people read first. The stand-in picture shows while there is no hero.',
  galleries: 'Galleries',
  galleriesHint: 'A few words above each wall. Leave one empty, and the wall speaks for itself.',
  about: 'About',
  aboutHint: 'A blank line begins a new paragraph.',
  commissions: 'Commissions',
  commissionsHint: 'The form itself lives elsewhere; its button opens it in a new tab.',
  elsewhere: 'Elsewhere',
  elsewhereHint:
    'Where else people find you, in this order: on the about page and at every page’s end.',
  addLink: 'Add a link',
  noLinks: 'Nowhere else. Fair enough.',
  inside: 'Behind the curtain',
  insideHint: 'Nobody but you sees these.',
} as const
