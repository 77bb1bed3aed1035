import { useLazyModule } from '@/components/loading/lazy-module'
import type { Card } from '@/lib/tool/card'
import type { FormValues } from '@/lib/tool/form-values'

const loadScoreModule = () => import('./line-scorer')

export function CardScore({ card: { score: kind, copy }, values }: { card: Card; values: FormValues }) {
  const lazyModule = useLazyModule(loadScoreModule, kind !== undefined)
  if (!kind) return null
  const score =
    lazyModule.status === 'loaded' ? lazyModule.module.scoreText(kind, copy.split('\n')[0] ?? '', values) : null
  return (
    <details className="min-h-9">
      <summary className="min-h-9 py-1.5 text-sm text-muted">
        Checklist score
        {score === 'unreadable' ? ': this line can’t be scored' : score && `: ${score.total} of 100`}
      </summary>
      {score && lazyModule.status === 'loaded' && (
        <div className="mt-1">
          <lazyModule.module.ScoreList score={score} />
        </div>
      )}
    </details>
  )
}
