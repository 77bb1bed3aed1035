import { buttonClass } from '@/components/ui/button'
import { ToolIcon } from '@/components/ui/tool-icon'

type StartingPoint = { task: string; path: string }

type Props = {
  /** The line below the button. */
  invitation: string
  /** What a visitor may have in mind, and the page for it. */
  startingPoints: readonly StartingPoint[]
}

export function HomeHero({ invitation, startingPoints }: Props) {
  return (
    <div className="border-line border-b bg-linear-to-br from-accent/16 to-accent-to/5">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-12 sm:px-6 sm:py-16 lg:grid-cols-[1.1fr_1fr] lg:items-center lg:gap-16 lg:py-24">
        <div>
          <h1 className="text-balance font-bold text-5xl leading-[1.05] tracking-tight sm:text-6xl lg:text-7xl">
            Free AI Tools for Everyone
          </h1>
          <p className="mt-5 max-w-xl text-lg text-muted sm:text-xl">
            Type one line and get ideas, scripts, captions and titles that fit the platform you post on.
          </p>
          <a href="/social-media-tools" className={`mt-8 ${buttonClass({ look: 'primary', size: 'large' })}`}>
            Explore Tools
            <ToolIcon name="arrow-right" size={20} />
          </a>
          <p className="mt-4 text-muted text-sm">{invitation}</p>
        </div>
        <StartingPoints links={startingPoints} />
      </div>
    </div>
  )
}

function StartingPoints({ links }: { links: readonly StartingPoint[] }) {
  if (links.length === 0) return null
  return (
    <nav
      aria-labelledby="starting-points"
      className="rounded-2xl border border-line bg-surface p-2 shadow-sm"
    >
      <h2 id="starting-points" className="px-4 pt-3 pb-2 font-semibold text-muted text-sm">
        What do you need?
      </h2>
      <ul className="divide-y divide-line">
        {links.map(({ task, path }) => (
          <li key={path}>
            <a
              href={path}
              className="flex min-h-13 items-center justify-between gap-4 rounded-lg px-4 font-semibold hover:bg-raised"
            >
              {task}
              <ToolIcon name="chevron-right" size={18} className="shrink-0 text-muted" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
