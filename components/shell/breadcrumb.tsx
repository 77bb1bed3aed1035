import type { Crumb } from './crumbs'

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null
  return (
    <nav aria-label="Breadcrumb" className="text-muted text-sm">
      <ol className="flex flex-wrap items-center">
        {crumbs.map(({ label, href }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two labels may be equal.
          <li key={index} className="flex items-center">
            {index > 0 && (
              <span aria-hidden="true" className="px-2">
                /
              </span>
            )}
            {href ? (
              <a
                href={href}
                className="-my-1.5 inline-flex min-h-11 items-center underline decoration-line underline-offset-4 hover:text-ink"
              >
                {label}
              </a>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
