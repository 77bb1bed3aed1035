import { lazy, Suspense } from 'react'
import { FileErrors } from '@/components/editor/file-errors'
import { LayerList } from '@/components/editor/layer-list'
import { SaveBar } from '@/components/editor/save-bar'
import { Stage } from '@/components/editor/stage'
import { UndoBar } from '@/components/editor/undo-bar'
import { useIncomingFiles } from '@/components/editor/use-incoming-files'
import { useScene } from '@/components/editor/use-scene'
import { importWithRetry } from '@/components/loading/import-with-retry'
import { keepFocus } from '@/components/ui/keep-focus'
import { networkLimits } from '@/lib/platforms/images/network-limits'
import { AddBar } from './add-bar'
import { LayerTextFields } from './layer-text-fields'
import { Previews } from './previews'
import { ReadabilityChecks } from './readability-checks'
import { formats } from './scene'
import { Settings } from './settings'
import { TemplateList } from './template-list'
import { thumbnailEditor } from './thumbnail-editor'
import { useBackground } from './use-background'

const FramePicker = lazy(importWithRetry(() => import('@/components/editor/frame-picker')))

type Props = { incomingFiles: readonly File[]; onFilesImported: () => void }

/** The editor: what is made on the left, what it is made of on the right. */
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
          maxBytes={networkLimits.youtube.maxBytes}
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
