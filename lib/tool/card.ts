import * as z from '@/lib/core/zod'

/** A line that decides whether a video is watched. */
const scoreKindSchema = z.enum(['hook', 'title'])

/** Who wrote a card: the operator's model, the built-in writer, the visitor's own chat assistant, or the model of their browser. */
export const engineNameSchema = z.enum(['openai', 'built-in', 'assistant', 'browser'])

const textSchema = z.string()
const optionalTrueSchema = z.exactOptional(z.literal(true))
const optionalTextSchema = z.exactOptional(z.string())
const optionalTextsSchema = z.exactOptional(z.readonly(z.array(z.string())))

/**
 * `column` puts consecutive parts side by side on wide screens (what is said | what is shown). `spoken` parts are what the
 * teleprompter shows. An `opening` is a first line that may stand on another result as well: `used` in this one's
 * `copy`, or `offered` beside it. What is large on the card has the rank `answer` (the first part where none has one); what
 * waits behind "More" has `more`.
 */
const cardPartSchema = z.object({
  label: optionalTextSchema,
  text: z.string(),
  column: z.exactOptional(z.enum(['left', 'right'])),
  spoken: optionalTrueSchema,
  opening: z.exactOptional(z.enum(['used', 'offered'])),
  rank: z.exactOptional(z.enum(['answer', 'more'])),
})

/**
 * What a meter counts, so that it can be counted anew: `copy`, all of it; `tags`, the list of tags that `copy` is, as YouTube
 * counts them; a line of `copy`, from 0; the part with this label, the longest where several have it; `said`, the words
 * of a script that are read, which an edited text no longer tells apart.
 */
const meterSourceSchema = z.union([
  z.enum(['copy', 'tags', 'said']),
  z.object({ line: z.int().check(z.nonnegative()) }),
  z.object({ part: z.string() }),
])

/** A count against a platform's limit, in the platform's own unit; `target` marks the visitor's own aim, which may be missed. */
const meterSchema = z.object({
  label: z.string(),
  value: z.number(),
  limit: z.number(),
  unit: z.string(),
  target: optionalTrueSchema,
  /** Every tool says it; only what a browser kept from an earlier version of the site has none. */
  of: z.exactOptional(meterSourceSchema),
})

const textOffsetSchema = z.int().check(z.nonnegative())

/** Changes to the visitor's text, of which `on` are in the card's copy; in UTF-16 units, in order, without overlaps. */
const suggestedEditsSchema = z.object({
  source: textSchema,
  edits: z.readonly(
    z.array(
      z.object({
        start: textOffsetSchema,
        end: textOffsetSchema,
        after: textSchema,
        reason: textSchema,
        kind: z.enum(['grammar', 'spelling', 'punctuation', 'style']),
        on: z.boolean(),
      }),
    ),
  ),
})

const profilePlatformSchema = z.enum(['tiktok', 'instagram', 'x'])

/**
 * A result as its platform would show it: plain data, drawn by `components/previews`. `text` is always the text
 * that the card's copy button takes, so that a preview follows what the visitor edits.
 */
export const previewSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tiktok-caption'), text: textSchema }),
  z.object({ kind: z.literal('instagram-caption'), text: textSchema }),
  /** Screens of a story, read from its text (`lib/platforms/instagram/story-text.ts`). */
  z.object({ kind: z.literal('story'), text: textSchema }),
  /** A thumbnail to draw, read from its text (`lib/images/thumbnails/thumbnail-text.ts`). */
  z.object({ kind: z.literal('thumbnail'), text: textSchema }),
  /** `overlay` is the text on the thumbnail, `scene` what its picture shows, in a few words. */
  z.object({
    kind: z.literal('youtube-title'),
    text: textSchema,
    overlay: optionalTextSchema,
    scene: optionalTextSchema,
  }),
  /** A page among search results and as a share card, read from its text (`lib/text/seo/meta-text.ts`); `site` is its host. */
  z.object({ kind: z.literal('serp'), text: textSchema, site: optionalTextSchema }),
  /** One line where it will stand on a phone; the screen cuts it. */
  z.object({ kind: z.literal('phone-line'), place: z.enum(['blog', 'email', 'tiktok', 'ad']), text: textSchema }),
  /** `position` for a post of a thread, such as “2/7”. */
  z.object({ kind: z.literal('x-post'), text: textSchema, position: optionalTextSchema }),
  /** What has changed from the `source`, the visitor's own text. */
  z.object({ kind: z.literal('diff'), text: textSchema, source: textSchema }),
  /** `text` is the bio. `name` stands above it, `handle` without @; both as the visitor gave them, else left out. */
  z.object({
    kind: z.literal('profile'),
    platform: profilePlatformSchema,
    text: textSchema,
    name: optionalTextSchema,
    handle: optionalTextSchema,
  }),
])

/** `day` is counted from 1, a Monday; the rest is what a plan says of its posts, in words. */
const scheduleSchema = z.object({
  day: z.int().check(z.gte(1), z.lte(366)),
  pillar: optionalTextSchema,
  format: optionalTextSchema,
  effort: optionalTextSchema,
})

/** What the page shows for one result. Plain data: the client renders cards and knows no tool. */
export const cardSchema = z.object({
  /** Unique within a run. */
  id: z.string(),
  /** Label above the text, such as the hook family or the day of a plan. */
  heading: optionalTextSchema,
  /** The result's parts in reading order. `[your number]` in a text is a blank for the visitor to fill. */
  parts: z.readonly(z.array(cardPartSchema)),
  /** The text that the copy button takes, ready to post. */
  copy: z.string(),
  /** The text has blanks for the visitor to fill, so it is not one to post as it is. */
  outline: optionalTrueSchema,
  /** It describes what the visitor has before them, so they are asked to read and mend it before it is copied. */
  review: optionalTrueSchema,
  /** Phrases of the text that the visitor has not said, as they stand in it. */
  assumed: optionalTextsSchema,
  /** Words of the visitor's that the text had to keep and lacks. */
  lost: optionalTextsSchema,
  /** Short text handed to the next tool by "Use in…", at most 300 characters. */
  carry: z.string(),
  meters: z.exactOptional(z.readonly(z.array(meterSchema))),
  /** The result as its platform would show it. */
  preview: z.exactOptional(previewSchema),
  /** Where it stands in a plan. */
  schedule: z.exactOptional(scheduleSchema),
  /** The visitor's text with edits that they accept or reject, until they type into it themselves. */
  marked: z.exactOptional(suggestedEditsSchema),
  /** Stands beside what is recommended, such as tags to swap in: left out of "Copy all". */
  aside: optionalTrueSchema,
  /** The caption of the whole that the results make, on one of them: "Copy all" puts it last. */
  caption: optionalTextSchema,
  /** The first line of `copy` is scored as this. */
  score: z.exactOptional(scoreKindSchema),
  /** Words a minute at which the parts marked `spoken` are read aloud. */
  pace: z.exactOptional(z.number().check(z.positive())),
  /** Short facts shown as chips, such as the format or the effort. */
  tags: optionalTextsSchema,
  /** Advice shown below the text; never part of what is copied. */
  notes: optionalTextsSchema,
  /** The tool's own result, sent back unchanged with "More like this", "Shorter" and the like. */
  item: z.unknown(),
  /** An email: the first line of `copy` is its subject, what follows is its text. */
  mail: optionalTrueSchema,
  /** The visitor has changed the text, so that `item` no longer says what `copy` does. */
  edited: optionalTrueSchema,
})

export type Card = z.infer<typeof cardSchema>

export type SuggestedEdits = z.infer<typeof suggestedEditsSchema>

export type CardPart = z.infer<typeof cardPartSchema>

export type MeterSource = z.infer<typeof meterSourceSchema>

export type Meter = z.infer<typeof meterSchema>

export type ScoreKind = z.infer<typeof scoreKindSchema>

export type EngineName = z.infer<typeof engineNameSchema>

export type Preview = z.infer<typeof previewSchema>

export type ProfilePlatform = z.infer<typeof profilePlatformSchema>
