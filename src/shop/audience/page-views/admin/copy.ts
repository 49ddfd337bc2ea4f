const count = new Intl.NumberFormat('en')

export const visitorsCopy = {
  visitors: 'Visitors',
  visitorsKeywords: 'page views traffic analytics statistics reports',
  pageViews: (period: string) => `Page views in ${period}`,
  none: 'No page views in this time.',
  views: (total: number, before: number, timeBefore: string) => {
    const were =
      total === 1 ? 'A page was opened once' : `Pages were opened ${count.format(total)} times`
    return before === 0 ? `${were}.` : `${were}; ${count.format(before)} in ${timeBefore}.`
  },
  times: (views: number) => count.format(views),
  overTime: 'Over time',
  hosts: 'Referring sites',
  pages: {
    '/': 'Home',
    '/print-gallery': 'Art prints',
    '/clothing-gallery': 'Clothing',
    '/merch-gallery': 'Merch',
    '/series': 'Series',
    '/archive': 'Found a home',
    '/search': 'Search',
    '/about': 'About',
    '/commissions': 'Commissions',
    '/contact': 'Contact',
    '/shipping': 'Shipping',
    '/privacy': 'Privacy',
    '/terms': 'Terms',
    '/imprint': 'Legal notice',
    '/opening': 'Opening soon',
    '/vacation': 'On vacation',
  } as Readonly<Record<string, string>>,
  pageViewsHint:
    'The shop counts how often each page is viewed on a day, and the sites that visitors come from. It uses no cookies for that, and doesn’t know who came. Bots are left out; your own visits are counted.',
} as const
