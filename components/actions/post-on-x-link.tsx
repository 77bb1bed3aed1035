import { Send } from 'lucide-react'
import { getButtonClass } from '@/components/ui/button'
import { hasBlank } from '@/lib/core/strings/blanks'
import { getXPostUrl } from '@/lib/platforms/x/post-url'
import type { Card } from '@/lib/tool/card'

type Props = { card: Card; text: string; resultNumber: number }

/** Opens X with a single post filled in. Hidden for a post of a thread and while the text has a blank. */
export function PostOnXLink({ card, text, resultNumber }: Props) {
  const { preview } = card
  if (preview?.kind !== 'x-post' || preview.position !== undefined || hasBlank(text)) return null
  return (
    <a
      className={getButtonClass({ variant: 'quiet', size: 'small' })}
      href={getXPostUrl(text)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Send className="size-4" />
      Post on X<span className="sr-only"> (result {resultNumber}, opens a new tab)</span>
    </a>
  )
}
