import { Mail, Palette, Send } from 'lucide-react'
import { getButtonClass } from '@/components/ui/button'
import { hasBlank } from '@/lib/core/strings/blanks'
import { getMailtoUrl, getXPostUrl } from '@/lib/platforms/share-urls'
import type { Card } from '@/lib/tool/card'
import { getMakerUrl, type Maker } from '@/lib/tool/maker'

type Props = { card: Card; text: string; resultNumber: number }

export function MailLink({ card, text, resultNumber }: Props) {
  if (!card.mail || hasBlank(text)) return null
  return (
    <a className={getButtonClass({ variant: 'quiet', size: 'small' })} href={getMailtoUrl(text)}>
      <Mail className="size-4" />
      Open as email<span className="sr-only"> (result {resultNumber})</span>
    </a>
  )
}

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

type MakerLinksProps = {
  makers: readonly Maker[] | undefined
  scope: Maker['scope']
  cards: readonly Pick<Card, 'copy'>[]
}

export function MakerLinks({ makers = [], scope, cards }: MakerLinksProps) {
  return makers
    .filter((maker) => maker.scope === scope)
    .map((maker) => ({ ...maker, href: getMakerUrl(maker, cards) }))
    .filter(({ href }) => href !== null)
    .map(({ name, path, href }) => (
      <a
        key={path}
        href={href ?? path}
        className={getButtonClass({ variant: scope === 'card' ? 'quiet' : 'secondary', size: 'small' })}
      >
        <Palette className="size-4" />
        {scope === 'card' ? `Use in ${name}` : `Use all in ${name}`}
      </a>
    ))
}
