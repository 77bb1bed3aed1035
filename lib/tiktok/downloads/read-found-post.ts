import { isRecord } from '@/lib/is-record'
import type { FoundPost } from './found-post'

const lists = ['videos', 'pictures', 'sounds'] as const

/** A part of the server's reply as a found post; null for anything else. Its files must be this site's own. */
export function readFoundPost(value: unknown): FoundPost | null {
  if (!isRecord(value) || !isRecord(value.author)) return null
  const areTexts = [value.url, value.caption, value.zipName].every((text) => typeof text === 'string')
  const isOnTheWeb = String(value.url).startsWith('https://')
  const areFiles = lists.every((list) => Array.isArray(value[list]) && value[list].every(isFile))
  const isKind = value.kind === 'video' || value.kind === 'photos'
  return areTexts && isOnTheWeb && areFiles && isKind ? (value as FoundPost) : null
}

const isFile = (file: unknown) =>
  isRecord(file) &&
  typeof file.label === 'string' &&
  typeof file.name === 'string' &&
  typeof file.path === 'string' &&
  file.path.startsWith('/api/media/')
