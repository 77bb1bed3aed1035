import { Mail } from 'lucide-react'
import { getButtonClass } from '@/components/ui/button'
import { hasBlank } from '@/lib/core/strings/blanks'
import { getMailtoUrl } from '@/lib/platforms/mailto-url'
import type { Card } from '@/lib/tool/card'

type Props = { card: Card; text: string; resultNumber: number }

/** Opens the visitor's mail program with the mail filled in. Hidden while the text has a blank. */
export function MailLink({ card, text, resultNumber }: Props) {
  if (!card.mail || hasBlank(text)) return null
  return (
    <a className={getButtonClass({ variant: 'quiet', size: 'small' })} href={getMailtoUrl(text)}>
      <Mail className="size-4" />
      Open as email<span className="sr-only"> (result {resultNumber})</span>
    </a>
  )
}
