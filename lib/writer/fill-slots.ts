export type Slots = Readonly<Record<string, string | undefined>>

/** Replaces slots such as {topic} by their texts; null if one of them is empty. */
export function fillSlots(text: string, slots: Slots): string | null {
  const isComplete = [...text.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => slots[name])
  return isComplete ? text.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '') : null
}
