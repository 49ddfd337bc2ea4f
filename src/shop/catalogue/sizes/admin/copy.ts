export const sizeSetCopy = {
  title: 'Remember these sizes',
  name: 'Name of the set',
  hint: (sizes: string) => `For your next prints, with their prices: ${sizes}.`,
  replaces: 'There is a set of this name: these sizes take its place.',
  remember: 'Remember',
  done: (name: string) => `${name}: remembered`,
  list: 'Remembered sets',
  count: (sizes: number) => (sizes === 1 ? 'one size' : `${sizes} sizes`),
  forget: 'Forget',
  forgotten: (name: string) => `${name} is forgotten. Prints keep their sizes.`,
  ofSize: (at: number, reason: string) => `Size ${at}: ${reason}`,
} as const
