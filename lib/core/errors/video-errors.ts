/** Reasons why a video cannot be opened or made. `detail` is the number or name in the text. */
const videoErrors = {
  empty: () => 'This file is empty (0 bytes).',
  not_a_video: () => 'This isn’t a video we can read. Choose an MP4, MOV, WebM or MKV file.',
  damaged: () => 'This video is damaged or incomplete. Try downloading or exporting it again.',
  no_picture: () => 'This file has sound but no picture. Choose a video.',
  unknown_codec: (detail: string) => `Your browser can’t open ${detail}`,
  no_duration: () => 'This video is 0 seconds long, so there’s nothing to edit.',
  too_long: (detail: string) => `This video is ${detail} long. The limit is 3 hours.`,
  no_encoder: () => 'Your browser can’t make videos. Use the latest Chrome, Edge or Safari, or Firefox on a computer.',
  no_encoder_for_size: (detail: string) => `Your browser can’t make ${detail} videos. Lower the resolution.`,
  too_small_limit: (detail: string) =>
    `This video can’t get that small. The minimum is about ${detail}. Trim it or raise the limit.`,
  no_space: () => 'This device is too full for the video. Free up space or lower the resolution.',
  offline: () => 'Part of this tool hasn’t loaded yet. Try again once you’re online.',
  failed: () => 'Your browser couldn’t make this video. Close other tabs, lower the resolution or trim it.',
} as const

export class VideoError extends Error {
  constructor(code: keyof typeof videoErrors, detail = '') {
    super(videoErrors[code](detail))
    this.name = 'VideoError'
  }
}
