/** The two toasts are the specification's (§8), to the letter. */
export const contactCopy = {
  wantAll: {
    subject: 'All of these, please',
    begin: 'Hello! I would love to have all of these:',
  },
  oneLikeIt: {
    subject: (piece: string) => `One like “${piece}”`,
    message: (piece: string) =>
      `Hello! I saw “${piece}”, which has found a home. I would love to have one like it:\n\n`,
  },
  ofOrder: {
    about: (number: number) => `About order ${number}`,
    wrongAddress: {
      subject: (number: number) => `Order ${number}: another address`,
      message: (number: number, address: string) =>
        `Hello! The address of order ${number} is wrong. You have:\n\n${address}\n\nPlease send it to:\n\n`,
    },
  },
  aboutIt: {
    subject: (piece: string) => `About “${piece}”`,
    message: (piece: string) => `Hello! I saw “${piece}” and would like to ask about it:\n\n`,
  },
  fields: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
  sent: 'Message sent successfully! I look forward to our conversation.',
  failed: 'Oops! Something went wrong. Please try again later.',
  sentTitle: 'Off it goes.',
  sentText: 'Your message is here. You are being walked back to the shop.',
  offline:
    "The shop can't be reached right now. Your message stays here until you are online again.",
  notSent: 'It was not sent, and nothing you wrote is lost.',

  formLabel: 'A message to the studio',
  dear: (artistName: string) => `Dear ${artistName},`,
  trap: 'Please leave this empty',
  send: 'Send',

  contact: 'Contact',
  description: (artistName: string, studioName: string) =>
    `Write to ${artistName} at ${studioName}: questions about a piece or an order, or just to say hello.`,
  heading: 'Say Hello,',
  toShop: 'Back to the shop',
} as const
