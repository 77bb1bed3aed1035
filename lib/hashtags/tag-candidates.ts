import { fitHashtags } from '@/lib/fit/hashtags'
import { singular } from '@/lib/writer/naming/singular'
import type { Random } from '@/lib/writer/random'
import { longText, ownTags } from './own-tags'
import { isForeignTag, type TagPlatform, tagHabits } from './tag-habits'
import type { TagRequest } from './tag-request'
import { nounTag, tiersFor } from './tag-tiers'

/** Tags by what they name, best first; one may stand in several lists. */
export type TagCandidates = Record<'topic' | 'need' | 'audience' | 'niche' | 'broader', string[]>

/** What somebody wants who looks for a subject: the ends of tags that name a need. */
const needs = ['tips', 'help', 'ideas', 'mistakes', 'guide', 'basics'] as const
const namesNeed = /(?:tips|ideas|beginners|basics|help|hacks|guide|howto|inspo|motivation)$/
const namesLife = /(?:journey|life)$/
const namesAnybody = /^#?(?:beginners?|newbies|everyone|people|starters)$/

const most = 8

/** Tags for an English prompt: its own words, then those of its field and its people; at most eight of each. */
export function tagCandidates(request: TagRequest, platform: TagPlatform, random: Random): TagCandidates {
  const { topic, prompt, parameters } = request
  const { specific, niche, broad, audience } = tiersFor(request, platform, random)
  const bank = topic.niche.hashtags
  const own = ownTags(prompt, topic.keywords)
  const known = topic.niche.id !== 'general'
  const long = prompt.length > longText
  const fits = (tags: readonly string[]) =>
    fitHashtags(
      tags.filter((tag) => !isForeignTag(tag, platform, prompt)),
      { max: most, drop: parameters.avoid.split(',') },
    )
  const named = topic.noun.includes(' ') ? nounTag(topic.noun) : ''
  const first = specific.filter((tag) => !namesNeed.test(tag) && !namesLife.test(tag))
  const topics = fits([named, ...(known ? first : []), ...own.compound, ...(known ? niche : own.single)])
  const followers = own.single.slice(0, 3).flatMap((word) => tagHabits[platform].followers(singular(word)))
  const people = known || topic.audience ? [...audience, ...bank.audience] : []
  return {
    topic: topics,
    need: fits([...specific.filter((tag) => namesNeed.test(tag)), ...needTags(topics, random)]),
    audience: fits([...people.filter((tag) => !namesAnybody.test(tag)), ...followers, ...people]),
    niche: fits([...(long ? bank.niche : []), ...(known ? niche : []), ...own.single, ...topics, ...niche]),
    broader: fits([...(known ? [] : own.single), ...broad, ...bank.broad]),
  }
}

function needTags(topics: readonly string[], random: Random): string[] {
  const stem = topics.map((tag) => tag.slice(1)).find((tag) => tag.length <= 16)
  return stem === undefined ? [] : random.shuffle(needs).map((need) => singular(stem) + need)
}
