import { platforms } from '@/content/platforms'
import { shownCount } from '@/content/shown-count'
import { statedCounts } from '@/content/site'
import { platformGroups } from '@/content/tools'
import { LinkCard } from './link-card'

/** A card for every platform that has a tool. */
export function PlatformCards() {
  return (
    <ul className="mt-6 grid gap-4 sm:grid-cols-2">
      {platformGroups
        .filter((group) => group.tools.length > 0)
        .map(({ id, label, path, tools }) => (
          <LinkCard
            key={id}
            group={id}
            title={label}
            path={path}
            icon={platforms[id].icon}
            description={platforms[id].card}
            count={shownCount(tools.length, statedCounts.platforms[id])}
          />
        ))}
    </ul>
  )
}
