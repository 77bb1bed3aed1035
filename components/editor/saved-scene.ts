import { isRecord } from '@/lib/core/is-record'
import type { EditorTool } from './editor-tool'
import { addStep, createHistory, type History } from './history'

/** Stored state of an editor: its scene, and the scene that a link replaced, for an undo after a reload. */
export type SavedScene<Scene> = { version: 1; scene: Scene; before: Scene | null }

export function readSavedScene<Scene>(
  storedValue: unknown,
  parse: EditorTool<Scene>['parse'],
): SavedScene<Scene> | null {
  const scene = isRecord(storedValue) && storedValue.version === 1 ? parse(storedValue.scene) : null
  return scene === null || !isRecord(storedValue) ? null : { version: 1, scene, before: parse(storedValue.before) }
}

/** Creates the history from the stored scene and the scene of a link. */
export function createInitialHistory<Scene>(
  savedScene: SavedScene<Scene> | null,
  linkedScene: Scene | null,
  initialScene: Scene,
  now: number,
): History<Scene> {
  const scene = savedScene?.scene ?? initialScene
  const history = savedScene?.before
    ? addStep(createHistory(savedScene.before), scene, { changedAt: now })
    : createHistory(scene)
  return linkedScene === null ? history : addStep(history, linkedScene, { changedAt: now })
}

/** Key of a step that another tab made. */
export const OTHER_TAB_KEY = 'another tab'

/** Applies the scene that another tab has stored. All changes of that tab form one step, which can be undone. */
export function applyOtherTabScene<Scene>(
  history: History<Scene>,
  savedScene: SavedScene<Scene>,
  now: number,
): History<Scene> {
  return addStep(history, savedScene.scene, { key: OTHER_TAB_KEY, changedAt: now, isGesture: true })
}

export const listFileIds = <Scene>(
  { listImageIds, listExtraFileIds }: Pick<EditorTool<Scene>, 'listImageIds' | 'listExtraFileIds'>,
  scenes: readonly Scene[],
) => scenes.flatMap((scene) => [...listImageIds(scene), ...(listExtraFileIds?.(scene) ?? [])])
