import { pagePaths } from '#platform/addresses/page-paths.ts'
import { xmlText } from '#platform/network/xml.ts'

export interface PictureCredit {
  creator: string
  creditText: string
  copyrightNotice: string
  license: string
  acquireLicensePage: string
}

/** The same texts in a picture's file and in schema.org's ImageObject beside it. */
export function pictureCredit(studio: {
  studioName: string
  artistName: string
  publicUrl: string
}): PictureCredit {
  const { studioName, artistName, publicUrl } = studio
  return {
    creator: artistName || studioName,
    creditText: studioName,
    copyrightNotice: `© ${studioName}`,
    license: publicUrl + pagePaths.terms,
    acquireLicensePage: publicUrl + pagePaths.contact,
  }
}

/**
 * An XMP packet of about 900 bytes. Source: IPTC Photo Metadata Standard 2023.1; Google reads
 * creator, credit, copyright, web statement and licensor. PLUS defines the refusal of training.
 */
export function creditXmp(credit: PictureCredit, training: boolean): string {
  const rows: [string, string][] = [
    ['dc:creator', `<rdf:Seq><rdf:li>${xmlText(credit.creator)}</rdf:li></rdf:Seq>`],
    ['dc:rights', inAnyLanguage(credit.copyrightNotice)],
    ['photoshop:Credit', xmlText(credit.creditText)],
    ['xmpRights:Marked', 'True'],
    ['xmpRights:WebStatement', xmlText(credit.license)],
    ['plus:Licensor', licensor(credit.acquireLicensePage)],
  ]
  if (!training) rows.push(['plus:DataMining', `${plus}vocab/DMI-PROHIBITED-AIMLTRAINING`])
  const names = Object.entries(namespaces).map(([name, address]) => ` xmlns:${name}="${address}"`)
  const facts = rows.map(([name, value]) => `<${name}>${value}</${name}>`)
  return (
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">' +
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    `<rdf:Description rdf:about=""${names.join('')}>${facts.join('')}</rdf:Description>` +
    '</rdf:RDF></x:xmpmeta>'
  )
}

const plus = 'http://ns.useplus.org/ldf/'
const namespaces = {
  dc: 'http://purl.org/dc/elements/1.1/',
  photoshop: 'http://ns.adobe.com/photoshop/1.0/',
  xmpRights: 'http://ns.adobe.com/xap/1.0/rights/',
  plus: `${plus}xmp/1.0/`,
}

const inAnyLanguage = (text: string) =>
  `<rdf:Alt><rdf:li xml:lang="x-default">${xmlText(text)}</rdf:li></rdf:Alt>`

function licensor(address: string): string {
  const url = `<plus:LicensorURL>${xmlText(address)}</plus:LicensorURL>`
  return `<rdf:Seq><rdf:li rdf:parseType="Resource">${url}</rdf:li></rdf:Seq>`
}
