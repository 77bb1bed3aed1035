import type { Ref } from 'react'
import { Button } from '@/components/ui/button'
import type { Mark } from '@/lib/tool/marks/mark'

type Props = {
  ref: Ref<HTMLDivElement>
  mark: Mark | null
  label: string
  text: string
  onReplace: (mark: Mark, replacement: string) => void
}

export function MarkPanel({ ref, mark, label, text, onReplace }: Props) {
  const markedText = mark && mark.badge === undefined ? text.slice(mark.start, mark.end) : ''
  return (
    <div
      ref={ref}
      popover="auto"
      tabIndex={-1}
      role="dialog"
      aria-label={label}
      className="absolute inset-auto m-0 w-76 max-w-[calc(100vw-1rem)] rounded-lg border border-line bg-surface p-4 text-ink shadow-lg"
    >
      <p className="font-semibold">{markedText ? `${label}: “${markedText}”` : label}</p>
      <p className="mt-1 text-sm">{mark?.explanation}</p>
      {mark?.suggestions && (
        <div className="mt-3 flex flex-wrap gap-2">
          {mark.suggestions.map((replacement) => (
            <Button
              key={replacement}
              className="max-w-full whitespace-normal"
              onClick={() => onReplace(mark, replacement)}
            >
              {replacement === '' ? 'Leave it out' : `Use “${replacement}”`}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
