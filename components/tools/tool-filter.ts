export type ToolListItem = {
  path: string
  name: string
  card: string
  /** Name in the icon sheet. */
  icon: string
  startingPoints: readonly string[]
  runsInBrowser: boolean
  /** Without a model of the site, only the visitor's own assistant can do the work. */
  needsModel: boolean
}

export type ToolListGroup = { id: string; label: string; path?: string; tools: readonly ToolListItem[] }

/** The visitor's filter; empty values mean no restriction. */
type ToolFilter = { group: string; startingPoint: string; mustRunInBrowser: boolean }

export const emptyFilter: ToolFilter = { group: '', startingPoint: '', mustRunInBrowser: false }

/** With `foundPaths`, returns only these tools and puts the group of the best match first. */
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
