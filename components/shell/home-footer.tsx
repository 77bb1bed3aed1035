import { homeFooterPages, site } from '@/content/site'
import { copyrightYears } from './copyright'
import { FooterPages } from './site-footer'

export function HomeFooter() {
  return (
    <footer className="mt-16 border-line border-t">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 px-4 py-4 text-muted text-sm sm:px-6">
        <p>
          © {copyrightYears(2024)} {site.name}
        </p>
        <FooterPages links={homeFooterPages} />
      </div>
    </footer>
  )
}
