import 'server-only'
import type { SearchEntry } from '@/components/shell/search-engine'
import type { ToolListGroup, ToolListItem } from '@/components/tools/tool-filter'
import { needsModel } from '@/components/ui/needs-model'
import { imageToolsPage, textToolsPage } from '@/content/pages/group-pages'
import { platforms } from '@/content/pages/platforms'
import { textPages } from '@/content/pages/text-pages'
import { resolveLinks, resolvePath } from '@/content/paths'
import { advertisedCounts, categories, defaultRelatedPaths, footerLinks, shortcuts } from '@/content/site'
import { findToolByPath, findToolByType, groups, platformGroups, type RegisteredTool, tools } from '@/content/tools'
import type { GroupId, StartingPoint } from '@/lib/tool/tool'

/** Purposes of tools without a platform, in display order. Group pages use them as headings and filters. */
const toolCategories = {
  image: { size: 'Resize and compress', design: 'Design', ai: 'AI', utility: 'Utilities' },
  text: { fix: 'Fix', count: 'Count', format: 'Format', write: 'Write', creator: 'Creator utilities' },
} as const satisfies Record<string, Partial<Record<NonNullable<RegisteredTool['category']>, string>>>

export const startingPoints = {
  line: 'An idea',
  text: 'A draft',
  link: 'A TikTok link',
  file: 'A photo, video or audio',
  numbers: 'My stats',
} as const satisfies Record<StartingPoint, string>

const defaultStartingPoints = {
  prompt: ['line'],
  server: ['line'],
  text: ['text'],
  files: ['file'],
  widget: ['numbers'],
} as const satisfies Record<RegisteredTool['kind'], readonly StartingPoint[]>

export const getStartingPoints = ({ startingPoints, kind }: RegisteredTool): readonly StartingPoint[] =>
  startingPoints ?? defaultStartingPoints[kind]

export const runsInBrowser = ({ kind }: RegisteredTool): boolean =>
  kind === 'text' || kind === 'files' || kind === 'widget'

export function getToolsByPaths(paths: readonly string[]): RegisteredTool[] {
  return paths.flatMap((path) => findToolByPath(resolvePath(path) ?? '') ?? [])
}

const RELATED_COUNT = 4
/** At least so many related tools are of the tool's own group, if it has them. */
const MIN_RELATED_IN_GROUP = 3

/** Returns the tool's own list, or the defaults, led by tools of its group; others of its group complete it. */
export function getRelatedTools(tool: RegisteredTool): RegisteredTool[] {
  const declaredTools = tool.relatedToolTypes.flatMap((type) => findToolByType(type) ?? [])
  const defaultTools = getToolsByPaths(defaultRelatedPaths).filter(({ type }) => type !== tool.type)
  const listedTools = declaredTools.length > 0 ? declaredTools : defaultTools
  const isInGroup = ({ group }: RegisteredTool) => group === tool.group
  const listedInGroup = listedTools.filter(isInGroup)
  const isSameCategory = ({ category }: RegisteredTool) => Number(category === tool.category)
  const otherTools = tools
    .filter((other) => isInGroup(other) && other.type !== tool.type)
    .sort((one, other) => isSameCategory(other) - isSameCategory(one))
  const groupTools = [...new Set([...listedInGroup, ...otherTools])]
  const groupCount = Math.max(MIN_RELATED_IN_GROUP, listedInGroup.length)
  return [...new Set([...groupTools.slice(0, groupCount), ...listedTools, ...groupTools])].slice(0, RELATED_COUNT)
}

export function countToolsUnder(path: string): number {
  return groups
    .filter((group) => group.path === path || group.path.startsWith(`${path}/`))
    .reduce((sum, group) => sum + group.tools.length, 0)
}

/** The advertised count once the registry has that many tools, with "+" if there are more; until then, the actual. */
export function formatToolCount(actualCount: number, advertisedCount: number): string {
  if (actualCount < advertisedCount) return String(actualCount)
  return actualCount === advertisedCount ? String(advertisedCount) : `${advertisedCount}+`
}

export function formatGroupCount(groupId: GroupId): string {
  const groupTools = tools.filter(({ group }) => group === groupId)
  return formatToolCount(groupTools.length, advertisedCounts.groups[groupId])
}

export function getToolGroups(): ToolListGroup[] {
  return groups.map(({ id, label, path, tools }) => ({ id, label, path, tools: toToolListItems(tools) }))
}

export function getToolsByCategory(groupId: keyof typeof toolCategories): ToolListGroup[] {
  const groupTools = groups.flatMap(({ id, tools }) => (id === groupId ? tools : []))
  return Object.entries(toolCategories[groupId]).map(([id, label]) => ({
    id,
    label,
    tools: toToolListItems(groupTools.filter(({ category }) => category === id)),
  }))
}

/** Tools that need a model come last. */
const toToolListItems = (listedTools: readonly RegisteredTool[]) =>
  listedTools.map(toToolListItem).sort((one, other) => Number(one.needsModel) - Number(other.needsModel))

function toToolListItem(tool: RegisteredTool): ToolListItem {
  return {
    path: tool.path,
    name: tool.copy.name,
    card: tool.copy.card,
    icon: tool.icon,
    startingPoints: getStartingPoints(tool),
    runsInBrowser: runsInBrowser(tool),
    needsModel: needsModel(tool),
  }
}

export function getCategoryCards() {
  return resolveLinks(categories).map((category) => ({
    ...category,
    toolCountLabel: `${formatToolCount(countToolsUnder(category.path), category.advertisedCount)} tools`,
    tools: getToolsByPaths(category.toolPaths),
  }))
}

export const getShortcuts = () =>
  shortcuts.flatMap(({ label, path }) => getToolsByPaths([path]).map((tool) => ({ label, tool })))

export function getPlatformCards() {
  return platformGroups.map(({ id, label, path }) => ({
    tool: { group: id, path, icon: platforms[id].icon, copy: { name: label, card: platforms[id].card } },
    toolCountLabel: `${formatGroupCount(id)} tools`,
  }))
}

const FOOTER_COLUMN_LENGTH = 4

export function getFooterGroups() {
  const toSlug = (words: string) => words.toLowerCase().replaceAll(' ', '-')
  const platformColumns = Object.entries(footerLinks).map(([platform, labels]) => ({
    label: platform,
    links: resolveLinks(
      labels.map((label) => ({ label, path: `/social-media-tools/${toSlug(platform)}/${toSlug(label)}` })),
    ),
  }))
  const otherColumns = categories.slice(1).map(({ title, toolPaths }) => ({
    label: title,
    links: getToolsByPaths(toolPaths)
      .slice(0, FOOTER_COLUMN_LENGTH)
      .map(({ copy, path }) => ({ label: copy.name, path })),
  }))
  return [...platformColumns, ...otherColumns]
}

const platformWords = {
  tiktok: 'tiktok',
  youtube: 'youtube, yt',
  instagram: 'instagram, insta, ig',
  twitter: 'twitter, x',
}

const searchPages: readonly { path: string; name: string; card: string; icon: string; searchWords: string }[] = [
  {
    path: '/tools',
    name: 'All Tools',
    card: 'Every tool on one page, with filters.',
    icon: 'search',
    searchWords: 'all, everything, list, browse, overview, index',
  },
  {
    path: '/saved',
    name: 'Saved',
    card: 'Your brand kit, saved results and history in this browser.',
    icon: 'bookmark',
    searchWords: 'favourites, favorites, bookmarks, history, board, my results, brand kit',
  },
  ...platformGroups.map(({ id, path, label }) => ({
    path,
    name: `${label} Tools`,
    card: platforms[id].card,
    icon: platforms[id].icon,
    searchWords: platformWords[id],
  })),
  ...[
    { ...imageToolsPage, searchWords: 'image, images, photo tools, pictures' },
    { ...textToolsPage, searchWords: 'text, text utilities' },
  ].map(({ path, heading, icon, intro, searchWords }) => ({ path, name: heading, card: intro, icon, searchWords })),
  ...textPages.map(({ path, heading, description, searchWords }) => ({
    path,
    name: heading,
    card: description,
    icon: 'file-text',
    searchWords,
  })),
]

const splitWords = (searchWords?: string) => searchWords?.split(', ') ?? []

export function getSearchEntries(): SearchEntry[] {
  const toolEntries = groups.flatMap(({ id, label, tools }) =>
    tools.map(({ path, icon, copy, searchWords }) => ({
      path,
      name: copy.name,
      card: copy.card,
      icon,
      group: { id, label },
      words: [...copy.keywords, ...splitWords(searchWords)],
    })),
  )
  const pageEntries = resolveLinks(searchPages).map(({ searchWords, ...page }) => ({
    ...page,
    group: { id: null, label: 'Pages' },
    words: splitWords(searchWords),
  }))
  return [...toolEntries, ...pageEntries]
}
