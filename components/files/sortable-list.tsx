import { GripVertical, X } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useWindowEvent } from '@/components/ui/use-window-event'

type SortableItem = { id: string; name: string; thumbnail: ReactNode; footer?: ReactNode }

type Props = {
  label: string
  items: readonly SortableItem[]
  onMove: (fromIndex: number, toIndex: number) => void
  onRemove: (id: string) => void
}

export default function SortableList({ label, items, onMove, onRemove }: Props) {
  const listRef = useRef<HTMLOListElement>(null)
  const [draggedId, setDraggedId] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const nextFocusIdRef = useRef<string | null>(null)

  function moveItem(id: string, toIndex: number) {
    const fromIndex = items.findIndex((item) => item.id === id)
    const item = items[fromIndex]
    if (!item || toIndex < 0 || toIndex >= items.length || toIndex === fromIndex) return
    nextFocusIdRef.current = id
    onMove(fromIndex, toIndex)
    setAnnouncement(`${item.name} is now ${toIndex + 1} of ${items.length}`)
  }

  function removeItem(index: number) {
    nextFocusIdRef.current = (items[index + 1] ?? items[index - 1])?.id ?? null
    onRemove(items[index]?.id ?? '')
    setAnnouncement(`${items[index]?.name} removed`)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a moved or removed element loses the focus.
  useEffect(() => {
    const id = nextFocusIdRef.current
    nextFocusIdRef.current = null
    if (!id || listRef.current?.contains(document.activeElement)) return
    listRef.current?.querySelector<HTMLElement>(`[data-id="${id}"] button`)?.focus()
  }, [items])

  useWindowEvent('pointermove', ({ clientX, clientY }) => {
    if (!draggedId) return
    const hoveredElement = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-id]')
    const toIndex = items.findIndex(({ id }) => id === hoveredElement?.dataset.id)
    if (hoveredElement && listRef.current?.contains(hoveredElement)) moveItem(draggedId, toIndex)
  })
  useWindowEvent('pointerup', () => setDraggedId(null))
  useWindowEvent('pointercancel', () => setDraggedId(null))

  return (
    <div>
      <ol ref={listRef} aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
        {items.map((item, index) => (
          <Item
            key={item.id}
            item={item}
            index={index}
            count={items.length}
            isDragged={item.id === draggedId}
            onDragStart={() => setDraggedId(item.id)}
            onMove={(toIndex) => moveItem(item.id, toIndex)}
            onRemove={() => removeItem(index)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}

type ItemProps = {
  item: SortableItem
  index: number
  count: number
  isDragged: boolean
  onDragStart: () => void
  onMove: (toIndex: number) => void
  onRemove: () => void
}

function Item({ item, index, count, isDragged, onDragStart, onMove, onRemove }: ItemProps) {
  const { id, name, thumbnail, footer } = item
  const targetIndexes: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowUp: index - 1,
    ArrowRight: index + 1,
    ArrowDown: index + 1,
    Home: 0,
    End: count - 1,
  }

  function onKeyDown(event: KeyboardEvent) {
    const toIndex = targetIndexes[event.key]
    if (toIndex === undefined && event.key !== 'Delete') return
    event.preventDefault()
    if (toIndex === undefined) onRemove()
    else onMove(toIndex)
  }

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return
    event.preventDefault()
    onDragStart()
  }

  return (
    <li data-id={id}>
      <div
        className={`relative aspect-square overflow-hidden rounded-lg border bg-raised ${isDragged ? 'border-accent ring-2 ring-accent' : 'border-line'}`}
      >
        <div
          className="size-full cursor-grab select-none"
          onPointerDown={(event) => event.pointerType === 'mouse' && onPointerDown(event)}
        >
          {thumbnail}
        </div>
        <button
          type="button"
          aria-label={`${name}, ${index + 1} of ${count}. Arrow keys move it, Delete removes it`}
          className="absolute bottom-0 left-0 flex h-11 min-w-11 touch-none cursor-grab items-center justify-center gap-1 rounded-tr-lg bg-surface/90 px-2 font-semibold text-sm tabular-nums -outline-offset-3"
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
        >
          <GripVertical aria-hidden className="size-4" />
          {index + 1}
        </button>
        <button
          type="button"
          aria-label={`Remove ${name}`}
          title="Remove"
          className="absolute top-0 right-0 flex size-11 items-center justify-center rounded-bl-lg bg-surface/90 -outline-offset-3"
          onClick={onRemove}
        >
          <X aria-hidden className="size-4" />
        </button>
      </div>
      {footer}
    </li>
  )
}
