import { Copy, Download, Link, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { sendToTool, shareFile } from '@/components/files/send-file'
import { Button } from '@/components/ui/button'
import { copyImage } from '@/components/ui/copy-image'
import { copyWithNotice } from '@/components/ui/copy-with-notice'
import { notifyError } from '@/components/ui/notify'
import { RadioChip } from '@/components/ui/radio-chip'
import { saveBlob } from '@/components/ui/save-blob'
import { ImageError } from '@/lib/core/errors/image-errors'
import { linkTooLongMessage } from '@/lib/core/errors/image-notices'
import { fileNotSavedNotice } from '@/lib/core/errors/page-notices'
import { formatBytesPrecise } from '@/lib/core/format/format-bytes'
import type { OutputFile } from '@/lib/tool/files-tool'
import type { Editor } from './editor'
import type { ImageFileType } from './encode-drawing'
import { encodeTemplateHash } from './template-link'

type Props<Scene> = {
  editor: Editor<Scene>
  /** Base name of the files, such as `thumbnail`. */
  fileNameStem: string
  fileTypes: readonly [ImageFileType, ...ImageFileType[]]
  /** 0 means no limit. */
  maxBytes?: number
}

const fileTypeLabels = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP' } as const

const nextTool = { type: 'image-compressor', name: 'Image Compressor', path: '/image-tools/image-compressor' }

export function DownloadBar<Scene>({ editor, fileNameStem, fileTypes, maxBytes = 0 }: Props<Scene>) {
  const { drawing, family, images, hasAllImages, isReady, tool, scene } = editor
  const canDownload = isReady && hasAllImages && drawing !== null
  const [selectedFileType, setSelectedFileType] = useState<ImageFileType>(fileTypes[0])
  const [message, setMessage] = useState({ text: '', drawing })
  const showMessage = (text: string) => setMessage({ text, drawing })
  const [canShare, setCanShare] = useState(false)
  useEffect(() => {
    const testFile = new File([], 'image.png', { type: 'image/png' })
    setCanShare(navigator.canShare?.({ files: [testFile] }) ?? false)
  }, [])

  async function createFileAndRun(handleFile: (file: OutputFile) => unknown, fileType = selectedFileType) {
    if (!drawing || !canDownload) return
    showMessage('')
    try {
      const { encodeDrawing } = await import('./encode-drawing')
      const file = await encodeDrawing(
        { drawing, family, images },
        { fileNameStem, type: fileType, maxBytes: fileType === selectedFileType ? maxBytes : 0 },
      )
      await handleFile(file)
    } catch (error) {
      if (error instanceof ImageError) showMessage(error.message)
      else notifyError(fileNotSavedNotice)
    }
  }
  const download = () =>
    createFileAndRun(({ name, blob, note }) => {
      saveBlob(name, blob)
      showMessage(`Downloaded ${name}, ${formatBytesPrecise(blob.size)}. ${note}`)
    })
  const share = () => createFileAndRun(({ name, blob }) => shareFile(new File([blob], name, { type: blob.type })))
  const sendToNextTool = () => createFileAndRun(({ name, blob }) => sendToTool(nextTool, name, blob))
  const copy = () => {
    const { promise, resolve, reject } = Promise.withResolvers<Blob>()
    copyImage(promise)
    createFileAndRun(({ blob }) => resolve(blob), 'png').finally(() => reject(new Error('No image to copy')))
  }
  const copyLink = () => {
    const hash = encodeTemplateHash(tool.stripImages(scene))
    if (hash === null) return showMessage(linkTooLongMessage)
    showMessage('')
    copyWithNotice(location.origin + location.pathname + hash)
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {fileTypes.length > 1 && (
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">File type</legend>
            {fileTypes.map((fileType) => (
              <RadioChip
                key={fileType}
                name={`${tool.type}-file-type`}
                checked={fileType === selectedFileType}
                onChange={() => setSelectedFileType(fileType)}
              >
                {fileTypeLabels[fileType]}
              </RadioChip>
            ))}
          </fieldset>
        )}
        <Button variant="primary" disabled={!canDownload} onClick={download}>
          <Download className="size-4" />
          Download {fileTypeLabels[selectedFileType]}
        </Button>
        <Button variant="quiet" disabled={!canDownload} onClick={copy}>
          <Copy className="size-4" />
          Copy image
        </Button>
        {canShare && (
          <Button variant="quiet" disabled={!canDownload} onClick={share}>
            <Share2 className="size-4" />
            Share
          </Button>
        )}
        <Button variant="quiet" disabled={!canDownload} onClick={sendToNextTool}>
          Use in {nextTool.name}
        </Button>
        <Button variant="quiet" onClick={copyLink}>
          <Link className="size-4" />
          Copy link
        </Button>
      </div>
      <p role="status" className="text-muted text-sm">
        {message.drawing === drawing && message.text}
      </p>
    </div>
  )
}
