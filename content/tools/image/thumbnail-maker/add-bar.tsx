import { ArrowRight, Circle, ImagePlus, Smile, Square, Star, Type } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import type { Editor } from '@/components/editor/editor'
import { FileButton } from '@/components/files/drop-box'
import { Button } from '@/components/ui/button'
import { notifyError } from '@/components/ui/notify'
import { noRoomForLayer } from '@/lib/core/errors/pictures'
import { type Added, withShape, withText } from './changes'
import { putOnTop } from './put-on-top'
import type { Scene, ShapeLayer } from './scene'

const signs = ['😱', '🔥', '😂', '🤔', '😍', '👀', '💰', '✅', '❌', '⚠️', '🏆', '👉'] as const

const shapes: readonly {
  shape: ShapeLayer['shape']
  label: string
  Icon: ComponentType<{ className: string }>
}[] = [
  { shape: 'arrow', label: 'Arrow', Icon: ArrowRight },
  { shape: 'circle', label: 'Circle', Icon: Circle },
  { shape: 'burst', label: 'Burst', Icon: Star },
  { shape: 'box', label: 'Box', Icon: Square },
]

/** What can be put on the thumbnail. */
export function AddBar({ editor }: { editor: Editor<Scene> }) {
  const { scene, change, choose, say } = editor
  const [isOpen, setOpen] = useState(false)

  function add(added: Added, label: string) {
    if (!added) return notifyError(noRoomForLayer)
    change(() => added.scene)
    choose(added.id)
    say(`${label} added.`)
  }

  return (
    <section aria-label="Add" className="flex flex-wrap gap-2">
      <Button onClick={() => add(withText(scene, 'Your words'), 'Text')}>
        <Type className="size-4" />
        Text
      </Button>
      <FileButton
        single
        label={
          <>
            <ImagePlus className="size-4" />
            Picture
          </>
        }
        accept="image/*"
        onFiles={([file]) => file && putOnTop(editor, file)}
      />
      {shapes.map(({ shape, label, Icon }) => (
        <Button key={shape} onClick={() => add(withShape(scene, shape), label)}>
          <Icon className="size-4" />
          {label}
        </Button>
      ))}
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Smile className="size-4" />
        Emoji
      </Button>
      {isOpen && (
        <div className="flex basis-full flex-wrap gap-1">
          {signs.map((sign) => (
            <button
              key={sign}
              type="button"
              aria-label={`Add ${sign}`}
              onClick={() => add(withShape(scene, 'emoji', sign), sign)}
              className="size-11 rounded-lg border border-line text-2xl hover:bg-raised"
            >
              {sign}
            </button>
          ))}
        </div>
      )}
    </section>
  )
}
