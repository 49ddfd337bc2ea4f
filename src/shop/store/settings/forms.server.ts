import type { Database, Reader, Writer } from '#platform/db/database.ts'
import { readSetting, writeSetting } from '#platform/db/settings.ts'
import { settingsForm } from '#platform/db/settings-form.ts'
import type { Clock } from '#platform/time/clock.ts'
import { requirePictures } from '#shop/media/pictures/pictures.server.ts'
import { createShippingForm } from '#shop/store/shipping/shipping-form.server.ts'
import { createPageForms } from '#shop/store/written-pages/page-form.server.ts'
import type { StudioForm } from './forms.schema.ts'
import { noWindow } from './home-window.ts'
import type { HomeWindow, StudioTexts } from './settings.schema.ts'
import { studioPicturesSetting, studioTextsSetting } from './settings.schema.ts'
import { socialNetwork } from './studio.ts'
import { paragraphs } from './studio-sentences.copy.ts'

interface FormsParts {
  db: Database
  clock: Clock
  defaults: StudioTexts
}

export function createForms({ defaults, ...parts }: FormsParts) {
  const texts = async (reader: Reader | Writer): Promise<StudioTexts> => ({
    ...defaults,
    ...(await readSetting(reader, studioTextsSetting)),
  })

  const studio = settingsForm<StudioForm>(parts, {
    settings: [studioTextsSetting, studioPicturesSetting],
    async read(reader) {
      return studioFormOf(await texts(reader), await readSetting(reader, studioPicturesSetting))
    },
    async write(trx, form, now) {
      const { about, priceGuide, defaultHero } = form
      await requirePictures(trx, { about, priceGuide, defaultHero })
      const before = await readSetting(trx, studioTextsSetting)
      const { email } = await texts(trx)
      const own = readTexts(followEmail(form, email))
      await writeSetting(trx, studioTextsSetting, { ...before, ...own }, now)
      await writeSetting(trx, studioPicturesSetting, { about, priceGuide, defaultHero }, now)
    },
  })

  return {
    studio,
    shipping: createShippingForm({ defaults, ...parts }),
    pages: createPageForms(parts),
  }
}

function studioFormOf(
  texts: StudioTexts,
  { about, priceGuide, defaultHero }: Pick<StudioForm, 'about' | 'priceGuide' | 'defaultHero'>,
): StudioForm {
  return {
    studioName: texts.studioName,
    artistName: texts.artistName,
    tagLine: texts.tagLine,
    email: texts.email,
    homeIntro: texts.homeIntro,
    ...windowFormOf(texts.homeWindow ?? noWindow),
    introPrints: texts.galleryIntro.prints,
    introClothing: texts.galleryIntro.clothing,
    introMerch: texts.galleryIntro.merch,
    aboutHeading: texts.about.heading,
    aboutText: texts.about.paragraphs.join('\n\n'),
    takesCommissions: texts.takesCommissions,
    commissionTeaser: texts.commissions.teaser,
    commissionText: texts.commissions.paragraphs.join('\n\n'),
    commissionFormUrl: texts.commissions.formUrl,
    social: texts.social.map(({ label, url }) => ({ label, url })),
    helperName: texts.helperName,
    about,
    priceGuide,
    defaultHero,
  }
}

function readTexts(form: StudioForm): Omit<StudioTexts, 'madeToOrder' | 'timeZone'> {
  const { studioName, artistName, tagLine, email, homeIntro, helperName } = form
  return {
    studioName,
    artistName,
    tagLine,
    email,
    homeIntro,
    helperName,
    homeWindow: windowOfForm(form),
    galleryIntro: {
      prints: form.introPrints,
      clothing: form.introClothing,
      merch: form.introMerch,
    },
    about: { heading: form.aboutHeading, paragraphs: paragraphs(form.aboutText) },
    takesCommissions: form.takesCommissions,
    commissions: {
      teaser: form.commissionTeaser,
      paragraphs: paragraphs(form.commissionText),
      formUrl: form.commissionFormUrl,
    },
    social: form.social.map((one) => ({ network: socialNetwork(one), ...one })),
  }
}

const windowFormOf = ({ follows, market }: HomeWindow) => ({
  windowFollows: follows,
  marketTitle: market?.title ?? '',
  marketDay: market?.day ?? '',
})

const windowOfForm = ({
  windowFollows: follows,
  marketTitle: title,
  marketDay: day,
}: StudioForm) => ({
  follows,
  market: title === '' ? null : { title, day },
})

/** A commission button that writes to the studio's former address follows the new one. */
function followEmail(form: StudioForm, before: string): StudioForm {
  const isOldAddress = before !== '' && form.commissionFormUrl === `mailto:${before}`
  return isOldAddress ? { ...form, commissionFormUrl: `mailto:${form.email}` } : form
}
