import { formatCopyrightYears } from './copyright'
import { type FooterLinks, FooterPages } from './site-footer'

export function HomeFooter({ name, pages }: { name: string; pages: FooterLinks }) {
  return (
    <footer className="mt-16 border-line border-t">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-6 px-4 py-4 text-muted text-sm sm:px-6">
        <p>
          © {formatCopyrightYears(2024)} {name}
        </p>
        <FooterPages links={pages} />
      </div>
    </footer>
  )
}
