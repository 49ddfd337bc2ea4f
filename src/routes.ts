import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/* Specification §2. Every browser gets this list, so the hidden sign-in path is not here. */
export default [
  layout('web/shell/layout.tsx', [
    index('shop/catalogue/home/pages/home.tsx'),
    route('home', 'shop/catalogue/home/pages/home.tsx', { id: 'home' }),
    ...['print-gallery', 'clothing-gallery', 'merch-gallery', 'gallery/:slug'].map((id) =>
      route(id, 'shop/catalogue/collections/pages/gallery.tsx', { id }),
    ),
    route('series', 'shop/catalogue/collections/pages/series-list.tsx'),
    route('series/:slug', 'shop/catalogue/collections/pages/series.tsx'),
    ...['image/:id', 'clothing/:id', 'merch/:id'].map((id) =>
      route(id, 'shop/catalogue/products/pages/product-page.tsx', { id }),
    ),
    route('search', 'shop/catalogue/search/pages/search.tsx'),
    route('cart', 'shop/checkout/cart/pages/cart.tsx'),
    route('picked/:items', 'shop/checkout/cart/pages/links/picked.tsx'),
    route('carts/:token', 'shop/checkout/cart/pages/links/cart-link.tsx'),
    route('order-success', 'shop/orders/record/pages/order-success.tsx'),
    route('orders/:token', 'shop/orders/record/pages/order.tsx'),
    route('on-its-way/:name', 'shop/orders/record/present/pages/present.tsx'),
    route('archive', 'shop/catalogue/archive/pages/archive.tsx'),
    route('drop/:id', 'shop/catalogue/drops/pages/drop.tsx'),
    route('about', 'shop/store/written-pages/pages/about.tsx'),
    route('commissions', 'shop/store/written-pages/pages/commissions.tsx'),
    route('contact', 'shop/people/messages/pages/contact.tsx'),
    ...['shipping', 'privacy', 'terms'].map((id) =>
      route(id, 'shop/store/written-pages/pages/page.tsx', { id }),
    ),
    route('pages/:slug', 'shop/store/written-pages/pages/own-page.tsx'),
    route('imprint', 'shop/store/written-pages/pages/imprint.tsx'),
    route('signup', 'shop/people/staff/pages/signup.tsx'),
    route('withdrawal/:token?', 'shop/orders/withdrawals/pages/withdrawal.tsx'),
    route('waiting/:token?', 'shop/audience/back-in-stock/pages/subscription.tsx'),
    route('orders/:token/invoices/:id', 'shop/orders/papers/pages/invoice.tsx'),
    route('packing', 'shop/orders/postage/pages/packing.tsx'),
    route('packing-slips/:number', 'shop/orders/papers/pages/packing-slip.tsx'),
    route('certificates/:id', 'shop/orders/papers/pages/certificate.tsx'),
    route('*', 'web/shell/catch-all.tsx'),
  ]),
  // Only the server asks for it, to replace other pages while the shop is closed.
  route('opening', 'shop/audience/opening/pages/opening.tsx'),
  route('vacation', 'shop/audience/vacation/pages/vacation.tsx'),
  route('admin', 'web/admin/admin.tsx'),
] satisfies RouteConfig
