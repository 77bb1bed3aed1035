import { ScrollText } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { notifyError } from '@/components/ui/notify'
import { teleprompterNotOpened } from '@/lib/errors/results'
import type { Card } from '@/lib/tool/card'
import { spokenLines } from './spoken-lines'

/** Opens the teleprompter for a result with words to say. */
export function TeleprompterButton({ card, number }: { card: Card; number: number }) {
  const [module, setModule] = useState<typeof import('./teleprompter') | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const lines = spokenLines(card)
  if (!card.pace || lines.length === 0) return null

  const open = () => import('./teleprompter').then(setModule, () => notifyError(teleprompterNotOpened))

  async function close() {
    setModule(null)
    // As long as something is in full screen, nothing outside it takes the focus.
    if (document.fullscreenElement) await document.exitFullscreen().catch(() => {})
    button.current?.focus()
  }

  return (
    <>
      <Button
        ref={button}
        size="small"
        look="quiet"
        aria-label={`Teleprompter (result ${number})`}
        onClick={open}
      >
        <ScrollText className="size-4" />
        Teleprompter
      </Button>
      {module && <module.Teleprompter lines={lines} pace={card.pace} onClose={close} />}
    </>
  )
}
