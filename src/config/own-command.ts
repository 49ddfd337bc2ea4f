/**
 * The start of a command as it is typed where this shop was started: from a clone npm runs it, from a
 * release `atelier` does (delivery/atelier says under which name), where it is installed root's command.
 */
export function ownCommand(
  { atelierCommand, intoJournal }: { atelierCommand: string | undefined; intoJournal: boolean },
  name: 'owner' | 'restore' | 'start',
): string {
  if (atelierCommand) return `${intoJournal ? 'sudo atelier' : atelierCommand} ${name}`
  return name === 'start' ? 'npm start' : `npm run ${name} --`
}
