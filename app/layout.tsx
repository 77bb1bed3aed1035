import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { ConnectionWatcher } from '@/components/offline/connection-watcher'
import { earlyDropScript, earlyPressScript, fontScript, speculationRules } from '@/components/shell/page-scripts'
import { SiteHeader } from '@/components/shell/site-header'
import { themeScript } from '@/components/shell/theme'
import { resolveLinks } from '@/content/paths'
import { navigation, secondaryNavigation, site } from '@/content/site'
import { reserveSpaceScript } from '@/lib/browser/page-restoration'
import { getSiteUrl } from '@/lib/server/env/site-url'
import './globals.css'

/** Constant, because the page's policy allows it by its hash. */
const headScript = themeScript + fontScript + reserveSpaceScript + earlyDropScript + earlyPressScript

export const metadata: Metadata = {
  metadataBase: getSiteUrl(),
  title: { default: `${site.name}: ${site.tagline}`, template: `%s | ${site.name}` },
  description: site.description,
  applicationName: site.name,
  formatDetection: { telephone: false, email: false, address: false },
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf7f2' },
    { media: '(prefers-color-scheme: dark)', color: '#171310' },
  ],
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The script in the head sets the theme before React hydrates the page.
    <html lang={site.language} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constant, allowed by its hash. */}
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constant, allowed by its hash. */}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      </head>
      <body>
        <a
          href="#main"
          className="absolute top-2 left-2 z-30 not-focus:sr-only rounded-lg bg-ink px-4 py-3 font-semibold text-canvas"
        >
          Skip to content
        </a>
        <SiteHeader
          name={site.name}
          links={resolveLinks(navigation)}
          menuOnlyLinks={resolveLinks(secondaryNavigation)}
        />
        <noscript>
          <p className="mx-auto max-w-7xl px-4 py-3 font-semibold sm:px-6">
            The tools need JavaScript, which is off in this browser. You can still read everything else and follow links
            to{' '}
            <a href="/tools" className="underline underline-offset-4">
              all tools
            </a>
            .
          </p>
        </noscript>
        {children}
        <ConnectionWatcher />
      </body>
    </html>
  )
}
