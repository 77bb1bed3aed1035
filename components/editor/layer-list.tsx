import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { type ComponentType, useEffect, useId, useRef } from 'react'
import type { Editor } from './editor'

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
            {tool.reorderLayer && canMove && (
              <>
                <RowButton
                  name={`1 ${id}`}
                  label={`Move “${label}” forward`}
                  Icon={ArrowUp}
                  onPress={index > 0 ? () => moveLayer(id, label, 1) : undefined}
                />
                <RowButton
                  name={`-1 ${id}`}
                  label={`Move “${label}” back`}
                  Icon={ArrowDown}
                  onPress={frontFirstLayers[index + 1]?.canMove ? () => moveLayer(id, label, -1) : undefined}
                />
              </>
            )}
            {tool.removeLayer && canMove && (
              <RowButton label={`Remove ${label}`} Icon={X} onPress={() => removeLayer(id, label, index)} />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

type RowProps = {
  name?: string
  label: string
  Icon: ComponentType<{ className: string }>
  /** Undefined if the action is unavailable. The button stays focusable. */
  onPress: (() => void) | undefined
}

function RowButton({ name, label, Icon, onPress }: RowProps) {
  return (
    <button
      type="button"
      data-name={name}
      aria-label={label}
      aria-disabled={!onPress}
      onClick={onPress}
      className="flex size-11 shrink-0 items-center justify-center rounded-lg text-muted hover:bg-raised hover:text-ink aria-disabled:opacity-40"
    >
      <Icon className="size-4" />
    </button>
  )
}
