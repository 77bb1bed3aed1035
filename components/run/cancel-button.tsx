import { Button } from '@/components/ui/button'
import { focusPrompt } from './focus-prompt'

/** Cancels the run. Focus returns to the prompt, because this button disappears. */
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
