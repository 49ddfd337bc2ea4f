export const settingsCopy = {
  whichPicture: 'Which picture?',
  linkNameMissing: 'Please name this link.',
  linkAddressMissing:
    'Please enter an address, such as www.example.com, or an @handle under its network’s name.',
  notAList: 'Please list the links.',
  tooManyLinks: (maxSocialLinks: number) =>
    `That is a lot of places to be: at most ${maxSocialLinks}.`,
  linkTwice: 'This one is listed twice.',
  dayMissing: 'Please choose a day.',

  noSuchSentence: 'There is no such text.',
  mustStand: 'This can’t be left out. Change it instead.',

  pathMissing: 'Please enter a path.',
  badPath: 'A slash, then 8 to 59 small letters, digits or dashes.',
  pathTaken: 'The shop has a page there already.',

  ownersOnly: 'Only an owner can change where emails go.',
  studioNameMissing: 'Please enter the studio’s name.',
  artistNameMissing: 'Please enter the artist’s name.',
  emailMissing: 'Please enter an email address.',
  windowMissing: 'What shall the first screen show?',
  headingMissing: 'Please enter a heading for the about page.',
  formAddressMissing: 'Please enter the form’s address, such as www.example.com/form.',
  helperMissing: 'Please enter the name of the person to call for help.',
  marketDayMissing: 'On which day is it?',
  marketMissing: 'What is on that day?',
  decisionMissing: 'Please say whether to keep, change or leave it out.',
  wordsMissing: 'Please write something, or leave it out.',
} as const
