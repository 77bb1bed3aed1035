import { ArrowRight } from 'lucide-react'
import { getButtonClass } from '@/components/ui/button'
import { formatCount } from '@/lib/core/format/format-count'
import type { NextTool } from '@/lib/tool/form'
import { buildPrefillUrl } from '@/lib/tool/prefill-url'

type Props = { text: string; nextTools: readonly NextTool[] }

export function NextToolLinks({ text, nextTools }: Props) {
  const length = [...text].length
  const minPromptLimit = Math.min(...nextTools.map(({ promptLimit }) => promptLimit))
  return (
    <div className="mt-5 border-line border-t pt-4">
      <h4 className="font-semibold text-sm">Turn it into something</h4>
      <ul className="mt-2 flex flex-wrap gap-2">
        {nextTools.map(({ name, path, promptLimit }) => (
          <li key={path}>
            <a
              className={getButtonClass({ size: 'small' })}
              href={buildPrefillUrl(path, [...text].slice(0, promptLimit).join(''))}
            >
              {name}
              <ArrowRight className="size-4" />
            </a>
          </li>
        ))}
      </ul>
      {length > minPromptLimit && (
        <p className="mt-2 text-muted text-sm">
          The transcript is long: only its first {formatCount(minPromptLimit)} characters or a little more.
        </p>
      )}
    </div>
  )
}
