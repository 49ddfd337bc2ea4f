import type { Shop } from '#compose'
import type { ListedProduct } from '#shop/catalogue/products/piece.ts'
import { readLastPrices, readLastSizes } from '#shop/catalogue/sizes/admin/last-prices.ts'
import {
  type Action,
  kindOf,
  type ProductLocation,
  type ProductType,
  type SellableType,
} from '#web/admin/location.ts'
import type { Section } from '#web/admin/section.ts'
import { productsAdminCopy } from './copy.ts'
import { ChooseHotProduct } from './lists/choose-hot-product.tsx'
import { DeleteProducts } from './lists/delete-products.tsx'
import { EditProducts } from './lists/edit-products.tsx'
import { subjectName } from './lists/item.ts'
import { type ListData, loadList } from './lists/load-list.ts'
import { ProductEditor } from './product-editor.tsx'

/** Specification §2. */
const labels: Record<Action, Partial<Record<ProductType, string>>> = {
  create: {
    print: 'Print',
    clothing: 'Clothing',
    merch: productsAdminCopy.merchStickerPin,
    hero: productsAdminCopy.homepageHeroImage,
  },
  edit: { print: 'Print', clothing: 'Clothing', merch: 'Merch', hero: 'Hero' },
  delete: { print: 'Print', clothing: 'Clothing', merch: 'Merch', hero: 'Hero' },
  hot: {
    print: productsAdminCopy.selectHotPrint,
    clothing: productsAdminCopy.selectHotClothing,
    merch: productsAdminCopy.selectHotMerch,
  },
}
const verbs = { create: 'Create ', edit: 'Edit ', delete: 'Delete ', hot: '' } as const

export const sections = (Object.keys(labels) as Action[]).flatMap((action) =>
  Object.entries(labels[action]).map(([type, label], place): Section => {
    const keywords = action === 'create' && productsAdminCopy.keywords[type as ProductType]
    return {
      at: `${action}-${type}`,
      label,
      title: `${verbs[action]}${label}`,
      menu: { group: action, place, ...(keywords && { keywords }) },
      help: 'adding-a-piece',
    }
  }),
)

const lastPrints = 48

export async function loadProducts(
  shop: Shop,
  { action, type, id }: ProductLocation,
  search: URLSearchParams,
) {
  if (action === 'create') return loadForm(shop, type, null, await pieceOf(shop, type, id))
  if (id !== null) return loadForm(shop, type, id, null)
  return loadList(shop, { action, type }, search)
}

type ProductsData = Awaited<ReturnType<typeof loadProducts>>

async function loadForm(
  shop: Shop,
  type: ProductType,
  id: number | null,
  like: ListedProduct | null,
) {
  const subject = id === null ? null : await subjectOf(shop, type, id)
  const selfFulfilled =
    type === 'print' && (await shop.admin.variants.about()).provider === 'manual'
  const isNewPrint = type === 'print' && id === null
  const before = isNewPrint ? await shop.catalogue.list('prints', { limit: lastPrints }) : []
  const { currency } = await shop.settings.storeSettings.read()
  const lastPrices = readLastPrices(before, currency)
  const lastSizes = readLastSizes(before, currency)
  const isPrinted = type === 'print' && id !== null
  const costs = isPrinted ? await shop.admin.printerProducts.costsOf(id) : []
  const name = subject && subjectName(subject)
  const sales =
    type === 'hero' || id === null
      ? []
      : await shop.storefront.offlineSales.list({ kind: kindOf[type], productId: id })
  const sizeSets = type === 'print' ? await shop.catalogue.sizeSets.list() : []
  const held =
    type === 'hero' || id === null ? { isHot: false, unsent: 0 } : await heldBy(shop, type, id)
  const asked = { sales, selfFulfilled, lastPrices, lastSizes, sizeSets, costs, ...held }
  return { screen: 'form' as const, name, type, id, subject, like, ...asked }
}

/** The home page and open orders may keep a piece. */
async function heldBy(shop: Shop, type: SellableType, id: number) {
  const unsent = await shop.admin.orders.unsent(kindOf[type], [id])
  const hotId = await shop.content.chosenHotId(kindOf[type])
  return { isHot: hotId === id, unsent: unsent.get(id) ?? 0 }
}

async function subjectOf(shop: Shop, type: ProductType, id: number) {
  if (type !== 'hero') return pieceOf(shop, type, id)
  return (await shop.content.heroes()).find((hero) => hero.id === id) ?? null
}

async function pieceOf(
  shop: Shop,
  type: ProductType,
  id: number | null,
): Promise<ListedProduct | null> {
  if (id === null || type === 'hero') return null
  const found = await shop.catalogue.find(kindOf[type], id)
  return 'product' in found ? found.product : null
}

export default function Products({ data }: { data: ProductsData }) {
  switch (data.screen) {
    case 'form':
      return <ProductEditor key={`${data.type}-${data.id}-${data.like?.product.id}`} {...data} />
    case 'list':
      return <ProductList key={`${data.action}-${data.type}`} {...data} />
  }
}

function ProductList(data: ListData) {
  switch (data.action) {
    case 'edit':
      return <EditProducts {...data} />
    case 'hot':
      return <ChooseHotProduct {...data} />
    default:
      return <DeleteProducts {...data} />
  }
}
