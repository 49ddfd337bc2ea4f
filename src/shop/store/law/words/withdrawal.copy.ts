/** Directive 2011/83, Art. 11a, allows this label or words as clear. */
export const withdrawHere = 'Withdraw from contract here'

/** Art. 11a allows no other words on the button that states the withdrawal. */
export const confirmWithdrawal = 'Confirm withdrawal'

export interface WithdrawalAddressee {
  /** Name and postal address, in lines. */
  seller: readonly string[]
  email: string
  page: string
  /** Null: the buyer pays, by law. */
  postage: 'buyer' | 'studio' | null
}

/** Directive 2011/83, Annex I (A). */
export function withdrawalInstructions(addressee: WithdrawalAddressee): string[] {
  const { seller, email, page, postage } = addressee
  const cost =
    postage === 'studio'
      ? 'We will bear the cost of returning the goods.'
      : 'You will have to bear the direct cost of returning the goods.'
  return [
    'You have the right to withdraw from this contract within 14 days without giving any reason. The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the last good.',
    `To exercise the right of withdrawal, you must inform us (${[...seller, email].filter(Boolean).join(', ')}) of your decision to withdraw from this contract by an unequivocal statement, for example an e-mail or a letter. You may use the model withdrawal form below, but it is not obligatory. You can also make the statement at ${page}; we then send you an acknowledgement of receipt on a durable medium, by e-mail, without delay.`,
    'To meet the withdrawal deadline, it is sufficient for you to send your communication before the withdrawal period has expired.',
    'If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision. We use the same means of payment as you used, and you will not incur any fees. We may withhold reimbursement until we have received the goods back, or you have supplied evidence of having sent back the goods, whichever is the earliest.',
    `You shall send back the goods without undue delay and in any event not later than 14 days from the day on which you communicate your withdrawal to us. ${cost} You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.`,
  ]
}

/** Directive 2011/83, Annex I (B). */
export function modelForm({ seller, email }: WithdrawalAddressee): string[] {
  return [
    '(complete and return this form only if you wish to withdraw from the contract)',
    `To ${[...seller, email].filter(Boolean).join(', ')}:`,
    'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*),',
    'Ordered on (*)/received on (*),',
    'Name of consumer(s),',
    'Address of consumer(s),',
    'Signature of consumer(s) (only if this form is notified on paper),',
    'Date',
    '(*) Delete as appropriate.',
  ]
}
