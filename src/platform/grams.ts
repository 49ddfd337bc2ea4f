/** The heaviest of a piece, and of a step of what sending costs: a quarter of a ton, in grams. */
export const heaviest = 250_000

export const gramsWords = 'Please enter a weight in whole grams, such as 350.'
