import { servicesCalls } from '#services/connections/services.calls.ts'
import { mailboxCalls } from '#services/mail/mailbox.calls.ts'
import { openingCalls } from '#shop/audience/opening/opening.calls.ts'
import { socialFeedCalls } from '#shop/audience/social-feed/social-feed.calls.ts'
import { subscriptionCalls } from '#shop/audience/subscriptions/subscriptions.calls.ts'
import { vacationCalls } from '#shop/audience/vacation/vacation.calls.ts'
import { archiveCalls } from '#shop/catalogue/archive/archive.calls.ts'
import { collectionCalls } from '#shop/catalogue/collections/collections.calls.ts'
import { costsCalls } from '#shop/catalogue/costs/costs.calls.ts'
import { dropCalls } from '#shop/catalogue/drops/drops.calls.ts'
import { certificateCalls } from '#shop/catalogue/editions/certificates.calls.ts'
import { feedCalls } from '#shop/catalogue/feeds/feeds.calls.ts'
import { contentCalls } from '#shop/catalogue/home/content.calls.ts'
import { priceCalls } from '#shop/catalogue/prices/prices.calls.ts'
import { catalogueCalls } from '#shop/catalogue/products/catalogue.calls.ts'
import { pieceChoiceCalls } from '#shop/catalogue/products/lists/piece-choices.calls.ts'
import { productWriteCalls } from '#shop/catalogue/products/product-writes.calls.ts'
import { searchCalls } from '#shop/catalogue/search/search.calls.ts'
import { sizeGuideCalls } from '#shop/catalogue/sizes/size-guide.calls.ts'
import { sizeSetCalls } from '#shop/catalogue/sizes/size-sets.calls.ts'
import { cartCalls } from '#shop/checkout/cart/cart.calls.ts'
import { cartLineCalls } from '#shop/checkout/cart/cart-lines.calls.ts'
import { cartLinkCalls } from '#shop/checkout/cart/cart-links.calls.ts'
import { checkoutCalls } from '#shop/checkout/checkout/checkout.calls.ts'
import { cartDiscountCalls } from '#shop/checkout/discounts/cart-discount.calls.ts'
import { discountCalls } from '#shop/checkout/discounts/discounts.calls.ts'
import { holdCalls } from '#shop/checkout/holds/holds.calls.ts'
import { paymentCalls } from '#shop/checkout/payments/payments.calls.ts'
import { testOrderCalls } from '#shop/checkout/payments/test-orders.calls.ts'
import { imageCalls } from '#shop/media/pictures/images.calls.ts'
import { pictureMoveCalls } from '#shop/media/stores/picture-move.calls.ts'
import { orderActionCalls } from '#shop/orders/back-office/order-actions.calls.ts'
import { ownerOrderCalls } from '#shop/orders/back-office/owner-orders.calls.ts'
import { fulfillmentCalls } from '#shop/orders/fulfillment/fulfillment.calls.ts'
import { printerProductCalls } from '#shop/orders/fulfillment/printer-products.calls.ts'
import { booksCalls } from '#shop/orders/ledger/books/books.calls.ts'
import { ledgerCalls } from '#shop/orders/ledger/ledger.calls.ts'
import { paperCalls } from '#shop/orders/papers/papers.calls.ts'
import { postageCalls } from '#shop/orders/postage/postage.calls.ts'
import { orderCalls } from '#shop/orders/record/orders.calls.ts'
import { replacementCalls } from '#shop/orders/replacements/replacements.calls.ts'
import { withdrawalCalls } from '#shop/orders/withdrawals/withdrawals.calls.ts'
import { auditCalls } from '#shop/people/audit/audit.calls.ts'
import { accountCalls } from '#shop/people/identity/account.calls.ts'
import { usersCalls } from '#shop/people/identity/users.calls.ts'
import { contactCalls } from '#shop/people/messages/contact.calls.ts'
import { messageCalls } from '#shop/people/messages/messages.calls.ts'
import { savedAnswerCalls } from '#shop/people/messages/saved-answers.calls.ts'
import { privacyCalls } from '#shop/people/privacy/privacy.calls.ts'
import { accountSecurityCalls } from '#shop/people/sign-in/account-security.calls.ts'
import { signInCalls } from '#shop/people/sign-in/sign-in.calls.ts'
import { signInPathCalls } from '#shop/people/sign-in/sign-in-path.calls.ts'
import { invitationCalls } from '#shop/people/staff/invitations.calls.ts'
import { lawCalls } from '#shop/store/law/law.calls.ts'
import { sentenceCalls } from '#shop/store/settings/sentences.calls.ts'
import { studioCalls } from '#shop/store/settings/studio.calls.ts'
import { storeSettingsCalls } from '#shop/store/store-settings/store-settings.calls.ts'
import { themeCalls } from '#shop/store/theme/theme.calls.ts'
import { ownPageCalls } from '#shop/store/written-pages/own-pages.calls.ts'
import { adminSearchCalls } from '#shop/upkeep/admin-search/admin-search.calls.ts'
import { backupCalls } from '#shop/upkeep/backup/backups.calls.ts'
import { restoreCalls } from '#shop/upkeep/backup/restore/restore.calls.ts'
import { checkUpCalls } from '#shop/upkeep/check-up/check-up.calls.ts'
import { demoCalls } from '#shop/upkeep/demo/demo.calls.ts'
import { exportCalls } from '#shop/upkeep/export/export.calls.ts'
import { importCalls } from '#shop/upkeep/imports/imports.calls.ts'
import { pushCalls } from '#shop/upkeep/push/push.calls.ts'

export const allCalls = [
  usersCalls,
  cartCalls,
  cartLineCalls,
  cartDiscountCalls,
  cartLinkCalls,
  catalogueCalls,
  searchCalls,
  productWriteCalls,
  priceCalls,
  pieceChoiceCalls,
  collectionCalls,
  contentCalls,
  dropCalls,
  archiveCalls,
  imageCalls,
  importCalls,
  exportCalls,
  checkoutCalls,
  holdCalls,
  paymentCalls,
  ownerOrderCalls,
  orderActionCalls,
  fulfillmentCalls,
  printerProductCalls,
  // Before orderCalls, which take any other name for an order's token.
  postageCalls,
  orderCalls,
  costsCalls,
  certificateCalls,
  paperCalls,
  replacementCalls,
  socialFeedCalls,
  accountCalls,
  accountSecurityCalls,
  signInPathCalls,
  signInCalls,
  auditCalls,
  booksCalls,
  ledgerCalls,
  feedCalls,
  withdrawalCalls,
  discountCalls,
  sizeSetCalls,
  sizeGuideCalls,
  pushCalls,
  invitationCalls,
  studioCalls,
  ownPageCalls,
  sentenceCalls,
  lawCalls,
  themeCalls,
  storeSettingsCalls,
  servicesCalls,
  mailboxCalls,
  pictureMoveCalls,
  checkUpCalls,
  backupCalls,
  restoreCalls,
  privacyCalls,
  contactCalls,
  messageCalls,
  savedAnswerCalls,
  demoCalls,
  testOrderCalls,
  vacationCalls,
  openingCalls,
  subscriptionCalls,
  adminSearchCalls,
]
