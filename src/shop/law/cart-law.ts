import type { LawSettings } from './law.ts'
import { postageWords } from './piece-words.ts'
import { owes } from './rules.ts'

/** What a cart says for the law's sake, by the open countries. */
export function cartLaw(
  law: LawSettings,
  { country, countries }: { country: string; countries: readonly string[] },
) {
  const owing = (duty: Parameters<typeof owes>[0]) =>
    countries.filter((each) => owes(duty, country, [each]))
  return {
    binding: owing('order_button'),
    customs: owing('customs'),
    guarantee: owing('guarantee_notice'),
    returnDays: law.returnDays,
    postage: postageWords(law),
  }
}
