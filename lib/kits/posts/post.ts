import { z } from 'zod'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import { findUrlRanges } from '@/lib/platforms/counting/urls'
import { instagramHashtags } from '@/lib/platforms/networks/instagram'
import type { Meter } from '@/lib/tool/card'

export const postSchema = z.object({
  angle: z.string().describe('The angle in one to three words, for example "Mistake" or "Behind the scenes".'),
  hook: z.string().describe('The first line: complete by itself, no line break, no hashtag.'),
  body: z.string().describe('What follows the first line, with line breaks; an empty string where none is needed.'),
  cta: z.string().describe('The single call to action, one sentence; an empty string for none.'),
  hashtags: z.array(z.string()).describe('Hashtags without spaces, most specific first.'),
})

export type Post = z.infer<typeof postSchema>

export function buildPostText({ hook, body, cta }: Post, isSingleLine: boolean): string {
  return [hook, body, cta].filter((part) => part !== '').join(isSingleLine ? ' ' : '\n\n')
}

export function buildCaption(post: Post, isSingleLine: boolean): string {
  return [buildPostText(post, isSingleLine), post.hashtags.join(' ')]
    .filter((part) => part !== '')
    .join(isSingleLine ? ' ' : '\n\n')
}

export function findVisitorUrls(visitorText: string): string[] {
  return [...new Set(findUrlRanges(visitorText).map(({ start, end }) => visitorText.slice(start, end)))]
}

/** Returns whether a text contains a URL, ignoring case. */
export function containsUrl(text: string, url: string): boolean {
  return text.toLowerCase().includes(url.toLowerCase())
}

/** Appends missing URLs to a caption's body, on separate lines unless it is a single line. */
export function addMissingUrls(post: Post, urls: readonly string[], isSingleLine: boolean): Post {
  const missingUrls = urls.filter((url) => !containsUrl(buildPostText(post, true), url))
  if (missingUrls.length === 0) return post
  const [leadingSeparator, urlSeparator] = isSingleLine ? [' ', ' '] : ['\n\n', '\n']
  return { ...post, body: [post.body, missingUrls.join(urlSeparator)].filter(Boolean).join(leadingSeparator) }
}

/** Removes URLs appended by `addMissingUrls`. A URL that its sentence introduces is preserved. */
export function removeAddedUrls(post: Post, urls: readonly string[]): Post {
  let body = post.body.trimEnd()
  for (let url: string | undefined = ''; url !== undefined; ) {
    url = urls.find((candidate) => body.endsWith(candidate) && isAfterSentence(body.slice(0, -candidate.length)))
    if (url) body = body.slice(0, -url.length).trimEnd()
  }
  return { ...post, body }
}

const isAfterSentence = (textBefore: string) => textBefore === '' || /(?:\n|[\].!?…。！？।] )$/.test(textBefore)

type LengthLimits = { short: number; medium: number; long: number }

/** Builds the field for a caption's length. `limits` are in characters without hashtags. */
export function buildLengthField<const DefaultLength extends keyof LengthLimits>(
  limits: LengthLimits,
  defaultLength: DefaultLength,
) {
  const formatOption = (name: string, maxLength: number) => `${name}, up to ${maxLength.toLocaleString('en')}`
  return {
    kind: 'select',
    name: 'length',
    label: 'Length',
    default: defaultLength,
    isAlwaysVisible: true,
    hint: 'Characters, without hashtags.',
    options: [
      { value: 'short', label: formatOption('Short', limits.short), shortLabel: 'Short' },
      { value: 'medium', label: formatOption('Medium', limits.medium), shortLabel: 'Medium' },
      { value: 'long', label: formatOption('Long', limits.long), shortLabel: 'Long' },
    ],
  } as const
}

/** `hint` names the source of the limit of five. */
export function buildHashtagCountField(hint: string) {
  return { kind: 'number', name: 'hashtags', label: 'Hashtags', min: 0, max: 5, default: 3, hint } as const
}

/** Returns a note if the first line is longer than the fold before “more”; `foldLength` is in UTF-16 units. */
export function buildFoldNotes({ hook }: Post, foldLength: number): string[] {
  if (measureUtf16Length(hook) <= foldLength) return []
  return [`The first line is over about ${foldLength} characters and may be cut by “more”.`]
}

export function buildHashtagMeter({ hashtags }: Post): Meter {
  const { max } = instagramHashtags
  return { label: 'Hashtags', value: hashtags.length, limit: max, unit: 'hashtags', of: 'copy' }
}
