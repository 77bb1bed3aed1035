import { hasBlank } from '@/lib/fit/blanks'
import { cutAtWord } from '@/lib/fit/cut'
import { countWords } from '@/lib/platforms/count'
import { ownFirstLine } from '@/lib/scripts/own-sentences'
import { dealShows } from '@/lib/scripts/shows'
import type { Draft } from '@/lib/tool/define'
import { planInWords } from '@/lib/video-ideas/plan-in-words'
import { plansFor } from '@/lib/video-ideas/plans-for'
import { createLines, type Lines } from '@/lib/writer/frames/lines'
import { render, upperFirst } from '@/lib/writer/frames/render'
import type { Random } from '@/lib/writer/random'
import type { Reading } from '@/lib/writer/reading/reading'
import { type Entry, episodes, pillars, twists } from './entries'
import type { PlanInput, planFields } from './fields'
import type { Post } from './post'
import { scheduleOf } from './schedule'

type Undated = Omit<Post, 'day'>

const MAX_HOOK_WORDS = 18
const MAX_PILLAR = 30
const MAX_PILLARS = 3

export const draft: Draft<typeof planFields, Post> = {
  writes: 'sentences',
  *write({ reading, parameters }, random) {
    const posts = postsFor(reading, parameters, random)
    for (const day of scheduleOf(parameters)) {
      const post = posts.next()
      if (post.done) return
      yield { day, ...post.value }
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
): Generator<Undated> {
  const lines = createLines(reading, random)
  const nextHook = hooksOf(lines, reading)
  if (reading.language !== 'en') return inOwnWords(reading, lines, nextHook)
  const about = points(reading, nextHook, random)
  if (reading.kind === 'hard-time') return about
  if (mode === 'series') return series(reading, random)
  const say = wordsOf(reading)
  if (mode === 'trend-twists') return entries(random.shuffle(twists), 'Trend twists', say)
  const own = pillarsOf(typed)
  if (own.length === 0)
    return inTurns([
      about,
      ...pillars.map((pillar) => entries(random.shuffle(pillar.entries), pillar.label, say)),
    ])
  const decks = inTurns(pillars.map(({ entries: all }) => all.values()))
  return inTurns([about, ...own.map((pillar) => entries(decks, pillar, say, true))])
}

/** The visitor's pillars, at most three. */
export function pillarsOf(typed: string): string[] {
  return typed
    .split(/[,;\n]/)
    .map((pillar) => upperFirst(pillar.trim()))
    .filter(Boolean)
    .slice(0, MAX_PILLARS)
}

/** What the prompt itself can be filmed as. */
function* points(reading: Reading, nextHook: () => string | null, random: Random): Generator<Undated> {
  for (const plan of plansFor(reading, { format: 'any', tone: 'casual' }, random)) {
    const hook = nextHook()
    if (hook === null) return
    const { format, effort } = plan
    yield {
      pillar: subjectOf(reading, 'Your topic'),
      idea: planInWords(plan, reading, hook),
      hook,
      format,
      effort,
    }
  }
}

function* series(reading: Reading, random: Random): Generator<Undated> {
  const pillar = subjectOf(reading, 'One at a time')
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
): Generator<Undated> {
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

/** Where we have no entries in the language: the visitor's lines, each with a picture. */
function* inOwnWords(reading: Reading, lines: Lines, nextHook: () => string | null): Generator<Undated> {
  const show = dealShows(reading, true)
  const pictures = ['lens', 'hands', 'place', 'thing'] as const
  for (let n = 0; ; n += 1) {
    const hook = nextHook()
    if (hook === null) return
    const idea = [show(pictures[n % pictures.length] ?? 'lens'), lines.next('caption')?.text]
      .filter(Boolean)
      .join('. ')
    const format = n % 2 === 0 ? 'talking-head' : 'faceless'
    yield {
      pillar: subjectOf(reading, cutAtWord(reading.line, MAX_PILLAR)),
      idea: idea || hook,
      hook,
      format,
      effort: 'easy',
    }
  }
}

/** Fills an entry: something that the field can film, the subject, the line. */
function wordsOf(reading: Reading): (text: string) => string {
  const shots = [...(reading.niche?.shots ?? [])]
  const about = reading.spans.subject ?? '[your subject]'
  return (text) => {
    const shot = text.includes('{shot}') ? (shots.shift() ?? '[one thing you make or do]') : ''
    return render(text.replaceAll('{shot}', shot).replaceAll('{about}', about), reading) ?? text
  }
}

function hooksOf(lines: Lines, reading: Reading): () => string | null {
  const fits = (text: string) => countWords(text) <= MAX_HOOK_WORDS && !hasBlank(text)
  let own: string | null = ownFirstLine(reading)
  return () => {
    const found = lines.next('hook', fits)?.text ?? own
    if (found === own) own = null
    return found
  }
}

function subjectOf({ spans: { subject }, kind }: Reading, instead: string): string {
  return subject && subject.length <= MAX_PILLAR && kind !== 'hard-time' ? upperFirst(subject) : instead
}

/** One of each, then the next of each, until all are empty. */
function* inTurns<T>(all: readonly Iterable<T>[]): Generator<T> {
  let open = all.map((one) => one[Symbol.iterator]())
  while (open.length > 0) {
    const left: typeof open = []
    for (const one of open) {
      const next = one.next()
      if (next.done) continue
      left.push(one)
      yield next.value
    }
    open = left
  }
}
