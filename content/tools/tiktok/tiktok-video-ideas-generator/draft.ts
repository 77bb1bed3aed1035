import { hasBlank } from '@/lib/fit/blanks'
import { cutAtWord } from '@/lib/fit/cut'
import { hasWords } from '@/lib/fit/word-range'
import { composeMiddle } from '@/lib/scripts/compose-script'
import { ownFirstLine, workingTitle } from '@/lib/scripts/own-sentences'
import { dealShows } from '@/lib/scripts/shows'
import { toldAs } from '@/lib/scripts/told-as'
import type { Draft } from '@/lib/tool/define'
import { planInWords } from '@/lib/video-ideas/plan-in-words'
import { plansFor } from '@/lib/video-ideas/plans-for'
import { createLines, type Lines } from '@/lib/writer/frames/lines'
import { render, upperFirst } from '@/lib/writer/frames/render'
import type { Random } from '@/lib/writer/random'
import type { Reading } from '@/lib/writer/reading/reading'
import { type Entry, episodes, pillars, twists } from './entries'
import type { PlanInput, planFields } from './fields'
import { fitPost } from './fit'
import type { Post } from './post'
import { scheduleOf } from './schedule'

type Undated = Omit<Post, 'day'>

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
    const days = Array.from({ length: ROUNDS }, () => scheduleOf(parameters))
      .flat()
      .values()
    let day = days.next()
    for (const post of postsFor(reading, parameters, random)) {
      if (day.done) return
      const dated = { day: day.value, ...post }
      if (fitPost(dated, input) === null) continue
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
  const kinds = pillars.map((pillar) => ({ ...pillar, entries: random.shuffle(pillar.entries) }))
  if (own.length > 0) {
    const deck = inTurns(kinds.map((kind) => kind.entries))
    return inTurns([about, ...own.map((pillar) => entries(deck, pillar, say, true))])
  }
  const others = kinds.map(({ label, entries: deck }) => entries(deck, label, say))
  return isAccount(reading) ? inTurns([about, ...others]) : about
}

/** Whether the prompt is what somebody does, rather than one thing that happened or is going to. */
const isAccount = (reading: Reading) => ['neutral', 'subject', 'day', 'place'].includes(toldAs(reading))

/** The visitor's pillars, at most three. */
export function pillarsOf(typed: string): string[] {
  return typed
    .split(/[,;\n]/)
    .map((pillar) => upperFirst(pillar.trim()))
    .filter(Boolean)
    .slice(0, MAX_PILLARS)
}

/** What the prompt itself can be filmed as: each way to film it, and each beat of its script as a video of its own. */
function points(reading: Reading, nextHook: () => string, random: Random): Generator<Undated> {
  return reading.kind === 'hard-time'
    ? ways(reading, nextHook, random)
    : inTurns([ways(reading, nextHook, random), beats(reading)])
}

function* ways(reading: Reading, nextHook: () => string, random: Random): Generator<Undated> {
  for (const plan of plansFor(reading, { format: 'any', tone: 'casual' }, random)) {
    const hook = nextHook()
    const { format, effort } = plan
    yield {
      pillar: isAccount(reading) ? subjectOf(reading, 'Your topic') : 'The whole of it',
      idea: planInWords(plan, reading, hook),
      hook,
      format,
      effort,
    }
  }
}

/** As long as a script with every beat. */
const LONG = 180

function* beats(reading: Reading): Generator<Undated> {
  if (toldAs(reading) === 'neutral' || reading.kind === 'pasted') return
  for (const { label, say, show } of composeMiddle(reading, reading.line, { seconds: LONG })) {
    if (label === '') continue
    yield {
      pillar: label,
      idea: `${show}, with “${workingTitle(reading)}” on screen.`,
      hook: say,
      format: 'talking-head',
      effort: 'easy',
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
function* inOwnWords(reading: Reading, lines: Lines, nextHook: () => string): Generator<Undated> {
  const show = dealShows(reading, true)
  const pictures = ['lens', 'hands', 'place', 'thing'] as const
  const own = ownFirstLine(reading)
  for (let n = 0; n < MAX_ELSEWHERE; n += 1) {
    const hook = nextHook()
    if (n > 0 && hook === own) return
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

function hooksOf(lines: Lines, reading: Reading): () => string {
  const fits = (text: string) => hasWords(text, 1, MAX_HOOK_WORDS) && !hasBlank(text)
  return () => lines.next('hook', fits)?.text ?? ownFirstLine(reading)
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
