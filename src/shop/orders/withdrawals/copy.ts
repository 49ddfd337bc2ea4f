export const withdrawalsCopy = {
  noStatement: 'That is no statement.',

  pleaseEnterName: 'Please enter your name.',
  pleaseEnterNumber: 'Please enter the number of your order, or what tells me which one it is.',
  pleaseChooseWithdraw: 'Please choose what you withdraw from.',
  pleaseEnterE: 'Please enter the email address that the acknowledgement goes to.',

  statementNeverConfirmed:
    'This statement was never confirmed and is forgotten. Please begin again.',
  withdrawalOrder: (orderNumber: string) => `Withdrawal: order ${orderNumber}`,
  piecesMissing: 'Please name the pieces in words.',
  badEmail: 'Please enter an email address that can be true.',
} as const
