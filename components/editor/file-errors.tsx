import { Button } from '@/components/ui/button'
import { keepFocus } from '@/components/ui/keep-focus'
import type { FileError } from './editor'

type Props = { fileErrors: readonly FileError[]; onClear: () => void }

export function FileErrors({ fileErrors, onClear }: Props) {
  return (
    <div role="alert">
      {fileErrors.length > 0 && (
        <div className="flex items-start justify-between gap-3 rounded-lg border border-danger p-3 text-sm">
          <ul className="grid min-w-0 gap-1">
            {fileErrors.map(({ name, message }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows, and is cleared as a whole.
              <li key={index} className="break-words">
                {name && <strong>{name}: </strong>}
                {message}
              </li>
            ))}
          </ul>
          <Button variant="quiet" size="small" className="shrink-0" onClick={() => keepFocus(onClear)}>
            Close
          </Button>
        </div>
      )}
    </div>
  )
}
