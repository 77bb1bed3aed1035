import { ImageCrop } from '@/components/files/image-crop'
import { getPostNumber, getSlideShape, getTileTrim } from './split-plan'
import { getTileCrop, type SplitPreview, toSourceCrop } from './split-preview'

/** The posts that a phone shows at first. */
const tilePositions = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** The profile after posting: three tiles of 3:4 a row, the newest first, older posts in grey. */
export function ProfileMockUp({ image, plan, config, background }: SplitPreview) {
  const isGrid = config.mode === 'grid'
  const newTiles = isGrid ? plan.slides : plan.slides.slice(0, 1)
  const { trimX, trimY } = getTileTrim(getSlideShape(config))
  const isTrimmed = trimX + trimY > 0
  return (
    <figure className="w-full max-w-sm">
      <figcaption className="font-medium text-sm">Your profile afterwards</figcaption>
      <ul className="mt-2 grid grid-cols-3 gap-0.5 overflow-hidden rounded-lg border border-line bg-surface">
        {newTiles.map((slideCrop, index) => {
          const postNumber = getPostNumber(config, index, newTiles.length)
          return (
            <li key={`${slideCrop.x} ${slideCrop.y}`} className="relative">
              <ImageCrop
                image={image}
                crop={toSourceCrop(plan, getTileCrop(slideCrop))}
                label={isGrid ? `Post ${postNumber}` : 'Slide 1, the cover'}
                backgroundColor={background}
              />
              {isGrid && (
                <span className="absolute right-1 bottom-1 rounded bg-black/70 px-1.5 font-semibold text-white text-xs">
                  {postNumber}
                </span>
              )}
            </li>
          )
        })}
        {tilePositions.slice(newTiles.length).map((position) => (
          <li key={position} className="aspect-3/4 bg-raised" aria-hidden />
        ))}
      </ul>
      {isGrid && (
        <p className="mt-1 text-muted text-sm">
          Post 01 first. Each new post pushes it on, until it stands at the bottom right.
        </p>
      )}
      {isGrid && isTrimmed && (
        <p className="mt-1 text-caution text-sm">
          The profile shows tiles of 3:4 and cuts the rest off, so these don’t meet. Choose 3:4.
        </p>
      )}
    </figure>
  )
}
