export const personalisationAdminCopy = {
  title: 'Personalized',
  yes: 'yes',
  no: 'no',
  ask: 'Ask buyers for their own words',
  askHint:
    'They write them on the piece’s page. You read them on the order, the slip and the email.',
  label: 'What should they write?',
  labelHint: 'The name of the field, such as “Name on the mug”, “Dedication” or “Which cat?”.',
  required: 'Nobody can buy it without words',
  most: 'Characters at most',
  lines: 'Lines at most',
  price: 'Extra price',
  priceHint: 'For each piece with words. Leave it empty for no extra price.',
} as const
