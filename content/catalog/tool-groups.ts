import 'server-only'
import type { ToolListGroup, ToolListItem } from '@/components/tools/tool-filter'
import { getStartingPoints, runsInBrowser } from '@/content/curated/starting-points'
import { categoryByType, toolCategories } from '@/content/curated/tool-categories'
import { groups, type RegisteredTool } from '@/content/tools'

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
