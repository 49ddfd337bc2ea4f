import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/*
 * Every address of the shop (specification §2). The hidden sign-in path is not here: this list is
 * shipped to every browser, so the splat route resolves it at run time.
 */
export default [
  layout('storefront/layout.tsx', [
    index('storefront/home/home.tsx'),
    route('home', 'storefront/home/home.tsx', { id: 'home' }),
    route('print-gallery', 'storefront/gallery/print-gallery.tsx'),
    route('clothing-gallery', 'storefront/gallery/clothing-gallery.tsx'),
    route('merch-gallery', 'storefront/gallery/merch-gallery.tsx'),
    route('gallery/:slug', 'storefront/gallery/own-gallery.tsx'),
    route('series', 'storefront/series/series-list.tsx'),
    route('series/:slug', 'storefront/series/series.tsx'),
    route('image/:id', 'storefront/product/print.tsx'),
    route('clothing/:id', 'storefront/product/clothing.tsx'),
    route('merch/:id', 'storefront/product/merch.tsx'),
    route('search', 'storefront/search/search.tsx'),
    route('cart', 'storefront/cart/cart.tsx'),
    route('buy/:items', 'storefront/cart/buy.tsx'),
    route('carts/:token', 'storefront/cart/cart-link.tsx'),
    route('order-success', 'storefront/order/order-success.tsx'),
    route('orders/:token', 'storefront/order/order.tsx'),
    route('archive', 'storefront/archive/archive.tsx'),
    route('drop/:id', 'storefront/drop/drop.tsx'),
    route('about', 'storefront/about/about.tsx'),
    route('commissions', 'storefront/commissions/commissions.tsx'),
    route('contact', 'storefront/contact/contact.tsx'),
    ...['shipping', 'privacy', 'terms'].map((id) => route(id, 'storefront/pages/page.tsx', { id })),
    route('imprint', 'storefront/imprint/imprint.tsx'),
    route('signup', 'storefront/signup/signup.tsx'),
    route('withdrawal/:token?', 'storefront/withdrawal/withdrawal.tsx'),
    route('waiting/:token?', 'storefront/subscription/subscription.tsx'),
    route('*', 'storefront/catch-all.tsx'),
  ]),
  route('orders/:token/invoices/:id', 'storefront/papers/invoice.tsx'),
  route('packing-slips/:number', 'storefront/papers/packing-slip.tsx'),
  route('certificates/:id', 'storefront/papers/certificate.tsx'),
  // Only the server asks for it, in place of other pages while the shop is closed.
  route('opening', 'storefront/opening/opening.tsx'),
  route('vacation', 'storefront/vacation/vacation.tsx'),
  route('admin', 'admin/admin.tsx'),
] satisfies RouteConfig
