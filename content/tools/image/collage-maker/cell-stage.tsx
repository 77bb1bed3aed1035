import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { Editor, Layer } from '@/components/editor/editor'
import { getCanvasScale, SceneCanvas } from '@/components/editor/scene-canvas'
import { arrowDirections } from '@/components/editor/use-drag'
import { keepFocus } from '@/components/ui/keep-focus'
import type { Point, Size } from '@/lib/core/geometry/sizes'
import { clamp } from '@/lib/core/numbers'
import { getPreset } from '@/lib/platforms/images/presets'
import { panCell, zoomCell } from './cells'
import { type CollageScene, MAX_ZOOM, removeCellImage, resetCellView, updateCell } from './scene'

type Gesture = { id: string; undoKey: string; points: Map<number, Point> }

const zoomFactors: Readonly<Record<string, number>> = { '+': 1.05, '=': 1.05, '-': 1 / 1.05 }

/** Touch moves only an already selected cell, so that the page can scroll. */
function useCellGestures({ scene, selectedId, showLayer, change, announce }: Editor<CollageScene>, size: Size) {
  const gestureRef = useRef<Gesture | null>(null)

  function startGesture(event: PointerEvent<HTMLElement>, { id, canMove }: Layer) {
    // Safari does not focus a button on click, and keys need the focus.
    event.currentTarget.focus({ preventScroll: true })
    if (event.button !== 0 || !canMove || (event.pointerType === 'touch' && selectedId !== id)) return
    showLayer(id)
    event.currentTarget.setPointerCapture(event.pointerId)
    if (gestureRef.current?.id !== id) gestureRef.current = { id, undoKey: `pan ${event.timeStamp}`, points: new Map() }
    gestureRef.current.points.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  function continueGesture({ pointerId, clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLElement>) {
    const activeGesture = gestureRef.current
    const previousPoint = activeGesture?.points.get(pointerId)
    if (!activeGesture || !previousPoint) return
    const { id, undoKey, points } = activeGesture
    const otherPoint = [...points].find(([otherPointerId]) => otherPointerId !== pointerId)?.[1]
    points.set(pointerId, { x, y })
    const scale = getCanvasScale(currentTarget, size)
    const [dx, dy] = [(x - previousPoint.x) / scale, (y - previousPoint.y) / scale]
    if (!otherPoint) return change((currentScene) => panCell(currentScene, id, dx, dy), undoKey, true)
    const getDistance = (point: Point) => Math.max(1, Math.hypot(point.x - otherPoint.x, point.y - otherPoint.y))
    const factor = getDistance({ x, y }) / getDistance(previousPoint)
    change(
      (currentScene) => panCell(zoomCell(currentScene, id, getCellZoom(currentScene, id) * factor), id, dx / 2, dy / 2),
      undoKey,
      true,
    )
  }

  function endGesture({ pointerId }: PointerEvent) {
    gestureRef.current?.points.delete(pointerId)
    if (gestureRef.current?.points.size === 0) gestureRef.current = null
  }

  function handleKeyDown(event: KeyboardEvent, { id, canMove, label }: Layer) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const direction = arrowDirections[event.key]
    const factor = zoomFactors[event.key]
    if (event.key === 'Escape') return showLayer(null)
    if (event.key === 'Delete' && canMove) {
      keepFocus(() => change((currentScene) => removeCellImage(currentScene, id)))
      return announce(`${label} removed.`)
    }
    if (!canMove || (!direction && !factor && event.key !== '0')) return
    event.preventDefault()
    showLayer(id)
    if (direction) {
      const step = event.shiftKey ? 10 : 1
      const pan = (currentScene: CollageScene) => panCell(currentScene, id, direction[0] * step, direction[1] * step)
      change(pan, `pan ${id} by keys`)
      return announce(pan(scene) === scene ? 'Zoom in to move it further.' : 'Photo moved.')
    }
    const zoom = factor ? getCellZoom(scene, id) * factor : 1
    change(
      (currentScene) => (factor ? zoomCell(currentScene, id, zoom) : updateCell(currentScene, id, resetCellView)),
      `zoom ${id}`,
    )
    announce(`Zoom ${Math.round(clamp(zoom, 1, MAX_ZOOM) * 100)}%.`)
  }

  return { startGesture, continueGesture, endGesture, handleKeyDown }
}

const getCellZoom = ({ cells }: CollageScene, id: string) => cells.find((cell) => cell.id === id)?.zoom ?? 1

type Props = { editor: Editor<CollageScene>; onPick: (id: string) => void; firstPicture: string }

export function CellStage({ editor, onPick, firstPicture }: Props) {
  const size = getPreset(editor.scene.preset)
  const gestures = useCellGestures(editor, size)
  return (
    <SceneCanvas
      editor={editor}
      size={size}
      firstPicture={firstPicture}
      label="Collage"
      help="Arrow keys move the photo by 1 pixel, or by 10 with Shift. Plus and minus zoom, and 0 resets. Delete removes it."
      getLayerProps={(layer, index) => ({
        className: `flex items-center justify-center ${layer.canMove ? 'cursor-move' : 'text-[#3d352e]'}`,
        onClick: () => (layer.canMove ? editor.showLayer(layer.id) : onPick(layer.id)),
        onPointerDown: (event) => gestures.startGesture(event, layer),
        onPointerMove: gestures.continueGesture,
        onPointerUp: gestures.endGesture,
        onPointerCancel: gestures.endGesture,
        onKeyDown: (event) => gestures.handleKeyDown(event, layer),
        children: !layer.canMove && <span className="font-semibold text-2xl">{index + 1}</span>,
      })}
    />
  )
}
