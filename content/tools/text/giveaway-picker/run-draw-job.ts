import { drawKeys, sha256, toDrawList } from './draw'
import { type Entries, MAX_ENTRIES, parseEntries } from './entries'
import type { GiveawayRules } from './giveaway-form'

/** The analysis of a list; `hash` is that of the cleaned list. */
type DrawSummary = {
  lineCount: number
  droppedCounts: Entries['droppedCounts']
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
  | { kind: 'too many'; lineCount: number }
  | { kind: 'too few'; summary: DrawSummary }

export async function runDrawJob(job: DrawJob): Promise<DrawReply> {
  const { text, rules } = job
  const cleanedList = await cleanList(text, rules)
  const { summary } = cleanedList
  if (summary.lineCount > MAX_ENTRIES) return { kind: 'too many', lineCount: summary.lineCount }
  if (job.kind === 'look') return { kind: 'look', summary }
  if (job.kind === 'draw') return drawWinners(cleanedList, job.seed, rules)
  const matchingList =
    summary.hash === job.hash ? cleanedList : await cleanList(text, { ...rules, ...publishedListRules })
  if (matchingList.summary.hash !== job.hash) return { kind: 'another list', summary }
  return job.kind === 'list'
    ? { kind: 'list', list: matchingList.list.join('\n') }
    : drawWinners(matchingList, job.seed, rules)
}

/** Under these rules a cleaned list parses to itself. */
const publishedListRules = { chances: 'entry', contains: '', mentions: 0, exclude: '', firstWord: false } as const

type CleanList = { summary: DrawSummary; list: string[]; people: Entries['people'] }

async function cleanList(text: string, rules: GiveawayRules): Promise<CleanList> {
  const { lineCount, people, droppedCounts } = parseEntries(text, rules)
  const countsEachEntry = rules.chances === 'entry'
  const list = toDrawList([...people].map(([key, { entryCount }]) => [key, countsEachEntry ? entryCount : 1]))
  const hash = await sha256(list.join('\n'))
  return { summary: { lineCount, droppedCounts, people: people.size, chances: list.length, hash }, list, people }
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

function pickSampleNames(people: Entries['people']): string[] {
  const step = Math.ceil(people.size / MAX_SAMPLE_NAMES)
  return [...people.values()].filter((_, index) => index % step === 0).map(({ name }) => name)
}
