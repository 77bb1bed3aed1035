import { taglines } from '@/lib/bio/taglines'
import type { Draft } from '@/lib/tool/define'
import { hasAccident } from '@/lib/writer/naming/accidents'
import { latinWords } from '@/lib/writer/naming/latin'
import { ownerIn } from '@/lib/writer/naming/owner'
import {
  actions,
  alliterations,
  blends,
  coined,
  type Idea,
  type NameStyle,
  pair,
  personal,
  rhymes,
  withAfter,
  withBefore,
} from '@/lib/writer/naming/patterns'
import { type Root, rootsOf } from '@/lib/writer/naming/roots'
import { takeUnused, wordsOf } from '@/lib/writer/naming/unused'
import { verbOf } from '@/lib/writer/naming/verb'
import { vibes } from '@/lib/writer/naming/vibes'
import type { Random } from '@/lib/writer/random'
import type { ChannelName } from './channel-name'
import { type ChannelNameDraftInput, type channelNameFields, longest } from './fields'
import { handleOf } from './fit'
import { showWords, subjectOnly } from './shows'

export const draft: Draft<typeof channelNameFields, ChannelName> = { writes: 'sentences', write }

const order = [
  'descriptive',
  'branded',
  'personal',
  'alliteration',
  'action',
  'blend',
  'descriptive',
  'rhyme',
] as const satisfies readonly NameStyle[]

const tones = {
  clean: 'educational',
  aesthetic: 'storytelling',
  funny: 'funny',
  pro: 'professional',
  edgy: 'bold',
  cute: 'casual',
} as const

/** One way of building after the other; no word more often than needed, and another tagline for each name. */
function* write(input: ChannelNameDraftInput, random: Random): Generator<ChannelName> {
  const queues = ideasByStyle(input, random)
  const lines = taglines({ ...input, tone: tones[input.parameters.vibe] }, random)
  const uses = new Map<string, number>()
  const seen = new Set<string>()
  let written = 0
  for (let allowed = 1; allowed <= 16; allowed += 1) {
    for (let round = 0; round < 3; round += 1) {
      for (const style of order) {
        const idea = takeUnused(queues.get(style) ?? [], uses, allowed)
        if (!idea || seen.has(idea.shown)) continue
        seen.add(idea.shown)
        for (const word of wordsOf(idea)) uses.set(word, (uses.get(word) ?? 0) + 1)
        yield {
          name: idea.shown,
          handle: handleOf(idea.shown),
          tagline: lines[written % lines.length] ?? '',
          style,
          why: idea.why,
        }
        written += 1
      }
    }
  }
}

function ideasByStyle(input: ChannelNameDraftInput, random: Random): Map<NameStyle, Idea[]> {
  const { own, related } = rootsOf(input)
  const { before, after } = vibes[input.parameters.vibe]
  const name = latinWords(input.parameters.name || ownerIn(input.prompt)).join('') || null
  const roots = [...own.slice(0, 3), ...related.slice(0, 10)]
  const others = related.slice(0, 8)
  const verb = verbOf(input.topic)
  // "Learn bread" makes sense, "learn nurses" does not.
  const people = new Set(latinWords(input.topic.audience ?? ''))
  const ideas = [
    ...roots.flatMap((root) => [
      ...[...after, ...showsFor(root)].map((affix) => withAfter(root, affix)),
      ...(typeof root.from === 'string' && !people.has(root.last)
        ? before.map((affix) => withBefore(affix, root))
        : []),
      ...alliterations(root),
      ...rhymes(root),
      ...coined(root),
      ...roots.flatMap((other) => blends(root, other)),
      ...(name ? personal(name, root) : []),
    ]),
    ...others.flatMap((first) =>
      others.filter((second) => second !== first).map((second) => pair(first, second)),
    ),
    ...(verb ? actions(verb, name) : []),
  ].filter(({ shown, parts }) => shown.length <= longest[input.parameters.length] && !hasAccident(parts))
  return Map.groupBy(random.shuffle(ideas), ({ style }) => style)
}

function showsFor(root: Root) {
  return showWords.filter(({ word }) => root.from === 'own' || !subjectOnly.has(word))
}
