import type { Mood, PromptKind } from '@/lib/tool/parsed-prompt'

/**
 * Where a text can stand. Lengths are what the tools cut at, so write well below them.
 *
 * | Place | What | Usual length |
 * |---|---|---|
 * | `hook` | the first sentence said in a video | 15 words with the spans |
 * | `screen` | text on the picture, no full stop | 2 to 7 words |
 * | `title` | a video's title, no full stop | 60 characters, at most 100 |
 * | `caption` | first line of a caption | 80 characters, at most 125 |
 * | `body` | what follows that line: one or two sentences | 200 characters |
 * | `post` | a whole post on X | 250 characters |
 * | `reply` | a question that people answer | 12 words |
 * | `cta` | what to do next, one sentence, no begging | 12 words |
 */
export const placements = ['hook', 'screen', 'title', 'caption', 'body', 'post', 'reply', 'cta'] as const

export type Placement = (typeof placements)[number]

/** How a text works. A run takes turns, so that its results differ in form. */
export const lineForms = ['statement', 'question', 'scene', 'list'] as const

export type LineForm = (typeof lineForms)[number]

/**
 * A sentence that holds whatever words stand in its slots. A slot is one of `{line}` `{sentence}` `{clause}` `{phrase}` `{subject}` `{a}` `{b}` `{place}`
 * `{time}` `{number}` `{audience}` `{owner}` `{first}` `{second}` `{third}` `{last}` `{outcome}` `{turn}` `{action}`; a frame with a slot that the prompt does not fill is
 * passed over. `[…]` is a blank that says what the visitor puts there.
 *
 * - `{line}` is any prompt; `{sentence}`, `{clause}`, `{phrase}` are the same line, there only if it is built so.
 * - A slot is safe as a sentence of its own, after a colon, in “quotation marks”, after "POV:". `{clause}` also as an object ("This is {clause}."),
 *   `{subject}`, `{phrase}`, `{a}` and `{b}` also where a noun stands, without an article or a verb that agrees: "About {subject}:", "{a} or {b}?".
 * - `{time}` and `{place}` come as typed, with or without their preposition, so they stand alone: "{place}. {time}."
 * - No verb, article, plural or -ing of ours is put onto a slot. Nothing is claimed that the prompt does not say, not even "honestly" or "I waited".
 */
export type Frame = string

export type FramesByForm = Partial<Record<LineForm, readonly Frame[]>>

export type FramesByPlacement = Partial<Record<Placement, FramesByForm>>

/** The frames of one kind; those of a mood only where the prompt shows it. */
export type KindFrames = FramesByPlacement & { moods?: Partial<Record<Mood, FramesByPlacement>> }

/** A language's bank. `neutral` is for a prompt whose kind is not sure or has no frames here: no jest, no debate, no claim. */
export type FrameBank = { neutral: KindFrames } & Partial<Record<PromptKind, KindFrames>>
