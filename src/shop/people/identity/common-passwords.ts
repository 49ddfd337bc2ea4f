/* Our own list, after the first entries of published lists of leaked passwords. */
const words = `
password passwort passw0rd letmein welcome iloveyou sunshine princess football baseball basketball
superman batman spiderman starwars pokemon dragon monkey master shadow michael jordan jennifer
ashley jessica charlie daniel andrew thomas joshua matthew robert nicole amanda michelle hannah
samantha trustno whatever freedom computer internet mustang corvette ferrari porsche mercedes
chocolate cookie banana orange summer winter spring autumn flower butterfly rainbow diamond silver
golden purple secret private access admin administrator root login manager guest default changeme
change hello hello world helloworld test testing tester qwerty qwertz azerty asdfgh zxcvbn qazwsx
letmeinnow iloveyousomuch ihateyou fuckyou loveme lovely forever family mother father brother sister
friends bestfriend babygirl babyboy angel devil jesus christ heaven blessed hockey soccer tennis
killer hunter ranger soldier warrior thunder lightning phoenix eagle tiger lion panther cowboy
cowboys yankees liverpool arsenal chelsea barcelona realmadrid juventus samsung google facebook
instagram youtube microsoft windows apple iphone android linux oracle cisco netgear company office
business customer service support studio artist gallery shop store atelier painting paintings
drawing printer prints creative design designer portfolio
`
const common = new Set(words.split(/\s+/).filter(Boolean))

const rows = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

export function isCommonPassword(password: string): boolean {
  const typed = password.toLowerCase()
  const bare = typed.replace(/^[^a-z]+|[^a-z]+$/g, '')
  const read = [...bare].map((letter) => lookalikes[letter] ?? letter).join('')
  const inner = [...typed].map((letter) => lookalikes[letter] ?? letter).join('')
  const whole = [bare, read, inner, inner.replace(/[^a-z]/g, '')]
  return whole.some(isTwiceOrCommon) || isRun(typed.replace(/[^a-z0-9]/g, ''))
}

function isTwiceOrCommon(text: string): boolean {
  if (common.has(text)) return true
  for (let at = 4; at <= text.length - 4; at++) {
    if (common.has(text.slice(0, at)) && common.has(text.slice(at))) return true
  }
  return false
}

/** Neighbours on the keyboard or in the alphabet, forwards or backwards, however often. */
function isRun(text: string): boolean {
  let left = text
  while (left !== '') {
    const length = longestRun(left)
    if (length < 3) return false
    left = left.slice(length)
  }
  return text !== ''
}

function longestRun(text: string): number {
  const lines = rows.flatMap((row) => [row, [...row].reverse().join('')])
  let length = 0
  while (length < text.length && lines.some((row) => row.includes(text.slice(0, length + 1)))) {
    length++
  }
  return length
}
