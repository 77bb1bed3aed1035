import { isRecord } from '@/lib/core/is-record'
import type { EditorTool } from './editor-tool'
import { begun, changed, type History } from './history'

/** What the browser keeps of an editor: its scene, and the one that a link has taken the place of, for an undo after a reload. */
export type KeptScene<Scene> = { version: 1; scene: Scene; before: Scene | null }

export function readKept<Scene>(stored: unknown, parse: EditorTool<Scene>['parse']): KeptScene<Scene> | null {
  const scene = isRecord(stored) && stored.version === 1 ? parse(stored.scene) : null
  return scene === null || !isRecord(stored) ? null : { version: 1, scene, before: parse(stored.before) }
}

/** The steps that an editor opens with: what was kept, and what a link brings upon it. */
export function openedWith<Scene>(
  kept: KeptScene<Scene> | null,
  linked: Scene | null,
  initial: Scene,
  at: number,
): History<Scene> {
  const scene = kept?.scene ?? initial
  const history = kept?.before ? changed(begun(kept.before), scene, { at }) : begun(scene)
  return linked === null ? history : changed(history, linked, { at })
}

/** What a step is known by that another tab has made. */
export const ELSEWHERE = 'another tab'

/** The steps once another tab has kept its scene: that comes as one step, however many changes it is, and can be undone. */
export function takenOver<Scene>(
  history: History<Scene>,
  kept: KeptScene<Scene>,
  at: number,
): History<Scene> {
  return changed(history, kept.scene, { key: ELSEWHERE, at, gesture: true })
}

/** All that must stay in the browser's database for these scenes. */
export const filesOf = <Scene>(
  { pictureIds, fileIds }: Pick<EditorTool<Scene>, 'pictureIds' | 'fileIds'>,
  scenes: readonly Scene[],
) => scenes.flatMap((scene) => [...pictureIds(scene), ...(fileIds?.(scene) ?? [])])
