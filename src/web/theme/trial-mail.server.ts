import type { Shop } from '#compose'
import { productKinds } from '#platform/addresses/kinds.ts'
import { toCard } from '#shop/catalogue/products/piece.ts'
import { derivativeAddress, offeredWidths } from '#shop/media/pictures/picture.ts'
import type { Theme } from '#shop/store/theme/theme.ts'
import type { Good } from '#shop/upkeep/emails/email.ts'
import { emailHtml } from '#shop/upkeep/emails/email-html.ts'
import { sampleEmail } from '#shop/upkeep/emails/sample-email.ts'

export async function trialMail(
  { settings, catalogue }: Pick<Shop, 'settings' | 'catalogue'>,
  theme: Theme,
): Promise<string> {
  const studio = await settings.studio()
  const { publicUrl, currency } = settings.storeSettings.current()
  const address = () => publicUrl
  const brand = {
    ...studio,
    publicUrl,
    currency,
    theme: await settings.theme.shown(theme),
    ownerUrl: address,
    linkUrl: address,
  }
  const lists = await Promise.all(
    productKinds.map((kind) => catalogue.list(kind, { limit: 1, order: 'arranged' })),
  )
  const cards = lists.flat().map(({ product }) => toCard(product))
  const goods = cards.map(
    ({ name, picture, price }): Good => ({
      name,
      // This page's own address, because the shop's may belong to another machine.
      picture: derivativeAddress(picture.address, offeredWidths(picture)[0] ?? 320, 'jpg'),
      details: [],
      quantity: 1,
      unitPrice: price ?? 0,
    }),
  )
  return emailHtml(sampleEmail(brand, goods), brand)
}
