import { Copy, Download, Link, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { passOn } from '@/components/files/pass-on'
import { shareFile } from '@/components/files/share-file'
import type { NextFilesTool } from '@/components/files/target'
import { Button } from '@/components/ui/button'
import { copyPicture } from '@/components/ui/copy-picture'
import { copyWithNotice } from '@/components/ui/copy-with-notice'
import { notifyError } from '@/components/ui/notify'
import { RadioChip } from '@/components/ui/radio-chip'
import { saveBlob } from '@/components/ui/save-blob'
import { PictureError } from '@/lib/core/errors/picture-faults'
import { linkTooLong } from '@/lib/core/errors/pictures'
import { fileNotSaved } from '@/lib/core/errors/sharing'
import { exactByteSize } from '@/lib/core/format/size'
import type { MadeFile } from '@/lib/tool/files-tool'
import type { Editor } from './editor'
import type { SavedType } from './made-file'
import { templateHash } from './template-link'

type Props<Scene> = {
  editor: Editor<Scene>
  /** What files are called: `thumbnail`. */
  stem: string
  types: readonly [SavedType, ...SavedType[]]
  quality?: number
  /** 0 is no limit. */
  maxBytes?: number
  next?: readonly NextFilesTool[]
}

const labels = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP' } as const

const compressor = [
  { type: 'image-compressor', name: 'Image Compressor', path: '/image-tools/image-compressor' },
]

/** What can be done with a finished drawing: its type, save, copy, share, the next tool, a link to its layout. */
export function SaveBar<Scene>({
  editor,
  stem,
  types,
  quality = 92,
  maxBytes = 0,
  next = compressor,
}: Props<Scene>) {
  const { drawing, family, pictures, complete, ready, tool, scene } = editor
  const canSave = ready && complete && drawing !== null
  const [type, setType] = useState<SavedType>(types[0])
  const [said, setSaid] = useState({ text: '', of: drawing })
  const setSaved = (text: string) => setSaid({ text, of: drawing })
  const [canShare, setCanShare] = useState(false)
  useEffect(() => {
    const probe = new File([], 'picture.png', { type: 'image/png' })
    setCanShare(navigator.canShare?.({ files: [probe] }) ?? false)
  }, [])

  /** Makes the file and goes on with it; where it cannot be made, the reason stands below. */
  async function withFile(go: (made: MadeFile) => unknown, wanted = type) {
    if (!drawing || !canSave) return
    setSaved('')
    try {
      const { madeFile } = await import('./made-file')
      const made = await madeFile(
        { drawing, family, pictures },
        { stem, type: wanted, quality, maxBytes: wanted === type ? maxBytes : 0 },
      )
      await go(made)
    } catch (error) {
      if (error instanceof PictureError) setSaved(error.message)
      else notifyError(fileNotSaved)
    }
  }
  const save = () =>
    withFile(({ name, blob, note }) => {
      saveBlob(name, blob)
      setSaved(`${name} saved, ${exactByteSize(blob.size)}. ${note}`)
    })
  const share = () => withFile(({ name, blob }) => shareFile(new File([blob], name, { type: blob.type })))
  const pass = (other: NextFilesTool) => withFile(({ name, blob }) => passOn(other, name, blob))
  const copy = () => {
    const { promise, resolve, reject } = Promise.withResolvers<Blob>()
    copyPicture(promise)
    withFile(({ blob }) => resolve(blob), 'png').finally(() => reject(new Error('No picture to copy')))
  }
  const copyLink = () => {
    const hash = templateHash(tool.withoutPictures(scene))
    if (hash === null) return setSaved(linkTooLong)
    setSaved('')
    copyWithNotice(location.origin + location.pathname + hash)
  }

  return (
    <section aria-label="Save" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {types.length > 1 && (
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">Type of the file</legend>
            {types.map((one) => (
              <RadioChip
                key={one}
                name={`${tool.type}-saved-as`}
                checked={one === type}
                onChange={() => setType(one)}
              >
                {labels[one]}
              </RadioChip>
            ))}
          </fieldset>
        )}
        <Button look="primary" disabled={!canSave} onClick={save}>
          <Download className="size-4" />
          Save {labels[type]}
        </Button>
        <Button look="quiet" disabled={!canSave} onClick={copy}>
          <Copy className="size-4" />
          Copy
        </Button>
        {canShare && (
          <Button look="quiet" disabled={!canSave} onClick={share}>
            <Share2 className="size-4" />
            Share
          </Button>
        )}
        {next.map((one) => (
          <Button key={one.type} look="quiet" disabled={!canSave} onClick={() => pass(one)}>
            Use in {one.name}
          </Button>
        ))}
        <Button look="quiet" onClick={copyLink}>
          <Link className="size-4" />
          Copy template link
        </Button>
      </div>
      <p role="status" className="text-muted text-sm">
        {said.of === drawing && said.text}
      </p>
    </section>
  )
}
