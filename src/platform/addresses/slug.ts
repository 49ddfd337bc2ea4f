/** Letters. */
export const longestSlug = 60

/** '' when an address can use none of its letters. */
export function toSlug(title: string): string {
  return title
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-+|-+$/g, '')
}

export function isSlug(slug: string): boolean {
  return slug.length <= longestSlug && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)
}

/** Adds '-2', '-3' … until the slug is free. `instead` replaces words without letters. */
export async function findFreeSlug(
  title: string,
  instead: string,
  isFree: (slug: string) => Promise<boolean>,
): Promise<string> {
  const base = toSlug(title) || instead
  for (let n = 1; ; n += 1) {
    const tail = n === 1 ? '' : `-${n}`
    const one = base.slice(0, longestSlug - tail.length) + tail
    if (await isFree(one)) return one
  }
}
