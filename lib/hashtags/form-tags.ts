import type { Kind, Reading } from '@/lib/writer/reading/reading'
import type { TagPlatform } from '@/lib/writer/tags/niche-tags'

const forms: Partial<Record<Kind, string>> = {
  'how-to': 'howto',
  story: 'storytime',
  skit: 'pov',
  change: 'beforeandafter',
}

/** The tag that viewers know a kind of video by, where the kind is sure; X has no such tags. */
export function formTags({ kind, sure, language, line, niche }: Reading, platform: TagPlatform): string[] {
  const form = forms[kind]
  if (!sure || language !== 'en' || platform === 'x' || form === undefined) return []
  if (kind === 'story' && (platform !== 'tiktok' || niche !== null)) return []
  if (kind === 'how-to' && !/\bhow\b/i.test(line)) return []
  return [form]
}
