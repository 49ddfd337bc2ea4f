import type { Email } from './email.ts'
import { ownerEmailsCopy } from './owner.copy.ts'

export function testEmail(studioName: string): Email {
  return {
    subject: ownerEmailsCopy.test,
    preview: ownerEmailsCopy.testPreview,
    blocks: [
      { type: 'heading', text: ownerEmailsCopy.testHeading },
      {
        type: 'text',
        text: ownerEmailsCopy.testText(studioName),
      },
      {
        type: 'text',
        text: ownerEmailsCopy.testSpam,
      },
    ],
  }
}
