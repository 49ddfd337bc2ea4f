export interface PageViewTable {
  /** In the studio's time zone: '2026-03-08'. */
  day: string
  path: string
  /** 'pinterest.com'; '' for none, the shop's own, or one too many. */
  referrer: string
  views: number
}
