/** Whether every picture that a scene names is there, or is known to be lost: a file made before would have grey boxes. */
export function hasAllImages(
  ids: readonly string[],
  pictures: { has: (id: string) => boolean },
  lost: readonly string[],
): boolean {
  return ids.every((id) => pictures.has(id) || lost.includes(id))
}
