import { fulfilmentContract } from './contract.ts'
import { createManualFulfilment } from './manual.ts'

fulfilmentContract('the owner makes the prints', createManualFulfilment)
