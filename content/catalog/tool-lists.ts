import 'server-only'
import type { ToolListGroup, ToolListItem } from '@/components/tools/tool-filter'
import { categoryByType, getStartingPoints, runsInBrowser, toolCategories } from '@/content/curated/tool-filters'
import { platforms } from '@/content/pages/platforms'
import { resolveLinks, resolvePath } from '@/content/paths'
import { advertisedCounts, categories, defaultRelatedPaths } from '@/content/site'
import { findToolByPath, findToolByType, groups, platformGroups, type RegisteredTool, tools } from '@/content/tools'

/** Returns the tools at the given paths and omits paths without a page. */
export function getToolsByPaths(paths: readonly string[]): RegisteredTool[] {
  return paths.flatMap((path) => findToolByPath(resolvePath(path) ?? '') ?? [])
}

/** Returns four suggested tools: the tool's own list, or the defaults. */
export function getRelatedTools(tool: RegisteredTool): RegisteredTool[] {
  const declaredTools = tool.relatedToolTypes.flatMap((type) => findToolByType(type) ?? [])
  const relatedTools = declaredTools.length > 0 ? declaredTools : getToolsByPaths(defaultRelatedPaths)
  return relatedTools.filter((other) => other.type !== tool.type).slice(0, 4)
}

export function countToolsUnder(path: string): number {
  if (path === '/') return tools.length
  return groups
    .filter((group) => group.path === path || group.path.startsWith(`${path}/`))
    .reduce((sum, group) => sum + group.tools.length, 0)
}

/**
 * Formats a tool count. Returns the advertised count once the registry has that many tools, with "+" if there are more.
 * Until then, returns the actual count.
 */
export function formatToolCount(actualCount: number, advertisedCount: number): string {
  if (actualCount < advertisedCount) return String(actualCount)
  return actualCount === advertisedCount ? String(advertisedCount) : `${advertisedCount}+`
}

/** Formats the count for a card: "1 tool", "25+ tools". */
function formatToolsLabel(actualCount: number, advertisedCount: number): string {
  const count = formatToolCount(actualCount, advertisedCount)
  return count === '1' ? '1 tool' : `${count} tools`
}

/** Formats the count for a badge: "1 Free Tool", "25+ Free Tools". */
export function formatFreeToolsLabel(actualCount: number, advertisedCount: number): string {
  const count = formatToolCount(actualCount, advertisedCount)
  return count === '1' ? '1 Free Tool' : `${count} Free Tools`
}

export function getToolGroups(): ToolListGroup[] {
  return groups.map(({ id, label, path, tools }) => ({ id, label, path, tools: tools.map(toToolListItem) }))
}

/** Returns the tools of a group without platforms, by purpose. */
export function getToolsByCategory(groupId: keyof typeof toolCategories): ToolListGroup[] {
  const groupTools = groups.flatMap(({ id, tools }) => (id === groupId ? tools : []))
  const categoryIdByToolType: Readonly<Record<string, string>> = categoryByType[groupId]
  return Object.entries(toolCategories[groupId]).map(([id, label]) => ({
    id,
    label,
    tools: groupTools.filter(({ type }) => categoryIdByToolType[type] === id).map(toToolListItem),
  }))
}

function toToolListItem(tool: RegisteredTool): ToolListItem {
  return {
    path: tool.path,
    name: tool.copy.name,
    card: tool.copy.card,
    icon: tool.icon,
    startingPoints: getStartingPoints(tool),
    runsInBrowser: runsInBrowser(tool),
  }
}

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
