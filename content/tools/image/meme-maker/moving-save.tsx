import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Editor } from '@/components/editor/editor'
import { passOn } from '@/components/files/pass-on'
import { shareFile } from '@/components/files/share-file'
import { Button } from '@/components/ui/button'
import { saveBlob } from '@/components/ui/save-blob'
import { pictureNotOpened } from '@/lib/core/errors/pictures'
import { exactByteSize } from '@/lib/core/format/size'
import { gifFault } from '@/lib/images/gif/gif-fault'
import { createAsker } from '@/lib/images/worker/ask-worker'
import { gifJob } from './gif-job'
import type { GifJob, GifProgress, MovingMeme } from './gif-worker'
import { movementOf } from './kept-movement'
import type { MemeScene } from './scene'

type Props = { editor: Editor<MemeScene> /** The panel whose picture moves. */; panel: number }

const name = 'meme.gif'
const smaller = { type: 'gif-maker', name: 'GIF Maker', path: '/image-tools/gif-maker' }

const moves = 'Your picture moves. The types below save its first frame.'

const makeIn = createAsker<GifJob, MovingMeme, GifProgress>(
  () => new Worker(new URL('./gif-worker.ts', import.meta.url), { type: 'module' }),
)

/** Saves the meme as a moving GIF; the encoder works in the background and can be stopped. */
export default function MovingSave({ editor, panel }: Props) {
  const { scene, measure, family, pictures, complete } = editor
  const current = useRef<AbortController>(null)
  const [progress, setProgress] = useState<string | null>(null)
  const [last, setLast] = useState({ text: moves, of: scene })
  const [made, setMade] = useState<{ file: File; of: MemeScene } | null>(null)
  const setSaid = (text: string) => setLast({ text, of: scene })
  const fresh = progress === null && made?.of === scene ? made.file : null
  useEffect(() => () => current.current?.abort(), [])

  async function save() {
    const id = scene.pictures[panel]?.moving
    if (!id || !measure) return
    const controller = new AbortController()
    const { signal } = controller
    current.current = controller
    setProgress('Reading the frames …')
    try {
      const movement = await movementOf(id)
      if (!movement) return setSaid(pictureNotOpened)
      const job = await gifJob({ scene, panel, measure, family, pictures }, movement)
      const transfer = [job.below, job.above, job.bytes.buffer]
      const onProgress = ({ done, count }: GifProgress) => setProgress(`Frame ${done} of ${count}`)
      const { gif, frames, count } = await makeIn(job, { signal, transfer, onProgress })
      const file = new File([gif], name, { type: 'image/gif' })
      saveBlob(name, file)
      setMade({ file, of: scene })
      const left = frames < count ? `, ${frames} of its ${count} frames` : ''
      setSaid(`${name} saved, ${exactByteSize(file.size)}${left}.`)
    } catch (error) {
      setSaid(signal.aborted ? 'Stopped.' : gifFault(error as Error))
    } finally {
      setProgress(null)
    }
  }

  return (
    <section
      aria-label="Moving GIF"
      className="flex flex-wrap items-center gap-3 rounded-lg border border-line bg-surface p-3"
    >
      {progress === null ? (
        <Button look="primary" disabled={!complete} onClick={() => (fresh ? saveBlob(name, fresh) : save())}>
          <Download className="size-4" />
          Save moving GIF
        </Button>
      ) : (
        // The second click of two was meant for the button that stood here.
        <Button onClick={({ detail }) => detail < 2 && current.current?.abort()}>Stop</Button>
      )}
      {fresh && navigator.canShare?.({ files: [fresh] }) && (
        <Button look="quiet" onClick={() => shareFile(fresh)}>
          Share
        </Button>
      )}
      {fresh && (
        <Button look="quiet" onClick={() => passOn(smaller, name, fresh)}>
          Use in {smaller.name}
        </Button>
      )}
      <p role="status" className="text-muted text-sm">
        {progress ?? (last.of === scene ? last.text : moves)}
      </p>
    </section>
  )
}
