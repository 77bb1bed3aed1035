import { Palette } from 'lucide-react'
import { getButtonClass } from '@/components/ui/button'
import type { Card } from '@/lib/tool/card'
import { getMakerUrl, type Maker } from '@/lib/tool/maker'

type Props = {
  makers: readonly Maker[] | undefined
  scope: Maker['scope']
  cards: readonly Pick<Card, 'copy'>[]
}

export function MakerLinks({ makers = [], scope, cards }: Props) {
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
        {scope === 'card' ? `Use in ${name}` : `All in ${name}`}
      </a>
    ))
}
