import 'server-only'
import type { GroupId, PlatformId, Tool } from '@/lib/tool/define'
import { imageTools } from './image'
import { instagramTools } from './instagram'
import { textTools } from './text'
import { tiktokTools } from './tiktok'
import { twitterTools } from './twitter'
import { youtubeTools } from './youtube'

export type Group = {
  id: GroupId
  label: string
  /** The group's landing page. */
  path: `/${string}`
  /** In display order. */
  tools: readonly Tool[]
}

export type PlatformGroup = Group & { id: PlatformId }

/** The groups of the social media tools. */
export const platformGroups: readonly PlatformGroup[] = [
  { id: 'tiktok', label: 'TikTok', path: '/social-media-tools/tiktok', tools: tiktokTools },
  { id: 'youtube', label: 'YouTube', path: '/social-media-tools/youtube', tools: youtubeTools },
  { id: 'instagram', label: 'Instagram', path: '/social-media-tools/instagram', tools: instagramTools },
  { id: 'twitter', label: 'Twitter', path: '/social-media-tools/twitter', tools: twitterTools },
]

export const groups: readonly Group[] = [
  ...platformGroups,
  { id: 'image', label: 'Images', path: '/image-tools', tools: imageTools },
  { id: 'text', label: 'Text', path: '/text-tools', tools: textTools },
]

export const tools: readonly Tool[] = groups.flatMap((group) => group.tools)

const byType = new Map(tools.map((tool) => [tool.type, tool]))
const byPath = new Map<string, Tool>(tools.map((tool) => [tool.path, tool]))

export function toolByType(type: string): Tool | undefined {
  return byType.get(type)
}

/** By canonical path; aliases redirect before a page is asked for. */
export function toolByPath(path: string): Tool | undefined {
  return byPath.get(path)
}

export function groupOf(tool: Tool): Group | undefined {
  return groups.find((group) => group.tools.includes(tool))
}
