import { drawKeys, sha256, toDrawList } from './draw'
import { type CountedEntries, cleanListText, countEntries, MAX_ENTRIES } from './entries'
import type { GiveawayRules } from './giveaway-form'
import { type LayoutQuestion, type ListLayout, readEntries } from './read-entries'

/** The analysis of a list; `hash` is that of the cleaned list. */
type DrawSummary = {
  layout: ListLayout
  entryCount: number
  droppedCounts: CountedEntries['droppedCounts']
  people: number
  /** Lines of the cleaned list. */
  chances: number
  hash: string
}

/** Names as first written, in drawing order. */
type DrawnNames = { winners: string[]; backups: string[] }

export type DrawJob = { text: string; rules: GiveawayRules } & (
  | { kind: 'look' }
  /** Requests the cleaned list with this hash, one key per line. */
  | { kind: 'list'; hash: string }
  | { kind: 'draw'; seed: string }
  /** Repeats a draw of the list with this hash, from the original list or the published one. */
  | { kind: 'repeat'; seed: string; hash: string }
)

export type DrawReply =
  | { kind: 'look'; summary: DrawSummary }
  | { kind: 'list'; list: string }
  /** `sampleNames` roll past in the reveal. */
  | { kind: 'drawn'; summary: DrawSummary; drawnNames: DrawnNames; sampleNames: string[] }
  | { kind: 'another list'; summary: DrawSummary }
  | { kind: 'too many'; entryCount: number }
  /** The list can be read in more than one way. */
  | { kind: 'unclear'; question: LayoutQuestion }
  | { kind: 'too few'; summary: DrawSummary }

export async function runDrawJob(job: DrawJob): Promise<DrawReply> {
  const { text, rules } = job
  const cleanedList = await cleanList(text, rules)
  if ('summary' in cleanedList) {
    const { summary } = cleanedList
    if (summary.entryCount > MAX_ENTRIES) return { kind: 'too many', entryCount: summary.entryCount }
    if (job.kind === 'look') return { kind: 'look', summary }
    if (job.kind === 'draw') return drawWinners(cleanedList, job.seed, rules)
  } else if (job.kind === 'look' || job.kind === 'draw') return { kind: 'unclear', ...cleanedList }
  const matchingList =
    'summary' in cleanedList && cleanedList.summary.hash === job.hash
      ? cleanedList
      : await cleanList(text, { ...rules, ...publishedListRules })
  if ('question' in matchingList) return { kind: 'unclear', ...matchingList }
  if (matchingList.summary.hash !== job.hash)
    return 'question' in cleanedList
      ? { kind: 'unclear', ...cleanedList }
      : { kind: 'another list', summary: cleanedList.summary }
  return job.kind === 'list'
    ? { kind: 'list', list: matchingList.list.join('\n') }
    : drawWinners(matchingList, job.seed, rules)
}

/** Under these rules a cleaned list parses to itself. */
const publishedListRules = {
  layout: 'lines',
  chances: 'entry',
  contains: '',
  mentions: 0,
  exclude: '',
  firstWord: false,
} as const

type CleanList = { summary: DrawSummary; list: string[]; people: CountedEntries['people'] }

async function cleanList(text: string, rules: GiveawayRules): Promise<CleanList | { question: LayoutQuestion }> {
  const entryList = readEntries(cleanListText(text), rules.layout, rules.firstWord)
  if ('question' in entryList) return entryList
  const { entries, layout } = entryList
  const { people, droppedCounts } = countEntries(entries, rules)
  const entryCount = entries.reduce((sum, { ticketCount = 1 }) => sum + ticketCount, 0)
  const countsEachEntry = rules.chances === 'entry' && entryCount <= MAX_ENTRIES
  const list = toDrawList([...people].map(([key, person]) => [key, countsEachEntry ? person.entryCount : 1]))
  const hash = await sha256(list.join('\n'))
  return {
    summary: { layout, entryCount, droppedCounts, people: people.size, chances: list.length, hash },
    list,
    people,
  }
}

async function drawWinners(
  { summary, list, people }: CleanList,
  seed: string,
  rules: GiveawayRules,
): Promise<DrawReply> {
  const nameCount = rules.winners + rules.backups
  if (people.size < nameCount) return { kind: 'too few', summary }
  const keys = await drawKeys(list, seed, summary.hash, nameCount)
  const names = keys.map((key) => people.get(key)?.name ?? key)
  return {
    kind: 'drawn',
    summary,
    drawnNames: { winners: names.slice(0, rules.winners), backups: names.slice(rules.winners) },
    sampleNames: pickSampleNames(people),
  }
}

const MAX_SAMPLE_NAMES = 100

function pickSampleNames(people: CountedEntries['people']): string[] {
  const step = Math.ceil(people.size / MAX_SAMPLE_NAMES)
  return [...people.values()].filter((_, index) => index % step === 0).map(({ name }) => name)
}
