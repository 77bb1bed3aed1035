import { lazy, Suspense, useMemo } from 'react'
import { DownloadBar } from '@/components/editor/download-bar'
import { EditorLayout } from '@/components/editor/editor-layout'
import { Stage } from '@/components/editor/stage'
import { useScene } from '@/components/editor/use-scene'
import { importWithRetry } from '@/components/loading/deferred-import'
import { findFocalPoint } from '@/lib/images/focus/find-focus'
import { drawMemePreview } from './draw-meme'
import { getLayout, layouts } from './layouts'
import { memeEditor } from './meme-editor'
import { TemplateSection, TextSection } from './meme-fields'
import { addImage, countFreePanels, initialScene, isEmptyMeme, MEME_WIDTH } from './scene'
import pictures from './templates.gen.svg'

const MemeNotes = lazy(importWithRetry(() => import('./meme-notes')))
const GifDownloadBar = lazy(importWithRetry(() => import('./gif-download-bar')))

const noFreePanelMessage = 'All panels have a photo. Pick a template with more panels, then add this one again.'

export default function MemeMaker() {
  const editor = useScene(memeEditor, 'template')
  const { scene, measure, change } = editor
  const drawing = useMemo(() => measure && drawMemePreview(scene, measure), [scene, measure])
  const animatedPanelIndex = scene.pictures
    .slice(0, getLayout(scene.layout).panels.length)
    .findIndex((picture) => picture?.moving)
  const isAnimated = animatedPanelIndex >= 0
  const isEmpty = isEmptyMeme(scene)

  /** Of several files, none replaces another; a single file replaces the last photo if all panels are full. */
  async function addFiles(files: readonly File[]) {
    let availableCount = Math.max(1, countFreePanels(scene))
    for (const file of files) {
      if (availableCount === 0) {
        editor.addFileError(file.name, noFreePanelMessage)
        continue
      }
      const addedImage = await editor.addImage(file)
      if (!addedImage) continue
      availableCount -= 1
      const { id, width, height } = addedImage
      const focus = await findFocalPoint(addedImage.bitmap)
      const { saveAnimation } = await import('./animation-store')
      const animationId = await saveAnimation(file, id)
      change((currentScene) =>
        addImage(currentScene, { id, width, height, ...(focus && { focus }), moving: animationId }),
      )
    }
  }

  return (
    <EditorLayout
      editor={editor}
      canvas={
        <Stage
          editor={{ ...editor, drawing }}
          width={MEME_WIDTH}
          height={scene.height}
          firstPicture={`${pictures.src}#${layouts[0].id}`}
        />
      }
      fileNoun="a photo or GIF"
      accept="image/*"
      onFilesAdd={addFiles}
      sections={[
        { id: 'text', label: 'Text', content: <TextSection editor={editor} /> },
        { id: 'template', label: 'Template', content: <TemplateSection editor={editor} /> },
      ]}
      download={
        <DownloadBar
          editor={isEmpty ? { ...editor, drawing: null } : editor}
          fileNameStem="meme"
          fileTypes={['png', 'jpeg', 'webp']}
          emptyReason={isEmpty ? 'Add a photo or type your text to download it as a meme.' : ''}
          renderLead={(showMessage) => (
            <Suspense>
              {isAnimated && (
                <GifDownloadBar editor={editor} panelIndex={animatedPanelIndex} showMessage={showMessage} />
              )}
            </Suspense>
          )}
        />
      }
    >
      <Suspense>{scene !== initialScene && <MemeNotes editor={editor} />}</Suspense>
      {isAnimated && (
        <p className="text-muted text-sm">Your GIF stays animated. The other file types use its first frame.</p>
      )}
    </EditorLayout>
  )
}
