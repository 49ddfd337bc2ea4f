export const videosCopy = {
  frameMissing: 'Please send the video’s first frame with it, as a JPEG.',
  otherFormat: (other: string) => `This video’s format is ${other}. Please choose an MP4 or WebM.`,
  notAVideo: 'This is not a video. Please choose an MP4 or WebM.',
  videoTooLarge: 'This video is larger than 20 MB.',
} as const
