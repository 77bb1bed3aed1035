import { fitHashtags } from '@/lib/fit/hashtags'
import { ownTags } from '@/lib/hashtags/own-tags'
import { tagCandidates } from '@/lib/hashtags/tag-candidates'
import { singular } from '@/lib/writer/naming/singular'
import type { Random } from '@/lib/writer/random'
import type { HashtagDraftInput } from './fields'
import { type HashtagSet, type Role, roleIds } from './hashtag-set'

type SetKind = 'subject' | 'people' | 'community'

/** Three sets of five for one post, each with other words where there are any; a later round takes others still. */
export function setsFor(
  input: HashtagDraftInput,
  round: number,
  random: Random,
): Record<SetKind, HashtagSet['tags']> {
  const { problem, avoid } = input.parameters
  const { need, ...others } = tagCandidates(input, 'instagram', random)
  const own = fitHashtags(problemTags(problem), { max: 3, drop: avoid.split(',') })
  const candidates = { ...others, problem: own.length > 0 ? own : need }
  const offset = round * 3
  return {
    subject: pickSet(candidates, offset),
    people: pickSet(candidates, offset + 1),
    community: pickSet(candidates, offset + 2),
  }
}

/** The visitor's own problem as tags: its neighbouring words run together, else its single words. */
function problemTags(problem: string): string[] {
  const { compound, single } = ownTags(problem)
  return compound.length > 0 ? compound : single
}

/** One tag for each role, none twice in singular and plural; where a role runs short it begins anew. */
function pickSet(candidates: Record<Role, string[]>, index: number): HashtagSet['tags'] {
  const taken = new Set<string>()
  const keyOf = (tag: string) => singular(tag.toLowerCase())
  return roleIds.flatMap((role) => {
    const tags = candidates[role]
    const start = index % Math.max(1, tags.length)
    const tag = [...tags.slice(start), ...tags.slice(0, start)].find((one) => !taken.has(keyOf(one)))
    if (tag === undefined) return []
    taken.add(keyOf(tag))
    return [{ tag, role }]
  })
}
