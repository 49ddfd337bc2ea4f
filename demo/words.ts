import type { DemoWords } from './picture.ts'

export const words: DemoWords = {
  studioName: 'Slow Heron',
  artistName: 'Maren Oduya',
  tagLine: 'Lino, ink and patience, from a boathouse in Maine',
  homeIntro:
    "I'm Maren. I cut pictures into lino with a small sharp gouge, roll ink over what's left and persuade a very old press to agree with me. It's slow, and it smells nice. Herons turn up more than I plan for.",
  about: {
    heading: 'One person, one press, one bird who comes by',
    paragraphs: [
      "Slow Heron is a print studio in an old boathouse in Belfast, Maine, twelve steps from the water and about four above it, depending on the month. It's one room. There's a press, a bench, a stove with opinions, and a line across the ceiling where the prints hang until the ink stops coming off on my sleeves.",
      "I'm Maren Oduya. I taught seventh-grade science for eleven years, and drew the diagrams on the board for longer than the lesson needed. In 2016 I bought a tabletop press from a man in Rockland who was giving up wedding invitations. I meant to use it on weekends. It didn't work out that way.",
      "Everything starts as a block. I draw on lino with a soft pencil, cut away whatever should stay pale, and print what's left, one color at a time. The second color never lands exactly where it should. I've stopped fighting that; it's how you can tell that somebody was there.",
      "The art prints are made from my blocks and printed to order, so that nothing sits in a warehouse growing old. The clothes I print myself, by hand, on the bench, one of each, and when a piece is gone it's gone. Half of it is thrifted, some of it is better made than anything new, and all of it has been washed twice.",
      "The heron is real. She fishes off the end of the dock most mornings, standing completely still for longer than I've ever managed to do anything. I named the studio after her to remind myself. The cat, Biscuit, isn't impressed by either of us.",
    ],
  },
  galleryIntro: {
    prints:
      'Cut in lino, drawn in ink, now and then argued into four colors. Each print is made to order on heavy cotton paper, and it looks even better once you stop worrying about where to hang it.',
    clothing:
      'One of each, printed by hand on the studio bench. If it is here, there is exactly one, and if it is your size, that is probably a sign.',
    merch:
      'Small things for laptops, lapels and letters. Stickers ship by standard postage and may take longer to reach you; they enjoy the ride.',
  },
  takesCommissions: true,
  commissions: {
    teaser:
      'Your cat, your front door, the bay you keep going back to. Tell me about it and I will cut it into a block.',
    paragraphs: [
      'I take on two commissions a month, mostly houses, boats, pets and views that somebody misses. You send photographs and a few words about why it matters; I send back a pencil drawing, then two proofs to argue about.',
      'Allow six to eight weeks. Half is due when I start cutting, half when you like what you see. The block is yours at the end, too: they look good on a shelf, and nobody else can ever print from it.',
      'A small block in one ink begins at $140, a medium one in two inks at $320, a large one in three at $680.',
      "I don't do logos, tattoos or other artists' characters. I'll always do herons.",
    ],
    formUrl: 'https://forms.example.com/slow-heron-commissions',
  },
  madeToOrder:
    "Prints are made to order by one person and a press older than she is. Please allow up to {days} days before your parcel leaves; it's worth it, says the person selling it.",
  email: 'hello@slowheron.example',
  social: [
    { network: 'instagram', label: 'Instagram', url: 'https://instagram.example/slowheron' },
    { network: 'pinterest', label: 'Pinterest', url: 'https://pinterest.example/slowheron' },
    { network: 'youtube', label: 'YouTube', url: 'https://youtube.example/@slowheronpress' },
  ],
  helperName: 'Theo',
  timeZone: 'America/New_York',
}
