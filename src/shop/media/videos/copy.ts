export const videosCopy = {
  frameMissing: 'Please send the video’s first frame with it, as a JPEG.',
  otherFormat: (other: string) => `This video’s format is ${other}. Please choose an MP4 or WebM.`,
  notAVideo: 'This is not a video. Please choose an MP4 or WebM.',
  trackOfData:
    'This video holds a track of data beside picture and sound, where cameras note places. Please save it again with a video app, and choose the new file.',
  videoTooLarge: 'This video is larger than 20 MB. Please make it smaller.',
} as const
