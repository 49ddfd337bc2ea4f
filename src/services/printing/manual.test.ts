import { fulfillmentContract } from './contract.ts'
import { createManualFulfillment } from './manual.ts'

fulfillmentContract('the owner makes the prints', createManualFulfillment)
