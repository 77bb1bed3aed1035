import * as z from '@/lib/core/zod'

const scoreKindSchema = z.enum(['hook', 'title'])

/** A card's author: the operator's model, the built-in writer, or the visitor's assistant or browser. */
export const engineNameSchema = z.enum(['openai', 'built-in', 'assistant', 'browser'])

const textSchema = z.string()
const optionalTrueSchema = z.exactOptional(z.literal(true))
const optionalTextSchema = z.exactOptional(z.string())
const optionalTextsSchema = z.exactOptional(z.readonly(z.array(z.string())))

/**
 * `column` puts consecutive parts side by side on wide screens (speech | visuals). The teleprompter shows `spoken`
 * parts. An `opening` may also open another result: `used` in this one's `copy`, or `offered` beside it. The rank
 * `answer` marks the large text (else the first part); `more` marks parts behind "More".
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
 * What a meter counts, so that it can be recomputed: `copy`, all of it; `tags`, the list of tags that `copy` is, as
 * YouTube counts them; a line of `copy`, from 0; the part with this label, the longest where several have it; `said`,
 * the spoken words of a script, which can no longer be identified in an edited text.
 */
const meterSourceSchema = z.union([
  z.enum(['copy', 'tags', 'said']),
  z.object({ line: z.int().check(z.nonnegative()) }),
  z.object({ part: z.string() }),
])

/** A count in the platform's unit. `target` marks the visitor's own goal, which the text may exceed or miss. */
const meterSchema = z.object({
  label: z.string(),
  value: z.number(),
  limit: z.number(),
  unit: z.string(),
  target: optionalTrueSchema,
  /** Every tool sets this field. Only a card that an earlier version of the site saved lacks it. */
  of: z.exactOptional(meterSourceSchema),
})

const textOffsetSchema = z.int().check(z.nonnegative())

/** In UTF-16 units, in order, without overlaps. The card copies the text with the changes that are `on`. */
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

/** Rendered by `components/previews`. `text` is what the card's copy button copies, so a preview follows edits. */
export const previewSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tiktok-caption'), text: textSchema }),
  z.object({ kind: z.literal('instagram-caption'), text: textSchema }),
  z.object({ kind: z.literal('story'), text: textSchema }),
  z.object({ kind: z.literal('thumbnail'), text: textSchema }),
  /** `scene` is a short description of the thumbnail. */
  z.object({ kind: z.literal('youtube-title'), text: textSchema, scene: optionalTextSchema }),
  /** A search result and share card, parsed by `lib/text/seo/meta-tags.ts` from `text`. `site` is the host. */
  z.object({ kind: z.literal('serp'), text: textSchema, site: optionalTextSchema }),
  /** One line at its place on a phone; the screen cuts it. */
  z.object({ kind: z.literal('phone-line'), place: z.enum(['blog', 'email', 'tiktok', 'ad']), text: textSchema }),
  z.object({ kind: z.literal('x-post'), text: textSchema, position: optionalTextSchema }),
  z.object({ kind: z.literal('diff'), text: textSchema, source: textSchema }),
  /** `text` is the bio. `name` is the visitor's own, otherwise omitted. */
  z.object({ kind: z.literal('profile'), platform: profilePlatformSchema, text: textSchema, name: optionalTextSchema }),
])

/** `day` counts from 1, a Monday. The other fields describe a plan's post in words. */
const scheduleSchema = z.object({
  day: z.int().check(z.gte(1), z.lte(366)),
  pillar: optionalTextSchema,
  format: optionalTextSchema,
  effort: optionalTextSchema,
})

/** One result on the page. Plain data: the client renders cards without knowledge of the tool. */
export const cardSchema = z.object({
  /** Unique within a run. */
  id: z.string(),
  heading: optionalTextSchema,
  /** The result's parts in reading order. `[your number]` in a text is a blank for the visitor to fill. */
  parts: z.readonly(z.array(cardPartSchema)),
  copy: z.string(),
  /** The text has blanks for the visitor to fill, so it is not ready to post. */
  outline: optionalTrueSchema,
  /** The text describes what the visitor can see, so the card asks the visitor to check it before copying. */
  review: optionalTrueSchema,
  /** Phrases of the text, verbatim, that are not in the visitor's input. */
  assumed: optionalTextsSchema,
  lost: optionalTextsSchema,
  /** Short text that "Use in…" passes to the next tool, at most 300 characters. */
  carry: z.string(),
  meters: z.exactOptional(z.readonly(z.array(meterSchema))),
  preview: z.exactOptional(previewSchema),
  schedule: z.exactOptional(scheduleSchema),
  /** The visitor's text with edits that they accept or reject, until they type into it. */
  marked: z.exactOptional(suggestedEditsSchema),
  /** An addition to the recommended results, such as tags to swap in: "Copy all" leaves it out. */
  aside: optionalTrueSchema,
  /** The caption for all results together, set on one of them: "Copy all" puts it last. */
  caption: optionalTextSchema,
  /** How the first line of `copy` is scored. */
  score: z.exactOptional(scoreKindSchema),
  /** Words per minute for reading aloud the `spoken` parts. */
  pace: z.exactOptional(z.number().check(z.positive())),
  tags: optionalTextsSchema,
  /** Advice shown below the text; never copied. */
  notes: optionalTextsSchema,
  /** The tool's own result, sent back unchanged with "More like this", "Shorter" and similar actions. */
  item: z.unknown(),
  /** An email: the first line of `copy` is its subject, the rest its text. */
  mail: optionalTrueSchema,
  /** The visitor has changed the text, so `item` no longer matches `copy`. */
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
