import type { LookupFunction } from 'node:net'
import { generateX25519Identity } from 'age-encryption'
import type { Config } from '#config'
import { badInput } from '#platform/errors.ts'
import { withKnownSecret } from '#services/connections/known-secret.ts'
import { lastFour } from '#services/connections/service.ts'
import type { Service, ServiceWork } from '#services/connections/service-definition.ts'
import { isOutsideHost, outsideLookup } from '#services/outside-address.ts'
import { refusal } from '#services/refusal.ts'
import {
  type BackupsConnection,
  type BackupsForm,
  type BackupsInput,
  type BackupsPlace,
  backupsConnectionSchema,
  bucketBackupsSchema,
  sftpBackupsSchema,
  webdavBackupsSchema,
} from './backups.schema.ts'
import { backupStorageCopy as copy } from './copy.ts'
import { keyFileName, keyFilesIn, openKeyFiles, putKeyFile } from './key-file.ts'
import { openStorage } from './open-storage.ts'
import type { BackupPlace, BackupStorage } from './port.ts'
import { checkStorage, inFieldsOf } from './storage-check.ts'
import { backupsVariables } from './variables.ts'

export const backups: Service<
  typeof bucketBackupsSchema | typeof webdavBackupsSchema | typeof sftpBackupsSchema,
  BackupsConnection,
  BackupPlace,
  typeof backupsVariables
> = {
  name: 'backups',
  title: copy.title,
  inputs: [bucketBackupsSchema, webdavBackupsSchema, sftpBackupsSchema],
  schema: backupsConnectionSchema,
  secrets: ['secretAccessKey', 'password', 'identity'],
  variables: backupsVariables,
  read: () => null,
  define: (config) => defineBackups(config),
}

export function defineBackups({
  backups: { host },
}: Pick<Config, 'backups'>): ServiceWork<BackupsInput, BackupsConnection, BackupPlace> {
  return {
    unset: { adapter: noPlace(copy.unset, false), described: { says: copy.unset } },
    locked: (words) => noPlace(words, true),
    createAdapter: (connection) => ({
      isSet: true,
      storage: openStorage(connection, { lookUp: lookUpFor(connection, host) }),
      identity: connection.identity,
    }),
    describe: (connection) => ({
      says: copy.kept(whereOf(connection)),
      facts: factsOf(connection),
    }),
    async connect(input, before) {
      const { passphrase, ...place } = input
      const connection = withSecrets(place, before)
      const lookUp = await requireOutside(connection, host)
      const known = input.provider === 'sftp-backups' && !input.password && before
      const { storage, hostKey } = await reach(
        connection,
        known && 'hostKey' in known ? known.hostKey : '',
        lookUp,
      )
      return inFieldsOf(connection.provider, async () => {
        const { identity, undo } = await keyAt(storage, passphrase, before?.identity ?? null)
        const config = { ...connection, hostKey, identity } as BackupsConnection
        return { config: backupsConnectionSchema.parse(config), ...(undo && { undo }) }
      })
    },
  }
}

/** The live check, which learns a server's key, if none is `known`: it must stay the same. */
async function reach(place: BackupsPlace, known: string, lookUp: LookupFunction | undefined) {
  let hostKey = known
  const asked = place.provider === 'sftp-backups' ? { ...place, hostKey } : place
  const learn = (seen: string) => {
    hostKey = seen
  }
  const storage = openStorage(asked, { learn, lookUp })
  await checkStorage(storage, place.provider)
  return { storage, hostKey }
}

async function keyAt(storage: BackupStorage, passphrase: string, before: string | null) {
  const files = await keyFilesIn(storage)
  if (before !== null && files.includes(keyFileName(before))) {
    if (passphrase !== '') await putKeyFile(storage, before, passphrase)
    return { identity: before }
  }
  if (files.length > 0) {
    if (passphrase === '') throw badInput('passphrase', copy.theirPassphrase)
    const identity = await openKeyFiles(storage, files, passphrase)
    if (identity === null) throw badInput('passphrase', copy.otherPassphrase)
    return { identity }
  }
  if (passphrase === '') throw badInput('passphrase', copy.passphraseMissing)
  const identity = before ?? (await generateX25519Identity())
  await putKeyFile(storage, identity, passphrase)
  return { identity, undo: () => storage.delete(keyFileName(identity)) }
}

function withSecrets(place: BackupsPlace, before: BackupsConnection | null): BackupsPlace {
  const same = before && accountOf(before) === accountOf(place) ? before : null
  return place.provider === 's3-backups'
    ? withKnownSecret(place, 'secretAccessKey', same, copy.secretMissing)
    : withKnownSecret(place, 'password', same, copy.passwordMissing)
}

const accountOf = (place: BackupsPlace | BackupsConnection) =>
  `${originOf(place)} ${'user' in place ? place.user : place.accessKeyId}`

function originOf(place: BackupsPlace | BackupsConnection): string {
  if (place.provider === 'sftp-backups') return `sftp://${place.host}:${place.port}`
  return new URL(place.provider === 's3-backups' ? place.endpoint : place.url).origin
}

export function serverOf(place: BackupsPlace | BackupsConnection): string {
  if (place.provider === 'sftp-backups') return place.host
  return new URL(place.provider === 's3-backups' ? place.endpoint : place.url).hostname
}

/**
 * A live check would reveal hosts in the machine's own network: only the operator may name such a
 * host, by BACKUPS_HOST. Every later connection looks up and checks the name again. ShopError
 * 'bad_input'.
 */
export async function requireOutside(place: BackupsPlace, allowed: string | undefined) {
  const lookUp = lookUpFor(place, allowed)
  if (!lookUp || (await isOutsideHost(serverOf(place)))) return lookUp
  const field = {
    's3-backups': 'endpoint',
    'webdav-backups': 'url',
    'sftp-backups': 'host',
  } as const
  throw badInput(field[place.provider], copy.ownNetwork(hostOf(place)))
}

/** Undefined: the operator allows this host at any address. */
function lookUpFor(place: BackupsPlace | BackupsConnection, allowed: string | undefined) {
  return hostOf(place) === allowed ? undefined : outsideLookup()
}

const hostOf = (place: BackupsPlace | BackupsConnection) => serverOf(place).replace(/^\[|\]$/g, '')

function noPlace(words: string, isSet: boolean): BackupPlace {
  const refuse = refusal('storage_unavailable', words)
  const storage = { id: 'none', put: refuse, get: refuse, list: refuse, delete: refuse }
  return { isSet, storage, identity: '' }
}

function whereOf(connection: BackupsConnection): string {
  const host = serverOf(connection)
  return connection.provider === 's3-backups'
    ? copy.inBucket(connection.bucket, host)
    : copy.onServer(host)
}

function factsOf(connection: BackupsConnection) {
  const folder = { label: copy.folder, value: connection.folder }
  if (connection.provider === 's3-backups') {
    return [
      { label: copy.address, value: connection.endpoint },
      { label: copy.key, value: connection.accessKeyId },
      { label: copy.secret, value: lastFour(connection.secretAccessKey) },
      folder,
    ]
  }
  const user = { label: copy.user, value: connection.user }
  if (connection.provider === 'webdav-backups') {
    return [{ label: copy.address, value: connection.url }, user, folder]
  }
  const address = { label: copy.address, value: `${connection.host}:${connection.port}` }
  return [address, user, folder, { label: copy.serverKey, value: `SHA256:${connection.hostKey}` }]
}

export function backupsForm(connection: BackupsConnection | null): BackupsForm | null {
  if (!connection) return null
  const { identity: _, ...open } = connection
  if (open.provider === 's3-backups') {
    const { secretAccessKey: __, ...rest } = open
    return rest
  }
  const { password: __, ...rest } = open
  return rest as BackupsForm
}
