import type { z } from 'zod'

/** The item with the text in place of every text of its own, cut by half as often as the schema wants it shorter. */
export function hostileItem(schema: z.ZodType, item: unknown, text: string): unknown {
  let hostile = item
  for (const path of textPaths(item)) {
    for (let length = text.length; length > 0; length = Math.floor(length / 2)) {
      const next = replaced(hostile, path, text.slice(0, length))
      if (!schema.safeParse(next).success) continue
      hostile = next
      break
    }
  }
  return hostile
}

type Path = readonly (string | number)[]

function textPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return entries.flatMap(([key, inner]) => textPaths(inner, [...path, key]))
}

function replaced(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text
  if (Array.isArray(value)) return value.with(Number(key), replaced(value[Number(key)], rest, text))
  const record = value as Record<string, unknown>
  return { ...record, [key]: replaced(record[key], rest, text) }
}
