import { lawCopy } from './copy.ts'
import { languagesOf } from './countries.ts'
import type { Fabric, Fibre } from './labelling.ts'

/*
 * Regulation 1007/2011, Annex I, which lists the names in each language. Only certain names are
 * listed here. Checked on 2026-11-25.
 */

const known = ['de', 'fr', 'it', 'es', 'nl', 'pt', 'pl', 'sv', 'da', 'fi', 'cs'] as const
type Language = (typeof known)[number]

const ownNames: Record<Language, string> = {
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  es: 'Español',
  nl: 'Nederlands',
  pt: 'Português',
  pl: 'Polski',
  sv: 'Svenska',
  da: 'Dansk',
  fi: 'Suomi',
  cs: 'Čeština',
}

/** In the order of `known`; an empty or missing name is unknown. */
const rows: Readonly<Record<string, string>> = {
  cotton: 'Baumwolle|coton|cotone|algodón|katoen|algodão|bawełna|bomull|bomuld|puuvilla|bavlna',
  wool: 'Wolle|laine|lana|lana|wol|lã|wełna|ull|uld|villa|vlna',
  silk: 'Seide|soie|seta|seda|zijde|seda|jedwab|silke|silke|silkki',
  flax: 'Leinen|lin|lino|lino||linho|len|lin|hør|pellava|len',
  polyester:
    'Polyester|polyester|poliestere|poliéster|polyester|poliéster|poliester|polyester|polyester|polyesteri|polyester',
  elastane:
    'Elasthan|élasthanne|elastan|elastano|elastaan|elastano|elastan|elastan|elastan|elastaani|elastan',
  viscose:
    'Viskose|viscose|viscosa|viscosa|viscose|viscose|wiskoza|viskos|viskose|viskoosi|viskóza',
  polyamide:
    'Polyamid|polyamide|poliammide|poliamida|polyamide|poliamida|poliamid|polyamid|polyamid|polyamidi|polyamid',
  acrylic: 'Polyacryl|acrylique|acrilica|acrílico|acryl|acrílica|akryl|akryl|acryl|akryyli',
  acetate: 'Acetat|acétate|acetato|acetato|acetaat|acetato||acetat|acetat|asetaatti|acetát',
  triacetate: 'Triacetat|triacétate|triacetato|triacetato|triacetaat|triacetato',
  cupro: 'Cupro|cupro|cupro|cupro|cupro|cupro',
  modal: 'Modal|modal|modal|modal|modal|modal|modal|modal|modal|modaali|modal',
  lyocell: 'Lyocell|lyocell|lyocell|lyocell|lyocell||lyocell|lyocell|lyocell|lyocell',
  polypropylene: 'Polypropylen|polypropylène|polipropilenica|polipropileno|polypropyleen',
  polyethylene: 'Polyethylen|polyéthylène|polietilenica|polietileno|polyethyleen',
  polyurethane: 'Polyurethan|polyuréthane|poliuretanica|poliuretano|polyurethaan',
  modacrylic: 'Modacryl|modacrylique|modacrilica|modacrílico|modacryl',
  aramid: 'Aramid|aramide|aramide||aramide',
  elastodiene: 'Elastodien|élastodiène|elastodiene|elastodieno|elastodieen',
  melamine: 'Melamin|mélamine|melamina|melamina|melamine',
  jute: 'Jute|jute|juta|yute|jute|juta|juta|jute|jute|juutti|juta',
  sisal: 'Sisal|sisal|sisal|sisal|sisal|sisal|sizal|sisal|sisal|sisal|sisal',
  ramie: 'Ramie|ramie',
  'true hemp': 'Hanf|chanvre|canapa|cáñamo|hennep|cânhamo||hampa|hamp|hamppu',
  kapok: 'Kapok|kapok|kapok||kapok',
  coir: 'Kokos|coco|cocco|coco',
  alpaca: 'Alpaka|alpaga|alpaca|alpaca|alpaca|alpaca|alpaka|alpacka|alpaka|alpakka',
  mohair: 'Mohair|mohair|mohair|mohair|mohair|mohair|moher|mohair|mohair|mohair|mohér',
  cashmere: 'Kaschmir|cachemire',
  angora: 'Angora|angora|angora|angora|angora',
  camel: 'Kamel|chameau|cammello|camello|kameel',
  llama: 'Lama|lama|lama|llama|lama|lama',
  yak: 'Yak|yack',
  'glass fibre': 'Glasfaser|verre textile|vetro tessile|vidrio textil',
  paper: 'Papier|papier|carta|papel|papier|papel|papier',
  'other fibres': 'sonstige Fasern|autres fibres|altre fibre|otras fibras||outras fibras',
}

/** Art. 12, on parts such as leather or feathers. */
const animalParts: Partial<Record<Language, string>> = {
  de: 'Enthält nichttextile Teile tierischen Ursprungs.',
  fr: 'Contient des parties non textiles d’origine animale.',
  it: 'Contiene parti non tessili di origine animale.',
  es: 'Contiene partes no textiles de origen animal.',
}

const isKnown = (language: string): language is Language => known.includes(language as Language)

const nameIn = (name: string, language: Language): string =>
  rows[name]?.split('|')[known.indexOf(language)] ?? ''

/** '95 % Baumwolle, 5 % Elasthan'; null: one of the names is uncertain. */
function fibresIn(language: Language, fibres: readonly Fibre[]): string | null {
  const named = fibres.map(({ name, percent }) => [percent, nameIn(name, language)] as const)
  if (named.some(([, name]) => name === '')) return null
  return `${named.map(([percent, name]) => `${percent} % ${name}`).join(', ')}.`
}

const spokenIn = (countries: readonly string[]) =>
  [...new Set(countries.flatMap((country) => languagesOf(country).slice(0, 1)))].filter(
    (language) => language !== 'en',
  )

/** Leaves out languages that lack a name for a fibre. */
export function fabricLines({ fibres, animalParts: has }: Fabric, countries: readonly string[]) {
  return spokenIn(countries)
    .filter(isKnown)
    .flatMap((language) => {
      const words = fibresIn(language, fibres)
      const parts = has ? animalParts[language] : ''
      if (words === null || parts === undefined) return []
      return [`${ownNames[language]}: ${[words, parts].filter(Boolean).join(' ')}`]
    })
}

const languageName = (code: string) =>
  new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code

/** '': no gap. Regulation 1007/2011, Art. 16(3); Regulation 2023/988, Art. 9(7) and 19(d). */
export function languageGap(countries: readonly string[]): string {
  const spoken = spokenIn(countries)
  if (spoken.length === 0) return ''
  const list = (codes: readonly string[]) =>
    new Intl.ListFormat('en').format(codes.map(languageName).sort())
  const unknown = spoken.filter((language) => !isKnown(language))
  const fibres =
    unknown.length === 0
      ? lawCopy.fibresNamed
      : unknown.length === spoken.length
        ? lawCopy.fibresNotNamed
        : lawCopy.fibresPartlyNamed(list(unknown))
  return lawCopy.languages(list(spoken), fibres)
}
