import type { ListedGroup, ListedTool } from './tool-list'

/** What the visitor asks for; empty for what they leave open. */
export type ToolFilter = { text: string; group: string; start: string; inBrowser: boolean }

export const noFilter: ToolFilter = { text: '', group: '', start: '', inBrowser: false }

/** The groups with the tools that fit all of the filter; groups without any are left out. */
export function filtered(groups: readonly ListedGroup[], filter: ToolFilter): ListedGroup[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean)
  return groups
    .filter(({ id }) => filter.group === '' || id === filter.group)
    .map((group) => ({
      ...group,
      tools: group.tools.filter((tool) => fits(tool, group.label, words, filter)),
    }))
    .filter(({ tools }) => tools.length > 0)
}

function fits(tool: ListedTool, label: string, words: readonly string[], filter: ToolFilter): boolean {
  if (filter.inBrowser && !tool.inBrowser) return false
  if (filter.start !== '' && !tool.starts.includes(filter.start)) return false
  const said = `${label} ${tool.name} ${tool.card} ${tool.words}`.toLowerCase()
  return words.every((word) => said.includes(word))
}
