/** These words identify merch as a textile; clothing always is one. */
export const textileWords = [
  ...['tote', 'canvas bag', 'cotton', 'linen', 'wool', 'silk', 'felt', 'fabric', 'textile'],
  ...['towel', 'scarf', 'bandana', 'handkerchief', 'cushion', 'pillow', 'blanket', 'apron'],
  ...['beanie', 'shirt', 'hoodie', 'sweater', 'socks', 'flag', 'pennant', 'quilt', 'rug'],
] as const
