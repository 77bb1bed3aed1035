import { isRecord } from '@/lib/core/is-record'
import type { EditorTool } from './editor'

export type History<Scene> = {
  scene: Scene
  past: readonly Scene[]
  future: readonly Scene[]
  /** Key and time of the last change. A change with the same key soon after merges into the same step. */
  lastChange: { key: string; changedAt: number } | null
}

type Step = { key?: string | undefined; changedAt: number; isGesture?: boolean | undefined }

export const MAX_STEPS = 100

const MERGE_WINDOW_MS = 1000

export const createHistory = <Scene>(scene: Scene): History<Scene> => ({
  scene,
  past: [],
  future: [],
  lastChange: null,
})

/** A change that returns the same scene adds no step. With `isGesture`, it always merges into the previous step. */
export function addStep<Scene>(history: History<Scene>, scene: Scene, step: Step): History<Scene> {
  const { key, changedAt, isGesture } = step
  const { past, lastChange, scene: previousScene } = history
  if (scene === previousScene) return history
  const isSameStep =
    key !== undefined &&
    lastChange?.key === key &&
    (isGesture === true || changedAt - lastChange.changedAt <= MERGE_WINDOW_MS)
  return {
    scene,
    past: isSameStep ? past : [...past, previousScene].slice(-MAX_STEPS),
    future: [],
    lastChange: key === undefined ? null : { key, changedAt },
  }
}

export function undoStep<Scene>(history: History<Scene>): History<Scene> {
  const { scene, past, future } = history
  const previousScene = past.at(-1)
  if (previousScene === undefined) return history
  return { scene: previousScene, past: past.slice(0, -1), future: [scene, ...future], lastChange: null }
}

export function redoStep<Scene>(history: History<Scene>): History<Scene> {
  const [nextScene, ...laterScenes] = history.future
  if (nextScene === undefined) return history
  return { scene: nextScene, past: [...history.past, history.scene], future: laterScenes, lastChange: null }
}

/** Stored state of an editor: its scene, and the scene that a link replaced, for an undo after a reload. */
export type SavedScene<Scene> = { version: 1; scene: Scene; before: Scene | null }

export function readSavedScene<Scene>(storedValue: unknown, parse: EditorTool<Scene>['parse']) {
  if (!isRecord(storedValue) || storedValue.version !== 1) return null
  const scene = parse(storedValue.scene)
  return scene && { version: 1 as const, scene, before: parse(storedValue.before) }
}

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

export const OTHER_TAB_KEY = 'another tab'

/** Applies the scene that another tab has stored. All changes of that tab form one step, which can be undone. */
export const applyOtherTabScene = <Scene>(history: History<Scene>, { scene }: SavedScene<Scene>, now: number) =>
  addStep(history, scene, { key: OTHER_TAB_KEY, changedAt: now, isGesture: true })

export const listFileIds = <Scene>(
  { listImageIds, listExtraFileIds }: Pick<EditorTool<Scene>, 'listImageIds' | 'listExtraFileIds'>,
  scenes: readonly Scene[],
) => scenes.flatMap((scene) => [...listImageIds(scene), ...(listExtraFileIds?.(scene) ?? [])])
