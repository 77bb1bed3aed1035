import { Shuffle } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { SelectField } from '@/components/editor/choice-fields'
import type { Editor } from '@/components/editor/editor'
import { SaveBar, UndoBar } from '@/components/editor/editor-bars'
import { bindFields, ColorField, RangeField } from '@/components/editor/editor-fields'
import { FileErrors, useIncomingFiles } from '@/components/editor/incoming-files'
import { useScene } from '@/components/editor/use-scene'
import { extraImageExtensions } from '@/components/files/drop-box'
import { importWithRetry } from '@/components/loading/deferred-import'
import { Button } from '@/components/ui/button'
import { useFileInput } from '@/components/ui/use-file-input'
import { computeCoverCrop } from '@/lib/core/geometry/crop'
import { createRandomId } from '@/lib/core/random-id'
import { findFocalPoint } from '@/lib/images/focus/find-focus'
import { presets } from '@/lib/platforms/images/presets'
import { CellStage } from './cell-stage'
import { getMaxImageSide, moveCell, shuffleCells } from './cells'
import { collageEditor } from './collage-editor'
import { CellFields, LayoutList } from './collage-fields'
import {
  addImages,
  type CollageScene,
  countFreeCells,
  isAutoLayout,
  MAX_CELLS,
  removeCellImage,
  replaceCellImage,
} from './scene'

const sizeOptions = presets.map(({ id, network, label, width, height }) => ({
  value: id,
  label: `${network}: ${label}, ${width} × ${height}`,
}))

function CollageSettings({ editor }: { editor: Editor<CollageScene> }) {
  const { scene, change, announce } = editor
  const getFieldProps = bindFields(scene, change)

  function shuffle() {
    const seed = Date.now()
    change((currentScene) => shuffleCells(currentScene, seed))
    announce('Shuffled.')
  }

  return (
    <div className="grid gap-4">
      <LayoutList scene={scene} onSceneChange={(update) => change(update)} />
      <Button onClick={shuffle}>
        <Shuffle className="size-4" />
        Shuffle
      </Button>
      <SelectField label="Size" options={sizeOptions} {...getFieldProps('preset')} />
      <RangeField label="Gap" min={0} max={80} unit=" px" {...getFieldProps('gap')} />
      <RangeField label="Round corners" min={0} max={120} unit=" px" {...getFieldProps('radius')} />
      <ColorField label="Background" {...getFieldProps('ground')} />
    </div>
  )
}

const THUMBNAIL_SIDE = 160

function BitmapThumbnail({ bitmap }: { bitmap: ImageBitmap | undefined }) {
  const canvasRef = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvasRef.current?.getContext('2d')
    if (!context || !bitmap) return
    const { x, y, width, height } = computeCoverCrop(bitmap, { width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE })
    context.drawImage(bitmap, x, y, width, height, 0, 0, THUMBNAIL_SIDE, THUMBNAIL_SIDE)
  }, [bitmap])
  return <canvas ref={canvasRef} width={THUMBNAIL_SIDE} height={THUMBNAIL_SIDE} aria-hidden className="size-full" />
}

const OrderList = lazy(importWithRetry(() => import('@/components/files/sortable-list')))

const tooManyImagesMessage = `Up to ${MAX_CELLS} pictures make one collage. Remove one and add this one again.`

type Props = { incomingFiles: readonly File[]; onFilesImported: () => void }

export default function CollagePane({ incomingFiles, onFilesImported }: Props) {
  const editor = useScene(collageEditor)
  const { scene, change, selectedId, select, images, addImage, fileErrors, clearFileErrors, announce } = editor
  const picker = useFileInput((files) => selectedId && void addFiles(files, selectedId))
  const cell = scene.cells.find(({ id }) => id === selectedId)
  const [refusedNames, setRefusedNames] = useState<readonly string[]>([])
  const [openingCount, setOpeningCount] = useState(0)
  useIncomingFiles(incomingFiles, onFilesImported, addFiles)

  async function addFiles(files: readonly File[], targetCellId?: string) {
    const freeCellCount = targetCellId ? 1 : countFreeCells(scene, openingCount)
    const acceptedFiles = files.slice(0, freeCellCount)
    setRefusedNames(files.slice(freeCellCount).map(({ name }) => name))
    const maxSide = getMaxImageSide(
      targetCellId ? scene.cells.length : MAX_CELLS - freeCellCount + acceptedFiles.length,
    )
    const undoKey = `add ${createRandomId()}`
    setOpeningCount((previousCount) => previousCount + acceptedFiles.length)
    for (const file of acceptedFiles) {
      const addedImage = await addImage(file, maxSide)
      const imageWithFocus = addedImage && { ...addedImage, focus: await findFocalPoint(addedImage.bitmap) }
      setOpeningCount((previousCount) => previousCount - 1)
      if (!imageWithFocus) continue
      change(
        (currentScene) =>
          targetCellId
            ? replaceCellImage(currentScene, targetCellId, imageWithFocus)
            : addImages(currentScene, [imageWithFocus]),
        undoKey,
        true,
      )
    }
  }

  function pick(id: string) {
    select(id)
    picker.ref.current?.click()
  }

  const items = scene.cells.map(({ id, name, picture }, index) => ({
    id,
    name: name || (picture ? 'Picture' : `Empty cell ${index + 1}`),
    thumbnail: <BitmapThumbnail bitmap={picture ? images.get(picture) : undefined} />,
  }))

  function remove(id: string) {
    change((currentScene) => removeCellImage(currentScene, id))
    announce('Removed.')
  }

  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
      <section aria-label="Collage" className="grid min-w-0 grid-cols-1 content-start gap-4">
        <FileErrors
          fileErrors={[...fileErrors, ...refusedNames.map((name) => ({ name, message: tooManyImagesMessage }))]}
          onClear={() => {
            clearFileErrors()
            setRefusedNames([])
          }}
        />
        <UndoBar editor={editor} />
        <CellStage editor={editor} onPick={pick} />
        <input
          {...picker}
          type="file"
          accept={`image/*,${extraImageExtensions}`}
          hidden
          aria-label="A picture for the chosen cell"
        />
        <p role="status" className="text-muted text-sm">
          {openingCount > 0
            ? `Opening ${openingCount} ${openingCount === 1 ? 'picture' : 'pictures'}…`
            : getHint(scene)}
        </p>
        {cell && <CellFields editor={editor} cell={cell} onPick={() => pick(cell.id)} />}
        <SaveBar editor={editor} fileNameStem="collage" fileTypes={['jpeg', 'png']} />
        <Suspense>
          {scene.cells.some(({ picture }) => picture) && (
            <OrderList
              label="Cells in order"
              items={items}
              onMove={(fromIndex, toIndex) => change((currentScene) => moveCell(currentScene, fromIndex, toIndex))}
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

function getHint({ cells, layout }: CollageScene): string {
  const emptyNumbers = cells.flatMap(({ picture }, index) => (picture === null ? index + 1 : []))
  if (emptyNumbers.length === cells.length) return 'Drop pictures, or tap a cell to choose one.'
  if (emptyNumbers.length > 0)
    return `Still empty, and grey when saved: ${emptyNumbers.join(', ')}. Tap to choose a picture.`
  if (isAutoLayout(layout)) return 'Tap a picture. Pinch, or + and −, zoom; then drag it.'
  return 'Tap a cell, then drag its picture. Pinch, or + and −, zoom.'
}
