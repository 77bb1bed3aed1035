import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { DropBox } from '@/components/files/drop-box'
import { useIncomingFiles } from '@/components/files/receive-files'
import { useAbilities } from '@/components/loading/use-abilities'
import { Button } from '@/components/ui/button'
import { useObjectUrl } from '@/components/ui/use-object-url'
import { imageNotAddedMessage } from '@/lib/core/errors/image-notices'
import { formatBytes } from '@/lib/core/format/format-bytes'
import { formatDimensions } from '@/lib/core/geometry/sizes'
import type { Field } from '@/lib/tool/form'
import type { FormValues } from '@/lib/tool/form-values'
import { runsWithoutModel } from '@/lib/tool/runs-without-model'
import { earlyImageStore, formImageStore } from './image-stores'
import type { ResizedImage } from './resize-image'

const loadResizer = () => import('./resize-image')

type Props = {
  type: string
  allowsEmptyPrompt: boolean
  buttonLabel: string
  fields: readonly Field[]
  parameters: FormValues['parameters']
  onIntent: () => void
}

/** If no model can see images, the page shows the image next to the visitor's own description. */
export default function ImageInput({ type, allowsEmptyPrompt, buttonLabel, fields, parameters, onIntent }: Props) {
  const [resizedImage, setResizedImage] = useState<ResizedImage | null>(null)
  const [isOpening, setIsOpening] = useState(false)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const latestFileRef = useRef<File>(null)
  const rootRef = useRef<HTMLDivElement>(null)
  const hadFocusRef = useRef(false)
  const url = useObjectUrl(resizedImage?.blob ?? null)
  const isVisionUnavailable = useAbilities()?.vision === false
  const { isDraggedOver } = useIncomingFiles(addFile, type)

  const addEarlyImage = useEffectEvent(() => {
    const earlyFile = earlyImageStore.take()
    if (earlyFile) addFile([earlyFile])
  })
  useEffect(() => addEarlyImage(), [])
  useEffect(() => {
    const base64 = isOpening ? null : resizedImage?.base64
    const image = base64 === undefined || isVisionUnavailable ? null : { base64, allowsEmptyPrompt }
    formImageStore.set(type, image, (runParameters) => !runsWithoutModel(fields, runParameters))
    return () => formImageStore.forget(type)
  }, [type, resizedImage, isOpening, allowsEmptyPrompt, isVisionUnavailable, fields])
  useEffect(() => {
    if (hadFocusRef.current) rootRef.current?.querySelector<HTMLElement>('button, input')?.focus()
    hadFocusRef.current = false
    void resizedImage
  }, [resizedImage])

  function updateImage(newImage: ResizedImage | null) {
    hadFocusRef.current = rootRef.current?.contains(document.activeElement) ?? false
    setResizedImage(newImage)
  }

  async function addFile([file]: readonly File[]) {
    if (!file) return
    latestFileRef.current = file
    setIsOpening(true)
    setErrorMessage(null)
    onIntent()
    try {
      const { resizeImage } = await loadResizer()
      const result = await resizeImage(file)
      if (latestFileRef.current !== file) return
      if ('fault' in result) setErrorMessage(result.fault)
      else updateImage(result)
    } catch (error) {
      const isImageError = error instanceof Error && error.name === 'ImageError'
      if (latestFileRef.current === file) setErrorMessage(isImageError ? error.message : imageNotAddedMessage)
    }
    if (latestFileRef.current === file) setIsOpening(false)
  }

  function removeImage() {
    latestFileRef.current = null
    updateImage(null)
    setErrorMessage(null)
    setIsOpening(false)
  }

  return (
    <div ref={rootRef} className="mb-4 min-h-29 lg:min-h-44">
      {resizedImage && url ? (
        <div className="flex items-start gap-4 rounded-xl border border-line bg-surface p-3">
          <img
            src={url}
            alt=""
            className="h-auto max-h-36 w-auto min-w-0 max-w-[50%] rounded-lg"
            {...resizedImage.size}
          />
          <div className="grid justify-items-start gap-2 text-sm">
            <p>
              {formatDimensions(resizedImage.size)} pixels, {formatBytes(resizedImage.blob.size)}, no metadata
            </p>
            <Button size="small" onClick={removeImage}>
              Remove photo
            </Button>
          </div>
        </div>
      ) : (
        <DropBox
          isSingle
          dropzoneLabel={isOpening ? 'Opening your photo…' : 'Drop a photo here'}
          isDraggedOver={isDraggedOver}
          onFilesAdd={addFile}
          onIntent={() => loadResizer().catch(() => {})}
        />
      )}
      <p role="status" className={errorMessage ? 'mt-2 text-danger text-sm' : 'sr-only'}>
        {errorMessage ?? (resizedImage && 'Photo added.')}
      </p>
      <p className="mt-2 text-muted text-sm">
        {runsWithoutModel(fields, parameters)
          ? 'No AI model needs to see your photo, so it stays on your device.'
          : isVisionUnavailable
            ? 'It stays on your device. Tell us what’s in it.'
            : `“${buttonLabel}” sends a small copy of your photo (768 pixels per side at most, no metadata) through our server to an AI model. We don’t keep it.${allowsEmptyPrompt ? ' You can leave the boxes empty.' : ''}`}
      </p>
    </div>
  )
}
