export type History<Scene> = {
  scene: Scene
  past: readonly Scene[]
  future: readonly Scene[]
  /** Key and time of the last change. A change with the same key soon after merges into the same step. */
  lastChange: { key: string; changedAt: number } | null
}

type Step = { key?: string | undefined; changedAt: number; isGesture?: boolean | undefined }

/** Maximum number of undo steps. */
export const MAX_STEPS = 100

const MERGE_WINDOW_MS = 1000

export const createHistory = <Scene>(scene: Scene): History<Scene> => ({
  scene,
  past: [],
  future: [],
  lastChange: null,
})

/**
 * An unchanged scene (the same object) adds no step. With `isGesture`, the change merges regardless of the time since
 * the last one.
 */
export function addStep<Scene>(
  history: History<Scene>,
  scene: Scene,
  { key, changedAt, isGesture }: Step,
): History<Scene> {
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
