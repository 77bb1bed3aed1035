import { lazy, Suspense, useMemo } from 'react'
import { SaveBar, UndoBar } from '@/components/editor/editor-bars'
import { FileErrors, useIncomingFiles } from '@/components/editor/incoming-files'
import { LayerList } from '@/components/editor/layer-list'
import { PositionFields } from '@/components/editor/position-fields'
import { Stage } from '@/components/editor/stage'
import { useScene } from '@/components/editor/use-scene'
import { importWithRetry } from '@/components/loading/deferred-import'
import { saveAnimation } from './animation-store'
import { drawMemePreview } from './draw-meme'
import { memeEditor } from './meme-editor'
import { MemeFields } from './meme-fields'
import { initialScene, MEME_WIDTH, addImage as withNextPicture } from './scene'

const MemeNotes = lazy(importWithRetry(() => import('./meme-notes')))

type Props = { incomingFiles: readonly File[]; onFilesImported: () => void }

export default function MemePane({ incomingFiles, onFilesImported }: Props) {
  const editor = useScene(memeEditor)
  const { scene, layers, selectedId, measure, change, addImage } = editor
  const drawing = useMemo(() => measure && drawMemePreview(scene, measure), [scene, measure])
  const layer = layers.find(({ id }) => id === selectedId)

  async function addFiles(files: readonly File[]) {
    for (const file of files) {
      const addedImage = await addImage(file)
      if (!addedImage) continue
      const { id, width, height } = addedImage
      const animationId = await saveAnimation(file, id)
      const memeImage = { id, width, height, moving: animationId }
      change((currentScene) => withNextPicture(currentScene, memeImage))
    }
  }
  useIncomingFiles(incomingFiles, onFilesImported, addFiles)

  return (
    // On narrow screens the image is sticky, with the text fields directly below. A focused field scrolls to below the
    // image with its label; if the window is too low for both, the image is not sticky.
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="contents min-w-0 grid-cols-1 content-start gap-4 lg:sticky lg:top-4 lg:grid">
        <div className="max-lg:-order-3 max-lg:has-[>:empty]:hidden">
          <FileErrors fileErrors={editor.fileErrors} onClear={editor.clearFileErrors} />
        </div>
        <div className="max-lg:-order-2 min-w-0 bg-canvas max-lg:sticky max-lg:top-14 max-lg:z-10 max-lg:[html:has(&)]:scroll-pt-[calc(45svh+7rem)] [@media(max-height:26rem)]:static max-lg:[&_canvas]:max-h-[45svh]">
          <Stage editor={{ ...editor, drawing }} width={MEME_WIDTH} height={scene.height} />
        </div>
        <UndoBar editor={editor} />
        <Suspense>{scene !== initialScene && <MemeNotes editor={editor} />}</Suspense>
        <SaveBar editor={editor} fileNameStem="meme" fileTypes={['png', 'jpeg', 'webp']} />
      </div>
      <div className="contents min-w-0 grid-cols-1 content-start gap-5 lg:grid">
        <MemeFields editor={editor} />
        {layer && <PositionFields editor={editor} layer={layer} />}
        <LayerList editor={editor} />
      </div>
    </div>
  )
}
