/* Read once per content version. Gives no legal advice. */

import { countryInWords } from '#platform/countries.ts'
import type { Database, Reader, Writer } from '#platform/db/database.ts'
import { readSetting, writeSetting } from '#platform/db/settings.ts'
import { settingsForm } from '#platform/db/settings-form.ts'
import { badInput } from '#platform/errors.ts'
import { once } from '#platform/once.ts'
import { someOf } from '#platform/some-of.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'
import { picturesByAddress, requirePictures } from '#shop/media/pictures/pictures.server.ts'
import type { StoreTax } from '#shop/store/tax/tax.ts'
import { lawCopy } from './copy.ts'
import { readGreenClaims } from './green-claims.server.ts'
import { type LawForm, lawSetting, sellerSetting } from './law.schema.ts'
import { firstLawSettings, type LawSettings } from './law.ts'
import { readLawFacts } from './law-facts.server.ts'
import { type Missing, missingFor } from './missing.ts'
import type { Need } from './rules.ts'
import { needWords } from './words/need.copy.ts'

export type Law = ReturnType<typeof createLaw>

export interface ShownLaw extends LawSettings {
  noticePicture: Picture | null
  /** By language; English is `noticePicture`. */
  noticePictures: Record<string, Picture>
}

export interface FilledLaw extends ShownLaw {
  version: string
}

interface Reach {
  country: string
  countries: readonly string[]
}

interface LawDeps {
  db: Database
  clock: Clock
  /** False where emails only go into a folder. */
  mails?(): boolean
}

export function createLaw({ db, clock, mails = () => true }: LawDeps) {
  async function withPictures<L extends LawSettings>(law: L): Promise<L & ShownLaw> {
    const { notice, notices } = law
    const pictures = await picturesByAddress(db.read, [
      notice,
      ...notices.map(({ address }) => address),
    ])
    const noticePictures = Object.fromEntries(
      notices.flatMap(({ language, address }) => {
        const picture = pictures.get(address)
        return picture ? [[language, picture]] : []
      }),
    )
    return { ...law, noticePicture: pictures.get(notice ?? '') ?? null, noticePictures }
  }

  const form = settingsForm<LawSettings>(
    { db, clock },
    {
      settings: [lawSetting, sellerSetting],
      read: readLaw,
      async write(trx, { sellerName, sellerAddress, taxNumber, ...own }, now) {
        const official = {
          notice: own.notice,
          ...Object.fromEntries(
            own.notices.map(({ language, address }) => [`notices.${language}`, address]),
          ),
        }
        for (const [field, address] of Object.entries(official)) requireUncut(field, address)
        await requirePictures(trx, official)
        await writeSetting(trx, lawSetting, own, now)
        const seller = await readSetting(trx, sellerSetting)
        const changed = { ...seller, sellerName, sellerAddress, taxNumber }
        await writeSetting(trx, sellerSetting, changed, now)
      },
    },
  )

  return {
    filled: async (): Promise<FilledLaw> => withPictures(await form.read()),

    read: once(db, async () => withPictures(await readLaw(db.read)), {
      ...firstLawSettings,
      noticePicture: null,
      noticePictures: {},
    }).read,

    /** ShopError 'changed' when it was saved since `version`, 'bad_input' on `notice`. */
    save: async (wanted: LawForm): Promise<FilledLaw> => withPictures(await form.save(wanted)),

    async missing({ country, countries, tax }: Reach & { tax?: StoreTax }): Promise<Missing[]> {
      const facts = await readLawFacts(db.read, await readLaw(db.read))
      const finalPrice = !tax || tax.included || !tax.byProvider
      const isSaid = !tax || tax.byProvider || tax.rates !== null || tax.note !== null
      return missingFor(country, countries, { ...facts, finalPrice, tax: isSaid, mailbox: mails() })
    },

    facts: async () => readLawFacts(db.read, await readLaw(db.read)),

    greenClaims: () => readGreenClaims(db.read),

    /** Open countries and the studio's own country stay open. */
    async openable(
      trx: Writer,
      { country, countries }: Reach,
      open: readonly string[],
    ): Promise<{ met: string[]; notOpened: NotOpened | null }> {
      const opened = countries.filter((each) => each !== country && !open.includes(each))
      const facts = await readLawFacts(trx, await readLaw(trx))
      const missing = missingFor(country, opened, facts).filter(({ required }) => required)
      if (missing.length === 0) return { met: [...countries], notOpened: null }
      const refused = new Set(missing.flatMap((each) => each.countries))
      return {
        met: countries.filter((each) => !refused.has(each)),
        notOpened: {
          countries: [...refused],
          needs: missing.map(({ need }) => need),
          says: lawCopy.addFirst(someOf([...refused].map(countryInWords)), shortWords(missing)),
        },
      }
    },
  }
}

export interface NotOpened {
  countries: string[]
  needs: Need[]
  says: string
}

const shortWords = (missing: readonly Missing[]) =>
  new Intl.ListFormat('en').format(missing.map(({ need }) => needWords[need].short))

/** Logos are stored with their edges cut off; official artwork must stay unchanged. */
function requireUncut(field: string, address: string | null): void {
  if (!address?.includes('/Logo/')) return
  throw badInput(field, lawCopy.cutAsLogo)
}

async function readLaw(reader: Reader | Writer): Promise<LawSettings> {
  const [own, { sellerName, sellerAddress, taxNumber }] = await Promise.all([
    readSetting(reader, lawSetting),
    readSetting(reader, sellerSetting),
  ])
  return { ...firstLawSettings, ...own, sellerName, sellerAddress, taxNumber }
}
