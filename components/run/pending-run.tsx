import { Button } from '@/components/ui/button'
import { focusPrompt } from './failure-notice'

/** Focus returns to the prompt, because this button disappears. */
export function CancelButton({ onCancel }: { onCancel: () => void }) {
  return (
    <Button
      onClick={() => {
        onCancel()
        focusPrompt()
      }}
    >
      Cancel
    </Button>
  )
}

export function Skeletons({ count }: { count: number }) {
  return (
    <div className="mt-4 grid gap-4" aria-hidden>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} className="h-36 animate-pulse rounded-xl border border-line bg-surface p-5">
          <div className="h-4 w-1/3 rounded bg-raised" />
          <div className="mt-4 h-4 rounded bg-raised" />
          <div className="mt-3 h-4 w-3/4 rounded bg-raised" />
        </div>
      ))}
    </div>
  )
}
