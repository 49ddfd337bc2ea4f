import { editVersion, requireVersion, versioned } from '#platform/edit-version.ts'
import type { Clock } from '#platform/time/clock.ts'
import { changePages } from './content-version.ts'
import type { Database, Reader, Writer } from './database.ts'
import { lockSetting, type Setting } from './settings.ts'

export interface SettingsForm<F extends object> {
  read(): Promise<F & { version: string }>
  /** ShopError 'changed' when the stored values are newer than `version`. */
  save(form: F & { version?: string | undefined }): Promise<F & { version: string }>
}

interface Plan<F extends object> {
  settings: readonly Setting<unknown>[]
  read(reader: Reader | Writer): Promise<F>
  write(trx: Writer, form: F, now: number): Promise<void>
}

/** `save` takes only values that passed the form's schema. */
export function settingsForm<F extends object>(
  { db, clock }: { db: Database; clock: Clock },
  { settings, read, write }: Plan<F>,
): SettingsForm<F> {
  return {
    read: async () => versioned(await read(db.read)),
    save: (form) =>
      changePages(db, async (trx) => {
        const now = clock.now()
        for (const setting of settings) await lockSetting(trx, setting, now)
        requireVersion(form.version, editVersion(await read(trx)))
        await write(trx, form, now)
        return versioned(await read(trx))
      }),
  }
}
