const daysLeft = (days: number) => (days === 1 ? '1 day' : `${days} days`)

export const checkUpCopy = {
  newest: (aged: string) => `The newest is ${aged}.`,
  noneHere: 'There is none on this server.',
  everyNight: 'One is made every night at three.',
  noneByItself: 'The shop makes none by itself.',
  noneYet: 'There is none yet.',
  newestOnly: (aged: string, sizeInWords: string) =>
    `The newest is ${aged} (${sizeInWords}); the shop makes none by itself.`,
  newestWithSize: (aged: string, sizeInWords: string, where: string) =>
    `The newest is ${aged} (${sizeInWords})${where}.`,
  nightlyMissing: (download: string) =>
    `One should be made every night; the shop’s log says why none was. ${download}`,
  lastDownload: (aged: string) => `The last download is ${aged}.`,
  neverDownloaded: 'Nobody has ever downloaded one.',
  machineLost: (download: string) => `If this server is lost, so are its backups. ${download}`,
  onTheMachine: (machine: string) => `, on the server ${machine}`,
  noDiskRoom: (words: string) =>
    `Last night’s backup was left out, because the disk has no room for it: ${words}`,
  largerDiskForBackups: (download: string) =>
    `Ask the person who runs your server for a larger disk, or to keep fewer of them. ${download}`,
  lacksPictures: (words: string) => `The newest lacks pictures. ${words}`,
  addPicturesAnew:
    'Add these pictures to their pieces again. Until then, older backups that may hold them are kept.',
  lastFailed: (words: string) => `Last night’s backup could not be made. ${words}`,
  triesAgain: (download: string) => `The shop tries again every night. ${download}`,
  ageOf: (days: number) => (days < 1 ? 'of today' : days === 1 ? 'a day old' : `${days} days old`),
  backupsElsewhere: 'Backups elsewhere',
  nothingElsewhere: 'Backups are on this server only. If the server is lost, so are they.',
  chooseElsewhere: 'Choose a place under Settings, Backups elsewhere.',
  openBackups: 'Open Backups under Help and upkeep.',
  download: 'Download one under Help and upkeep, Backups, and keep it in another place.',

  noAnswer: 'It did not answer in time.',
  tryInAMinute: 'Try again in a minute.',
  notLookedAt: 'It could not be checked.',
  tryAgainLog: 'Try again; the log says more.',

  googleList: 'Google’s list of your pieces',
  no: (title: string, list: string) => `${title} (no ${list})`,
  andMore: (count: number) => `, and ${count} more`,
  garmentsLeftOut: (which: string, others: string) =>
    `Google takes no garment without a size and a color, so these aren’t in its list: ${which}${others}.`,
  fillInPiece:
    'Open the piece and fill in its size, and its color under Labels and customs. “Feeds and search engines”, under Marketing, names every piece.',

  secretKey: 'Secret key',
  version: 'Version',
  address: 'Domain',
  database: 'Database',
  pictures: 'Pictures',
  describedPictures: 'Described pictures',
  diskSpace: 'Disk space',
  dataFolder: 'Data folder',
  backups: 'Backups',
  workThatWaits: 'Background work',
  atelierOf: (version: string, releasedOn: string) => `Atelier ${version}, of ${releasedOn}`,
  oldVersion: (says: string) => `${says}: that is more than a year ago.`,
  newerRelease:
    'Ask the person who runs your server for a newer one. It has fixes that yours lacks.',
  onlyLocal: (publicUrl: string) =>
    `The shop’s address is ${publicUrl}, which only the server itself can open. Links in the shop’s emails lead there, too.`,
  giveAddress: 'Before real shoppers come: give the shop its address, under Settings, Domain.',
  locked: (publicUrl: string) => `${publicUrl}, with https.`,
  unlocked: (publicUrl: string) => `${publicUrl} has no https: others can read what visitors type.`,
  needsCertificate:
    'Ask the person who runs your server for a certificate. Then the shop’s address begins with https.',
  certificate: 'Certificate',
  noCertificate: 'The shop can’t read its own certificate.',
  certificateLeft: (days: number) =>
    days < 0
      ? 'The shop’s certificate has expired.'
      : `The shop’s certificate is good for ${daysLeft(days)}.`,
  renewCertificate:
    'It should renew itself. Ask the person who runs your server to look at the proxy; without a valid certificate, browsers warn your visitors.',
  domain: 'Domain',
  domainLeft: (days: number) =>
    days < 0 ? 'The shop’s domain has expired.' : `The shop’s domain expires in ${daysLeft(days)}.`,
  renewDomain: 'Renew it at the company where you have the domain, before somebody else takes it.',
  sqlite: 'SQLite, a file of its own',
  itAnswers: (name: string) => `It answers (${name}).`,
  keyOpens: 'This server’s key opens what the database keeps sealed.',
  sealedByOther:
    'What the database keeps sealed (one-time codes, the Instagram token, log-in links, the keys of connected services) was sealed by another key than this server’s, and can’t be opened here.',
  sameKey:
    'Ask the person who runs your server to give every server of the shop the same secret key, and to restart them. If that key is lost, the shop can go on with this one. Then set up one-time codes and the Instagram token again, and enter the keys of the services under Settings.',
  storeClosed: (picturesIn: string, place: string) =>
    `${picturesIn} in ${place}, which the shop can’t open.`,
  connectStore:
    'Connect that store under Settings, Picture storage. Afterwards they can be moved from there.',
  pictureMove: (moved: number, all: number) =>
    `${moved} of ${all} pictures have moved to where new ones are kept.`,
  triesMoving: 'The shop tries again by itself. Settings, Picture storage says more.',
  someLost:
    'Some were found nowhere: Settings, Picture storage names them. Add them again to their pieces.',
  moveOthers: 'Under Settings, Picture storage, have the others moved, too.',
  onMachine: 'They are on this server.',
  onePictureLies: '1 picture is',
  picturesLie: (count: number) => `${count} pictures are`,
  allDescribed: 'Every picture says in words what it shows.',
  notDescribed: (missing: number, verb: string) => `${missing} ${verb} no description.`,
  pictureHas: 'picture has',
  picturesHave: 'pictures have',
  describeThem:
    'People who can’t see them learn nothing about them. Describe each picture in its piece.',
  freeSpace: (gigabytes: string) => `${gigabytes} GB are free.`,
  getSpace:
    'Get a larger disk, or delete files that aren’t the shop’s. A full disk stops all selling.',
  folderPrivate: 'Only the shop’s own account on this server can read it.',
  folderOpen: (dataDir: string) =>
    `Other accounts on this server can read ${dataDir}, where buyers’ addresses are.`,
  chmod: (dataDir: string) => `The person who runs your server enters: chmod 700 ${dataDir}`,
  givenUp: (aside: number, verb: string) => `${aside} ${verb} been tried for a day and given up.`,
  thingHas: 'task has',
  thingsHave: 'tasks have',
  homeLists: 'The Admin Homepage lists them, with a button to try again.',
  triedTwice: (late: number) => `Failed more than twice: ${late}. The shop keeps trying.`,
  nothingIsStuck: 'Nothing is stuck.',

  underLaw: 'Under Settings, Legal requirements lists what to do, with a link to each field.',
  law: 'Legal requirements',
  needed: (needs: string) => `Needed for the countries that you send to: ${needs}.`,
  worthFilling: (needs: string) => `Worth filling in: ${needs}.`,
  greenClaims: 'Some pieces make claims about the environment.',
  nothingMissing: 'Nothing is missing for the countries that you send to.',

  taxLimits: 'Limits where tax rules change',
  belowLimits: 'This year and last year are far below every limit that the shop knows.',
  inYear: (year: number, words: string) => `In ${year}: ${words}`,
  notAdvice:
    'This is information, not advice: ask your tax adviser. Set the rates of other countries under Settings, Taxes.',

  tellProxies:
    'Ask the person who runs your server to tell the shop how many proxies are in front of it, and to restart it.',
  proxy: 'Proxy',
  theProxy: 'the proxy',
  theLastProxies: (trustProxy: number) => `the last ${trustProxy} proxies`,
  trustsProxies: (proxies: string) => `The shop trusts ${proxies} to say who visits it.`,
  noProxy: 'Visitors reach the shop directly.',
  untrustedProxy:
    'Visitors seem to come through a proxy that the shop doesn’t trust. The shop counts them as one visitor, so one of them can use up the limits of all.',
  mendOfMachine: 'Set TRUST_PROXY to the number of proxies in front of the shop.',
} as const
