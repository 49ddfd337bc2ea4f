import type { Picture } from '#shop/media/pictures/picture.ts'
import { languagesOf } from './countries.ts'
import type { LawSettings } from './law.ts'
import { owes } from './rules.ts'
import { withdrawalRight } from './withdrawal.ts'
import { postageWords } from './words/piece-words.ts'

export type CartLaw = ReturnType<typeof cartLaw>

/** Lists hold the open countries in which a duty applies. */
export function cartLaw(
  law: LawSettings & {
    noticePicture: Picture | null
    noticePictures: Record<string, Picture>
  },
  { country, countries }: { country: string; countries: readonly string[] },
) {
  const owing = (duty: Parameters<typeof owes>[0]) =>
    countries.filter((each) => owes(duty, country, [each]))
  return {
    binding: owing('order_button'),
    customs: owing('customs'),
    withdrawal: [
      ...owing('withdrawal'),
      // A pickup counts as a sale in the studio's own country.
      ...(owes('withdrawal', country, [country]) ? ['pickup'] : []),
    ],
    guarantee: owing('guarantee_notice'),
    /** Null: words are shown. */
    notice: law.noticePicture ?? Object.values(law.noticePictures)[0] ?? null,
    notices: Object.fromEntries(
      owing('guarantee_notice').flatMap((each) => {
        const language = languagesOf(each).find((one) => law.noticePictures[one])
        const picture = language && law.noticePictures[language]
        return picture ? [[each, picture]] : []
      }),
    ) as Record<string, Picture>,
    returnDays: law.returnDays,
    /** Of all buyers, before a destination is chosen. */
    right: withdrawalRight([country, ...countries]),
    postage: postageWords(law),
  }
}
