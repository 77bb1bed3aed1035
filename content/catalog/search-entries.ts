import type { SearchEntry } from '@/components/shell/search-engine'
import { searchSynonyms } from '@/content/curated/search-synonyms'
import { imageToolsPage } from '@/content/pages/image-tools'
import { platforms } from '@/content/pages/platforms'
import { textToolsPage } from '@/content/pages/text-tools'
import { resolveLinks } from '@/content/paths'
import { groups, platformGroups } from '@/content/tools'

const pages = [
  { path: '/tools', name: 'All Tools', card: 'Every tool on one page, with filters.', icon: 'search' },
  { path: '/saved', name: 'Saved', card: 'What you saved and made in this browser.', icon: 'bookmark' },
  ...platformGroups.map(({ id, path, label }) => ({
    path,
    name: `${label} Tools`,
    card: platforms[id].card,
    icon: platforms[id].icon,
  })),
  ...[imageToolsPage, textToolsPage].map(({ path, heading, icon, intro }) => ({
    path,
    name: heading,
    card: intro,
    icon,
  })),
  {
    path: '/privacy',
    name: 'Privacy Policy',
    card: 'What stays with you and what we handle.',
    icon: 'file-text',
  },
  { path: '/terms', name: 'Terms of Service', card: 'What you may do with the tools.', icon: 'file-text' },
  {
    path: '/contact',
    name: 'Contact',
    card: 'Questions, faults, takedown requests.',
    icon: 'message-square-text',
  },
  { path: '/about', name: 'About', card: 'Who writes the results, and how.', icon: 'hammer' },
]

/** Returns the search data of every tool and page: tools in platform order, then pages. */
export function getSearchEntries(): SearchEntry[] {
  const tools = groups.flatMap((group) =>
    group.tools.map(({ type, path, icon, copy }) => ({
      path,
      name: copy.name,
      card: copy.card,
      icon,
      group: { id: group.id, label: group.label },
      words: [...copy.keywords, ...(searchSynonyms[type] ?? [])],
    })),
  )
  return [
    ...tools,
    ...resolveLinks(pages).map((page) => ({
      ...page,
      group: { id: null, label: 'Pages' },
      words: searchSynonyms[page.path] ?? [],
    })),
  ]
}
