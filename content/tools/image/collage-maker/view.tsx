import { lazy, Suspense, useState } from 'react'
import { DownloadBar } from '@/components/editor/download-bar'
import type { FileError } from '@/components/editor/editor'
import { EditorLayout } from '@/components/editor/editor-layout'
import { useScene } from '@/components/editor/use-scene'
import { extraImageExtensions } from '@/components/files/drop-box'
import { importWithRetry } from '@/components/loading/deferred-import'
import { useFileInput } from '@/components/ui/use-file-input'
import { createRandomId } from '@/lib/core/random-id'
import { findFocalPoint } from '@/lib/images/focus/find-focus'
import { CellStage } from './cell-stage'
import { getMaxImageSide, moveCell } from './cells'
import { collageEditor } from './collage-editor'
import { CellFields, LayoutSection, PhotoButtons, StyleSection } from './collage-fields'
import { addImages, type CollageScene, countFreeCells, MAX_CELLS, removeCellImage, replaceCellImage } from './scene'
import pictures from './templates.gen.svg'

const PhotoOrder = lazy(importWithRetry(() => import('./photo-order')))

const tooManyImagesMessage = `A collage holds up to ${MAX_CELLS} photos. Remove one, then add this one again.`

export default function CollageMaker() {
  const editor = useScene(collageEditor, 'layout')
  const { scene, change, selectedId, images, addImage, fileErrors, clearFileErrors, announce } = editor
  const picker = useFileInput((files) => selectedId && void addFiles(files, selectedId))
  const cell = scene.cells.find(({ id }) => id === selectedId)
  const [refusedFiles, setRefusedFiles] = useState<readonly FileError[]>([])
  const [openingCount, setOpeningCount] = useState(0)

  /** Files that cannot be opened leave their cells to the files beyond the limit. */
  async function addFiles(
    files: readonly File[],
    targetCellId?: string,
    freeCellCount = targetCellId ? 1 : countFreeCells(scene, openingCount),
  ) {
    const acceptedFiles = files.slice(0, freeCellCount)
    const otherFiles = files.slice(freeCellCount)
    let failedCount = 0
    const maxSide = getMaxImageSide(
      targetCellId ? scene.cells.length : MAX_CELLS - freeCellCount + acceptedFiles.length,
    )
    const undoKey = `add ${createRandomId()}`
    setOpeningCount((previousCount) => previousCount + acceptedFiles.length)
    for (const file of acceptedFiles) {
      const addedImage = await addImage(file, maxSide)
      const imageWithFocus = addedImage && { ...addedImage, focus: await findFocalPoint(addedImage.bitmap) }
      setOpeningCount((previousCount) => previousCount - 1)
      if (!imageWithFocus) {
        failedCount += 1
        continue
      }
      change(
        (currentScene) =>
          targetCellId
            ? replaceCellImage(currentScene, targetCellId, imageWithFocus)
            : addImages(currentScene, [imageWithFocus]),
        undoKey,
        true,
      )
    }
    if (failedCount > 0 && otherFiles.length > 0) return addFiles(otherFiles, targetCellId, failedCount)
    setRefusedFiles(otherFiles.map(({ name }) => ({ name, message: tooManyImagesMessage })))
  }

  function pick(id: string) {
    editor.showLayer(id)
    picker.ref.current?.click()
  }

  function clearErrors() {
    clearFileErrors()
    setRefusedFiles([])
  }
  function remove(id: string) {
    change((currentScene) => removeCellImage(currentScene, id))
    announce('Removed.')
  }

  return (
    <EditorLayout
      editor={{ ...editor, fileErrors: [...fileErrors, ...refusedFiles], clearFileErrors: clearErrors }}
      canvas={<CellStage editor={editor} onPick={pick} firstPicture={`${pictures.src}#first`} />}
      fileNoun="photos"
      accept="image/*"
      onFilesAdd={addFiles}
      sections={[
        { id: 'layout', label: 'Layout', content: <LayoutSection editor={editor} /> },
        {
          id: 'photos',
          label: 'Photos',
          content: (
            <>
              {cell && <CellFields editor={editor} cell={cell} onPick={() => pick(cell.id)} />}
              <Suspense>
                <PhotoOrder
                  cells={scene.cells}
                  images={images}
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
