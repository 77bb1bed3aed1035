import 'server-only'
import type { GroupId, ListedTool, PlatformId, Tool, ToolCopy } from '@/lib/tool/tool'
import { fillCopy } from './fill-copy'
import { toolsByGroup } from './registry.gen'

export type RegisteredTool = Tool & ListedTool

/** The definitions of all tools, with their own types and fields. */
export type AnyTool = (typeof toolsByGroup)[GroupId][number]

type ToolGroup = {
  id: GroupId
  label: string
  path: `/${string}`
  /** In display order. */
  tools: readonly RegisteredTool[]
}

export type PlatformGroup = ToolGroup & { id: PlatformId }

export const platformGroups: readonly PlatformGroup[] = [
  createGroup('tiktok', 'TikTok', '/social-media-tools/tiktok'),
  createGroup('youtube', 'YouTube', '/social-media-tools/youtube'),
  createGroup('instagram', 'Instagram', '/social-media-tools/instagram'),
  createGroup('twitter', 'Twitter', '/social-media-tools/twitter'),
]

export const groups: readonly ToolGroup[] = [
  ...platformGroups,
  createGroup('image', 'Image', '/image-tools'),
  createGroup('text', 'Text', '/text-tools'),
]

export const tools: readonly RegisteredTool[] = groups.flatMap((group) => group.tools)

const toolsByType = new Map(tools.map((tool) => [tool.type, tool]))
const toolsByPath = new Map<string, RegisteredTool>(tools.map((tool) => [tool.path, tool]))

export function findToolByType(type: string): RegisteredTool | undefined {
  return toolsByType.get(type)
}

/** Finds a tool by canonical path; aliases redirect before this lookup. */
export function findToolByPath(path: string): RegisteredTool | undefined {
  return toolsByPath.get(path)
}

function createGroup<Id extends GroupId>(id: Id, label: string, path: `/${string}`) {
  const groupTools: readonly (Tool & { copy: ToolCopy })[] = toolsByGroup[id]
  const addGroup = ({ sources = [], ...tool }: (typeof groupTools)[number]): RegisteredTool => {
    const copy = fillCopy(tool)
    const copyWithSources = { ...copy, sources: [...sources, ...copy.sources] }
    return { path: `${path}/${tool.type}`, ...tool, copy: copyWithSources, group: id }
  }
  return { id, label, path, tools: groupTools.map(addGroup) }
}
