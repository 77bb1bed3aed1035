import { escapeHtml } from '@/lib/core/strings/escape-html'
import type { TextChange } from '@/lib/tool/text-tool'

const pageStyle = [
  'body{font:16px/1.6 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;white-space:pre-wrap;overflow-wrap:anywhere}',
  'ins{background:#d7f5e1;color:#0b3d20}del{background:#fde0dc;color:#6b1209}.moved{outline:1px dashed}',
].join('')

export function toHtml(changes: readonly TextChange[]): string {
  const htmlParts = changes.map((change) => {
    if (change.kind === 'same') return escapeHtml(change.text)
    const tag = change.kind === 'added' ? 'ins' : 'del'
    return `<${tag}${change.isMoved ? ' class="moved" title="Moved"' : ''}>${escapeHtml(change.text)}</${tag}>`
  })
  return `<!doctype html>\n<html lang="und"><head><meta charset="utf-8"><title>Differences</title><style>${pageStyle}</style></head><body>${htmlParts.join('')}</body></html>\n`
}
