import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTypeface } from '@/components/drawing/typeface'
import { createBrowserStore } from '@/lib/browser/browser-store'
import type { Measure } from '@/lib/images/drawing/shapes'
import { readMakerLink } from '@/lib/tool/maker-link'
import type { Editor } from './editor'
import type { EditorTool } from './editor-tool'
import { begun, changed, redone, undone } from './history'
import { holdOpen } from './hold-open'
import { ELSEWHERE, filesOf, type KeptScene, openedWith, readKept, takenOver } from './kept-scene'
import { templateIn } from './template-link'
import { useFamilies } from './use-families'
import { usePictures } from './use-pictures'
import { useUndoKeys } from './use-undo-keys'

const SAVED_AFTER_MS = 300

const storeOf = <Scene>({ type, parse }: EditorTool<Scene>) =>
  createBrowserStore<KeptScene<Scene> | null>({
    key: `postsmith-editor-${type}`,
    parse: (stored) => readKept(stored, parse),
  })

const stepsLeft = (count: number) => `${count} ${count === 1 ? 'step' : 'steps'} left.`

/**
 * A tool's scene with undo and redo, kept in this browser. The scene of a template link or of another tool's result comes
 * as a change that can be undone: it takes nobody's work away.
 */
export function useScene<Scene>(tool: EditorTool<Scene>): Editor<Scene> {
  const [history, setHistory] = useState(() => begun(tool.initial))
  const [ready, setReady] = useState(false)
  const opened = useRef(false)
  const [wasKept, setWasKept] = useState(false)
  /** What the last link has taken the place of. */
  const before = useRef<Scene | null>(null)
  const [chosen, choose] = useState<string | null>(null)
  const [said, say] = useState('')
  const { scene, past, future, last } = history
  const store = useMemo(() => storeOf(tool), [tool])
  const { shelf, ...pictures } = usePictures(tool.type, tool.pictureIds(scene))
  const typeface = useTypeface()
  const arrived = useFamilies(tool.typefaces?.(scene) ?? [])

  const change = useCallback<Editor<Scene>['change']>((next, key, gesture) => {
    const at = Date.now()
    setHistory((before) => changed(before, next(before.scene), { key, at, gesture }))
  }, [])
  const undo = useCallback(() => {
    setHistory(undone)
    say(past.length > 0 ? `Undone. ${stepsLeft(past.length - 1)}` : 'Nothing to undo.')
  }, [past.length])
  const redo = useCallback(() => {
    setHistory(redone)
    say(future.length > 0 ? `Redone. ${stepsLeft(future.length - 1)}` : 'Nothing to redo.')
  }, [future.length])
  useUndoKeys(undo, redo)

  /** The scene in the storage, as this tab has put it there or found it. */
  const held = useRef<Scene | null>(null)
  const putLinked = useEffectEvent((linked: Scene) => {
    before.current = scene
    change(() => linked)
  })
  useLayoutEffect(() => {
    const takeLink = () => {
      const asked = readMakerLink(location.hash)
      const linked = tool.parse(templateIn(location.hash)) ?? (asked && tool.start?.(asked)) ?? null
      if (linked === null) return null
      window.history.replaceState(window.history.state, '', location.pathname)
      return linked
    }
    if (!opened.current) {
      opened.current = true
      const kept = store.read()
      const there = openedWith(kept, takeLink(), tool.initial, Date.now())
      setWasKept(kept !== null && JSON.stringify(kept.scene) !== JSON.stringify(tool.initial))
      before.current = there.past.at(-1) ?? null
      setHistory(there)
      setReady(true)
    }
    const onHash = () => {
      const next = takeLink()
      if (next !== null) putLinked(next)
    }
    addEventListener('hashchange', onHash)
    return () => removeEventListener('hashchange', onHash)
  }, [tool, store])

  const save = useEffectEvent(() => {
    if (past.length + future.length === 0 || store.read()?.scene === scene) return
    held.current = scene
    store.update(() => ({ version: 1, scene, before: before.current === scene ? null : before.current }))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new scene is saved after a while.
  useEffect(() => {
    const timer = setTimeout(save, SAVED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [scene])

  // The storage tells this tab of its own saves, too, which may be older than what it shows by then.
  const takeOver = useEffectEvent(() => {
    const kept = store.read()
    if (!kept || kept.scene === held.current) return
    held.current = kept.scene
    setHistory((steps) => takenOver(steps, kept, Date.now()))
  })
  const giveUpPictures = useEffectEvent(() => shelf.keepOnly(filesOf(tool, [...past, scene, ...future])))
  useEffect(() => {
    if (!ready) return
    const hold = () => holdOpen(`postsmith-editor-${tool.type}`, () => giveUpPictures())
    let letGo = hold()
    const onHide = () => {
      save()
      letGo()
    }
    // Back from the browser's memory.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      takeOver()
      letGo = hold()
    }
    const forget = store.subscribe(() => takeOver())
    addEventListener('pagehide', onHide)
    addEventListener('pageshow', onShow)
    return () => {
      forget()
      letGo()
      removeEventListener('pagehide', onHide)
      removeEventListener('pageshow', onShow)
    }
  }, [ready, store, tool])

  // biome-ignore lint/correctness/useExhaustiveDependencies: letters have other widths once a typeface has arrived.
  const measure = useMemo<Measure | null>(
    () => typeface && ((text, font) => typeface.measure(text, font)),
    [typeface, arrived],
  )
  const drawing = useMemo(() => measure && tool.draw(scene, measure), [tool, scene, measure])
  const layers = useMemo(() => (measure ? tool.layers(scene, measure) : []), [tool, scene, measure])

  return {
    tool,
    scene,
    ready,
    drawing,
    layers,
    family: typeface?.family ?? '',
    measure,
    chosen: layers.some(({ id }) => id === chosen) ? chosen : null,
    choose,
    change,
    undo,
    redo,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    isElsewhere: last?.key === ELSEWHERE,
    isKept: wasKept && past.length + future.length === 0,
    said,
    say,
    startAnew: useCallback(() => {
      before.current = null
      change(() => tool.initial)
    }, [change, tool]),
    ...pictures,
  }
}
