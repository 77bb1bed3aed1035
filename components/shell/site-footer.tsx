type FooterLinks = readonly { label: string; path: string }[]

type Props = {
  name: string
  isHome: boolean
  groups: readonly { label: string; links: FooterLinks }[]
  pages: FooterLinks
}

export function SiteFooter({ name, isHome, groups, pages }: Props) {
  const firstYear = isHome ? 2024 : 2025
  const currentYear = new Date().getFullYear()
  return (
    <footer className="mt-8 border-line border-t bg-raised sm:mt-18">
      <div className="mx-auto max-w-7xl px-4 py-4 sm:px-6 sm:py-10">
        {/* On phones, the home page stays short: its categories already lead to these tools. */}
        <div className={`mb-4 border-line border-b pt-4 pb-8 sm:pt-0 ${isHome ? 'max-sm:hidden' : ''}`}>
          <h2 className="font-bold text-lg">Social Media AI Tools</h2>
          <nav aria-label="Tools" className="mt-4 grid grid-cols-2 gap-6 sm:grid-cols-3 lg:grid-cols-6">
            {groups.map(({ label, links }) => (
              <div key={label}>
                <h3 className="font-semibold text-sm">{label}</h3>
                <Links links={links} className="mt-1" linkClass="min-h-9 text-muted" />
              </div>
            ))}
          </nav>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 text-muted text-sm">
          <p>
            © {currentYear > firstYear ? `${firstYear}–${currentYear}` : firstYear} {name}
          </p>
          <Links links={pages} className="flex flex-wrap gap-x-5" linkClass="min-h-11" />
        </div>
      </div>
    </footer>
  )
}

function Links({ links, className, linkClass }: { links: FooterLinks; className: string; linkClass: string }) {
  return (
    <ul className={className}>
      {links.map(({ label, path }) => (
        <li key={path}>
          <a href={path} className={`inline-flex items-center hover:text-ink hover:underline ${linkClass}`}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
