import 'server-only'
import { resolvePath } from '@/content/paths'
import { defaultRelatedPaths } from '@/content/site'
import { findToolByPath, findToolByType, groups, type RegisteredTool, tools } from '@/content/tools'

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
