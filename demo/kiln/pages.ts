import type { DemoPage, DemoPicture } from '../picture.ts'
import { glazes } from './glazes.ts'

export const pages = (shelf: DemoPicture): DemoPage[] => [
  {
    title: 'Glaze guide',
    spot: 'menu',
    blocks: [
      {
        kind: 'words',
        text: 'Two clays, four glazes. I mix them in buckets by the back door and write down what I did, most of the time. This is what each of them does, and what it puts up with.',
      },
      {
        kind: 'pictures',
        pictures: glazes,
        caption: 'Ash, slip, rust and milk, on the clay that each of them likes.',
      },
      {
        kind: 'words',
        text: `# Ash

Wood ash from my own stove, washed three times. It runs, pools green at the foot of a bowl, and never comes out twice alike. Inside of every soup bowl.

# Slip

Not a glaze at all: thin black clay, brushed on in one turn of the wheel. Dry to the touch, a little rough. Rims and plates.

# Rust

Iron, and a cold corner of the kiln. It breaks to brown wherever an edge is sharp, which is why my mugs have sharp edges.

# Milk

White over red clay, thin enough that the clay blushes through. It shows a coffee stain for a day, then it doesn't.`,
      },
      { kind: 'piece', piece: 'Soup Bowl' },
      {
        kind: 'quotation',
        text: 'About one in nine does not survive. What you see here did.',
        by: 'Ines',
      },
      { kind: 'picture', picture: shelf, caption: '', wide: true },
      {
        kind: 'words',
        text: `# Every day

- All of them are fired to 2,300 °F and hold no lead.
- Ash, rust and milk go into the dishwasher. Bare clay and slip like a brush better.
- No pot likes to go from the fridge into the oven. Neither would you.`,
      },
      { kind: 'gallery', gallery: 'pots' },
    ],
  },
]
