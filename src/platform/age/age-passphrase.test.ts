import { Encrypter } from 'age-encryption'
import { expect, it } from 'vitest'
import { ageBytes, ageOpen } from './age.ts'
import { passphraseRecipient } from './age-passphrase.ts'

it('opens no file whose passphrase demands more than 256 MiB', async () => {
  const passphrase = 'kelp heron moth'
  const sealed = (work: number) => {
    const encrypter = new Encrypter()
    encrypter.addRecipient(passphraseRecipient(passphrase, work))
    return encrypter.encrypt('a key')
  }
  const opened = async (work: number) => ageBytes(ageOpen({ passphrase }, [await sealed(work)]))
  expect(String(await opened(18))).toBe('a key')
  await expect(opened(19)).rejects.toThrow('key')
})
