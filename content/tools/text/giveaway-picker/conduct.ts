import { drawFrom, listOf, sha256 } from './draw'
import { type Entries, MOST_ENTRIES, readEntries } from './entries'
import type { Rules } from './form'

/** What a list comes to: `hash` is that of the cleaned list. */
export type Summary = {
  lines: number
  dropped: Entries['dropped']
  people: number
  /** Lines of the cleaned list. */
  chances: number
  hash: string
}

/** Names as they were first written, in the order they were drawn. */
export type Drawn = { winners: string[]; backups: string[] }

export type Job = { text: string; rules: Rules } & (
  | { ask: 'look' }
  /** The cleaned list with this hash, one key a line. */
  | { ask: 'list'; hash: string }
  | { ask: 'draw'; seed: string }
  /** A draw of the list with this hash, by the rules or as it was published. */
  | { ask: 'repeat'; seed: string; hash: string }
)

export type Answer =
  | { is: 'look'; summary: Summary }
  | { is: 'list'; list: string }
  | { is: 'drawn'; summary: Summary; drawn: Drawn }
  | { is: 'another list'; summary: Summary }
  | { is: 'too many'; lines: number }
  | { is: 'too few'; summary: Summary }

/** Does one job on a list, in a worker where it may be long. */
export async function conduct(job: Job): Promise<Answer> {
  const { text, rules } = job
  const cleaned = await clean(text, rules)
  const { summary } = cleaned
  if (summary.lines > MOST_ENTRIES) return { is: 'too many', lines: summary.lines }
  if (job.ask === 'look') return { is: 'look', summary }
  if (job.ask === 'draw') return draw(cleaned, job.seed, rules)
  const known = summary.hash === job.hash ? cleaned : await clean(text, { ...rules, ...asPublished })
  if (known.summary.hash !== job.hash) return { is: 'another list', summary }
  return job.ask === 'list' ? { is: 'list', list: known.list.join('\n') } : draw(known, job.seed, rules)
}

/** A cleaned list stays what it is when it is read with these. */
const asPublished = { chances: 'entry', contains: '', mentions: 0, exclude: '', firstWord: false } as const

type Cleaned = { summary: Summary; list: string[]; people: Entries['people'] }

async function clean(text: string, rules: Rules): Promise<Cleaned> {
  const { lines, people, dropped } = readEntries(text, rules)
  const byEntry = rules.chances === 'entry'
  const list = listOf([...people].map(([key, { entries }]) => [key, byEntry ? entries : 1]))
  const hash = await sha256(list.join('\n'))
  return { summary: { lines, dropped, people: people.size, chances: list.length, hash }, list, people }
}

async function draw({ summary, list, people }: Cleaned, seed: string, rules: Rules): Promise<Answer> {
  const most = rules.winners + rules.backups
  if (people.size < most) return { is: 'too few', summary }
  const keys = await drawFrom(list, seed, summary.hash, most)
  const names = keys.map((key) => people.get(key)?.name ?? key)
  return {
    is: 'drawn',
    summary,
    drawn: { winners: names.slice(0, rules.winners), backups: names.slice(rules.winners) },
  }
}
