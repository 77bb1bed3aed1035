import 'server-only'
import { resolvePath } from '@/content/paths'
import { defaultRelatedPaths } from '@/content/site'
import { findToolByPath, findToolByType, groups, type RegisteredTool, tools } from '@/content/tools'

/** The tools behind a list of paths, leaving out those that have no page. */
export function getToolsByPaths(paths: readonly string[]): RegisteredTool[] {
  return paths.flatMap((path) => findToolByPath(resolvePath(path) ?? '') ?? [])
}

/** Four tools to go on with: the tool's own choice, else the usual ones. */
export function getRelatedTools(tool: RegisteredTool): RegisteredTool[] {
  const declaredTools = tool.relatedToolTypes.flatMap((type) => findToolByType(type) ?? [])
  const relatedTools = declaredTools.length > 0 ? declaredTools : getToolsByPaths(defaultRelatedPaths)
  return relatedTools.filter((other) => other.type !== tool.type).slice(0, 4)
}

/** How many tools stand behind a category's or a platform's landing page. */
export function countToolsUnder(path: string): number {
  if (path === '/') return tools.length
  return groups
    .filter((group) => group.path === path || group.path.startsWith(`${path}/`))
    .reduce((sum, group) => sum + group.tools.length, 0)
}
