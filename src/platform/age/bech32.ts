/* BIP 173, without its limit of 90 characters. */

const letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
const checkLength = 6

export function toBech32(prefix: string, bytes: Uint8Array): string {
  const data = regroup([...bytes], 8, 5, true)
  const sum = checksum(prefix, [...data, 0, 0, 0, 0, 0, 0]) ^ 1
  const check = Array.from({ length: checkLength }, (_, at) => (sum >> (5 * (5 - at))) & 31)
  return `${prefix}1${[...data, ...check].map((value) => letters[value]).join('')}`
}

/** Null: it is spelt wrong, or begins otherwise. Takes small and capital letters. */
export function fromBech32(prefix: string, text: string): Buffer | null {
  const small = text.toLowerCase()
  if (!small.startsWith(`${prefix}1`)) return null
  const data = [...small.slice(prefix.length + 1)].map((letter) => letters.indexOf(letter))
  if (data.length < checkLength || data.includes(-1) || checksum(prefix, data) !== 1) return null
  return Buffer.from(regroup(data.slice(0, -checkLength), 5, 8, false))
}

function checksum(prefix: string, data: readonly number[]): number {
  const codes = [...prefix].map((letter) => letter.charCodeAt(0))
  const values = [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31), ...data]
  let sum = 1
  for (const value of values) {
    const top = sum >> 25
    sum = ((sum & 0x1ffffff) << 5) ^ value
    generator.forEach((part, at) => {
      if ((top >> at) & 1) sum ^= part
    })
  }
  return sum
}

function regroup(values: readonly number[], from: number, to: number, pad: boolean): number[] {
  const found: number[] = []
  let held = 0
  let bits = 0
  for (const value of values) {
    held = ((held << from) | value) & 0xfff
    bits += from
    while (bits >= to) {
      bits -= to
      found.push((held >> bits) & ((1 << to) - 1))
    }
  }
  if (pad && bits > 0) found.push((held << (to - bits)) & ((1 << to) - 1))
  return found
}
