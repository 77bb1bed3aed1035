import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { DownloadBar } from '@/components/editor/download-bar'
import { EditorLayout } from '@/components/editor/editor-layout'
import { useScene } from '@/components/editor/use-scene'
import { extraImageExtensions } from '@/components/files/drop-box'
import { importWithRetry } from '@/components/loading/deferred-import'
import { useFileInput } from '@/components/ui/use-file-input'
import { computeCoverCrop } from '@/lib/core/geometry/crop'
import { createRandomId } from '@/lib/core/random-id'
import { findFocalPoint } from '@/lib/images/focus/find-focus'
import { CellStage } from './cell-stage'
import { getMaxImageSide, moveCell } from './cells'
import { collageEditor } from './collage-editor'
import { CellFields, LayoutSection, PhotoButtons, StyleSection } from './collage-fields'
import { addImages, type CollageScene, countFreeCells, MAX_CELLS, removeCellImage, replaceCellImage } from './scene'
import pictures from './templates.gen.svg'

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

const tooManyImagesMessage = `A collage holds up to ${MAX_CELLS} photos. Remove one first.`

export default function CollageMaker() {
  const editor = useScene(collageEditor, 'layout')
  const { scene, change, selectedId, images, addImage, addFileError, announce } = editor
  const picker = useFileInput((files) => selectedId && void addFiles(files, selectedId))
  const cell = scene.cells.find(({ id }) => id === selectedId)
  const [openingCount, setOpeningCount] = useState(0)

  /** A file that cannot be opened leaves its cell to the next one. */
  async function addFiles(files: readonly File[], targetCellId?: string) {
    const freeCellCount = targetCellId ? 1 : countFreeCells(scene, openingCount)
    let remainingCount = Math.min(files.length, freeCellCount)
    const maxSide = getMaxImageSide(targetCellId ? scene.cells.length : MAX_CELLS - freeCellCount + remainingCount)
    const undoKey = `add ${createRandomId()}`
    const addToOpeningCount = (count: number) => setOpeningCount((previousCount) => previousCount + count)
    addToOpeningCount(remainingCount)
    for (const file of files) {
      if (remainingCount === 0) {
        addFileError(file.name, tooManyImagesMessage)
        continue
      }
      const addedImage = await addImage(file, maxSide)
      if (!addedImage) continue
      const imageWithFocus = { ...addedImage, focus: await findFocalPoint(addedImage.bitmap) }
      remainingCount -= 1
      addToOpeningCount(-1)
      change(
        (currentScene) =>
          targetCellId
            ? replaceCellImage(currentScene, targetCellId, imageWithFocus)
            : addImages(currentScene, [imageWithFocus]),
        undoKey,
        true,
      )
    }
    addToOpeningCount(-remainingCount)
  }

  function pick(id: string) {
    editor.showLayer(id)
    picker.ref.current?.click()
  }

  const items = scene.cells.map(({ id, name, picture }, index) => ({
    id,
    name: name || (picture ? 'Photo' : `Empty cell ${index + 1}`),
    thumbnail: <BitmapThumbnail bitmap={picture ? images.get(picture) : undefined} />,
  }))

  function remove(id: string) {
    change((currentScene) => removeCellImage(currentScene, id))
    announce('Removed.')
  }

  return (
    <EditorLayout
      editor={editor}
      canvas={<CellStage editor={editor} onPick={pick} firstPicture={`${pictures.src}#first`} />}
      fileNoun="photos"
      accept="image/*"
      onFilesAdd={(files) => addFiles(files)}
      sections={[
        { id: 'layout', label: 'Layout', content: <LayoutSection editor={editor} /> },
        {
          id: 'photos',
          label: 'Photos',
          content: (
            <>
              {cell && <CellFields editor={editor} cell={cell} onPick={() => pick(cell.id)} />}
              <Suspense>
                <OrderList
                  label="Cells in order"
                  items={items}
                  onMove={(fromIndex, toIndex) => change((currentScene) => moveCell(currentScene, fromIndex, toIndex))}
                  onRemove={remove}
                />
              </Suspense>
              <PhotoButtons editor={editor} onFilesAdd={addFiles} />
            </>
          ),
        },
        { id: 'style', label: 'Style', content: <StyleSection editor={editor} /> },
      ]}
      download={<DownloadBar editor={editor} fileNameStem="collage" fileTypes={['jpeg', 'png']} />}
    >
      <input
        {...picker}
        type="file"
        accept={`image/*,${extraImageExtensions}`}
        hidden
        aria-label="A photo for the selected cell"
      />
      <p role="status" className="text-muted text-sm">
        {getHint(scene)}
      </p>
    </EditorLayout>
  )
}

function getHint({ cells }: CollageScene): string {
  const emptyNumbers = cells.flatMap(({ picture }, index) => (picture === null ? index + 1 : []))
  if (emptyNumbers.length === cells.length) return 'Drop photos, or tap a cell to choose one.'
  if (emptyNumbers.length > 0)
    return `Still empty: ${emptyNumbers.join(', ')}. Tap a cell to choose a photo. Empty cells download as gray.`
  return 'Tap a photo, then drag it. Pinch or press + and − to zoom.'
}
