import type { Card } from '@/lib/tool/card'
import type { SetProps } from './set-props'

/** One set of tags to paste with one button; what stands beside it waits, and is not copied along. */
function TagSet({ cards, renderCard }: SetProps) {
  const numbered = cards.map((shown, index) => ({ shown, index }))
  const beside = numbered.filter(({ shown }) => shown.card.aside)
  return (
    <div className="mt-4 grid gap-3">
      {numbered
        .filter(({ shown }) => !shown.card.aside)
        .map(({ shown, index }) => (
          <div key={shown.card.id}>
            {renderCard(shown, index, shown.card.edited ? undefined : <Chips card={shown.card} />, {
              copyLabel: copyLabel(tagsOf(shown.card).length),
            })}
          </div>
        ))}
      {beside.length > 0 && (
        <details className="rounded-xl border border-line bg-surface">
          <summary className="min-h-11 px-4 py-2.5 font-semibold text-sm">
            {beside.length} more {beside.length === 1 ? 'list' : 'lists'}, not copied along
          </summary>
          <ol className="grid gap-3 border-line border-t p-3">
            {beside.map(({ shown, index }) => (
              <li key={shown.card.id} className="min-w-0">
                {renderCard(shown, index)}
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  )
}

function Chips({ card }: { card: Card }) {
  return (
    <ul className="flex flex-wrap gap-2 py-1">
      {tagsOf(card).map((tag) => (
        <li key={tag} dir="auto" className="rounded-full bg-raised px-3 py-1.5 font-semibold text-lg/6">
          {tag}
        </li>
      ))}
    </ul>
  )
}

/** Hashtags stand apart by spaces, YouTube's tags by commas. */
function tagsOf({ copy }: Card): string[] {
  const tags = copy.startsWith('#') ? copy.split(/\s+/) : copy.split(',').map((tag) => tag.trim())
  return tags.filter(Boolean)
}

function copyLabel(count: number): string {
  return `Copy ${count} ${count === 1 ? 'tag' : 'tags'}`
}

export { TagSet as SetView }
