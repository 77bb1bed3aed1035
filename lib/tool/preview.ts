/**
 * A result as its platform would show it: plain data, drawn by `components/run/previews`. `text` is always the text
 * that the card's copy button takes, so that a preview follows what the visitor edits.
 */
export type Preview =
  | { kind: 'tiktok-caption'; text: string }
  | { kind: 'instagram-caption'; text: string }
  /** `overlay` is the text on the thumbnail, `scene` what its picture shows, in a few words. */
  | { kind: 'youtube-title'; text: string; overlay?: string; scene?: string }
  /** `position` for a post of a thread, such as “2/7”. */
  | { kind: 'x-post'; text: string; position?: string }
  /** `text` is the bio. `name` stands above it, `handle` without @; both as the visitor gave them, else left out. */
  | { kind: 'profile'; platform: ProfilePlatform; text: string; name?: string; handle?: string }

export type ProfilePlatform = 'tiktok' | 'instagram' | 'x'
