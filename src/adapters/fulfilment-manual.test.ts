import { fulfilmentContract } from '#testing/contracts/fulfilment-contract.ts'
import { createManualFulfilment } from './fulfilment-manual.ts'

fulfilmentContract('the owner makes the prints', createManualFulfilment)
