import { isRecord } from '@/lib/core/is-record'
import type { EditorTool } from './editor-tool'
import { addStep, createHistory, type History } from './history'

/** What the browser keeps of an editor: its scene, and the one that a link has taken the place of, for an undo after a reload. */
export type SavedScene<Scene> = { version: 1; scene: Scene; before: Scene | null }

export function readSavedScene<Scene>(
  storedValue: unknown,
  parse: EditorTool<Scene>['parse'],
): SavedScene<Scene> | null {
  const scene = isRecord(storedValue) && storedValue.version === 1 ? parse(storedValue.scene) : null
  return scene === null || !isRecord(storedValue) ? null : { version: 1, scene, before: parse(storedValue.before) }
}

/** The steps that an editor opens with: what was kept, and what a link brings upon it. */
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

/** What a step is known by that another tab has made. */
export const OTHER_TAB_KEY = 'another tab'

/** The steps once another tab has kept its scene: that comes as one step, however many changes it is, and can be undone. */
export function applyOtherTabScene<Scene>(
  history: History<Scene>,
  savedScene: SavedScene<Scene>,
  now: number,
): History<Scene> {
  return addStep(history, savedScene.scene, { key: OTHER_TAB_KEY, changedAt: now, isGesture: true })
}

/** All that must stay in the browser's database for these scenes. */
export const listFileIds = <Scene>(
  { listImageIds, listExtraFileIds }: Pick<EditorTool<Scene>, 'listImageIds' | 'listExtraFileIds'>,
  scenes: readonly Scene[],
) => scenes.flatMap((scene) => [...listImageIds(scene), ...(listExtraFileIds?.(scene) ?? [])])
