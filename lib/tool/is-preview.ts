import { isRecord } from '@/lib/is-record'
import type { Preview } from './card'

const optional = {
  'tiktok-caption': [],
  'instagram-caption': [],
  'youtube-title': ['overlay', 'scene'],
  'x-post': ['position'],
  profile: ['name', 'handle'],
} as const satisfies Record<Preview['kind'], readonly string[]>

const platforms: readonly unknown[] = ['tiktok', 'instagram', 'x']

/** Whether a value from storage or the network is a preview that this version of the site can draw. */
export function isPreview(value: unknown): value is Preview {
  if (!isRecord(value) || typeof value.text !== 'string' || !isKind(value.kind)) return false
  if (value.kind === 'profile' && !platforms.includes(value.platform)) return false
  return optional[value.kind].every((name) => value[name] === undefined || typeof value[name] === 'string')
}

function isKind(value: unknown): value is Preview['kind'] {
  return typeof value === 'string' && Object.hasOwn(optional, value)
}
