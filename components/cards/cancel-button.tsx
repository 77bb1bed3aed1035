import { focusPrompt } from '@/components/run/focus-prompt'
import { Button } from '@/components/ui/button'

/** Stops the run. The keyboard's focus goes back to the prompt, since this button goes away. */
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
