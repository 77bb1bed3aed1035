/** A scene and the ways back and forth between what has been made of it. */
export type History<Scene> = {
  scene: Scene
  past: readonly Scene[]
  future: readonly Scene[]
  /** What the last change was to, and when: one like it soon after belongs to the same step. */
  last: { key: string; at: number } | null
}

type Step = { key?: string | undefined; at: number; gesture?: boolean | undefined }

/** Most steps back that are kept. */
export const MAX_STEPS = 100

const MERGE_WINDOW_MS = 1000

export const createHistory = <Scene>(scene: Scene): History<Scene> => ({
  scene,
  past: [],
  future: [],
  last: null,
})

/** The same object, where nothing has changed, is no step. `gesture` merges however long ago its last change was. */
export function addStep<Scene>(history: History<Scene>, scene: Scene, { key, at, gesture }: Step): History<Scene> {
  const { past, last, scene: before } = history
  if (scene === before) return history
  const isSame = key !== undefined && last?.key === key && (gesture === true || at - last.at <= MERGE_WINDOW_MS)
  return {
    scene,
    past: isSame ? past : [...past, before].slice(-MAX_STEPS),
    future: [],
    last: key === undefined ? null : { key, at },
  }
}

export function undoStep<Scene>(history: History<Scene>): History<Scene> {
  const { scene, past, future } = history
  const before = past.at(-1)
  if (before === undefined) return history
  return { scene: before, past: past.slice(0, -1), future: [scene, ...future], last: null }
}

export function redoStep<Scene>(history: History<Scene>): History<Scene> {
  const [next, ...rest] = history.future
  if (next === undefined) return history
  return { scene: next, past: [...history.past, history.scene], future: rest, last: null }
}
