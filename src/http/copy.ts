export const httpCopy = {
  otherId: 'The id in the body differs from the id in the address.',
  nulInAddress: 'The address holds a NUL character.',
  nothingHere: 'There is nothing at this address.',
  notPossible: (method: string, allowed: string) =>
    `${method} is not possible here, only ${allowed}.`,

  noJson: 'The body is not valid JSON.',
  tooDeep: 'The body is nested too deep.',
  nulInBody: 'The body holds a NUL character.',
  mebibytes: (size: number) => `${size} MiB`,
  kibibytes: (size: number) => `${size} KiB`,
  tooLarge: (words: string) => `That is too much at once: at most ${words}.`,

  failed: 'Something went wrong on our side. Please try again.',
  bodyType: 'Send the body as application/json or as a form.',
  bodyUnreadable: 'The body could not be read.',
  unexpected: 'This is not what we expected.',

  formUnreadable: 'The form could not be read.',
  noFile: 'This takes no file.',
  brokenOff: 'The request was broken off.',

  noSession: 'There is no session.',
  accountRemoved: 'This account has been removed. Ask the owner.',
  confirm: 'Please confirm that it is you.',
  noSessionReload: 'There is no session. Please load the page anew.',
  othersThing: 'This belongs to somebody else.',
  refusals: {
    helper: 'This is for the studio only.',
    partner: 'A helper can’t do this. Please ask the owner.',
    owner: 'Only an owner can do this.',
  },
} as const
