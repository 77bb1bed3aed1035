import { IconTile } from '@/components/ui/icon-tile'
import { workingLinks } from '@/content/paths'
import { shownCount } from '@/content/shown-count'
import { heldAt } from '@/content/shown-tools'
import { categories } from '@/content/site'
import { groups } from '@/content/tools'

const columns: Readonly<Record<number, string>> = { 1: '', 2: 'lg:grid-cols-2' }

/** A card for every category whose page works. One alone takes the whole width. */
export function CategoryCards() {
  const shown = workingLinks(categories)
  return (
    <ul className={`mt-6 grid gap-4 ${columns[shown.length] ?? 'lg:grid-cols-3'}`}>
      {shown.map((category) => (
        <CategoryCard key={category.path} {...category} alone={shown.length === 1} />
      ))}
    </ul>
  )
}

type Props = (typeof categories)[number] & { path: string; alone: boolean }

function CategoryCard({ title, path, icon, description, stated, alone }: Props) {
  const count = shownCount(heldAt(path), stated)
  return (
    <li
      className={`grid content-start gap-5 rounded-2xl border border-line bg-surface p-5 sm:p-6 ${alone ? 'lg:grid-cols-2 lg:items-center' : ''}`}
    >
      <div className="flex gap-4">
        <IconTile name={icon} size="large" />
        <div>
          <h3 className="font-bold text-xl leading-snug">
            <a href={path} className="underline-offset-4 hover:underline">
              {title}
            </a>
          </h3>
          <p className="font-semibold text-accent text-sm">{count === '1' ? '1 tool' : `${count} tools`}</p>
          <p className="mt-1 text-muted">{description}</p>
        </div>
      </div>
      <PlatformLinks within={path} />
    </li>
  )
}

function PlatformLinks({ within }: { within: string }) {
  const platforms = groups.filter(({ path, tools }) => tools.length > 0 && path.startsWith(`${within}/`))
  if (platforms.length === 0) return null
  return (
    <ul className="grid grid-cols-2 gap-2">
      {platforms.map(({ id, label, path }) => (
        <li key={id}>
          <a
            href={path}
            className="flex min-h-12 items-center rounded-lg border border-line px-4 font-semibold hover:border-field-line hover:bg-raised"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
