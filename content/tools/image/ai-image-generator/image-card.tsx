import { ArrowRight, Copy, Download } from 'lucide-react'
import { useState } from 'react'
import type { NextFilesTool } from '@/components/files/files-tool-info'
import { sendToTool } from '@/components/files/send-file'
import { Button, getButtonClass } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { copyImage } from '@/components/ui/copy-image'
import { saveBlob } from '@/components/ui/save-blob'
import { useDelayedEffect } from '@/components/ui/use-delayed-effect'
import { useObjectUrl } from '@/components/ui/use-object-url'
import { formatBytes } from '@/lib/core/format/format-bytes'
import { formatDimensions } from '@/lib/core/geometry/sizes'
import { getPreset } from '@/lib/platforms/images/presets'
import { buildPrefillUrl } from '@/lib/tool/prefill-url'
import { draftAltText, type FinishedImage, type GeneratedImage, getImageFiles } from './generated-image'
import { browserImageStore } from './generated-image-store'

const nextTools = [
  { type: 'thumbnail-maker', name: 'Thumbnail Maker', path: '/image-tools/thumbnail-maker' },
  { type: 'image-compressor', name: 'Image Compressor', path: '/image-tools/image-compressor' },
] as const satisfies readonly NextFilesTool[]

function ImageActions({ image }: { image: GeneratedImage }) {
  const { size, originalSize, file } = image.finishedImage
  const [croppedFile, originalFile] = getImageFiles(image)
  const name = croppedFile?.name ?? ''

  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button variant="primary" onClick={() => saveBlob(name, file)}>
        <Download className="size-4" />
        Download {formatDimensions(size)}
      </Button>
      {originalFile && (
        <Button onClick={() => saveBlob(originalFile.name, originalFile.blob)}>
          <Download className="size-4" />
          Download original, {formatDimensions(originalSize)}
        </Button>
      )}
      <Button onClick={() => copyImage(file)}>
        <Copy className="size-4" />
        Copy image
      </Button>
      {nextTools.map((tool) => (
        <Button key={tool.type} variant="quiet" onClick={() => sendToTool(tool, name, file)}>
          Use in {tool.name}
        </Button>
      ))}
    </div>
  )
}

const typeNames: Readonly<Record<string, string>> = { 'image/png': 'PNG', 'image/jpeg': 'JPEG', 'image/webp': 'WebP' }

/** Formats as "1080 × 1350, PNG, 1.2 MB". */
export function formatImageFile({ size, file }: Pick<FinishedImage, 'size' | 'file'>): string {
  return `${formatDimensions(size)}, ${typeNames[file.type] ?? 'image'}, ${formatBytes(file.size)}`
}

export function buildImageNotes({ asked, finishedImage, hasCredentials }: GeneratedImage): string[] {
  const { originalSize, croppedFraction, scale, isOriginal, hasTransparency, file } = finishedImage
  const croppedPercent = Math.round(croppedFraction * 100)
  return [
    getCredentialsNote(isOriginal, hasCredentials),
    croppedPercent >= 1 && `The model drew ${formatDimensions(originalSize)}. We cropped ${croppedPercent}% to fit.`,
    scale > 1.01 && `Enlarged by ${Math.round((scale - 1) * 100)}%, because the model drew fewer pixels.`,
    asked.transparent && !hasTransparency && 'The model didn’t make the background transparent.',
    file.type !== asked.type &&
      `Your browser can’t save ${typeNames[asked.type]}, so this is a ${typeNames[file.type]}.`,
  ].filter((note) => note !== false)
}

function getCredentialsNote(isOriginal: boolean, hasCredentials: boolean): string {
  if (!hasCredentials) return 'The model’s file has no Content Credentials.'
  return isOriginal
    ? 'This is the model’s own file, with its Content Credentials.'
    : 'The original has Content Credentials. The cropped image can’t, because they’re only valid for the untouched file.'
}

const instagramCaptionTool = { path: '/social-media-tools/instagram/caption-generator', label: 'Write the caption' }

/** The caption tool of each network; Instagram's for the others. */
export const captionTools: Readonly<Record<string, typeof instagramCaptionTool>> = {
  instagram: instagramCaptionTool,
  tiktok: { path: '/tiktok/tiktok-caption-generator', label: 'Write the caption' },
  youtube: { path: '/social-media-tools/youtube/title-generator', label: 'Write the title' },
  x: { path: '/social-media-tools/twitter/tweet-generator', label: 'Write the post' },
}

function CaptionLink({ network, text }: { network: string; text: string }) {
  const { path, label } = captionTools[getPreset(network).networkId] ?? instagramCaptionTool
  return (
    <a className={getButtonClass({ variant: 'secondary', size: 'small' })} href={buildPrefillUrl(path, text)}>
      {label}
      <ArrowRight className="size-4" />
    </a>
  )
}

const SAVE_DELAY_MS = 300

type Props = { image: GeneratedImage; isOnlyImage: boolean; alt?: string }

export function ImageCard({ image, isOnlyImage, alt: initialAlt }: Props) {
  const { id, asked, finishedImage } = image
  const url = useObjectUrl(finishedImage.file)
  const [alt, setAlt] = useState(initialAlt ?? draftAltText(asked.prompt))
  const [isEdited, setIsEdited] = useState(false)

  useDelayedEffect([id, alt, isEdited], SAVE_DELAY_MS, () => {
    if (isEdited) void browserImageStore.setAltText(id, alt)
  })

  return (
    <article
      aria-label={`Image, ${formatDimensions(finishedImage.size)}`}
      className={isOnlyImage ? 'grid gap-6 xl:grid-cols-[24rem_1fr]' : 'grid gap-4'}
    >
      {url && (
        <img
          src={url}
          alt={alt || 'Generated image without a description'}
          width={finishedImage.size.width}
          height={finishedImage.size.height}
          className="checkered h-auto w-full max-w-md rounded-xl border border-line"
        />
      )}
      <div>
        <p className="text-muted text-sm">{formatImageFile(finishedImage)}</p>
        <ImageActions image={image} />
        <ul className="mt-3 grid gap-1 text-sm">
          {buildImageNotes(image).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <label className="mt-4 block font-semibold text-sm">
          Alt text (check it against the image)
          <textarea
            rows={2}
            value={alt}
            onChange={(event) => {
              setAlt(event.target.value)
              setIsEdited(true)
            }}
            className="mt-1 block field-sizing-content min-h-16 w-full rounded-lg border border-field-line bg-surface p-3 font-normal text-base text-ink"
          />
        </label>
        <div className="mt-2 flex flex-wrap gap-2">
          <CopyButton text={alt} label="Copy alt text" variant="secondary" />
          <CaptionLink network={asked.preset} text={alt || asked.prompt} />
        </div>
      </div>
    </article>
  )
}
