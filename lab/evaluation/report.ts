import { readFile, writeFile } from 'node:fs/promises'
import type { EngineName } from '@/lib/tool/card'
import type { ToolScore } from './evaluate-tools'
import { columnsByIssue, issueKinds } from './judge'

export function formatReport(scores: readonly ToolScore[]): string {
  const titles = ['tool', 'runs', 'refused', 'cards', 'outlines', ...Object.values(columnsByIssue)]
  const rows = scores.map(({ tool, runs, refused, cards, outlines, issues }) => [
    ...[tool, runs, refused, cards, outlines],
    ...issueKinds.map((issue) => formatShare(cards - issues[issue], cards)),
  ])
  return [titles, titles.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function formatShare(good: number, all: number): string {
  if (all === 0) return 'none'
  return good === all ? '100 %' : `${Math.min(99.9, (100 * good) / all).toFixed(1)} %`
}

const reportUrl = new URL('../../docs/quality.md', import.meta.url)

/** Replaces the date, the engine and the table of the section "What code counts". */
export async function writeReport(scores: readonly ToolScore[], engine: EngineName): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const text = await readFile(reportUrl, 'utf8')
  const updatedText = text
    .replace(/(?<=`npm run eval -- --write` on ).*/, `${today}, engine: ${engine}.`)
    .replace(/\| tool \| runs \|.*\n(\|.*\n)*/, `${formatReport(scores)}\n`)
  await writeFile(reportUrl, updatedText)
}
