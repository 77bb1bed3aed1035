import { formatMonth } from '@/lib/core/format/format-time'
import type { ToolCopy } from '@/lib/tool/tool-identity'

export function Sources({ sources }: { sources: ToolCopy['sources'] }) {
  if (sources.length === 0) return null
  return (
    <details className="mx-auto mt-4 max-w-7xl px-4 text-muted text-sm sm:px-6">
      <summary className="flex min-h-11 items-center gap-2 font-semibold text-ink">Where our facts come from</summary>
      <ul>
        {sources.map(({ label, url, checked }) => (
          <li key={url} className="py-1">
            <a href={url} rel="nofollow noopener" className="underline underline-offset-4 hover:text-ink">
              {label}
            </a>
            , read in {formatMonth(checked)}
          </li>
        ))}
      </ul>
    </details>
  )
}
