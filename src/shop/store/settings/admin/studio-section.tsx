import type { Shop } from '#compose'
import { studioFormSchema } from '#shop/store/settings/forms.schema.ts'
import { wholeAddress } from '#shop/store/settings/link-address.ts'
import type { SocialLink } from '#shop/store/settings/settings.schema.ts'
import type { Loaded, Section, SectionRequest } from '#web/admin/section.ts'
import { useMay } from '#web/admin/staff-role.ts'
import { check, choice, day, line, long, picture, special } from '#web/form/fields.ts'
import { FormPart, SectionForm } from '#web/form/form.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import type { Schemas } from '#web/ui/hooks/api.ts'
import { studioCopy } from './copy.ts'
import { SocialLinks } from './social-links.tsx'

export const section = {
  at: 'studio',
  label: studioCopy.wordsAndPictures,
  least: 'partner',
  menu: { group: 'website', place: 10, keywords: studioCopy.keywords },
  help: 'words-and-pages',
  load,
} satisfies Section

async function load(_: Shop, { read }: SectionRequest) {
  return { studio: await read('GET /api/studio') }
}

const heldIn = ({ pictures, ...form }: Schemas['Studio']) => ({ ...form, ...pictures })
const isComing = ({ windowFollows }: Readonly<Record<string, unknown>>) =>
  windowFollows === 'coming'
const fields = {
  studioName: line({ label: studioCopy.studioName, max: 60, half: true }),
  artistName: line({ label: studioCopy.artistsName, max: 80, half: true }),
  tagLine: line({ label: studioCopy.tagLine, max: 140, optional: true }),
  email: line({
    label: studioCopy.email,
    max: 254,
    mode: 'email',
    hint: studioCopy.emailHint,
  }),
  homeIntro: long({ label: studioCopy.introduction, max: 1000 }),
  windowFollows: choice({
    label: studioCopy.firstScreen,
    choices: {
      picture: studioCopy.ownHero,
      season: studioCopy.windowSeason,
      hour: studioCopy.windowHour,
      coming: studioCopy.windowComing,
    },
    hint: studioCopy.windowHint,
  }),
  marketTitle: line({
    label: studioCopy.market,
    max: 80,
    optional: true,
    half: true,
    hint: studioCopy.marketHint,
    keep: true,
    when: isComing,
  }),
  marketDay: day({
    label: studioCopy.dayMarket,
    optional: true,
    half: true,
    keep: true,
    when: isComing,
    read: (typed) => typed,
  }),
  introPrints: long({
    label: studioCopy.artPrints,
    max: 600,
    optional: true,
    called: studioCopy.wordsAboveArt,
  }),
  introClothing: long({
    label: studioCopy.clothing,
    max: 600,
    optional: true,
    called: studioCopy.wordsAboveClothing,
  }),
  introMerch: long({
    label: studioCopy.merch,
    max: 600,
    optional: true,
    called: studioCopy.wordsAboveMerch,
  }),
  aboutHeading: line({ label: studioCopy.heading, max: 140, called: studioCopy.headingAboutPage }),
  aboutText: long({ label: studioCopy.text, max: 6000, called: studioCopy.textAboutPage }),
  takesCommissions: check({ label: studioCopy.takesCommissions, first: true }),
  commissionTeaser: long({
    label: studioCopy.inOneLine,
    max: 300,
    hint: studioCopy.taglineHint,
    called: studioCopy.commissionsLine,
  }),
  commissionText: long({
    label: studioCopy.text,
    max: 4000,
    optional: true,
    called: studioCopy.textAboutCommissions,
  }),
  commissionFormUrl: line({
    label: studioCopy.addressForm,
    max: 500,
    mode: 'url',
    optional: true,
    hint: studioCopy.formHint,
    read: (typed) => wholeAddress(typed),
  }),
  helperName: line({
    label: studioCopy.helper,
    max: 60,
    hint: studioCopy.helperHint,
  }),
  social: special({
    label: studioCopy.links,
    first: [] as SocialLink[],
    read: (links) => links.map(({ label, url }) => ({ label, url: wholeAddress(url, label) })),
  }),
  about: picture({
    label: studioCopy.pictureLabel,
    folder: 'HomepageHero',
    what: studioCopy.pictureArtist,
    hint: studioCopy.pictureHint,
    optional: true,
  }),
  priceGuide: picture({
    label: studioCopy.priceGuideLabel,
    folder: 'HomepageHero',
    what: studioCopy.priceGuide,
    hint: studioCopy.priceGuideHint,
    optional: true,
  }),
  defaultHero: picture({
    label: studioCopy.standInHeroLabel,
    folder: 'HomepageHero',
    what: studioCopy.standInHero,
    hint: studioCopy.heroHint,
    optional: true,
  }),
}

/** The environment gives only the first values. */
export default function StudioScreen({ studio }: Loaded<typeof section>) {
  const form = useFields(fields, {
    name: 'studio',
    to: 'PUT /api/studio',
    schema: studioFormSchema,
    stored: heldIn(studio),
    load: { from: 'GET /api/studio' },
    read: heldIn,
    saved: studioCopy.saved,
    failed: studioCopy.failed,
  })
  const { show } = form
  const mayChangeEmail = useMay('owner')
  return (
    <SectionForm form={form}>
      <FormPart title={studioCopy.sign} hint={studioCopy.signHint}>
        {show('studioName', 'artistName', 'tagLine')}
        {mayChangeEmail ? show('email') : <p>{studioCopy.ownersEmail(form.values.email)}</p>}
      </FormPart>
      <FormPart title={studioCopy.home} hint={studioCopy.homeHint}>
        {show('homeIntro', 'windowFollows', 'marketTitle', 'marketDay', 'defaultHero')}
      </FormPart>
      <FormPart title={studioCopy.galleries} hint={studioCopy.galleriesHint}>
        {show('introPrints', 'introClothing', 'introMerch')}
      </FormPart>
      <FormPart title={studioCopy.about} hint={studioCopy.aboutHint}>
        {show('aboutHeading', 'aboutText', 'about')}
      </FormPart>
      <FormPart title={studioCopy.commissions} hint={studioCopy.commissionsHint}>
        {show('takesCommissions')}
        {form.values.takesCommissions &&
          show('commissionTeaser', 'commissionText', 'commissionFormUrl', 'priceGuide')}
      </FormPart>
      <FormPart title={studioCopy.elsewhere} hint={studioCopy.elsewhereHint}>
        <SocialLinks {...form.bind('social')} />
      </FormPart>
      <FormPart title={studioCopy.inside} hint={studioCopy.insideHint}>
        {show('helperName')}
      </FormPart>
    </SectionForm>
  )
}
