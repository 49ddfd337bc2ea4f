export const productPicturesPageCopy = {
  large: (name: string) => `${name}, large`,
  zoom: (alt: string) => `Zoom: ${alt}`,
  previousPicture: 'Previous picture',
  picture: 'Picture',
  nextPicture: 'Next picture',
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  close: 'Close',

  pause: 'Pause',
  play: 'Play',

  picturesOf: (name: string) => `Pictures of ${name}`,
  lookCloser: 'Look closer',
  of: (noun: string, number: number, count: number, alt: string) =>
    `${noun} ${number} of ${count}: ${alt}`,
} as const
