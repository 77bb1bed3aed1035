import 'server-only'
import type { ListedGroup, ListedTool } from '@/components/tools/tool-list'
import { textCategories, textCategoryOf } from './text-categories'
import { runsInBrowser, startsOf } from './tool-starts'
import { groups, type RegisteredTool } from './tools'

/** Every tool below its group, with what the filters of `/tools` ask of it. */
export function listedGroups(): ListedGroup[] {
  return groups.map(({ id, label, path, tools }) => ({ id, label, path, tools: tools.map(listed) }))
}

/** The text tools below what they are for. */
export function listedTextTools(): ListedGroup[] {
  const textTools = groups.flatMap(({ id, tools }) => (id === 'text' ? tools : []))
  return Object.entries(textCategories).map(([id, label]) => ({
    id,
    label,
    tools: textTools.filter(({ type }) => textCategoryOf[type] === id).map(listed),
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
