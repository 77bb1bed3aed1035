import 'server-only'
import { platforms } from '@/content/pages/platforms'
import { resolveLinks } from '@/content/paths'
import { advertisedCounts, categories } from '@/content/site'
import { groups, platformGroups } from '@/content/tools'
import { formatToolsLabel } from './tool-count'
import { countToolsUnder } from './tool-lists'

/** The categories whose page works, each with the number of its tools and the pages below it. */
export function getCategoryCards() {
  return resolveLinks(categories).map((category) => ({
    ...category,
    toolCountLabel: formatToolsLabel(countToolsUnder(category.path), category.advertisedCount),
    subpages: getSubpages(category.path),
  }))
}

/** The groups below a category; the tools of one that is a group itself. */
function getSubpages(categoryPath: string): { label: string; path: string }[] {
  const matchingGroup = groups.find(({ path }) => path === categoryPath)
  if (matchingGroup) return matchingGroup.tools.map(({ copy, path }) => ({ label: copy.name, path }))
  return groups.filter(({ path, tools }) => tools.length > 0 && path.startsWith(`${categoryPath}/`))
}

/** The platforms that have a tool, as cards. */
export function getPlatformCards() {
  return platformGroups
    .filter((group) => group.tools.length > 0)
    .map(({ id, label, path, tools }) => ({
      group: id,
      title: label,
      path,
      icon: platforms[id].icon,
      description: platforms[id].card,
      toolCountLabel: formatToolsLabel(tools.length, advertisedCounts.platforms[id]),
    }))
}
