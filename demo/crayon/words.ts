import type { DemoWords } from '../picture.ts'

export const words: DemoWords = {
  studioName: 'Jam Hands',
  artistName: 'Odile Brandt',
  tagLine: 'Big pictures for small rooms',
  homeIntro:
    'I’m Odile. I draw bears that can’t sleep, whales that give lifts, and rockets with room for a cat. They hang at the height of somebody who is four.',
  about: {
    heading: 'Mostly bears',
    paragraphs: [
      'Jam Hands is one table by a window in Madison, Wisconsin, with eleven red crayons on it and none of them the right red.',
      'I have drawn for picture books since 2014. Children write to me and ask where the bear lives; the prints are my answer.',
      'Everything is drawn with crayon and scissors first. A five-year-old next door looks at it before anybody else does, and she is not kind.',
    ],
  },
  galleryIntro: {
    prints: 'For the wall above the bed. Printed to order, in colors that don’t go to sleep.',
    clothing: 'Small shirts, printed by hand, a few in each size.',
    merch: 'Stickers and pins for lunch boxes, doors and foreheads. They arrive by ordinary post.',
  },
  takesCommissions: true,
  commissions: {
    teaser: 'Your child, their bear, the moon they insist on. I draw it as a print of one.',
    paragraphs: [
      'Tell me what they are into this week, and I draw fast, before it changes.',
      'A portrait with one animal begins at $90, with two at $140, with as many as fit at $190. Dinosaurs cost nothing extra.',
    ],
    formUrl: 'https://forms.example.com/jam-hands',
  },
  madeToOrder:
    'Prints are made to order. Please allow up to {days} days before your parcel leaves. Patience is a thing we are all learning.',
  email: 'hello@jamhands.example',
  social: [{ network: 'instagram', label: 'Instagram', url: 'https://instagram.example/jamhands' }],
  helperName: 'Tilda',
  timeZone: 'America/Chicago',
  sentences: {
    'contact.intro': 'about a bear, a parcel, or an animal that I have not drawn yet.',
    'empty.prints': 'All the bears are out for the moment.',
    // Nothing in this shop exists once.
    'shipping.single': '',
    'mail.damaged': 'If a corner arrives bent or the bear gets lost on the way, answer this email.',
  },
}
