/* Reads how the feed stands for the owner. Never reads the token. */
import type { Shop } from '#compose'

export async function loadInstagram(shop: Shop) {
  const [standing, posts] = await Promise.all([
    shop.storefront.social.standing(),
    shop.storefront.social.posts(),
  ])
  return { standing, posts: posts.slice(0, 5), now: shop.clock.now() }
}
