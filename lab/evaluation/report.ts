import { readFile, writeFile } from 'node:fs/promises'
import type { EngineName } from '@/lib/tool/card'
import type { ToolScore } from './evaluate-tools'
import { type IssueKind, issueKinds } from './judge'

const columns: readonly (readonly [title: string, fault: IssueKind])[] = [
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

export function formatReport(scores: readonly ToolScore[]): string {
  const titles = ['tool', 'runs', 'refused', 'cards', 'outlines', ...columns.map(([title]) => title)]
  const rows = scores.map((score) => [
    score.tool,
    String(score.runs),
    String(score.refused),
    String(score.cards),
    String(score.outlines),
    ...columns.map(([, fault]) => formatShare(score.cards - score.issues[fault], score.cards)),
  ])
  return [titles, titles.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function formatShare(good: number, all: number): string {
  if (all === 0) return 'none'
  return good === all ? '100 %' : `${Math.min(99.9, (100 * good) / all).toFixed(1)} %`
}

const reportUrl = new URL('../../docs/quality.md', import.meta.url)

const heading = '## What code counts'

/** Replaces one section of docs/quality.md; the findings of a reader above it stay. */
export async function writeReport(scores: readonly ToolScore[], engine: EngineName): Promise<void> {
  const earlier = await readFile(reportUrl, 'utf8')
  await writeFile(reportUrl, replaceSection(earlier, buildSection(scores, engine)))
}

/** Up to the next heading of the same level; at the end if the document lacks the heading. */
function replaceSection(text: string, section: string): string {
  const from = text.indexOf(heading)
  if (from < 0) return `${text.trimEnd()}\n\n${section}\n`
  const next = text.indexOf('\n## ', from + 1)
  return text.slice(0, from) + section + (next < 0 ? '\n' : `\n${text.slice(next)}`)
}

function buildSection(scores: readonly ToolScore[], engine: EngineName): string {
  const today = new Date().toISOString().slice(0, 10)
  return `${heading}

Written by \`npm run eval -- --write\` on ${today}, engine: ${engine}.

Every prompt tool writes for a shared set of prompts and for some of its own (\`lab/evaluation/prompts.json\`). The cards
are the ones that a visitor would get. The rules that fit results (\`lib/core/strings\`, each tool’s \`fit\`, the selection)
count their own violations; only a reader can judge whether a card is good. A prompt without letters is refused, and so
is a prompt to which a quick draft has nothing to add. Outlines are cards with blanks for the visitor; a blank in an
outline is not a violation. With the quick draft every column except the topic should be 100 %, and at least 95 % of the
cards should name the topic.

${formatReport(scores)}

The ${issueKinds.length} columns with percentages give the share of cards without that violation. “On topic” means that a card contains a
content word of the prompt, in any inflection; the check shares no code with the writer. The parts of one text, and the
names or tags of one run, name the topic once.`
}
