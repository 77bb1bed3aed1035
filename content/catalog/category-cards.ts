import 'server-only'
import { platforms } from '@/content/pages/platforms'
import { resolveLinks } from '@/content/paths'
import { advertisedCounts, categories } from '@/content/site'
import { groups, platformGroups } from '@/content/tools'
import { formatToolsLabel } from './tool-count'
import { countToolsUnder } from './tool-lists'

export function getCategoryCards() {
  return resolveLinks(categories).map((category) => ({
    ...category,
    toolCountLabel: formatToolsLabel(countToolsUnder(category.path), category.advertisedCount),
    subpages: getSubpages(category.path),
  }))
}

/** Returns the groups under a category, or the tools if the category is itself a group. */
function getSubpages(categoryPath: string): { label: string; path: string }[] {
  const matchingGroup = groups.find(({ path }) => path === categoryPath)
  if (matchingGroup) return matchingGroup.tools.map(({ copy, path }) => ({ label: copy.name, path }))
  return groups.filter(({ path, tools }) => tools.length > 0 && path.startsWith(`${categoryPath}/`))
}

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
