/** shop/views: page views by page and day. */
export interface PageViewTable {
  /** In the studio's time zone: '2026-03-08'. */
  day: string
  /** '/image/3' */
  path: string
  /** The host that led there: 'pinterest.com'; '' for none, the shop's own, or one too many. */
  referrer: string
  views: number
}
