import { ScrollText } from 'lucide'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { notifyError } from '@/components/ui/notify'
import type { Card } from '@/lib/tool/card'
import { spokenLines } from './spoken-lines'

const notLoaded = {
  title: 'Not opened',
  text: 'The teleprompter could not be loaded. Check your connection and reload the page.',
}

/** Opens the teleprompter for a result with words to say. */
export function TeleprompterButton({ card, number }: { card: Card; number: number }) {
  const [module, setModule] = useState<typeof import('./teleprompter') | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const lines = spokenLines(card)
  if (!card.pace || lines.length === 0) return null

  const open = () => import('./teleprompter').then(setModule, () => notifyError(notLoaded))

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
        <Icon node={ScrollText} className="size-4" />
        Teleprompter
      </Button>
      {module && <module.Teleprompter lines={lines} pace={card.pace} onClose={close} />}
    </>
  )
}
