export const documentsCopy = {
  studioOf: (studio: string) => `${studio}: studio`,
  orders: 'Orders',
  newPrint: 'New print',
} as const
