import type { z } from 'zod'

/** Returns the item with all its texts replaced by the text, which is halved until the schema accepts its length. */
export function createHostileItem(schema: z.ZodType, item: unknown, text: string): unknown {
  let hostile = item
  for (const path of findTextPaths(item)) {
    for (let length = text.length; length > 0; length = Math.floor(length / 2)) {
      const next = replaceAtPath(hostile, path, text.slice(0, length))
      if (!schema.safeParse(next).success) continue
      hostile = next
      break
    }
  }
  return hostile
}

type Path = readonly (string | number)[]

function findTextPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return entries.flatMap(([key, inner]) => findTextPaths(inner, [...path, key]))
}

function replaceAtPath(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text
  if (Array.isArray(value)) return value.with(Number(key), replaceAtPath(value[Number(key)], rest, text))
  const record = value as Record<string, unknown>
  return { ...record, [key]: replaceAtPath(record[key], rest, text) }
}
