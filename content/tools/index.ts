import 'server-only'
import type { GroupId, ListedTool, PlatformId, Tool } from '@/lib/tool/tool'
import { imageTools } from './image'
import { instagramTools } from './instagram'
import { textTools } from './text'
import { tiktokTools } from './tiktok'
import { twitterTools } from './twitter'
import { youtubeTools } from './youtube'

export type RegisteredTool = Tool & ListedTool

type ToolGroup = {
  id: GroupId
  label: string
  path: `/${string}`
  /** In display order. */
  tools: readonly RegisteredTool[]
}

export type PlatformGroup = ToolGroup & { id: PlatformId }

export const platformGroups: readonly PlatformGroup[] = [
  createGroup('tiktok', 'TikTok', '/social-media-tools/tiktok', tiktokTools),
  createGroup('youtube', 'YouTube', '/social-media-tools/youtube', youtubeTools),
  createGroup('instagram', 'Instagram', '/social-media-tools/instagram', instagramTools),
  createGroup('twitter', 'Twitter', '/social-media-tools/twitter', twitterTools),
]

export const groups: readonly ToolGroup[] = [
  ...platformGroups,
  createGroup('image', 'Image', '/image-tools', imageTools),
  createGroup('text', 'Text', '/text-tools', textTools),
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

type AnyTool =
  | (typeof tiktokTools)[number]
  | (typeof youtubeTools)[number]
  | (typeof instagramTools)[number]
  | (typeof twitterTools)[number]
  | (typeof imageTools)[number]
  | (typeof textTools)[number]

/** The types of all tools of a kind, so that `views.tsx` must provide code for each. */
export type ToolType<Kind extends Tool['kind']> = Extract<AnyTool, { kind: Kind }>['type']

function createGroup<Id extends GroupId>(id: Id, label: string, path: `/${string}`, groupTools: readonly Tool[]) {
  return { id, label, path, tools: groupTools.map((tool) => ({ ...tool, group: id })) }
}
