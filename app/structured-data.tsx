import { buildCrumbs } from '@/components/shell/crumbs'
import { getSiteUrl } from '@/lib/server/env/site-url'
import type { ListedTool } from '@/lib/tool/tool'

/** A JSON-LD block. `<` is escaped so that no text can close the element. */
export function StructuredData({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: own data; React would escape its quotes.
      dangerouslySetInnerHTML={{
        __html: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c'),
      }}
    />
  )
}

export function buildToolJsonLd({ path, copy }: ListedTool): object {
  return {
    '@graph': [
      {
        '@type': 'WebApplication',
        name: copy.name,
        url: toAbsoluteUrl(path),
        description: copy.description,
        applicationCategory: 'MultimediaApplication',
        operatingSystem: 'Any',
        browserRequirements: 'Requires JavaScript',
        isAccessibleForFree: true,
        featureList: copy.features.map((feature) => feature.title),
        offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
      },
      {
        '@type': 'FAQPage',
        mainEntity: copy.faq.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
      buildBreadcrumbJsonLd(path, copy.name),
    ],
  }
}

/** With `name`, the last item has the name of its page, not the words of the path. */
export function buildBreadcrumbJsonLd(path: string, name?: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: buildCrumbs(path).map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: href ? label : (name ?? label),
      item: toAbsoluteUrl(href ?? path),
    })),
  }
}

const toAbsoluteUrl = (path: string): string => new URL(path, getSiteUrl()).href

export function buildLandingJsonLd(path: string, name: string, tools: readonly ListedTool[]): object {
  return {
    '@graph': [
      {
        '@type': 'CollectionPage',
        name,
        url: toAbsoluteUrl(path),
        mainEntity: {
          '@type': 'ItemList',
          itemListElement: tools.map((tool, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: tool.copy.name,
            url: toAbsoluteUrl(tool.path),
          })),
        },
      },
      buildBreadcrumbJsonLd(path),
    ],
  }
}

export function buildSiteJsonLd(site: { name: string; description: string; language: string }): object {
  return {
    '@type': 'WebSite',
    name: site.name,
    url: toAbsoluteUrl('/'),
    description: site.description,
    inLanguage: site.language,
  }
}
