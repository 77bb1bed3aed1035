/** One file of a post, as a visitor may save it through this site. */
export type FoundFile = {
  /** What it is, such as “720 × 1280” or “First frame”. */
  label: string
  /** More about it, such as “HD”, “H.264”, “2.1 MB”. */
  details: readonly string[]
  /** Saves it. */
  path: string
  name: string
}

export type FoundPicture = FoundFile & {
  /** Shows it. */
  view: string
}

export type FoundSound = FoundFile & {
  format: 'm4a' | 'mp3'
  /** What an MP3 made of it says about itself. */
  title: string
  artist: string
}

/** A post as a download page shows it: plain data, in which every address is this site's or the post's own. */
export type FoundPost = {
  kind: 'video' | 'photos'
  url: string
  caption: string
  /** The handle is without @, and empty when it is not known. */
  author: { handle: string; name: string }
  /** Unix seconds. */
  postedAt: number | null
  durationSeconds: number | null
  /** Shows its picture. */
  cover: string | null
  /** Name of a ZIP with all of it. */
  zipName: string
  videos: readonly FoundFile[]
  pictures: readonly FoundPicture[]
  sounds: readonly FoundSound[]
}
