import { Button } from '@/components/ui/button'
import { focusPrompt } from './focus-prompt'

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
