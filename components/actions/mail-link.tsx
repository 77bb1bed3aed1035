import { Mail } from 'lucide-react'
import { getButtonClass } from '@/components/ui/button'
import { hasBlank } from '@/lib/core/strings/blanks'
import { getMailtoUrl } from '@/lib/platforms/mailto-url'
import type { Card } from '@/lib/tool/card'

type Props = { card: Card; text: string; resultNumber: number }

/** Opens the visitor's mail program with the mail filled in. One with a blank left isn't ready for that. */
export function MailLink({ card, text, resultNumber }: Props) {
  if (!card.mail || hasBlank(text)) return null
  return (
    <a className={getButtonClass({ variant: 'quiet', size: 'small' })} href={getMailtoUrl(text)}>
      <Mail className="size-4" />
      Open as email<span className="sr-only"> (result {resultNumber})</span>
    </a>
  )
}
