/** By npm in a clone, by `atelier` in a release, by `sudo atelier` under systemd. */
export function ownCommand(
  { atelierCommand, intoJournal }: { atelierCommand: string | undefined; intoJournal: boolean },
  name: 'owner' | 'restore' | 'start',
): string {
  if (atelierCommand) return `${intoJournal ? 'sudo atelier' : atelierCommand} ${name}`
  return name === 'start' ? 'npm start' : `npm run ${name} --`
}
