import type { ReactNode } from 'react'
import { getButtonClass } from '@/components/ui/button'
import { IconTile, ToolIcon } from '@/components/ui/tool-icon'
import type { ListedTool } from '@/lib/tool/tool'

export function Shortcuts({ shortcuts }: { shortcuts: readonly { label: string; tool: ListedTool }[] }) {
  return (
    <nav aria-label="Start with a file or text" className="mb-3 min-w-0">
      <ul className="-mx-4 flex gap-2 px-4 py-1 *:shrink-0 max-sm:fade-edge sm:mx-0 sm:flex-wrap sm:px-0">
        {shortcuts.map(({ label, tool: { path, icon, group } }) => (
          <li key={path} data-group={group}>
            <a
              href={path}
              className="flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 font-semibold text-sm hover:border-field-line"
            >
              <ToolIcon name={icon} size={18} className="text-accent" />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function HomeHero({ invitation, children }: { invitation: string; children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-7xl gap-x-8 px-4 pt-4 sm:px-6 sm:pt-10 lg:grid-cols-[1fr_auto]">
      <h1 className="text-balance font-bold text-display lg:col-span-2">Free AI Tools for Everyone</h1>
      <p className="mt-3 max-w-2xl text-muted sm:text-xl">
        Type a line and get hooks, captions, titles and hashtags. Many tools need no AI at all: they crop, count and
        convert in your browser.
      </p>
      <div className="mt-4 min-w-0 sm:mt-5 lg:col-span-2 lg:row-start-3">{children}</div>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 lg:col-start-2 lg:row-start-2 lg:mt-3">
        <p className="text-muted text-sm">{invitation}</p>
        <a href="/social-media-tools" className={`order-first lg:order-last ${getButtonClass()}`}>
          Explore Tools
          <ToolIcon name="arrow-right" size={20} />
        </a>
      </div>
    </div>
  )
}

type Category = { title: string; path: string; icon: string; toolCountLabel: string; tools: readonly ListedTool[] }

export function CategoryCards({ categories }: { categories: readonly Category[] }) {
  return (
    <ul className="mt-4 grid gap-3 sm:mt-6 lg:grid-cols-3">
      {categories.map(({ title, path, icon, toolCountLabel, tools }) => (
        <li key={path} className="relative flex flex-col rounded-xl border border-line bg-surface p-3 sm:p-5">
          <div className="flex items-center gap-3">
            <IconTile name={icon} />
            <h3 className="grow font-bold text-lg leading-snug">{title}</h3>
            <a
              href={path}
              className="inline-flex min-h-11 shrink-0 items-center font-semibold text-accent text-sm underline-offset-4 hover:underline max-sm:after:absolute max-sm:after:inset-0 max-sm:after:rounded-xl"
            >
              {toolCountLabel}
            </a>
          </div>
          <ul className="mt-2 grid grid-cols-2 gap-x-4 max-sm:hidden lg:grid-cols-1">
            {tools.map((tool) => (
              <li key={tool.path} data-group={tool.group}>
                <a
                  href={tool.path}
                  className="flex min-h-11 items-center gap-2.5 text-sm leading-tight hover:underline"
                >
                  <ToolIcon name={tool.icon} size={18} className="shrink-0 text-accent" />
                  {tool.copy.name}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

type StatisticsProps = {
  entries: readonly { value: string; label: string; isFact?: true }[]
  /** The operator has not reached the figures yet, except for facts. */
  areGoals: boolean
}

export function Statistics({ entries, areGoals }: StatisticsProps) {
  return (
    <section
      aria-label={areGoals ? 'Where we’re headed' : 'By the numbers'}
      className="mx-auto mt-8 max-w-7xl px-4 sm:mt-14 sm:px-6"
    >
      {areGoals && <h2 className="mb-2 font-semibold text-muted text-sm">Where we’re headed</h2>}
      <ul className="grid grid-cols-3 border-line border-y py-3 sm:py-6">
        {entries.map(({ value, label, isFact }) => (
          <li
            key={label}
            className="flex flex-col justify-end px-2 text-muted text-sm first:pl-0 last:pr-0 not-first:border-line not-first:border-l sm:px-6 sm:text-base"
          >
            {areGoals && !isFact && 'Goal: '}
            <span className="font-bold text-ink text-title">{value}</span> <span>{label}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function HomeCallToAction() {
  return (
    <section aria-labelledby="get-started" className="mx-auto mt-8 max-w-7xl px-4 sm:mt-18 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-xl border border-line bg-raised px-4 py-3.5 sm:p-8">
        <div>
          <h2 id="get-started" className="font-bold text-lg sm:text-section">
            Your first result is a minute away
          </h2>
          <p className="mt-1 text-muted">No account, no card, nothing to install.</p>
        </div>
        <a href="/tools" className={getButtonClass({ variant: 'primary', size: 'large' })}>
          Get Started Free
        </a>
      </div>
    </section>
  )
}
