export type ToolListItem = {
  path: string
  name: string
  card: string
  /** A name on the sheet of icons. */
  icon: string
  /** What it starts from. */
  startingPoints: readonly string[]
  /** Works without a server. */
  runsInBrowser: boolean
}

export type ToolListGroup = {
  id: string
  label: string
  /** Of the group's own page, where it has one. */
  path?: string
  tools: readonly ToolListItem[]
}

/** What the visitor asks for; empty for what they leave open. */
export type ToolFilter = { group: string; startingPoint: string; mustRunInBrowser: boolean }

export const emptyFilter: ToolFilter = { group: '', startingPoint: '', mustRunInBrowser: false }

/**
 * The groups with the tools that fit all of the filter; groups without any are left out. With `foundPaths` the tools
 * are those, and the group of the best one comes first.
 */
export function filterGroups(
  groups: readonly ToolListGroup[],
  filter: ToolFilter,
  foundPaths: readonly string[] | null,
): ToolListGroup[] {
  const getRank = ({ path }: ToolListItem) => foundPaths?.indexOf(path) ?? 0
  const getBestRank = ({ tools }: ToolListGroup) => Math.min(...tools.map(getRank))
  return groups
    .filter(({ id }) => filter.group === '' || id === filter.group)
    .map((group) => ({
      ...group,
      tools: group.tools
        .filter((tool) => matchesFilter(tool, filter) && getRank(tool) >= 0)
        .sort((one, other) => getRank(one) - getRank(other)),
    }))
    .filter(({ tools }) => tools.length > 0)
    .sort((one, other) => getBestRank(one) - getBestRank(other))
}

function matchesFilter(tool: ToolListItem, filter: ToolFilter): boolean {
  if (filter.mustRunInBrowser && !tool.runsInBrowser) return false
  return filter.startingPoint === '' || tool.startingPoints.includes(filter.startingPoint)
}
