import { fulfilmentContract } from '#testing/contracts/fulfillment-contract.ts'
import { createManualFulfilment } from './manual.ts'

fulfilmentContract('the owner makes the prints', createManualFulfilment)
