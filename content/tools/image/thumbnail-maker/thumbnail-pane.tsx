import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { DrawingCanvas } from '@/components/drawing/drawing-canvas'
import type { Editor } from '@/components/editor/editor'
import { SaveBar, UndoBar } from '@/components/editor/editor-bars'
import { TextAreaField } from '@/components/editor/editor-fields'
import { FileErrors, useIncomingFiles } from '@/components/editor/incoming-files'
import { LayerList } from '@/components/editor/layer-list'
import { useTypefaceLoader } from '@/components/editor/scene-assets'
import { Stage } from '@/components/editor/stage'
import { useScene } from '@/components/editor/use-scene'
import { importWithRetry } from '@/components/loading/deferred-import'
import { keepFocus } from '@/components/ui/keep-focus'
import { findFocalPoint } from '@/lib/images/focus/find-focus'
import { MAX_PHONE_THUMBNAIL_BYTES } from '@/lib/platforms/youtube/uploads'
import { AddBar } from './add-bar'
import { drawScene } from './draw-scene'
import { addImageFile } from './layer-changes'
import { Previews } from './previews'
import { ReadabilityChecks } from './readability-checks'
import { formats, getTextLayers, MAX_TEXT_LENGTH, type ThumbnailScene } from './scene'
import { Settings } from './settings'
import { sampleTexts, type Template, templates, typeLayerText } from './templates'
import { BACKGROUND_ID, loadSubjectLayoutModule, thumbnailEditor } from './thumbnail-editor'

const templateTypefaces = templates.flatMap(({ scene }) => thumbnailEditor.listTypefaces?.(scene) ?? [])

const loadSubjectLayoutWithRetry = importWithRetry(loadSubjectLayoutModule)

function TemplateList({ editor }: { editor: Editor<ThumbnailScene> }) {
  const { scene, measure, family, images, change, select, announce } = editor
  const typefaceVersion = useTypefaceLoader(templateTypefaces)
  // biome-ignore lint/correctness/useExhaustiveDependencies: letters have other widths once a typeface has arrived.
  const drawings = useMemo(
    () => templates.map(({ scene }) => measure && drawScene(scene, measure)),
    [measure, typefaceVersion],
  )

  async function chooseTemplate(template: Template) {
    const image = images.get(scene.ground.picture ?? '')
    const { prepareTemplateLayout } = await loadSubjectLayoutWithRetry()
    change(await prepareTemplateLayout({ scene, image }, template))
    select(getTextLayers(template.scene)[0]?.id ?? null)
    announce(`Template “${template.name}”.`)
  }

  return (
    <section aria-label="Templates">
      <h3 className="font-semibold text-sm">Templates</h3>
      <p className="text-muted text-sm">Your words and your picture stay.</p>
      <ul className="mt-2 grid grid-cols-4 gap-2">
        {templates.map((template, index) => (
          <li key={template.name}>
            <button
              type="button"
              onClick={() => chooseTemplate(template)}
              className="block w-full overflow-hidden rounded-lg border border-line hover:border-accent"
            >
              <DrawingCanvas
                drawing={drawings[index] ?? null}
                family={family}
                width={240}
                height={135}
                label={template.name}
                className="block aspect-video h-auto w-full bg-raised"
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const LAYOUT_DELAY_MS = 500

/** Sets a layer's text; on an image, lays the text out again after a typing pause. */
function useSetLayerText({ scene, images, change }: Editor<ThumbnailScene>) {
  const [pendingLayout, setPendingLayout] = useState<{ from: ThumbnailScene; key: string } | null>(null)
  const image = images.get(scene.ground.picture ?? '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change puts it off.
  useEffect(() => {
    if (!pendingLayout || !image) return setPendingLayout(null)
    let isCurrent = true
    const layOut = async () => {
      const { prepareLayoutForNewText } = await loadSubjectLayoutModule()
      const updateScene = await prepareLayoutForNewText({ scene: pendingLayout.from, image })
      if (!isCurrent) return
      setPendingLayout(null)
      change(updateScene, pendingLayout.key, true)
    }
    const timer = setTimeout(() => layOut().catch(() => {}), LAYOUT_DELAY_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [scene, image, pendingLayout, change])

  return (id: string, text: string) => {
    const key = `text ${id}`
    setPendingLayout((previousValue) => previousValue ?? { from: scene, key })
    change((previousValue) => typeLayerText(previousValue, id, text), key)
  }
}

/** The first image becomes the background, others layers. A video is added once the visitor has selected a frame. */
export function useBackground(editor: Editor<ThumbnailScene>) {
  const { scene: currentScene, images, addImage, change, select } = editor
  const [video, setVideo] = useState<File | null>(null)

  async function setBackgroundImage(file: File): Promise<boolean> {
    const addedImage = await addImage(file)
    if (!addedImage) return false
    const { x: focusX, y: focusY } = (await findFocalPoint(addedImage.bitmap)) ?? { x: 0.5, y: 0.5 }
    const addBackgroundImage = (scene: ThumbnailScene) => ({
      ...scene,
      ground: { ...scene.ground, picture: addedImage.id, zoom: 1, focusX, focusY },
    })
    const previousInput = { scene: currentScene, image: images.get(currentScene.ground.picture ?? '') }
    const layOut = await loadSubjectLayoutModule()
      .then(({ prepareLayoutForNewImage }) =>
        prepareLayoutForNewImage(previousInput, { scene: addBackgroundImage(currentScene), image: addedImage.bitmap }),
      )
      .catch(() => null)
    change((latestScene) => {
      const scene = addBackgroundImage(latestScene)
      return layOut ? layOut(scene) : scene
    })
    select(BACKGROUND_ID)
    return true
  }
  async function addFiles(files: readonly File[]) {
    let hasBackground = false
    for (const file of files) {
      if (file.type.startsWith('video/')) setVideo(file)
      else if (hasBackground) await addImageFile(editor, file)
      else hasBackground = await setBackgroundImage(file)
    }
  }
  return { video, setVideo, addFiles, setBackgroundImage }
}

function LayerTextFields({ editor }: { editor: Editor<ThumbnailScene> }) {
  const { scene, select } = editor
  const setText = useSetLayerText(editor)
  return getTextLayers(scene).map(({ id, text }, index) => (
    <TextAreaField
      key={id}
      label={index > 0 ? `Words ${index + 1}` : 'Words'}
      rows={1}
      maxLength={MAX_TEXT_LENGTH}
      selectsOnFocus={sampleTexts.has(text)}
      onFocus={() => select(id)}
      value={text}
      onValueChange={(newText) => setText(id, newText)}
    />
  ))
}

const FramePicker = lazy(importWithRetry(() => import('@/components/editor/frame-picker')))

type Props = { incomingFiles: readonly File[]; onFilesImported: () => void }

export default function ThumbnailPane({ incomingFiles, onFilesImported }: Props) {
  const editor = useScene(thumbnailEditor)
  const { video, setVideo, addFiles, setBackgroundImage } = useBackground(editor)
  useIncomingFiles(incomingFiles, onFilesImported, addFiles)
  const closeVideo = () => keepFocus(() => setVideo(null))
  const { width, height } = formats[editor.scene.format]

  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-8">
      <section aria-label="Thumbnail" className="grid min-w-0 grid-cols-1 content-start gap-4">
        <FileErrors fileErrors={editor.fileErrors} onClear={editor.clearFileErrors} />
        {video && (
          <Suspense>
            <FramePicker
              videoFile={video}
              onFrameSelect={(frame) => {
                closeVideo()
                setBackgroundImage(frame)
              }}
              onError={(text) => {
                setVideo(null)
                editor.addFileError(video.name, text)
              }}
              onClose={closeVideo}
            />
          </Suspense>
        )}
        <UndoBar editor={editor} />
        <Stage editor={editor} width={width} height={height} />
        <LayerTextFields editor={editor} />
        <TemplateList editor={editor} />
        <AddBar editor={editor} />
        <SaveBar
          editor={editor}
          fileNameStem="thumbnail"
          fileTypes={['jpeg', 'png']}
          maxBytes={MAX_PHONE_THUMBNAIL_BYTES}
        />
      </section>
      <section
        aria-label="Settings"
        className="grid min-w-0 grid-cols-1 content-start gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        <Settings editor={editor} />
        <ReadabilityChecks editor={editor} />
        <LayerList editor={editor} />
      </section>
      <Previews editor={editor} />
    </div>
  )
}
