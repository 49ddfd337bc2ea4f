/**
 * What loaders answered, as the browser's router reads it (React Router's turbo-stream): a list in which each
 * value stands once; objects and lists name the places of what they hold. Of texts, numbers, booleans, null,
 * undefined, lists and plain objects. TypeError where anything else is among it: the framework knows how to send that.
 */
export function loaderText(answers: object): string {
  const places = new Map<unknown, number>()
  const texts: string[] = []
  const open: object[] = []

  function placeOf(value: unknown): number {
    if (value === undefined) return -7
    if (value === null) return -5
    const known = places.get(value)
    if (known !== undefined) return known
    const place = places.size
    places.set(value, place)
    if (typeof value === 'object') open.push(value)
    else if (isJson(value)) texts[place] = JSON.stringify(value)
    else throw new TypeError(`a loader answered ${String(value)}`)
    return place
  }

  placeOf(answers)
  for (let value = open.pop(); value; value = open.pop()) {
    let text = ''
    if (Array.isArray(value)) {
      for (const each of value) text += `,${placeOf(each)}`
      text = `[${text.slice(1)}]`
    } else if (Object.getPrototypeOf(value) === Object.prototype) {
      for (const key of Object.keys(value)) {
        text += `,"_${placeOf(key)}":${placeOf(value[key as keyof typeof value])}`
      }
      text = `{${text.slice(1)}}`
    } else throw new TypeError('a loader answered more than values')
    texts[places.get(value) as number] = text
  }
  return `[${texts.join()}]\n`
}

function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  return typeof value === 'string' || typeof value === 'boolean'
}
