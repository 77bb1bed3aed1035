import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTypeface } from '@/components/drawing/typeface'
import { useDelayedEffect } from '@/components/ui/use-delayed-effect'
import { useWindowEvent } from '@/components/ui/use-window-event'
import { createBrowserStore } from '@/lib/browser/browser-store'
import { formatQuantity } from '@/lib/core/format/format-quantity'
import type { TextMeasurer } from '@/lib/images/drawing/shapes'
import { parseMakerPrefill } from '@/lib/tool/maker-prefill'
import type { EditorTool } from './editor'
import { holdTabLock } from './image-store'
import { useSceneImages, useTypefaceLoader } from './scene-assets'
import {
  addStep,
  applyOtherTabScene,
  createHistory,
  createInitialHistory,
  listFileIds,
  OTHER_TAB_KEY,
  readSavedScene,
  redoStep,
  type SavedScene,
  undoStep,
} from './scene-history'
import { decodeTemplateHash } from './template-link'

/** Handles Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y (⌘ on a Mac), except in text fields, which have their own undo. */
function useUndoKeys(undo: () => void, redo: () => void): void {
  useWindowEvent('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) redo()
    else undo()
  })
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && ['text', 'number', 'url', 'search'].includes(target.type)
}

const SAVE_DELAY_MS = 300

const createSceneStore = <Scene>({ type, parse }: EditorTool<Scene>) =>
  createBrowserStore<SavedScene<Scene> | null>({
    key: `postsmith-editor-${type}`,
    parse: (storedValue) => readSavedScene(storedValue, parse),
  })

/** A scene from a link or another tool is applied as an undoable change, so that no work is lost. */
export function useScene<Scene>(tool: EditorTool<Scene>, initialSection: string) {
  const [history, setHistory] = useState(() => createHistory(tool.initialScene))
  const [isReady, setIsReady] = useState(false)
  const hasLoadedInitialSceneRef = useRef(false)
  const [wasRestored, setWasRestored] = useState(false)
  const replacedSceneRef = useRef<Scene | null>(null)
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const [section, showSection] = useState(initialSection)
  const [announcement, announce] = useState('')
  const { scene, past, future, lastChange } = history
  const store = useMemo(() => createSceneStore(tool), [tool])
  const { imageStore, ...sceneImages } = useSceneImages(tool.type, tool.listImageIds(scene))
  const typeface = useTypeface()
  const { version: typefaceVersion, isLoaded: hasTypefaces } = useTypefaceLoader(tool.listTypefaces?.(scene) ?? [])

  /** Changes with the same `key` within a second are one undo step. `isGesture` is true during a drag. */
  const change = useCallback((update: (scene: Scene) => Scene, key?: string, isGesture?: boolean) => {
    const changedAt = Date.now()
    setHistory((previousHistory) =>
      addStep(previousHistory, update(previousHistory.scene), { key, changedAt, isGesture }),
    )
  }, [])
  function undo() {
    setHistory(undoStep)
    announce(past.length > 0 ? `Undone. ${formatQuantity(past.length - 1, 'step')} left.` : 'Nothing to undo.')
  }
  function redo() {
    setHistory(redoStep)
    announce(future.length > 0 ? `Redone. ${formatQuantity(future.length - 1, 'step')} left.` : 'Nothing to redo.')
  }
  useUndoKeys(undo, redo)

  const storedSceneRef = useRef<Scene | null>(null)
  function consumeLinkedScene(): Scene | null {
    const prefill = parseMakerPrefill(location.hash)
    const linkedScene =
      tool.parse(decodeTemplateHash(location.hash)) ?? (prefill && tool.createFromPrefill?.(prefill)) ?? null
    if (linkedScene !== null) window.history.replaceState(window.history.state, '', location.pathname)
    return linkedScene
  }
  const loadInitialScene = useEffectEvent(() => {
    if (hasLoadedInitialSceneRef.current) return
    hasLoadedInitialSceneRef.current = true
    const savedScene = store.read()
    const initialHistory = createInitialHistory(savedScene, consumeLinkedScene(), tool.initialScene, Date.now())
    setWasRestored(savedScene !== null && JSON.stringify(savedScene.scene) !== JSON.stringify(tool.initialScene))
    replacedSceneRef.current = initialHistory.past.at(-1) ?? null
    setHistory(initialHistory)
    setIsReady(true)
  })
  useLayoutEffect(() => loadInitialScene(), [])
  useWindowEvent('hashchange', () => {
    const linkedScene = consumeLinkedScene()
    if (linkedScene === null) return
    replacedSceneRef.current = scene
    change(() => linkedScene)
  })

  function save() {
    if (past.length + future.length === 0 || store.read()?.scene === scene) return
    storedSceneRef.current = scene
    store.update(() => ({
      version: 1,
      scene,
      before: replacedSceneRef.current === scene ? null : replacedSceneRef.current,
    }))
  }
  useDelayedEffect([scene], SAVE_DELAY_MS, save)
  useWindowEvent('pagehide', save)

  // Storage events also report this tab's own saves, which may be older than its current scene.
  const applyOtherTabChange = useEffectEvent(() => {
    const savedScene = store.read()
    if (!savedScene || savedScene.scene === storedSceneRef.current) return
    storedSceneRef.current = savedScene.scene
    setHistory((previousHistory) => applyOtherTabScene(previousHistory, savedScene, Date.now()))
  })
  const deleteUnusedImages = useEffectEvent(() =>
    imageStore.deleteAllExcept(listFileIds(tool, [...past, scene, ...future])),
  )
  useEffect(() => {
    if (!isReady) return
    const acquireLock = () => holdTabLock(`postsmith-editor-${tool.type}`, () => deleteUnusedImages())
    let releaseLock = acquireLock()
    const onHide = () => releaseLock()
    // `persisted` means that the page was restored from the back/forward cache.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      applyOtherTabChange()
      releaseLock = acquireLock()
    }
    const unsubscribe = store.subscribe(() => applyOtherTabChange())
    addEventListener('pagehide', onHide)
    addEventListener('pageshow', onShow)
    return () => {
      unsubscribe()
      releaseLock()
      removeEventListener('pagehide', onHide)
      removeEventListener('pageshow', onShow)
    }
  }, [isReady, store, tool])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a loaded typeface changes the text's width.
  const measure = useMemo<TextMeasurer | null>(
    () => (hasTypefaces && typeface ? (text, font) => typeface.measure(text, font) : null),
    [typeface, hasTypefaces, typefaceVersion],
  )
  const drawing = useMemo(() => measure && tool.draw(scene, measure), [tool, scene, measure])
  const layers = useMemo(() => tool.listLayers(scene), [tool, scene])

  return {
    tool,
    scene,
    /** False until the stored scene is restored. The typeface and images may still be loading. */
    isReady,
    drawing,
    layers,
    family: typeface?.family ?? '',
    measure,
    selectedId: layers.some(({ id }) => id === selectedId) ? selectedId : null,
    select: setSelectedId as (id: string | null) => void,
    showLayer(id: string | null) {
      setSelectedId(id)
      const layerSection = id !== null && tool.getLayerSection?.(scene, id)
      // The visitor may have opened another section while a file was opening.
      if (layerSection) showSection((current) => (current === section ? layerSection : current))
    },
    section,
    showSection,
    change,
    undo,
    redo,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    isChangedInOtherTab: lastChange?.key === OTHER_TAB_KEY,
    /** Whether the scene is unchanged since it was restored from storage. */
    isRestored: wasRestored && past.length + future.length === 0,
    announcement,
    announce,
    reset() {
      replacedSceneRef.current = null
      change(() => tool.initialScene)
    },
    ...sceneImages,
  }
}
