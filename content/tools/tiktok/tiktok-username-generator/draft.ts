import { cutAtWord } from '@/lib/fit/cut'
import type { Draft } from '@/lib/tool/define'
import { latinWords } from '@/lib/writer/naming/latin'
import { ownerIn } from '@/lib/writer/naming/owner'
import {
  actions,
  alliterations,
  blends,
  coined,
  type Idea,
  type NameStyle,
  numbered,
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
import type { UsernameDraftInput, usernameFields } from './fields'
import { handleLetters } from './fit'
import { joinParts } from './parts'
import type { Username } from './username'

export const draft: Draft<typeof usernameFields, Username> = { writes: 'names', write }

/** One style after the other, so that a page of names never reads as one idea; no word more often than needed. */
function* write(input: UsernameDraftInput, random: Random): Generator<Username> {
  const queues = ideasByStyle(input, random)
  const uses = new Map<string, number>()
  const seen = new Set<string>()
  for (let allowed = 1; allowed <= 24; allowed += 1) {
    for (let round = 0; round < 4; round += 1) {
      for (const [style, queue] of queues) {
        if (style === (round % 2 === 1 ? 'blend' : 'rhyme')) continue
        const idea = takeUnused(queue, uses, allowed)
        const handle = idea && joinParts(framed(idea.parts, input), input.parameters, random)
        if (!handle || seen.has(handle.replace(/[._]/g, ''))) continue
        seen.add(handle.replace(/[._]/g, ''))
        for (const word of wordsOf(idea)) uses.set(word, (uses.get(word) ?? 0) + 1)
        yield { handle, displayName: displayName(idea, input), style: idea.style, why: idea.why }
      }
    }
  }
}

/** The letters that it has to start and end with stand around the parts, unless they are there already. */
function framed(parts: readonly string[], { parameters }: UsernameDraftInput): string[] {
  const starts = handleLetters(parameters.startsWith)
  const ends = handleLetters(parameters.endsWith)
  const bare = parts.join('')
  return [
    ...(starts !== '' && !bare.startsWith(starts) ? [starts] : []),
    ...parts,
    ...(ends !== '' && !bare.endsWith(ends) ? [ends] : []),
  ]
}

function ideasByStyle(input: UsernameDraftInput, random: Random): Map<NameStyle, Idea[]> {
  const { own, related } = rootsOf(input)
  const { before, after } = vibes[input.parameters.vibe]
  const name = latinWords(input.parameters.name || ownerIn(input.prompt)).join('') || null
  const roots = [...own.slice(0, 3), ...related.slice(0, 10)]
  const verb = verbOf(input.topic)
  const others = related.slice(0, 8)
  const single = input.parameters.startsWith !== '' || input.parameters.endsWith !== ''
  const ideas: Idea[] = [
    ...roots.flatMap((root) => [
      ...after.map((affix) => withAfter(root, affix)),
      ...(suits(root, input) ? before.map((affix) => withBefore(affix, root)) : []),
      ...alliterations(root),
      ...rhymes(root),
      ...coined(root),
      ...roots.flatMap((other) => blends(root, other)),
      ...after.flatMap((affix) => blends(root, affix)),
      ...(name ? personal(name, root) : []),
      ...(input.parameters.numbers ? numbered(root) : []),
    ]),
    ...others.flatMap((first) =>
      others.filter((second) => second !== first).map((second) => pair(first, second)),
    ),
    ...(verb && !single ? actions(verb, name) : []),
  ]
  const shuffled = [...(single ? random.shuffle(roots.map(alone)) : []), ...random.shuffle(ideas)]
  const order: NameStyle[] = [
    'branded',
    'descriptive',
    'personal',
    'alliteration',
    'action',
    'blend',
    'rhyme',
  ]
  return new Map(order.map((style) => [style, shuffled.filter((idea) => idea.style === style)]))
}

/** "Learn bread" makes sense, "learn crumb" does not. */
function suits(root: Root, { parameters }: UsernameDraftInput): boolean {
  return parameters.vibe !== 'pro' || typeof root.from === 'string'
}

function alone(root: Root): Idea {
  return {
    style: typeof root.from === 'string' ? 'descriptive' : 'branded',
    parts: [root.last],
    shown: root.shown,
    why: `“${root.shown}” carries the meaning, next to the letters you asked for.`,
  }
}

/** The name field is searchable, so a brand name gets the topic beside it where it fits. */
function displayName({ shown, style }: Idea, { topic, prompt }: UsernameDraftInput): string {
  const noun = topic.noun.replace(/(?:^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase())
  const said = topic.noun
    .toLowerCase()
    .split(' ')
    .some((word) => shown.toLowerCase().includes(word))
  const both = `${shown} | ${noun}`
  const wanted = (style === 'branded' || style === 'blend') && !/etsy|amazon|shopify/i.test(noun)
  return wanted && !said && both.length <= 30 && prompt.length < 200 ? both : cutAtWord(shown, 30)
}
