import { isBusy, type Phase } from '@/components/run/generation'
import { Button } from '@/components/ui/button'
import { dailyLimit } from '@/lib/browser/usage'

type Props = { label: string; phase: Phase; left: number }

/** The button right below the box, with what a click would cost. */
export function SubmitRow({ label, phase, left }: Props) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        type="submit"
        look="primary"
        size="large"
        aria-disabled={isBusy(phase)}
        className="w-full aria-disabled:opacity-60 sm:w-auto sm:min-w-48"
      >
        {phase.name === 'verifying' ? 'Checking…' : phase.name === 'loading' ? 'Generating…' : label}
      </Button>
      <p className="text-sm text-muted">
        {left} of {dailyLimit} left today
      </p>
    </div>
  )
}
