interface Named {
  kind: 'prints' | 'clothing' | 'merch'
  name: string | null
  printName: string | null
}

/** What a piece is called in a sentence: a print's name, else the print that it carries. */
export function displayName(item: Named): string {
  const own = item.kind === 'prints' ? item.name : item.printName
  return own ?? item.name ?? 'This piece'
}
