import { ImageError } from '@/lib/core/errors/image-errors'
import { formatBytesPrecise } from '@/lib/core/format/format-bytes'
import { describeReducedSize } from '@/lib/core/geometry/sizes'
import { encodeLossy, encodePng } from '@/lib/images/encode/image-codecs'
import { buildFileName, fillFileNamePattern, getFileStem } from '@/lib/images/image-file-names'
import { type ImageType, sniffImageType } from '@/lib/images/image-type'
import { canParseSegments, parseSegments, readTags } from '@/lib/images/metadata/file-segments'
import { findRemainingMetadata } from '@/lib/images/metadata/find-remaining-metadata'
import { listTags } from '@/lib/images/metadata/metadata-tags'
import { type StripMode, type StripResult, stripMetadata } from '@/lib/images/metadata/strip-metadata'
import { isComplete } from '@/lib/images/open/file-structure'
import { hasTransparency, openImage, readImageBytes } from '@/lib/images/open/open-image'
import type { FilesOptions, OutputFile } from '@/lib/tool/files-tool'
import { listUntaggedSegments } from './list-untagged-segments'
import type { fields } from './tool'

export type RemovalResult = Omit<StripResult, 'bytes'> & {
  mode: StripMode
  /** In bytes; negative if the replacement is longer. */
  savedBytes: number
  hasCredentials: boolean
}

const verificationTexts: Readonly<Record<StripMode, string>> = {
  place: 'Checked: no location left. Everything else stays.',
  tidy: 'Checked: 0 tags left except rotation and color.',
  all: 'Checked: 0 tags left.',
}

export function formatRemovalNote(result: RemovalResult): string {
  const { removedNames, orientation, mode, savedBytes, hasCredentials } = result
  const names = [...new Set(removedNames)]
  const removedText = `Removed: ${names.slice(0, 6).join(', ')}${names.length > 6 ? ' and more' : ''}${savedBytes > 0 ? ` (${formatBytesPrecise(savedBytes)})` : ''}.`
  return [
    names.length > 0 ? removedText : 'Nothing to remove. The file is unchanged.',
    verificationTexts[mode],
    mode === 'all' && orientation > 1 && 'Without its rotation tag, it may appear sideways.',
    mode === 'all' && names.includes('Color profile') && 'Without its color profile, colors may shift.',
    hasCredentials &&
      `Content Credentials stay. They may name who made the image${names.length > 0 ? ', and may now show it as edited' : ''}.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ')
}

type Options = FilesOptions<typeof fields>

/** Removes an image's metadata without changing its encoded pixels, and reads the output again to verify the result. */
export async function run(signal: AbortSignal, file: File, options: Options): Promise<OutputFile> {
  const bytes = await readImageBytes(file)
  const type = sniffImageType(bytes)
  if (type === null) throw new ImageError('not_a_picture')
  if (!isComplete(type, bytes)) throw new ImageError('damaged', type.toUpperCase())
  if (options.canReencode || type === 'svg') return reencode(file, options)
  const stripOptions = { mode: options.remove, keepCredentials: options.credentials === 'keep' }
  const stripResult = stripMetadata(type, bytes, stripOptions)
  if (!stripResult) throw new ImageError('reencode_required', getReencodeReason(type))
  signal.throwIfAborted()
  const remainingTags = await findRemainingMetadata(type, stripResult.bytes, stripOptions)
  if (remainingTags.length > 0)
    throw new ImageError('reencode_required', `Some data can’t be cut out: ${remainingTags.join(', ')}.`)
  const note = formatRemovalNote({
    ...stripResult,
    mode: stripOptions.mode,
    savedBytes: bytes.length - stripResult.bytes.length,
    hasCredentials: parseSegments(type, stripResult.bytes)?.some(({ kind }) => kind === 'credentials') ?? false,
  })
  const blob = new Blob([stripResult.bytes], { type: `image/${type}` })
  // Some removed segments have no tags that a reader counts.
  const removedCount = Math.max(
    await countRemovedTags(bytes, stripResult.bytes),
    new Set(stripResult.removedNames).size,
  )
  return { blob, name: buildOutputName(file.name, options, type === 'jpeg' ? 'jpg' : type), note, removedCount }
}

async function reencode(file: File, options: Options): Promise<OutputFile> {
  const image = await openImage(file, { canUseFirstFrame: options.canUseFirstFrame, svgScale: null })
  const { pixels } = image
  const isPng = hasTransparency(pixels)
  const blob = isPng
    ? await encodePng(pixels, false)
    : await encodeLossy('jpeg', pixels, { quality: 92, isThorough: false })
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const remainingTags = await findRemainingMetadata(isPng ? 'png' : 'jpeg', bytes, {
    mode: 'all',
    keepCredentials: false,
  })
  if (remainingTags.length > 0) throw new ImageError('crashed')
  const explanation = 'Saved as a new file, so its pixels differ very slightly. Checked: 0 tags left.'
  const note = `${explanation} ${describeReducedSize(image)}`.trim()
  const removedCount = await countRemovedTags(image.bytes, bytes)
  return { blob, name: buildOutputName(file.name, options, isPng ? 'png' : 'jpg'), note, removedCount }
}

async function countRemovedTags(originalBytes: Uint8Array, outputBytes: Uint8Array): Promise<number> {
  const [originalCount = 0, outputCount = 0] = await Promise.all(
    [originalBytes, outputBytes].map(
      async (bytes) => listTags(await readTags(bytes)).length + listUntaggedSegments(bytes).length,
    ),
  )
  return Math.max(0, originalCount - outputCount)
}

const getReencodeReason = (type: ImageType) =>
  canParseSegments(type)
    ? `This ${type.toUpperCase()} isn’t a standard file, so its data can’t be cut out.`
    : `We can’t cut data out of ${type.toUpperCase()} files.`

type NameOptions = Pick<Options, 'names' | 'fileNumber'>

export function buildOutputName(originalName: string, { names, fileNumber }: NameOptions, extension: string): string {
  if (names === 'clean') return buildFileName(originalName, 'clean', extension)
  if (names === 'keep') return fillFileNamePattern('', new Map([['filename', getFileStem(originalName)]]), extension)
  return `image-${String(fileNumber).padStart(2, '0')}.${extension}`
}
