import { Button } from '@/components/ui/button'

/** Stops the run. The keyboard's focus goes back to the prompt, since this button goes away. */
export function CancelButton({ onCancel }: { onCancel: () => void }) {
  return (
    <Button
      onClick={() => {
        onCancel()
        document.querySelector<HTMLElement>('textarea[name="prompt"]')?.focus()
      }}
    >
      Cancel
    </Button>
  )
}
