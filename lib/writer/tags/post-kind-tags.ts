import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'
import { isAboutNiche, type TagPlatform } from './niche-tags'

const tagByKind: Partial<Record<PromptKind, string>> = {
  'how-to': 'howto',
  story: 'storytime',
  opinion: 'unpopularopinion',
  review: 'review',
  skit: 'pov',
  change: 'beforeandafter',
}

/** What a post is, said in the visitor's own words, and the tag of it. */
const tagPatterns: readonly (readonly [RegExp, string])[] = [
  [/\bhiring\b/i, 'hiring'],
  [/\bgiveaway\b/i, 'giveaway'],
  [/\brestock(?:ed|ing)?\b/i, 'restock'],
  [/\bgrand opening\b/i, 'grandopening'],
  [/\bpop[ -]?up\b/i, 'popup'],
  [/\bselling (?:my|our)\b|\bfor sale\b/i, 'forsale'],
  [/\bday in (?:my|the) life\b/i, 'dayinthelife'],
  [/\bmorning routine\b/i, 'morningroutine'],
  [/\bnight shift\b/i, 'nightshift'],
  [/\b(?:days|hours|nights|weekend) in\b|\b(?:itinerary|hotels|hostels|road ?trip)\b/i, 'travel'],
]

/** What an English line calls itself. */
export function findNamedTags(line: string): string[] {
  return tagPatterns.flatMap(([pattern, tag]) => (pattern.test(line) ? [tag] : []))
}

/** Tags that people know a kind of post by, where the visitor says it or the kind is sure; on X only what is said. */
export function getPostKindTags(reading: ParsedPrompt, platform: TagPlatform): string[] {
  const { kind, sure, language, line } = reading
  if (language !== 'en' || kind === 'hard-time') return []
  const namedTags = findNamedTags(line)
  const kindTag = tagByKind[kind]
  if (!sure || kindTag === undefined || (platform === 'x' && kind !== 'opinion')) return namedTags
  if (kind === 'story' && (platform !== 'tiktok' || isAboutNiche(reading))) return namedTags
  if (kind === 'how-to' && !/\bhow\b/i.test(line)) return namedTags
  return [...namedTags, kindTag]
}
