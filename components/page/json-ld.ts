import { crumbsOf } from '@/components/shell/crumbs'
import { siteUrl } from '@/lib/server/env/site-url'
import type { Tool } from '@/lib/tool/define'

/** A tool's page as schema.org has it: an application, its questions, and its place in the site. */
export function toolJsonLd({ path, copy }: Tool): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebApplication',
        name: copy.name,
        url: absolute(path),
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
      breadcrumbJsonLd(path),
    ],
  }
}

export function breadcrumbJsonLd(path: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbsOf(path).map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(href ?? path),
    })),
  }
}

function absolute(path: string): string {
  return new URL(path, siteUrl()).href
}

/** A landing page: what it lists, and its place in the site. */
export function landingJsonLd(path: string, name: string, tools: readonly Tool[]): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'CollectionPage',
        name,
        url: absolute(path),
        mainEntity: {
          '@type': 'ItemList',
          itemListElement: tools.map((tool, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: tool.copy.name,
            url: absolute(tool.path),
          })),
        },
      },
      breadcrumbJsonLd(path),
    ],
  }
}

/** The whole site. */
export function siteJsonLd(site: { name: string; description: string; language: string }): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.name,
    url: absolute('/'),
    description: site.description,
    inLanguage: site.language,
  }
}
