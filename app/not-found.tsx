import type { Metadata } from 'next'
import { PageFrame } from '@/app/page-frame'
import { UnknownPathBreadcrumb } from '@/components/shell/unknown-path-breadcrumb'
import { getButtonClass } from '@/components/ui/button'
import { Sparks } from '@/components/ui/sparks'
import { pagePaths } from '@/content/paths'

export const metadata: Metadata = { title: 'Page not found', description: 'There is no page at this address.' }

export default function NotFound() {
  return (
    <PageFrame>
      <div className="mx-auto max-w-7xl px-4 pt-3 pb-10 sm:px-6 sm:pt-5">
        <UnknownPathBreadcrumb pagePaths={pagePaths} />
        <Sparks className="mt-10 w-40 text-line sm:w-56" />
        <h1 className="font-bold text-8xl tracking-tight sm:text-9xl">404</h1>
        <p className="mt-3 font-semibold text-section">Oops! Page not found</p>
        <p className="mt-2 max-w-xl text-muted">
          The address may be wrong, or the page has moved.{' '}
          <span className="pointer-coarse:hidden">Press / to search all tools.</span>
          <span className="not-pointer-coarse:hidden">Tap the search icon to find a tool.</span>
        </p>
        <a href="/" className={`mt-8 ${getButtonClass({ variant: 'primary', size: 'large' })}`}>
          Return to Home
        </a>
      </div>
    </PageFrame>
  )
}
