/** 'S', 'M', 'XL', '2XL' come first; all others follow by their numbers and letters. */
const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', 'XXXL', '3XL', '4XL']

export function bySize(a: string, b: string): number {
  const [one, other] = [a, b].map((label) => letters.indexOf(label.toUpperCase()) + 1 || 99)
  return (one ?? 0) - (other ?? 0) || a.localeCompare(b, 'en', { numeric: true })
}
