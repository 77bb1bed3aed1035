import { lazy, Suspense, useState } from 'react'
import { FileFaults } from '@/components/editor/file-faults'
import { SaveBar } from '@/components/editor/save-bar'
import { UndoBar } from '@/components/editor/undo-bar'
import { useGiven } from '@/components/editor/use-given'
import { useScene } from '@/components/editor/use-scene'
import { rare } from '@/components/files/drop-box'
import { patient } from '@/components/loading/patient'
import { useFileInput } from '@/components/ui/use-file-input'
import { randomId } from '@/lib/core/random-id'
import { findFocus } from '@/lib/images/focus/find-focus'
import { BitmapThumb } from './bitmap-thumb'
import { CellFields } from './cell-fields'
import { CellStage } from './cell-stage'
import { moved, sideFor } from './cells'
import { collageEditor } from './collage-editor'
import { CollageSettings } from './collage-settings'
import { isAuto, MOST_CELLS, roomIn, type Scene, withoutPicture, withPictureIn, withPictures } from './scene'

const OrderList = lazy(patient(() => import('@/components/files/order-list')))

type Props = { given: readonly File[]; onTaken: () => void }

const tooMany = `Up to ${MOST_CELLS} pictures make one collage. Remove one and add this one again.`

/** The collage on the left, what it is made by on the right. */
export default function CollagePane({ given, onTaken }: Props) {
  const editor = useScene(collageEditor)
  const { scene, change, chosen, choose, pictures, addPicture, faults, clearFaults, say } = editor
  const picker = useFileInput((files) => chosen && void take(files, chosen))
  const cell = scene.cells.find(({ id }) => id === chosen)
  const [refused, setRefused] = useState<readonly string[]>([])
  const [opening, setOpening] = useState(0)
  useGiven(given, onTaken, take)

  /** A cell that is named takes one in place of its own. */
  async function take(files: readonly File[], into?: string) {
    const room = into ? 1 : roomIn(scene, opening)
    const taken = files.slice(0, room)
    setRefused(files.slice(room).map(({ name }) => name))
    const side = sideFor(into ? scene.cells.length : MOST_CELLS - room + taken.length)
    const step = `add ${randomId()}`
    setOpening((before) => before + taken.length)
    for (const file of taken) {
      const added = await addPicture(file, side)
      const picture = added && { ...added, focus: await findFocus(added.bitmap) }
      setOpening((before) => before - 1)
      if (!picture) continue
      change((now) => (into ? withPictureIn(now, into, picture) : withPictures(now, [picture])), step, true)
    }
  }

  function pick(id: string) {
    choose(id)
    picker.ref.current?.click()
  }

  const items = scene.cells.map(({ id, name, picture }, index) => ({
    id,
    name: name || (picture ? 'Picture' : `Empty cell ${index + 1}`),
    thumb: <BitmapThumb bitmap={picture ? pictures.get(picture) : undefined} />,
  }))

  function remove(id: string) {
    change((now) => withoutPicture(now, id))
    say('Removed.')
  }

  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
      <section aria-label="Collage" className="grid min-w-0 grid-cols-1 content-start gap-4">
        <FileFaults
          faults={[...faults, ...refused.map((name) => ({ name, text: tooMany }))]}
          onClear={() => {
            clearFaults()
            setRefused([])
          }}
        />
        <UndoBar editor={editor} />
        <CellStage editor={editor} onPick={pick} />
        <input
          {...picker}
          type="file"
          accept={`image/*,${rare}`}
          hidden
          aria-label="A picture for the chosen cell"
        />
        <p role="status" className="text-muted text-sm">
          {opening > 0 ? `Opening ${opening} ${opening === 1 ? 'picture' : 'pictures'}…` : hintFor(scene)}
        </p>
        {cell && <CellFields editor={editor} cell={cell} onPick={() => pick(cell.id)} />}
        <SaveBar editor={editor} stem="collage" types={['jpeg', 'png']} />
        <Suspense>
          {scene.cells.some(({ picture }) => picture) && (
            <OrderList
              label="Cells in order"
              items={items}
              onMove={(from, to) => change((now) => moved(now, from, to))}
              onRemove={remove}
            />
          )}
        </Suspense>
      </section>
      <section aria-label="Settings" className="min-w-0">
        <CollageSettings editor={editor} />
      </section>
    </div>
  )
}

function hintFor({ cells, layout }: Scene): string {
  const empty = cells.flatMap(({ picture }, index) => (picture === null ? index + 1 : []))
  if (empty.length === cells.length) return 'Drop pictures, or tap a cell to choose one.'
  if (empty.length > 0)
    return `Still empty, and grey when saved: ${empty.join(', ')}. Tap to choose a picture.`
  if (isAuto(layout)) return 'Tap a picture. Pinch, or + and −, zoom; then drag it.'
  return 'Tap a cell, then drag its picture. Pinch, or + and −, zoom.'
}
