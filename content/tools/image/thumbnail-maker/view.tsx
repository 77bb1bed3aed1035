import { Type } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { BrandKitButton } from '@/components/brand-kit/brand-kit-button'
import { DownloadBar } from '@/components/editor/download-bar'
import type { Editor } from '@/components/editor/editor'
import { EditorLayout } from '@/components/editor/editor-layout'
import { LayerList } from '@/components/editor/layer-list'
import { Stage } from '@/components/editor/stage'
import { TemplateList } from '@/components/editor/template-list'
import { useScene } from '@/components/editor/use-scene'
import { SelectField, TextAreaField } from '@/components/fields/fields'
import { importWithRetry } from '@/components/loading/deferred-import'
import { Button } from '@/components/ui/button'
import { InlineNotice } from '@/components/ui/inline-notice'
import { keepFocus } from '@/components/ui/keep-focus'
import { useDelayedEffect } from '@/components/ui/use-delayed-effect'
import { MAX_PHONE_THUMBNAIL_BYTES } from '@/lib/platforms/youtube/uploads'
import { AddBar, applyAddedLayer } from './add-bar'
import { addText } from './layer-changes'
import { BackgroundFields, LayerFields } from './layer-fields'
import { Previews } from './previews'
import { ReadabilityChecks } from './readability-checks'
import { type Format, formats, getTextLayers, MAX_TEXT_LENGTH, type ThumbnailScene } from './scene'
import { sampleTexts, templates, typeLayerText } from './templates'
import pictures from './templates.gen.svg'
import { loadSubjectLayoutModule, thumbnailEditor } from './thumbnail-editor'
import { useBackground } from './use-background'

const firstPicture = `${pictures.src}#${templates[0].id}`
const formatOptions = (Object.keys(formats) as Format[]).map((value) => ({ value, label: formats[value].label }))

const loadSubjectLayoutWithRetry = importWithRetry(loadSubjectLayoutModule)

function TemplateSection({ editor }: { editor: Editor<ThumbnailScene> }) {
  const { scene, images, change, announce } = editor
  const image = images.get(scene.ground.picture ?? '')

  async function applyTemplate(id: string) {
    const template = templates.find((candidate) => candidate.id === id)
    if (!template) return
    const { prepareTemplateLayout } = await loadSubjectLayoutWithRetry()
    change(await prepareTemplateLayout({ scene, image }, template))
    announce(`Template: ${template.name}.`)
  }
  async function changeFormat(format: Format) {
    const { convertToFormat, prepareLayout } = await loadSubjectLayoutWithRetry()
    change(await prepareLayout({ scene, image }, { scene: convertToFormat(scene, format), image }, format))
  }

  return (
    <>
      <TemplateList
        label="Templates"
        pictures={pictures.src}
        templates={templates}
        selectedId={scene.template}
        shape="wide"
        onSelect={applyTemplate}
      />
      <SelectField label="Size" value={scene.format} options={formatOptions} onValueChange={changeFormat} />
      <BrandKitButton onApply={async (kit) => (await import('./apply-brand-kit')).applyBrandKit(editor, kit)} />
    </>
  )
}

const LAYOUT_DELAY_MS = 500

/** Sets a layer's text; on an image, lays the text out again after a typing pause. */
function useSetLayerText({ scene, images, change }: Editor<ThumbnailScene>) {
  const [pendingLayout, setPendingLayout] = useState<{ from: ThumbnailScene; key: string } | null>(null)
  const image = images.get(scene.ground.picture ?? '')
  useDelayedEffect([scene, image, pendingLayout], LAYOUT_DELAY_MS, async (signal) => {
    if (!pendingLayout) return
    const subjectLayoutModule = image && (await loadSubjectLayoutModule().catch(() => null))
    const updateScene = await subjectLayoutModule?.prepareLayoutForNewText({ scene: pendingLayout.from, image })
    if (signal.aborted) return
    setPendingLayout(null)
    if (updateScene) change(updateScene, pendingLayout.key, true)
  })

  return (id: string, text: string) => {
    const key = `text ${id}`
    setPendingLayout((previousValue) => previousValue ?? { from: scene, key })
    change((previousValue) => typeLayerText(previousValue, id, text), key)
  }
}

function TextSection({ editor }: { editor: Editor<ThumbnailScene> }) {
  const { scene, selectedId, select } = editor
  const setText = useSetLayerText(editor)
  const textLayers = getTextLayers(scene)
  const layer = textLayers.find(({ id }) => id === selectedId) ?? textLayers[0]
  return (
    <>
      {textLayers.map(({ id, text }, index) => (
        <TextAreaField
          key={id}
          label={`Text ${index + 1}`}
          rows={1}
          maxLength={MAX_TEXT_LENGTH}
          placeholder={sampleTexts.has(text) ? text : ''}
          onFocus={() => select(id)}
          value={sampleTexts.has(text) ? '' : text}
          onValueChange={(newText) => setText(id, newText)}
        />
      ))}
      <div>
        <Button onClick={() => applyAddedLayer(editor, addText(scene, 'Your text'), 'Text')}>
          <Type className="size-4" />
          Add text
        </Button>
      </div>
      {layer && <LayerFields key={layer.id} editor={editor} layer={layer} />}
    </>
  )
}

function AddSection({ editor }: { editor: Editor<ThumbnailScene> }) {
  const layer = editor.scene.layers.find(({ id }) => id === editor.selectedId)
  return (
    <>
      <AddBar editor={editor} />
      {layer && layer.kind !== 'text' && <LayerFields key={layer.id} editor={editor} layer={layer} />}
      <LayerList editor={editor} />
    </>
  )
}

const FramePicker = lazy(importWithRetry(() => import('@/components/editor/frame-picker')))

export default function ThumbnailMaker() {
  const editor = useScene(thumbnailEditor, 'template')
  const { video, setVideo, addFiles, setBackgroundImage } = useBackground(editor)
  const closeVideo = () => keepFocus(() => setVideo(null))
  const { width, height } = formats[editor.scene.format]
  const samples = getTextLayers(editor.scene).filter(({ text }) => sampleTexts.has(text))
  const sampleText = samples.map(({ text, upper }) => (upper ? text.toUpperCase() : text)).join(' ')
  const removeSamples = () => keepFocus(() => editor.change((scene) => typeLayerText(scene, samples[0]?.id ?? '', '')))

  return (
    <EditorLayout
      editor={editor}
      canvas={<Stage editor={editor} width={width} height={height} firstPicture={firstPicture} />}
      fileNoun="a photo or video"
      accept="image/*,video/*"
      onFilesAdd={addFiles}
      sections={[
        { id: 'text', label: 'Text', content: <TextSection editor={editor} /> },
        { id: 'template', label: 'Template', content: <TemplateSection editor={editor} /> },
        { id: 'add', label: 'Add', content: <AddSection editor={editor} /> },
        { id: 'background', label: 'Background', content: <BackgroundFields editor={editor} /> },
      ]}
      download={
        <DownloadBar
          editor={editor}
          fileNameStem="thumbnail"
          fileTypes={['jpeg', 'png']}
          maxBytes={MAX_PHONE_THUMBNAIL_BYTES}
          reminder={
            sampleText && (
              <InlineNotice isRefusal text={`Your image still has this sample text: “${sampleText}”`}>
                <Button size="small" onClick={removeSamples}>
                  Remove it
                </Button>
              </InlineNotice>
            )
          }
        />
      }
      notices={
        video && (
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
        )
      }
    >
      <ReadabilityChecks editor={editor} />
      <Previews editor={editor} firstPicture={firstPicture} />
    </EditorLayout>
  )
}
