import { ScrollText } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { notifyError } from '@/components/ui/notify'
import { teleprompterNotOpenedNotice } from '@/lib/core/errors/result-notices'
import type { Card } from '@/lib/tool/card'

type Props = {
  lines: readonly string[]
  pace: number
  /** Accessible label, for context that is only visible. */
  label?: string
  variant?: 'quiet' | 'primary'
}

export function TeleprompterButton({ lines, pace, label, variant = 'quiet' }: Props) {
  const [module, setModule] = useState<typeof import('./teleprompter') | null>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)

  const open = () => import('./teleprompter').then(setModule, () => notifyError(teleprompterNotOpenedNotice))

  async function close() {
    setModule(null)
    // In full screen, elements outside cannot be focused.
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

/** Returns the spoken lines of a result in order; empty if it has none. */
export const getSpokenLines = (card: Card): string[] =>
  card.parts.filter(({ spoken }) => spoken).map(({ text }) => text)
