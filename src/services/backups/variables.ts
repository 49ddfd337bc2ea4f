import { text } from '../../config/values.ts'

/** A server in the machine's own network, such as '192.168.1.20', where backups may go. */
export const backupsVariables = { BACKUPS_HOST: text }
