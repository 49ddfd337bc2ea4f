/* Subjects that people like in pictures. Singular, as `wordsIn` gives it. */
export const subjects: ReadonlySet<string> = new Set(
  `
  animal ant badger bat bear beaver bee beetle bird blackbird bug butterfly camel cat chicken cow
  crab crane crow deer dog dolphin donkey dove dragon dragonfly duck eagle elephant fish flamingo
  fox frog giraffe goat goose hare hedgehog hen heron horse jellyfish kingfisher kitten ladybird
  lamb lion lizard lobster magpie mole monkey moose moth mouse newt octopus otter owl oyster panda
  parrot penguin pig pigeon puffin puppy rabbit raccoon rat raven robin rooster salmon seagull seal
  shark sheep shell shrimp sloth slug snail snake sparrow spider squirrel starfish stork swallow
  swan tiger toad tortoise trout turtle whale wolf worm wren zebra
  acorn apple artichoke avocado banana beet berry bramble bread cabbage cactus cake candle
  carrot cheese cherry chili clover coffee corn cucumber daisy dandelion egg fern fig flower
  foxglove garden garlic grape grass herb honey iris ivy leaf leek lemon lily melon
  mint moss mushroom nettle oak onion orchid pear pepper pie pine pineapple plant
  plum pomegranate poppy potato pumpkin radish rose sunflower strawberry tea thistle tomato tree
  tulip turnip willow wine
  beach boat bridge canal castle cliff cloud comet desert farm field fire fog forest galaxy glacier
  harbor hill ice island lake lantern lighthouse marsh meadow moon mountain night ocean
  planet pond rain rainbow reed river road rocket sea ship sky snow spring star storm street summer
  sun sunrise sunset swamp tide train valley village volcano wave weather wind winter woodland autumn
  accordion astronaut balloon bicycle bike book boot bus car chair circus clock cup dancer dress
  drum football ghost guitar hat house jar kettle kite knitting letter library mask
  mermaid music piano pirate robot scarf scissors skate skeleton skull sock tent tractor umbrella
  unicorn violin witch wool yarn
  `
    .trim()
    .split(/\s+/),
)

/** There is one of each. */
export const unique: ReadonlySet<string> = new Set(
  'moon night ocean rain sea sky snow sun weather wind'.split(' '),
)
