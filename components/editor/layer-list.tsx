import { ArrowDown, ArrowUp, type LucideIcon, X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { Editor } from './editor'

type Action = { name?: string; label: string; Icon: LucideIcon; onPress: (() => void) | undefined }

export function LayerList<Scene>({ editor }: { editor: Editor<Scene> }) {
  const { tool, layers, selectedId, select, change, announce } = editor
  const listRef = useRef<HTMLOListElement>(null)
  const titleId = useId()
  const nextFocusNameRef = useRef<string | null>(null)

  // A row that moves or is removed loses focus.
  useEffect(() => {
    const name = nextFocusNameRef.current
    if (name === null) return
    nextFocusNameRef.current = null
    const buttons = [...(listRef.current?.querySelectorAll('button') ?? [])]
    const nextButton = buttons.find((button) => button.dataset.name === name) ?? buttons[0]
    nextButton?.focus()
  })

  if (layers.length === 0) return null
  const frontFirstLayers = layers.toReversed()

  function moveLayer(id: string, label: string, direction: 1 | -1) {
    nextFocusNameRef.current = `${direction} ${id}`
    change((scene) => tool.reorderLayer?.(scene, id, direction) ?? scene)
    announce(`${label} moved ${direction === 1 ? 'forward' : 'back'}.`)
  }
  function removeLayer(id: string, label: string, index: number) {
    nextFocusNameRef.current = frontFirstLayers[index + 1]?.id ?? frontFirstLayers[index - 1]?.id ?? ''
    change((scene) => tool.removeLayer?.(scene, id) ?? scene)
    announce(`${label} removed.`)
  }
  /** An action without `onPress` is unavailable. Its button stays focusable. */
  function listActions(id: string, label: string, index: number): Action[] {
    const canMoveBack = frontFirstLayers[index + 1]?.canMove
    const moveForward = index > 0 ? () => moveLayer(id, label, 1) : undefined
    const moveBack = canMoveBack ? () => moveLayer(id, label, -1) : undefined
    const moves = [
      { name: `1 ${id}`, label: `Move “${label}” forward`, Icon: ArrowUp, onPress: moveForward },
      { name: `-1 ${id}`, label: `Move “${label}” back`, Icon: ArrowDown, onPress: moveBack },
    ]
    const removal = { label: `Remove “${label}”`, Icon: X, onPress: () => removeLayer(id, label, index) }
    return [...(tool.reorderLayer ? moves : []), ...(tool.removeLayer ? [removal] : [])]
  }

  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="font-semibold text-sm">
        Layers
      </h3>
      <ol ref={listRef} className="mt-1 grid grid-cols-1 gap-1">
        {frontFirstLayers.map(({ id, label, canMove }, index) => (
          <li
            key={id}
            className={`flex flex-wrap items-center rounded-lg border ${id === selectedId ? 'border-accent bg-soft' : 'border-line'}`}
          >
            <button
              type="button"
              data-name={id}
              aria-pressed={id === selectedId}
              onClick={() => select(id === selectedId ? null : id)}
              className="min-h-11 min-w-0 grow basis-32 truncate px-3 text-left text-sm"
            >
              {label}
            </button>
            {canMove &&
              listActions(id, label, index).map((action) => (
                <button
                  key={action.label}
                  type="button"
                  data-name={action.name}
                  aria-label={action.label}
                  aria-disabled={!action.onPress}
                  onClick={action.onPress}
                  className="flex size-11 shrink-0 items-center justify-center rounded-lg text-muted hover:bg-raised hover:text-ink aria-disabled:opacity-40"
                >
                  <action.Icon className="size-4" />
                </button>
              ))}
          </li>
        ))}
      </ol>
    </section>
  )
}
