/** A fault of one data source. The last three digits of a post's id choose it. Other ids are normal posts. */
export type Fault = 'challenge' | 'limited' | 'error' | 'hangs' | 'not-json' | 'other-shape'

export type Post = {
  player: 'works' | 'absent' | 'busy' | 'other-id' | Fault
  page: 'works' | 'sigi-state' | 'deleted' | 'private' | 'private-account' | 'region' | 'age' | 'huge' | Fault
  oembed: 'works' | 'absent' | Fault
  kind: 'video' | 'photos'
  author: string
  caption: string
  /** The length that the sources report; the videos have the length in their names. */
  seconds: number
  /** Names in `/media/`, best first. */
  films: readonly string[]
  /** The fault of all media of the post: see `media.ts`. */
  media: string | null
  captions: 'usual' | 'none' | 'no-speech' | 'in-cla-info' | 'translated-only' | `only ${string}`
  codec: 'h264' | 'bytevc1'
}

const defaultPost: Post = {
  player: 'works',
  page: 'works',
  oembed: 'works',
  kind: 'video',
  author: 'demo.user',
  caption: 'Demo clip #demo',
  seconds: 20,
  films: ['720.mp4', '540.mp4'],
  media: null,
  captions: 'usual',
  codec: 'h264',
}

const failEverywhere = (fault: Fault) => ({ player: fault, page: fault, oembed: fault })
const onlyWatchPage = { player: 'busy', oembed: 'absent' } as const
const buildFilmPost = (name: string, seconds: number) => ({ films: [name], seconds, captions: 'none' as const })

const postsByEnding: Record<string, Partial<Post>> = {
  '404': { player: 'absent', page: 'deleted', oembed: 'absent' },
  '216': { player: 'absent', page: 'private', oembed: 'absent' },
  '222': { player: 'absent', page: 'private-account', oembed: 'absent', author: 'quiet' },
  '231': { player: 'absent', page: 'region' },
  '218': { player: 'absent', page: 'age', oembed: 'absent' },
  '503': failEverywhere('challenge'),
  '429': failEverywhere('limited'),
  '500': failEverywhere('error'),
  '599': failEverywhere('hangs'),
  '706': failEverywhere('other-shape'),
  '708': failEverywhere('not-json'),
  '150': { kind: 'photos', seconds: 0, captions: 'none' },
  '600': { seconds: 600 },
  '601': { seconds: 601, captions: 'none' },

  '701': { player: 'busy' },
  '703': { page: 'challenge' },
  '704': { player: 'busy', page: 'challenge' },
  '705': { captions: 'no-speech' },
  '707': { player: 'other-id' },
  '709': { player: 'busy', page: 'huge' },
  '710': { player: 'hangs' },
  '801': { ...onlyWatchPage, page: 'sigi-state' },
  '805': onlyWatchPage,

  '711': { media: 'every-other-403' },
  '712': { media: 'dies' },
  '713': { films: ['big-200.mp4'] },
  '719': { media: 'to-inside' },
  '720': { media: 'moved' },
  '722': buildFilmPost('no-audio.mp4', 2),
  '723': { media: 'address-outside' },
  '724': { codec: 'bytevc1', page: 'challenge' },
  '728': { media: 'to-outside' },

  '000': { captions: 'none' },
  '732': { captions: 'only expired' },
  '734': { captions: 'only huge' },
  '735': { captions: 'in-cla-info' },
  '736': { captions: 'translated-only' },
  '737': { captions: 'only empty' },
  '738': { captions: 'only tricky' },
  '903': buildFilmPost('3-seconds.mp4', 3),
  '905': buildFilmPost('5-seconds.mp4', 5),
  '907': buildFilmPost('7-seconds.mp4', 7),

  '741': { author: 'taken.down' },
  '821': {
    caption: '<img src=x onerror=alert(1)> "quoted" ../../etc/passwd \u202Egnp.exe #tag 日本語 🎬',
    author: '.kyle.films',
  },
}

export const getPost = (id: string): Post => ({ ...defaultPost, ...postsByEnding[id.slice(-3)] })

/** The bits of an id above the lowest 32 are a Unix time; the post is published some seconds later. */
export const getPostedAt = (id: string): number => Number(BigInt(id) >> 32n) + 30
