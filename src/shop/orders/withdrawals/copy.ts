export const withdrawalsCopy = {
  noStatement: 'That is no statement.',

  pleaseEnterName: 'Please enter your name.',
  pleaseEnterNumber: 'Please enter the number of your order, or describe the order.',
  pleaseChooseWithdraw: 'Please choose what you withdraw from.',
  pleaseEnterE: 'Please enter your email address.',

  statementNeverConfirmed:
    'This statement was never confirmed and is forgotten. Please begin again.',
  withdrawalOrder: (orderNumber: string) => `Withdrawal: order ${orderNumber}`,
  piecesMissing: 'Please name the pieces in words.',
} as const
