import { fitHashtags } from '@/lib/fit/hashtags'
import { ownerIn } from '@/lib/writer/naming/owner'
import { singular } from '@/lib/writer/naming/singular'
import type { Random } from '@/lib/writer/random'
import { isCoarse } from '@/lib/writer/words/coarse'
import { isGlue, longText, ownTags, tagText } from './own-tags'
import { tagEndings } from './tag-endings'
import { isForeignTag, type TagPlatform, tagHabits } from './tag-habits'
import { isEnglish, type TagRequest } from './tag-request'

export type Tiers = { broad: string[]; niche: string[]; specific: string[]; audience: string[] }

const joined = (words: string) => tagText(words).replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/** Candidates by tier, best first, no tag in two tiers. English banks join in only where the text is English. */
export function tiersFor(input: TagRequest, platform: TagPlatform, random: Random): Tiers {
  const { topic, prompt, parameters } = input
  const english = isEnglish(input)
  const own = ownTags(prompt, english ? topic.keywords : [])
  const bank = english ? topic.niche.hashtags : noBank
  const audience = english ? topic.audience : null
  const noun = nounTag(topic.noun)
  const long = prompt.length > longText
  const single = singles(own.single, audience, prompt)
  const [first = ''] = single
  const field = bank.broad[0] ?? ''
  const endings = tagEndings(topic, prompt)
  const fits = (tags: readonly string[]) =>
    fitHashtags(
      tags.filter((tag) => !isForeignTag(tag, platform, prompt)),
      { max: 30, drop: parameters.avoid.split(','), keepFiller: parameters.filler ?? false },
    )
  const specific = fits([
    ...withRegion(joined(parameters.region), first),
    ...(long ? own.compound.slice(0, 3) : []),
    noun,
    ...(audience && noun.length + joined(audience).length <= 24 ? [`${noun}for${joined(audience)}`] : []),
    ...own.compound.slice(0, 8),
    ...(own.compound.length === 0 && single[1] && english ? [singular(first) + singular(single[1])] : []),
    ...(english
      ? ending(ownerIn(prompt) === '' && noun.length <= 14 && noun !== '' ? noun : first, endings).slice(0, 3)
      : []),
    ...holding(bank.specific, [...single, field]),
    ...single.slice(2),
    ...(english && first
      ? ending(
          first,
          endings.filter((end) => !/^(?:forbeginners|journey)$/.test(end)),
        )
      : []),
    ...(topic.niche.id === 'general' ? random.shuffle(bank.specific) : []),
  ])
  const niche = fits([
    ...single.slice(0, 2),
    ...holding(bank.niche, single),
    ...(single.length < 2 ? bank.broad.slice(1, 2) : []),
    ...random.shuffle(bank.niche),
    ...(english && first ? tagHabits[platform].followers(singular(first)) : []),
    ...single.slice(2),
    ...own.compound.slice(3, 8),
  ])
  const people = fits([
    ...(audience ? communities(audience, platform) : []),
    ...byRelevance(bank.audience, single, random),
    ...own.compound.slice(2),
    ...single.slice(3),
  ])
  const broad = fits([...holding(bank.broad, single), ...bank.broad, ...single])
  return withoutRepeats({ broad, niche, specific, audience: people })
}

const noBank = { broad: [], niche: [], specific: [], audience: [] }

/** A topic's noun as the body of one tag; '' where it is too long for one or nothing to post under. */
export function nounTag(noun: string): string {
  const words = noun.split(' ')
  return words.length <= 3 && !words.some(isGlue) && !isCoarse(noun) ? joined(noun) : ''
}

/** Own words that stand for the subject: not the people it is for, not the name of whose it is. */
function singles(words: readonly string[], audience: string | null, prompt: string): string[] {
  const people = tagText(audience ?? '').split(/\s+/)
  const owner = ownerIn(prompt).toLowerCase()
  return words.filter((word) => !people.includes(word) && word !== owner).slice(0, 6)
}

function withRegion(region: string, first: string): string[] {
  if (region === '') return []
  return first === region || first === '' ? [region] : [region + first, region]
}

function ending(stem: string, endings: readonly string[]): string[] {
  return stem === '' || stem.length > 18 ? [] : endings.map((end) => singular(stem) + end)
}

/** What people call themselves: "nurses" gives #nurses, #nurselife and, on TikTok, #nursetok. */
function communities(audience: string, platform: TagPlatform): string[] {
  const group = joined(audience)
  const one = joined(singular(audience))
  if (group.length > 14 || /^(?:beginner|newbie|everyone|people|starter)/.test(group)) return [group]
  return [group, ...tagHabits[platform].groups(group, one)]
}

/** Tags that hold one of the words, in their own order. */
function holding(tags: readonly string[], words: readonly string[]): string[] {
  return tags.filter((tag) =>
    words.some(
      (word) =>
        word.length > 2 &&
        tag.includes(
          singular(word)
            .normalize('NFD')
            .replace(/(?<=[a-z])\p{M}/gu, ''),
        ),
    ),
  )
}

/** Bank tags that hold one of the visitor's words first; the others in a seeded order. */
function byRelevance(tags: readonly string[], words: readonly string[], random: Random): string[] {
  return [...new Set([...holding(tags, words), ...random.shuffle(tags)])]
}

/** Each tag stays in the first tier that has it, and plurals count as the same tag. */
function withoutRepeats({ specific, niche, broad, audience }: Tiers): Tiers {
  const seen = new Set<string>()
  const fresh = (tags: readonly string[], most: number) => {
    const kept: string[] = []
    for (const tag of tags) {
      const key = singular(tag.slice(1).toLowerCase())
      if (kept.length === most || seen.has(key)) continue
      seen.add(key)
      kept.push(tag)
    }
    return kept
  }
  const firstNiche = fresh(niche, 2)
  const firstBroad = fresh(broad, 1)
  const specificTags = fresh(specific, 8)
  const audienceTags = fresh(audience, 4)
  return {
    specific: specificTags,
    niche: [...firstNiche, ...fresh(niche, 5)],
    broad: [...firstBroad, ...fresh(broad, 4)],
    audience: audienceTags,
  }
}
