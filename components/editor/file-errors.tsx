import { Button } from '@/components/ui/button'
import { keepFocus } from '@/components/ui/keep-focus'
import type { FileError } from './editor'

type Props = { fileErrors: readonly FileError[]; onClear: () => void }

/** One line per message, with the names of its files. */
export function FileErrors({ fileErrors, onClear }: Props) {
  const errorsByMessage = Map.groupBy(fileErrors, ({ message }) => message)
  return (
    <div role="alert">
      {fileErrors.length > 0 && (
        <div className="flex items-start justify-between gap-3 rounded-lg border border-danger p-3 text-sm">
          <ul className="grid min-w-0 gap-1">
            {Array.from(errorsByMessage, ([message, errors]) => (
              <li key={message} className="break-words">
                {errors[0]?.name && <strong>{errors.map(({ name }) => name).join(', ')}: </strong>}
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
