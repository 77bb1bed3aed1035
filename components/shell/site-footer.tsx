/** Returns the years from first publication to the build: "2025–2026". */
function formatCopyrightYears(firstYear: number): string {
  const currentYear = new Date().getFullYear()
  return currentYear > firstYear ? `${firstYear}–${currentYear}` : String(firstYear)
}

type FooterLinks = readonly { label: string; path: string }[]

type Props = { name: string; groups: readonly { label: string; links: FooterLinks }[]; pages: FooterLinks }

export function SiteFooter({ name, groups, pages }: Props) {
  return (
    <footer className="mt-12 border-line border-t bg-raised sm:mt-18">
      <div className="mx-auto max-w-7xl px-4 py-8 sm:py-10 sm:px-6">
        <h2 className="font-bold text-lg">Social Media AI Tools</h2>
        <nav aria-label="Social media AI tools" className="mt-4 grid grid-cols-2 gap-x-6 gap-y-6 md:grid-cols-4">
          {groups.map(({ label, links }) => (
            <FooterGroup key={label} label={label} links={links} />
          ))}
        </nav>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 border-line border-t pt-4 text-muted text-sm">
          <p>
            © {formatCopyrightYears(2025)} {name}
          </p>
          <FooterPages links={pages} />
        </div>
      </div>
    </footer>
  )
}

function FooterGroup({ label, links }: { label: string; links: FooterLinks }) {
  if (links.length === 0) return null
  return (
    <div>
      <h3 className="font-semibold text-sm">{label}</h3>
      <ul className="mt-1">
        {links.map((link) => (
          <li key={link.path}>
            <a href={link.path} className="inline-flex min-h-9 items-center text-muted hover:text-ink hover:underline">
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function FooterPages({ links }: { links: FooterLinks }) {
  return (
    <ul className="flex flex-wrap gap-x-5">
      {links.map((link) => (
        <li key={link.path}>
          <a href={link.path} className="inline-flex min-h-11 items-center hover:text-ink hover:underline">
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  )
}

export function HomeFooter({ name, pages }: { name: string; pages: FooterLinks }) {
  return (
    <footer className="mt-10 border-line border-t sm:mt-16">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-6 px-4 py-4 text-muted text-sm sm:px-6">
        <p>
          © {formatCopyrightYears(2024)} {name}
        </p>
        <FooterPages links={pages} />
      </div>
    </footer>
  )
}
