import type { Random } from '@/lib/core/random'
import { hasBlank } from '@/lib/core/strings/blanks'
import { isNearDuplicate, toWordSet } from '@/lib/core/strings/near-duplicate'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { isWithinWordRange } from '@/lib/core/strings/word-range'
import { localizedScriptTexts } from '@/lib/kits/scripts/localized-script-texts'
import { createShotPicker } from '@/lib/kits/scripts/shot-picker'
import { buildVisitorFirstLine } from '@/lib/kits/scripts/visitor-sentences'
import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import type { DraftRecipe } from '@/lib/tool/tool-definition'
import { createLinePicker, type LinePicker } from '@/lib/writer/frames/line-picker'
import { renderFrame } from '@/lib/writer/frames/render-frame'
import { defaultPillars, type Entry, episodes, trendTwists } from './entries'
import type { PlanInput, planFields } from './fields'
import { fitPost } from './fit'
import { describesAccount, generatePosts, getPillarName, type UndatedPost } from './generate-posts'
import { interleave } from './interleave'
import type { Post } from './post'
import { presentPost } from './present'
import { getPostingDays } from './schedule'

const MAX_HOOK_WORDS = 18
const MAX_PILLAR_LENGTH = 30
const MAX_PILLARS = 3
/** The first round of days is the plan, the others are alternatives. */
const ROUND_COUNT = 3
const MAX_FOREIGN_HOOKS = 8

export const draft: DraftRecipe<typeof planFields, Post> = {
  outputKind: 'sentences',
  *write(input, random) {
    const { reading, parameters } = input
    const dayIterator = Array.from({ length: ROUND_COUNT }, () => getPostingDays(parameters))
      .flat()
      .values()
    const usedWordSets: ReadonlySet<string>[] = []
    let nextDay = dayIterator.next()
    for (const post of generatePlanPosts(reading, parameters, random)) {
      if (nextDay.done) return
      const datedPost = { day: nextDay.value, ...post }
      const wordSet = toWordSet(presentPost(datedPost).copy)
      // What the page would not show must not take a day.
      const isDistinct = !usedWordSets.some((usedWordSet) => isNearDuplicate(usedWordSet, wordSet))
      if (!isDistinct || fitPost(datedPost, input) === null) continue
      usedWordSets.push(wordSet)
      yield datedPost
      nextDay = dayIterator.next()
    }
  },
  shorten({ idea, ...post }) {
    const shortIdea = idea.split(/(?<=[.:]) /)[0]?.replace(/:$/, '.') ?? idea
    return shortIdea === idea ? null : { ...post, idea: shortIdea }
  },
}

function generatePlanPosts(
  reading: ParsedPrompt,
  { mode, pillars: pillarsText }: PlanInput['parameters'],
  random: Random,
): Generator<UndatedPost> {
  const linePicker = createLinePicker(reading, random)
  const pickHook = createHookPicker(linePicker, reading)
  if (reading.language !== 'en') return generateForeignPosts(reading, linePicker)
  const topicPosts = generatePosts(reading, pickHook, random)
  if (reading.kind === 'hard-time') return topicPosts
  if (mode === 'series') return generateSeries(reading, random)
  const fillEntry = createEntryFiller(reading)
  if (mode === 'trend-twists') return generateEntryPosts(random.shuffle(trendTwists), 'Trend twists', fillEntry)
  const visitorPillars = parsePillars(pillarsText)
  const shuffledPillars = defaultPillars.map((pillar) => ({
    ...pillar,
    entries: random.shuffle(pillar.entries),
  }))
  if (visitorPillars.length > 0) {
    const shuffledEntries = interleave(shuffledPillars.map((pillar) => pillar.entries))
    return interleave([
      topicPosts,
      ...visitorPillars.map((pillar) => generateEntryPosts(shuffledEntries, pillar, fillEntry, true)),
    ])
  }
  const pillarPosts = shuffledPillars.map(({ label, entries: shuffledEntries }) =>
    generateEntryPosts(shuffledEntries, label, fillEntry),
  )
  return describesAccount(reading) ? interleave([topicPosts, ...pillarPosts]) : topicPosts
}

/** The visitor's pillars, at most three. */
export function parsePillars(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((pillar) => upperFirst(pillar.trim()))
    .filter(Boolean)
    .slice(0, MAX_PILLARS)
}

function* generateSeries(reading: ParsedPrompt, random: Random): Generator<UndatedPost> {
  const pillar = getPillarName(reading, 'One at a time')
  const [firstEpisode, ...otherEpisodes] = episodes
  const lastEpisode = otherEpisodes.pop()
  const orderedEpisodes = [firstEpisode, ...random.shuffle(otherEpisodes), lastEpisode].filter(
    (episode) => episode !== undefined,
  )
  for (const [item, detail] of orderedEpisodes) {
    yield {
      pillar,
      idea: `The same frame as always, this time with [${item}]. Say [${detail}].`,
      hook: `This time: [${item}].`,
      format: 'story',
      effort: 'easy',
    }
  }
}

function* generateEntryPosts(
  planEntries: Iterable<Entry>,
  pillar: string,
  fillEntry: (text: string) => string,
  isVisitorPillar = false,
): Generator<UndatedPost> {
  for (const { idea, hook, format, effort } of planEntries) {
    const ideaText = fillEntry(idea)
    yield {
      pillar,
      idea: isVisitorPillar
        ? `${pillar}: ${ideaText.charAt(0).toLowerCase()}${ideaText.slice(1)}`
        : upperFirst(ideaText),
      hook: fillEntry(hook),
      format,
      effort,
    }
  }
}

/** Where we have no entries in the language: the visitor's lines, then the blanks that we have, each with a picture. */
function* generateForeignPosts(reading: ParsedPrompt, linePicker: LinePicker): Generator<UndatedPost> {
  const pickShot = createShotPicker(reading, true)
  const shotKinds = ['lens', 'hands', 'place', 'thing'] as const
  const spokenLines = linePicker.takeAll('hook', isSpeakable).map(({ text }) => text)
  const blanks = reading.kind === 'hard-time' ? [] : (localizedScriptTexts[reading.language]?.blanks ?? [])
  const hooks = [
    ...(spokenLines.length > 0 ? spokenLines : [buildVisitorFirstLine(reading)]).slice(0, MAX_FOREIGN_HOOKS),
    ...blanks,
  ]
  for (const [index, hook] of hooks.entries()) {
    yield {
      pillar: getPillarName(reading, truncateAtWord(reading.line, MAX_PILLAR_LENGTH)),
      idea: pickShot(shotKinds[index % shotKinds.length] ?? 'lens') || hook,
      hook,
      format: index % 2 === 0 ? 'talking-head' : 'faceless',
      effort: 'easy',
    }
  }
}

/** Fills an entry: something that the field can film, the subject, the line. */
function createEntryFiller(reading: ParsedPrompt): (text: string) => string {
  const shots = [...(reading.niche?.shots ?? [])]
  const subject = reading.spans.subject ?? '[your subject]'
  return (text) => {
    const shot = text.includes('{shot}') ? (shots.shift() ?? '[one thing you make or do]') : ''
    return renderFrame(text.replaceAll('{shot}', shot).replaceAll('{about}', subject), reading) ?? text
  }
}

const isSpeakable = (text: string) => isWithinWordRange(text, 1, MAX_HOOK_WORDS) && !hasBlank(text)

function createHookPicker(linePicker: LinePicker, reading: ParsedPrompt): () => string {
  return () => linePicker.takeNext('hook', isSpeakable)?.text ?? buildVisitorFirstLine(reading)
}
