export const sizesMadeCopy = {
  unreadable: 'This picture can’t be read.',

  readOnly: 'Pictures can only be read here.',
  notAnswered: 'a picture could not be answered',
  notNow: 'This picture is not there right now.',
  noSuchPicture: 'There is no such picture.',
} as const
