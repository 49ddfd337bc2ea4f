import { fulfilmentContract } from '#testing/fulfilment-contract.ts'
import { createManualFulfilment } from './fulfilment-manual.ts'

fulfilmentContract('the owner makes the prints', createManualFulfilment)
