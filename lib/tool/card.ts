/** What the page shows for one result. Plain data: the client renders cards and knows no tool. */
export type Card = {
  /** Unique within a run. */
  id: string
  /** Label above the text, such as the hook family or the day of a plan. */
  heading?: string
  /** The result's parts in reading order. `{your number}` in a text is a blank for the visitor to fill. */
  parts: readonly CardPart[]
  /** The text that the copy button takes, ready to post. */
  copy: string
  /** The text is a skeleton with blanks and points to fill, not one to post as it is. */
  outline?: true
  /** Short text handed to the next tool by "Use in…", at most 300 characters. */
  carry: string
  meters?: readonly Meter[]
  /** The result as its platform would show it. */
  preview?: Preview
  /** Day of a plan on which it is posted, counted from 1, a Monday. */
  schedule?: { day: number }
  /** The first line of `copy` is scored as this. */
  score?: ScoreKind
  /** Words a minute at which the parts marked `spoken` are read aloud. */
  pace?: number
  /** Short facts shown as chips, such as the format or the effort. */
  tags?: readonly string[]
  /** Advice shown below the text; never part of what is copied. */
  notes?: readonly string[]
  /** The tool's own result, sent back unchanged with "More like this", "Shorter" and the like. */
  item: unknown
  /** The visitor has changed the text, so that `item` no longer says what `copy` does. */
  edited?: true
}

/**
 * `column` puts consecutive parts side by side on wide screens (what is said | what is shown). `spoken` parts are what the
 * teleprompter shows. An `opening` is a first line that may stand on another result as well: `used` in this one's
 * `copy`, or `offered` beside it.
 */
export type CardPart = {
  label?: string
  text: string
  column?: 'left' | 'right'
  spoken?: true
  opening?: 'used' | 'offered'
}

/** A count against a platform's limit, in the platform's own unit; `target` marks the visitor's own aim, which may be missed. */
export type Meter = {
  label: string
  value: number
  limit: number
  unit: string
  target?: true
  /** Every tool says it; only what a browser kept from an earlier version of the site has none. */
  of?: Counted
}

/**
 * What a meter counts, so that it can be counted anew: `copy`, all of it; `tags`, the list of tags that `copy` is, as YouTube
 * counts them; a line of `copy`, from 0; the part with this label, the longest where several have it; `said`, the words
 * of a script that are read, which an edited text no longer tells apart.
 */
export type Counted = 'copy' | 'tags' | 'said' | { line: number } | { part: string }

/** A line that decides whether a video is watched. */
export type ScoreKind = 'hook' | 'title'

export type EngineName = 'openai' | 'built-in'

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
