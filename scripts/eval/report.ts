import { writeFile } from 'node:fs/promises'
import type { EngineName } from '@/lib/tool/card'
import type { Score } from './evaluate'
import { type Fault, faults } from './judge'

const columns: readonly (readonly [title: string, fault: Fault])[] = [
  ['within limits', 'over a limit'],
  ['distinct openings', 'opening used twice'],
  ['no near-duplicate', 'near-duplicate'],
  ['no worn opener, cliché', 'worn opener or cliché'],
  ['no blank', 'blank left in'],
  ['hashtag cap', 'hashtags over the cap'],
  ['no invented number', 'invented number'],
  ['language', 'other language'],
  ['on topic', 'off topic'],
]

/** The scores as a Markdown table, one tool a line. */
export function report(scores: readonly Score[]): string {
  const titles = ['tool', 'runs', 'refused', 'cards of asked', ...columns.map(([title]) => title)]
  const rows = scores.map((score) => [
    score.tool,
    String(score.runs),
    String(score.refused),
    `${score.cards} of ${score.asked}`,
    ...columns.map(([, fault]) => share(score.cards - score.faults[fault], score.cards)),
  ])
  return [titles, titles.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function share(good: number, all: number): string {
  if (all === 0) return 'none'
  return good === all ? '100 %' : `${Math.min(99.9, (100 * good) / all).toFixed(1)} %`
}

const document = new URL('../../docs/quality.md', import.meta.url)

/** Writes docs/quality.md anew. */
export async function writeReport(scores: readonly Score[], engine: EngineName): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const text = `# Quality, measured

Written by \`npm run eval -- --write\` on ${today}, engine: ${engine}.

Every prompt tool writes for the same set of prompts (vague, specific, long, misspelt, in other languages, niche, business,
sensitive, nonsense) and for some of its own, in \`scripts/eval/prompts.json\`. The cards come out as a visitor would get them, and the
rules that fit results (\`lib/fit\`, the tools’ own \`fit\`, the selection) count what they see. A run that is refused on
purpose, another language for a recipe that writes English or letters without a word, counts as refused. With the built-in engine
everything but the topic has to be at 100 %, and at least 95 % of the cards have to name the topic.

${report(scores)}

${faults.length} columns of shares say how many of the cards are without that fault. “On topic” means that a card holds a word of the
prompt’s topic; for names and tags a word of the field that the topic belongs to counts as well.
`
  await writeFile(document, text)
}
