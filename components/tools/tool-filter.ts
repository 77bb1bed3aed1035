import type { ToolListGroup, ToolListItem } from './tool-list'

/** What the visitor asks for; empty for what they leave open. */
export type ToolFilter = { group: string; startingPoint: string; inBrowser: boolean }

export const noFilter: ToolFilter = { group: '', startingPoint: '', inBrowser: false }

/**
 * The groups with the tools that fit all of the filter; groups without any are left out. Where paths were `found`, the tools are
 * those, and the group of the best one comes first.
 */
export function filterGroups(
  groups: readonly ToolListGroup[],
  filter: ToolFilter,
  found: readonly string[] | null,
): ToolListGroup[] {
  const place = ({ path }: ToolListItem) => found?.indexOf(path) ?? 0
  const best = ({ tools }: ToolListGroup) => Math.min(...tools.map(place))
  return groups
    .filter(({ id }) => filter.group === '' || id === filter.group)
    .map((group) => ({
      ...group,
      tools: group.tools
        .filter((tool) => fits(tool, filter) && place(tool) >= 0)
        .sort((one, other) => place(one) - place(other)),
    }))
    .filter(({ tools }) => tools.length > 0)
    .sort((one, other) => best(one) - best(other))
}

function fits(tool: ToolListItem, filter: ToolFilter): boolean {
  if (filter.inBrowser && !tool.inBrowser) return false
  return filter.startingPoint === '' || tool.startingPoints.includes(filter.startingPoint)
}
