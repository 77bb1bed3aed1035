import { lazy, Suspense } from 'react'
import { FileFaults } from '@/components/editor/file-faults'
import { LayerList } from '@/components/editor/layer-list'
import { SaveBar } from '@/components/editor/save-bar'
import { Stage } from '@/components/editor/stage'
import { UndoBar } from '@/components/editor/undo-bar'
import { useGiven } from '@/components/editor/use-given'
import { useScene } from '@/components/editor/use-scene'
import { patient } from '@/components/loading/patient'
import { keepFocus } from '@/components/ui/keep-focus'
import { networkLimits } from '@/lib/platforms/pictures/network-limits'
import { AddBar } from './add-bar'
import { Checks } from './checks-list'
import { ChosenWords } from './chosen-words'
import { thumbnailEditor } from './editor-tool'
import { Previews } from './previews'
import { formats } from './scene'
import { Settings } from './settings'
import { TemplateList } from './template-list'
import { useBackground } from './use-background'

const FrameGrab = lazy(patient(() => import('@/components/editor/frame-grab')))

type Props = { given: readonly File[]; onTaken: () => void }

/** The editor: what is made on the left, what it is made of on the right. */
export default function ThumbnailPane({ given, onTaken }: Props) {
  const editor = useScene(thumbnailEditor)
  const { video, setVideo, take, takePicture } = useBackground(editor)
  useGiven(given, onTaken, take)
  const closeVideo = () => keepFocus(() => setVideo(null))
  const { width, height } = formats[editor.scene.format]

  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-8">
      <section aria-label="Thumbnail" className="grid min-w-0 grid-cols-1 content-start gap-4">
        <FileFaults faults={editor.faults} onClear={editor.clearFaults} />
        {video && (
          <Suspense>
            <FrameGrab
              video={video}
              onFrame={(frame) => {
                closeVideo()
                takePicture(frame)
              }}
              onFault={(text) => {
                setVideo(null)
                editor.fail(video.name, text)
              }}
              onClose={closeVideo}
            />
          </Suspense>
        )}
        <UndoBar editor={editor} />
        <Stage editor={editor} width={width} height={height} />
        <ChosenWords editor={editor} />
        <TemplateList editor={editor} />
        <AddBar editor={editor} />
        <SaveBar
          editor={editor}
          stem="thumbnail"
          types={['jpeg', 'png']}
          maxBytes={networkLimits.youtube.bytes}
        />
      </section>
      <section
        aria-label="Settings"
        className="grid min-w-0 grid-cols-1 content-start gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        <Settings editor={editor} />
        <Checks editor={editor} />
        <LayerList editor={editor} />
      </section>
      <Previews editor={editor} />
    </div>
  )
}
