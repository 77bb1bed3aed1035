import { ScrollText } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { notifyError } from '@/components/ui/notify'
import { teleprompterNotOpenedNotice } from '@/lib/core/errors/result-notices'

type Props = {
  lines: readonly string[]
  /** Words a minute to begin with. */
  pace: number
  /** What the button says to those who do not see where it stands. */
  label?: string
  variant?: 'quiet' | 'primary'
}

/** Opens the teleprompter for words to say. */
export function TeleprompterButton({ lines, pace, label, variant = 'quiet' }: Props) {
  const [module, setModule] = useState<typeof import('./teleprompter') | null>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)

  const open = () => import('./teleprompter').then(setModule, () => notifyError(teleprompterNotOpenedNotice))

  async function close() {
    setModule(null)
    // As long as something is in full screen, nothing outside it takes the focus.
    if (document.fullscreenElement) await document.exitFullscreen().catch(() => {})
    buttonRef.current?.focus()
  }

  return (
    <>
      <Button
        ref={buttonRef}
        size={variant === 'quiet' ? 'small' : 'medium'}
        variant={variant}
        aria-label={label}
        onClick={open}
      >
        <ScrollText className="size-4" />
        Teleprompter
      </Button>
      {module && <module.Teleprompter lines={lines} pace={pace} onClose={close} />}
    </>
  )
}
