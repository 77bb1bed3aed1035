import type { ReactNode } from 'react'
import { getButtonClass } from '@/components/ui/button'
import { IconTile, ToolIcon } from '@/components/ui/tool-icon'
import { Section } from './section'

type Props = { invitation: string; children: ReactNode }

export function HomeHero({ invitation, children }: Props) {
  return (
    <div className="mx-auto grid max-w-7xl gap-x-8 px-4 pt-6 sm:px-6 sm:pt-12 lg:grid-cols-[1fr_auto] lg:pt-16">
      <h1 className="text-balance font-bold text-display lg:col-span-2">Free AI Tools for Everyone</h1>
      <p className="mt-3 max-w-xl text-muted sm:mt-4 sm:text-xl">
        Type one line. Get hooks, captions, titles and hashtags that fit where you post.
      </p>
      <div className="mt-5 min-w-0 sm:mt-8 lg:col-span-2 lg:row-start-3">{children}</div>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 lg:col-start-2 lg:row-start-2 lg:mt-4">
        <p className="text-muted text-sm">{invitation}</p>
        <a href="/social-media-tools" className={`order-first lg:order-last ${getButtonClass({ size: 'large' })}`}>
          Explore Tools
          <ToolIcon name="arrow-right" size={20} />
        </a>
      </div>
    </div>
  )
}

type Category = {
  title: string
  path: string
  icon: string
  description: string
  toolCountLabel: string
  subpages: readonly { label: string; path: string }[]
}

const columnClassNames: Readonly<Record<number, string>> = { 1: '', 2: 'lg:grid-cols-2' }

export function CategoryCards({ categories }: { categories: readonly Category[] }) {
  return (
    <ul className={`mt-6 grid gap-3 ${columnClassNames[categories.length] ?? 'lg:grid-cols-3'}`}>
      {categories.map((category) => (
        <CategoryCard key={category.path} {...category} isOnlyCard={categories.length === 1} />
      ))}
    </ul>
  )
}

function CategoryCard({ isOnlyCard, subpages, ...category }: Category & { isOnlyCard: boolean }) {
  return (
    <li
      className={`grid content-start gap-5 rounded-xl border border-line bg-surface p-4 sm:p-5 ${isOnlyCard ? 'lg:grid-cols-2 lg:items-center' : ''}`}
    >
      <div className="flex gap-4">
        <IconTile name={category.icon} size="large" />
        <div>
          <h3 className="font-bold text-xl leading-snug">
            <a href={category.path} className="underline-offset-4 hover:underline">
              {category.title}
            </a>
          </h3>
          <p className="font-semibold text-accent text-sm">{category.toolCountLabel}</p>
          <p className="mt-1 text-muted">{category.description}</p>
        </div>
      </div>
      {subpages.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {subpages.map(({ label, path }) => (
            <li key={path}>
              <a
                href={path}
                className="flex min-h-11 items-center rounded-full border border-line px-4 font-semibold text-sm hover:border-field-line hover:bg-raised"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

type StatisticsProps = { entries: readonly { value: string; label: string }[]; areGoals: boolean }

export function Statistics({ entries, areGoals }: StatisticsProps) {
  return (
    <section
      aria-label={areGoals ? 'Where we’re headed' : 'In figures'}
      className="mx-auto mt-10 max-w-7xl px-4 sm:mt-14 sm:px-6"
    >
      {areGoals && <h2 className="mb-3 font-semibold text-muted text-sm">Where we’re headed</h2>}
      <ul className="grid grid-cols-3 border-line border-y py-5 sm:py-6">
        {entries.map((entry) => (
          <li key={entry.label} className="px-3 first:pl-0 not-first:border-line not-first:border-l sm:px-6">
            <span className="block font-bold text-title">{entry.value}</span>{' '}
            <span className="block text-muted text-sm sm:text-base">{entry.label}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Guarantees({ entries }: { entries: readonly { title: string; text: string }[] }) {
  return (
    <Section title="Ready to Post">
      <div className="mt-6 grid gap-x-10 gap-y-7 sm:grid-cols-2">
        {entries.map(({ title, text }) => (
          <div key={title} className="border-accent border-l-2 pl-4">
            <h3 className="font-semibold text-lg">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </div>
        ))}
      </div>
    </Section>
  )
}

export function HomeCallToAction() {
  return (
    <section aria-labelledby="get-started" className="mx-auto mt-14 max-w-7xl px-4 sm:mt-18 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-6 rounded-xl border border-line bg-raised p-6 sm:p-8">
        <div>
          <h2 id="get-started" className="font-bold text-section">
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
