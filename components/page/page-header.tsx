import { Breadcrumb } from '@/components/shell/breadcrumb'
import { buildCrumbs } from '@/components/shell/crumbs'
import { IconTile, ToolIcon } from '@/components/ui/tool-icon'
import type { ListedTool, Tool } from '@/lib/tool/tool'

/** With `onlyIf`, shown only on a site with a model or only on one without (`components/shell/page-scripts.tsx`). */
type Badge = { label: string; onlyIf?: keyof typeof stateClassNames; href?: string }

const stateClassNames = { model: 'not-in-data-[model=yes]:hidden', noModel: 'in-data-[model=yes]:hidden' } as const

function Badges({ badges }: { badges: readonly (string | Badge)[] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-3 gap-y-1 sm:mt-3 sm:gap-x-4 lg:shrink-0">
      {badges
        .map((badge): Badge => (typeof badge === 'string' ? { label: badge } : badge))
        .map(({ label, onlyIf, href }) => (
          <li
            key={label}
            className={`flex items-center gap-1 font-semibold text-muted text-xs sm:text-sm ${onlyIf ? stateClassNames[onlyIf] : ''}`}
          >
            {href ? (
              <a href={href} className="-my-3.5 py-3.5 font-normal underline underline-offset-4">
                {label}
              </a>
            ) : (
              <>
                <ToolIcon name="check" size={14} className="text-accent" />
                {label}
              </>
            )}
          </li>
        ))}
    </ul>
  )
}

type Props = {
  title: string
  /** Without a path, there is no breadcrumb. */
  path?: string
  icon?: string
  lead?: string
  badges?: readonly (string | Badge)[]
}

export function PageHeader({ title, path = '/', icon, lead, badges }: Props) {
  return (
    <div className="mx-auto max-w-7xl px-4 pt-2 sm:px-6 sm:pt-4">
      <Breadcrumb crumbs={buildCrumbs(path)} />
      <div className="mt-2 flex flex-wrap items-center gap-3 sm:mt-4 sm:gap-5">
        {icon && <IconTile name={icon} size="large" />}
        {/* With large text, a word that does not fit beside the icon moves below it instead of breaking. */}
        <h1 className="min-w-min max-w-full flex-1 text-balance break-words font-bold text-title">{title}</h1>
      </div>
      <div className="lg:flex lg:items-end lg:justify-between lg:gap-8">
        {lead && <p className="mt-2 max-w-2xl text-balance text-muted sm:mt-3 sm:text-lg">{lead}</p>}
        {badges && <Badges badges={badges} />}
      </div>
    </div>
  )
}

/** Longer runs are not called instant. */
const MAX_INSTANT_MS = 60_000
const noSignUpBadges = ['Free to Use', 'No Sign-up']

/** The specification's badges are for tools that write. Each must be true on every site and of every run. */
export function getBadges(tool: Tool & ListedTool): readonly (string | Badge)[] {
  const isBrowserWidget = tool.kind === 'widget' && ['text', 'image'].includes(tool.group)
  const uploadBadge = tool.kind === 'widget' && tool.sendsAudio ? 'Video not uploaded' : 'Nothing uploaded'
  if (tool.kind === 'widget' && tool.promptTool) return ['Runs in your browser', ...noSignUpBadges]
  if (tool.kind === 'text' || tool.kind === 'files' || isBrowserWidget)
    return ['Runs in your browser', uploadBadge, 'Free to Use']
  // A server tool with a longer limit asks another service for one name, image or sentence after the other.
  if (tool.kind === 'server' && tool.maxDurationMs > MAX_INSTANT_MS) return noSignUpBadges
  if (tool.kind !== 'prompt') return ['Instant Results', ...noSignUpBadges]
  const needsModel = typeof tool.draft === 'string'
  return [
    { label: 'AI-Powered', onlyIf: 'model' },
    { label: 'AI-Powered: your chatbot', onlyIf: 'noModel', href: '/about' },
    'Free to Use',
    needsModel ? { label: 'Instant Results', onlyIf: 'model' } : 'Instant Results',
  ]
}
