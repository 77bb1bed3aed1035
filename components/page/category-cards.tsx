import { IconTile } from '@/components/ui/icon-tile'

type Category = {
  title: string
  path: string
  icon: string
  description: string
  toolCountLabel: string
  /** Pages of the category. */
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

function CategoryCard({
  title,
  path,
  icon,
  description,
  toolCountLabel,
  subpages,
  isOnlyCard,
}: Category & { isOnlyCard: boolean }) {
  return (
    <li
      className={`grid content-start gap-5 rounded-xl border border-line bg-surface p-4 sm:p-5 ${isOnlyCard ? 'lg:grid-cols-2 lg:items-center' : ''}`}
    >
      <div className="flex gap-4">
        <IconTile name={icon} size="large" />
        <div>
          <h3 className="font-bold text-xl leading-snug">
            <a href={path} className="underline-offset-4 hover:underline">
              {title}
            </a>
          </h3>
          <p className="font-semibold text-accent text-sm">{toolCountLabel}</p>
          <p className="mt-1 text-muted">{description}</p>
        </div>
      </div>
      <CategoryLinks links={subpages} />
    </li>
  )
}

function CategoryLinks({ links }: { links: Category['subpages'] }) {
  if (links.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map(({ label, path }) => (
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
  )
}
