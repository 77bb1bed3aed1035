import { Palette } from 'lucide-react'
import { buttonClass } from '@/components/ui/button'
import type { Card } from '@/lib/tool/card'
import { getMakerUrl, type Maker } from '@/lib/tool/maker'

type Props = {
  makers: readonly Maker[] | undefined
  of: Maker['of']
  cards: readonly Pick<Card, 'copy'>[]
}

/** Links to the tools that make pictures of a result, or of a whole run. */
export function MakerLinks({ makers = [], of, cards }: Props) {
  return makers
    .filter((maker) => maker.of === of)
    .map((maker) => ({ ...maker, href: getMakerUrl(maker, cards) }))
    .filter(({ href }) => href !== null)
    .map(({ name, path, href }) => (
      <a
        key={path}
        href={href ?? path}
        className={buttonClass({ variant: of === 'card' ? 'quiet' : 'secondary', size: 'small' })}
      >
        <Palette className="size-4" />
        {of === 'card' ? `Use in ${name}` : `All in ${name}`}
      </a>
    ))
}
