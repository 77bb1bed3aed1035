import type { Post } from '@/lib/tiktok/posts/post'

const portrait = { width: 1080, height: 1920 }
const smallPortrait = { width: 720, height: 1280 }

/** A made-up post, whose files show what the download pages find. */
export const samplePost: Post = {
  id: '0',
  url: 'https://www.tiktok.com/@name/video/…',
  kind: 'video',
  caption: '',
  author: { handle: '', name: '' },
  postedAt: null,
  durationSeconds: 24,
  covers: [
    { url: '', ...portrait, kind: 'cover' },
    { url: '', ...portrait, kind: 'first frame' },
    { url: '', ...smallPortrait, kind: 'animated' },
  ],
  images: [],
  videos: [
    { url: '', ...portrait, codec: 'h264', bytes: 12_600_000, bitrate: null },
    { url: '', ...portrait, codec: 'h265', bytes: 7_900_000, bitrate: null },
    { url: '', ...smallPortrait, codec: 'h264', bytes: 5_300_000, bitrate: null },
  ],
  sound: { url: '', format: 'mp3', title: '', author: '', isOriginal: true },
  captions: [],
  isSilent: false,
  access: { referer: '', userAgent: '', cookie: null },
  source: 'page',
}
