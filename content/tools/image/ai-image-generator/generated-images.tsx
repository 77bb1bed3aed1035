import { useEffect, useMemo, useRef, useState } from 'react'
import { SaveAllButton } from '@/components/files/save-buttons'
import { isBusy, type Phase } from '@/components/run/flow'
import { CopyButton } from '@/components/ui/copy-button'
import { buildNotice } from '@/lib/core/errors'
import { buildImagesNotOpenedMessage, imageErrorAdvice } from '@/lib/core/errors/image-notices'
import { fitWithin, type Size } from '@/lib/core/geometry/sizes'
import { getPreset } from '@/lib/platforms/images/presets'
import type { FormValues } from '@/lib/tool/form-values'
import {
  createGeneratedImage,
  draftAltText,
  type GeneratedImage,
  type GenerationOptions,
  getImageFiles,
  type ImagePart,
  toGenerationOptions,
} from './generated-image'
import { browserImageStore } from './generated-image-store'
import { ImageCard } from './image-card'

type ImagePlaceholderProps = { size: Size; preview?: string }

function ImagePlaceholder({ size: { width, height }, preview }: ImagePlaceholderProps) {
  return (
    <div className="max-w-md overflow-hidden rounded-xl border border-line bg-raised">
      {preview ? (
        <img
          src={preview}
          alt="Unfinished preview"
          width={width}
          height={height}
          className="h-auto w-full object-cover [filter:blur(2px)]"
        />
      ) : (
        <svg viewBox={`0 0 ${width} ${height}`} className="w-full animate-pulse" aria-hidden="true" />
      )}
    </div>
  )
}

const maxThumbnailSize = { width: 320, height: 320 }

async function createThumbnail(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file)
  const { width, height } = fitWithin(bitmap, maxThumbnailSize)
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/webp' })
}

function useGeneratedImages(options: GenerationOptions, parts: readonly ImagePart[]) {
  const [results, setResults] = useState<ReadonlyMap<string, GeneratedImage | null>>(new Map())
  const startedIdsRef = useRef(new Set<string>())

  useEffect(() => {
    for (const part of parts) {
      if (part.kind !== 'picture' || startedIdsRef.current.has(part.id)) continue
      startedIdsRef.current.add(part.id)
      const setResult = (image: GeneratedImage | null) =>
        setResults((previousResults) => new Map(previousResults).set(part.id, image))
      finishAndSave({ id: part.id, asked: options }, part.file).then(setResult, () => setResult(null))
    }
  }, [options, parts])

  const imageResults = parts.flatMap((part) => (part.kind === 'picture' ? [results.get(part.id)] : []))
  return {
    images: imageResults.filter((image) => image instanceof Object),
    unreadableCount: imageResults.filter((image) => image === null).length,
  }
}

async function finishAndSave(metadata: Pick<GeneratedImage, 'id' | 'asked'>, original: Blob) {
  const generatedImage = await createGeneratedImage(metadata, original)
  const thumbnail = await createThumbnail(generatedImage.finishedImage.file)
  const alt = draftAltText(metadata.asked.prompt)
  void browserImageStore.add({ ...metadata, at: Date.now(), alt, thumbnail }, original)
  return generatedImage
}

type Props = { values: FormValues; parts: readonly ImagePart[]; phase: Phase }

export function GenerationResult({ values, parts, phase }: Props) {
  const options = useMemo(() => toGenerationOptions(values), [values])
  const { images, unreadableCount } = useGeneratedImages(options, parts)
  const isWorking = isBusy(phase)
  const advice = phase.name === 'failed' && phase.notice.code && imageErrorAdvice[phase.notice.code]
  const missingPart = parts.find((part) => part.kind === 'missing')
  const preview = phase.name === 'loading' ? phase.progress?.preview : undefined
  const placeholderCount = isWorking ? Math.max(0, options.count - images.length) : 0
  return (
    <>
      {advice && (
        <div className="mt-2 max-w-3xl rounded-lg border border-line bg-surface p-4 text-sm">
          <p>{advice}</p>
          <CopyButton text={phase.job.values.prompt} label="Copy my prompt" />
        </div>
      )}
      {(isWorking || parts.length > 0) && (
        <section aria-labelledby="pictures">
          <h2 id="pictures" className="font-bold text-xl">
            {options.count === 1 ? 'Your image' : 'Your images'}
          </h2>
          <ul className={`mt-3 grid gap-6 ${options.count === 1 ? '' : 'sm:grid-cols-2'}`}>
            {images.map((image) => (
              <li key={image.id}>
                <ImageCard image={image} isOnlyImage={options.count === 1} />
              </li>
            ))}
            {Array.from({ length: placeholderCount }, (_, index) => index).map((index) => (
              <li key={index}>
                <ImagePlaceholder size={getPreset(options.preset)} {...(index === 0 && preview && { preview })} />
              </li>
            ))}
          </ul>
          {unreadableCount > 0 && (
            <p className="mt-3 text-danger text-sm">{buildImagesNotOpenedMessage(unreadableCount)}</p>
          )}
          {missingPart && (
            <p className="mt-3 text-sm">
              {missingPart.count} of {options.count} didn’t arrive. {buildNotice(missingPart).text}
            </p>
          )}
          {images.length > 1 && (
            <div className="mt-4">
              <SaveAllButton
                name="images.zip"
                files={images.flatMap((image, index) => getImageFiles(image, index + 1))}
              />
            </div>
          )}
          {images.length > 0 && (
            <p className="mt-4 max-w-3xl text-muted text-sm">
              Made with AI. If it looks real, TikTok wants a label. Instagram and Facebook add “AI info” if the file
              says so (November 2026). Check hands, faces and text before you post.
            </p>
          )}
        </section>
      )}
    </>
  )
}
