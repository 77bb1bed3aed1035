import type { Random } from '@/lib/core/random'
import { hasBlank } from '@/lib/core/strings/blanks'
import { isNearDuplicate, toWordSet } from '@/lib/core/strings/near-duplicate'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { isWithinWordRange } from '@/lib/core/strings/word-range'
import { elsewhere } from '@/lib/kits/scripts/elsewhere'
import { ownFirstLine } from '@/lib/kits/scripts/own-sentences'
import { dealShows } from '@/lib/kits/scripts/shows'
import type { Draft } from '@/lib/tool/define'
import type { Reading } from '@/lib/tool/reading'
import { createLines, type Lines } from '@/lib/writer/frames/lines'
import { render } from '@/lib/writer/frames/render'
import { type Entry, episodes, pillars, twists } from './entries'
import type { PlanInput, planFields } from './fields'
import { fitPost } from './fit'
import { describesAccount, generatePosts, getPillarName, type UndatedPost } from './generate-posts'
import { interleave } from './interleave'
import type { Post } from './post'
import { presentPost } from './present'
import { getPostingDays } from './schedule'

const MAX_HOOK_WORDS = 18
const MAX_PILLAR = 30
const MAX_PILLARS = 3
/** The first round of days is the plan, the others are alternatives. */
const ROUNDS = 3
const MAX_ELSEWHERE = 8

export const draft: Draft<typeof planFields, Post> = {
  writes: 'sentences',
  *write(input, random) {
    const { reading, parameters } = input
    const days = Array.from({ length: ROUNDS }, () => getPostingDays(parameters))
      .flat()
      .values()
    const texts: ReadonlySet<string>[] = []
    let day = days.next()
    for (const post of postsFor(reading, parameters, random)) {
      if (day.done) return
      const dated = { day: day.value, ...post }
      const words = toWordSet(presentPost(dated).copy)
      // What the page would not show must not take a day.
      const isShown = !texts.some((earlier) => isNearDuplicate(earlier, words))
      if (!isShown || fitPost(dated, input) === null) continue
      texts.push(words)
      yield dated
      day = days.next()
    }
  },
  shorten({ idea, ...post }) {
    const short = idea.split(/(?<=[.:]) /)[0]?.replace(/:$/, '.') ?? idea
    return short === idea ? null : { ...post, idea: short }
  },
}

function postsFor(
  reading: Reading,
  { mode, pillars: typed }: PlanInput['parameters'],
  random: Random,
): Generator<UndatedPost> {
  const lines = createLines(reading, random)
  const nextHook = hooksOf(lines, reading)
  if (reading.language !== 'en') return inOwnWords(reading, lines)
  const about = generatePosts(reading, nextHook, random)
  if (reading.kind === 'hard-time') return about
  if (mode === 'series') return series(reading, random)
  const say = filler(reading)
  if (mode === 'trend-twists') return entries(random.shuffle(twists), 'Trend twists', say)
  const own = pillarsOf(typed)
  const kinds = pillars.map((pillar) => ({ ...pillar, entries: random.shuffle(pillar.entries) }))
  if (own.length > 0) {
    const deck = interleave(kinds.map((kind) => kind.entries))
    return interleave([about, ...own.map((pillar) => entries(deck, pillar, say, true))])
  }
  const others = kinds.map(({ label, entries: deck }) => entries(deck, label, say))
  return describesAccount(reading) ? interleave([about, ...others]) : about
}

/** The visitor's pillars, at most three. */
export function pillarsOf(typed: string): string[] {
  return typed
    .split(/[,;\n]/)
    .map((pillar) => upperFirst(pillar.trim()))
    .filter(Boolean)
    .slice(0, MAX_PILLARS)
}

function* series(reading: Reading, random: Random): Generator<UndatedPost> {
  const pillar = getPillarName(reading, 'One at a time')
  const [first, ...others] = episodes
  const last = others.pop()
  const order = [first, ...random.shuffle(others), last].filter((episode) => episode !== undefined)
  for (const [which, told] of order) {
    yield {
      pillar,
      idea: `The same frame as always, this time with [${which}]. Say [${told}].`,
      hook: `This time: [${which}].`,
      format: 'story',
      effort: 'easy',
    }
  }
}

function* entries(
  deck: Iterable<Entry>,
  pillar: string,
  say: (text: string) => string,
  own = false,
): Generator<UndatedPost> {
  for (const { idea, hook, format, effort } of deck) {
    const words = say(idea)
    yield {
      pillar,
      idea: own ? `${pillar}: ${words.charAt(0).toLowerCase()}${words.slice(1)}` : upperFirst(words),
      hook: say(hook),
      format,
      effort,
    }
  }
}

/** Where we have no entries in the language: the visitor's lines, then the blanks that we have, each with a picture. */
function* inOwnWords(reading: Reading, lines: Lines): Generator<UndatedPost> {
  const show = dealShows(reading, true)
  const pictures = ['lens', 'hands', 'place', 'thing'] as const
  const told = lines.all('hook', isSpoken).map(({ text }) => text)
  const blanks = reading.kind === 'hard-time' ? [] : (elsewhere[reading.language]?.blanks ?? [])
  const hooks = [...(told.length > 0 ? told : [ownFirstLine(reading)]).slice(0, MAX_ELSEWHERE), ...blanks]
  for (const [index, hook] of hooks.entries()) {
    yield {
      pillar: getPillarName(reading, truncateAtWord(reading.line, MAX_PILLAR)),
      idea: show(pictures[index % pictures.length] ?? 'lens') || hook,
      hook,
      format: index % 2 === 0 ? 'talking-head' : 'faceless',
      effort: 'easy',
    }
  }
}

/** Fills an entry: something that the field can film, the subject, the line. */
function filler(reading: Reading): (text: string) => string {
  const shots = [...(reading.niche?.shots ?? [])]
  const about = reading.spans.subject ?? '[your subject]'
  return (text) => {
    const shot = text.includes('{shot}') ? (shots.shift() ?? '[one thing you make or do]') : ''
    return render(text.replaceAll('{shot}', shot).replaceAll('{about}', about), reading) ?? text
  }
}

const isSpoken = (text: string) => isWithinWordRange(text, 1, MAX_HOOK_WORDS) && !hasBlank(text)

function hooksOf(lines: Lines, reading: Reading): () => string {
  return () => lines.next('hook', isSpoken)?.text ?? ownFirstLine(reading)
}
