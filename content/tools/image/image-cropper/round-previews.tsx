import { ImageCrop } from '@/components/files/image-crop'
import type { CropOptions } from './crop-options'
import { type CropPreview, getCssTransform, getRingStyle } from './crop-preview'

type Props = CropPreview & { options: CropOptions }

/** In pixels: next to a comment, in a mobile profile and in a desktop profile. */
const sizes = [48, 110, 200] as const

export function RoundPreviews({ image, view, frame, area, options }: Props) {
  return (
    <figure>
      <figcaption className="font-medium text-sm">On a profile</figcaption>
      <ul className="mt-2 flex flex-wrap items-end gap-3">
        {sizes.map((size) => (
          <li key={size} className="text-center text-muted text-sm">
            <div style={{ width: size }} className="mx-auto">
              <ImageCrop
                image={image}
                crop={area}
                frameSize={frame}
                rotation={getCssTransform(view)}
                label={`Your crop as a circle of ${size} pixels`}
                className="rounded-full"
              >
                <span className="absolute inset-0" style={getRingStyle(options)} />
              </ImageCrop>
            </div>
            {size} px
          </li>
        ))}
      </ul>
    </figure>
  )
}
