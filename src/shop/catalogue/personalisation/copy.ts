export const personalisationCopy = {
  given: (label: string, text: string) => (label === '' ? `“${text}”` : `${label}: “${text}”`),

  missing: (label: string) => `Please fill in “${label}”.`,
  tooLong: (label: string, most: number) => `“${label}” takes at most ${most} characters.`,
  oneLine: (label: string) => `“${label}” takes one line.`,
  fewLines: (label: string, most: number) => `“${label}” takes at most ${most} lines.`,
  unseen: (label: string) =>
    `“${label}” has characters that nobody can see, such as control or direction marks. Please type it again.`,
  notAsked: 'It doesn’t come with your own words any more.',

  badText: 'Please send the words as a text.',
  badObject: 'Please say what the piece asks for, or send null.',
  labelMissing: 'Please say what buyers should write, such as “Name on the mug”.',
  labelTooLong: (most: number) => `At most ${most} characters.`,
  labelUnseen: 'Please write this in one line, without control or direction marks.',
  most: (most: number) => `Please choose a number of characters from 1 to ${most}.`,
  lines: (most: number) => `Please choose a number of lines from 1 to ${most}.`,
  price: 'Please enter an extra price greater than zero, or none.',
  priceOfRequired:
    'Every buyer has to write something here, so put the extra price into the price of the piece.',
} as const
