/**
 * A command as it is typed on this machine: by npm in a clone, by `atelier` in a release (delivery/atelier
 * names its path), and by `sudo atelier` where systemd runs the shop.
 */
export function ownCommand(
  { atelierCommand, intoJournal }: { atelierCommand: string | undefined; intoJournal: boolean },
  name: 'owner' | 'restore' | 'start',
): string {
  if (atelierCommand) return `${intoJournal ? 'sudo atelier' : atelierCommand} ${name}`
  return name === 'start' ? 'npm start' : `npm run ${name} --`
}
