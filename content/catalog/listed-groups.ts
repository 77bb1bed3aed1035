import 'server-only'
import type { ListedGroup, ListedTool } from '@/components/tools/tool-list'
import { categoryOf, toolCategories } from '@/content/curated/tool-categories'
import { runsInBrowser, startsOf } from '@/content/curated/tool-starts'
import { groups, type RegisteredTool } from '@/content/tools'

/** Every tool below its group, with what the filters of `/tools` ask of it. */
export function listedGroups(): ListedGroup[] {
  return groups.map(({ id, label, path, tools }) => ({ id, label, path, tools: tools.map(listed) }))
}

/** The tools of a group without platforms below what they are for. */
export function listedByCategory(group: keyof typeof toolCategories): ListedGroup[] {
  const own = groups.flatMap(({ id, tools }) => (id === group ? tools : []))
  const categories: Readonly<Record<string, string>> = categoryOf[group]
  return Object.entries(toolCategories[group]).map(([id, label]) => ({
    id,
    label,
    tools: own.filter(({ type }) => categories[type] === id).map(listed),
  }))
}

function listed(tool: RegisteredTool): ListedTool {
  return {
    path: tool.path,
    name: tool.copy.name,
    card: tool.copy.card,
    icon: tool.icon,
    starts: startsOf(tool),
    inBrowser: runsInBrowser(tool),
  }
}
