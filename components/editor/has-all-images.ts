/** Whether every picture that a scene names is there, or is known to be lost: a file made before would have grey boxes. */
export function hasAllImages(
  ids: readonly string[],
  images: { has: (id: string) => boolean },
  missingIds: readonly string[],
): boolean {
  return ids.every((id) => images.has(id) || missingIds.includes(id))
}
