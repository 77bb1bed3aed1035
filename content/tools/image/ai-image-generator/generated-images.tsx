import { SaveAllButton } from '@/components/files/save-all-button'
import { isBusy, type Phase } from '@/components/run/flow'
import { buildNotice } from '@/lib/core/errors'
import { buildImagesNotOpenedMessage } from '@/lib/core/errors/image-notices'
import { getPreset } from '@/lib/platforms/images/presets'
import type { GenerationOptions } from './generation-options'
import { ImageCard } from './image-card'
import { getImageFiles } from './image-files'
import { ImagePlaceholder } from './image-placeholder'
import type { ImagePart } from './parse-image-part'
import { useGeneratedImages } from './use-generated-images'

type Props = { options: GenerationOptions; parts: readonly ImagePart[]; phase: Phase }

/** The pictures of a run: a frame for each that is still drawn, a card for each that is done. */
export function GeneratedImages({ options, parts, phase }: Props) {
  const { images, unreadableCount } = useGeneratedImages(options, parts)
  const missingPart = parts.find((part) => part.kind === 'missing')
  const isWorking = isBusy(phase)
  const preview = phase.name === 'loading' ? phase.progress?.preview : undefined
  const placeholderCount = isWorking ? options.count - images.length : 0
  if (!isWorking && parts.length === 0) return null
  return (
    <section aria-labelledby="pictures">
      <h2 id="pictures" className="font-bold text-xl">
        {options.count === 1 ? 'Your picture' : 'Your pictures'}
      </h2>
      <ul className={`mt-3 grid gap-6 ${options.count === 1 ? '' : 'sm:grid-cols-2'}`}>
        {images.map((image) => (
          <li key={image.id}>
            <ImageCard image={image} isOnlyImage={options.count === 1} />
          </li>
        ))}
        {Array.from({ length: Math.max(0, placeholderCount) }, (_, index) => index).map((index) => (
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
          {missingPart.count} of {options.count} did not come: {buildNotice(missingPart).text}
        </p>
      )}
      {images.length > 1 && (
        <div className="mt-4">
          <SaveAllButton
            name="pictures.zip"
            files={images.flatMap((image, index) => getImageFiles(image, index + 1))}
          />
        </div>
      )}
      {images.length > 0 && <AiLabelNote />}
    </section>
  )
}

function AiLabelNote() {
  return (
    <p className="mt-4 max-w-3xl text-muted text-sm">
      Made with AI. If it looks real, TikTok wants a label; Instagram and Facebook add “AI info” if the file says so
      (November 2026). Check hands, faces and letters before you post.
    </p>
  )
}
