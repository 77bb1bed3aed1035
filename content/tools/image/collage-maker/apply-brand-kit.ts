import type { BrandKit } from '@/components/brand-kit/brand-kit'
import type { Editor } from '@/components/editor/editor'
import { type CollageScene, MAX_LABEL_LENGTH } from './scene'

export async function applyBrandKit({ change }: Editor<CollageScene>, kit: BrandKit) {
  if (kit.colors.length === 0 && !kit.handle) return { missing: 'colors or handle' }
  change((scene) => brandScene(scene, kit))
  return { undo: null }
}

/** The first color fills the gaps. The handle labels the last cell that has no label of another kind. */
export function brandScene(scene: CollageScene, { colors: [ground = scene.ground], handle }: BrandKit): CollageScene {
  const cellIndex = handle ? scene.cells.findLastIndex(({ label }) => label === '' || label.startsWith('@')) : -1
  const label = handle.slice(0, MAX_LABEL_LENGTH)
  const cells = scene.cells.map((cell, index) => (index === cellIndex ? { ...cell, label } : cell))
  return { ...scene, ground, cells }
}
