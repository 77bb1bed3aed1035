import { useState } from 'react'
import { RangeField } from '@/components/fields/fields'
import type { PanelProps } from '@/components/files/files-tool-info'
import { ImageCrop } from '@/components/files/image-crop'
import { useChosenFrames } from '@/components/files/use-chosen-frames'
import { usePreviewImage } from '@/components/files/use-preview-image'
import { Carousel } from '@/components/sets/slides/carousel'
import { getFramePosition } from '@/lib/core/geometry/crop'
import type { Box, Size } from '@/lib/core/geometry/sizes'
import {
  fillsTransparency,
  getNarrowWarning,
  getPostNumber,
  getSlideShape,
  getSmallSlideWarning,
  getTileTrim,
  planSplit,
  type SplitConfig,
  type SplitPlan,
  type SplitSettings,
  toSplitConfig,
} from './split-plan'

type SplitPreview = {
  image: { url: string } & Size
  plan: SplitPlan
  config: SplitConfig
  background: string | undefined
}

function toSourceCrop({ source, scaledSize }: SplitPlan, { x, y, width, height }: Box): Box {
  const [scaleX, scaleY] = [source.width / scaledSize.width, source.height / scaledSize.height]
  return { x: source.x + x * scaleX, y: source.y + y * scaleY, width: width * scaleX, height: height * scaleY }
}

function getTileCrop({ x, y, width, height }: Box): Box {
  const { trimX, trimY } = getTileTrim({ width, height })
  return {
    x: x + width * trimX,
    y: y + height * trimY,
    width: width * (1 - 2 * trimX),
    height: height * (1 - 2 * trimY),
  }
}

function SwipeMockUp({ name, image, plan, config, background }: SplitPreview & { name: string }) {
  const [activeIndex, setActiveIndex] = useState(0)
  const { trimX, trimY } = getTileTrim(getSlideShape(config))
  const lastIndex = plan.slides.length - 1
  const inset = `${trimY * 100}% ${trimX * 100}%`
  return (
    <div className="w-full max-w-sm">
      <Carousel
        label={`Carousel of ${name}`}
        activeIndex={Math.min(activeIndex, lastIndex)}
        onActiveIndexChange={setActiveIndex}
        slideClass="w-full"
        listClass="border border-line"
        slides={plan.slides.map((slideCrop, index) => ({
          id: String(index),
          view: (
            <ImageCrop
              image={image}
              crop={toSourceCrop(plan, slideCrop)}
              label={`Slide ${index + 1} of ${plan.slides.length}`}
              backgroundColor={background}
            >
              {index === 0 && trimX + trimY > 0 && (
                <span className="pointer-events-none absolute inset-0 overflow-hidden" aria-hidden>
                  <span
                    className="absolute border border-white border-dashed shadow-[0_0_0_100vmax_#0006]"
                    style={{ inset }}
                  />
                </span>
              )}
            </ImageCrop>
          ),
        }))}
      />
      {trimX + trimY > 0 && (
        <p className="mt-1 text-muted text-sm">The shaded part of slide 1 is cropped on your profile (3:4).</p>
      )}
    </div>
  )
}

const tilePositions = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** The profile after posting: rows of three 3:4 tiles, newest first, older posts in gray. */
function ProfileMockUp({ image, plan, config, background }: SplitPreview) {
  const isGrid = config.mode === 'grid'
  const newTiles = isGrid ? plan.slides : plan.slides.slice(0, 1)
  const { trimX, trimY } = getTileTrim(getSlideShape(config))
  const isTrimmed = trimX + trimY > 0
  return (
    <figure className="w-full max-w-sm">
      <figcaption className="font-medium text-sm">Your profile after posting</figcaption>
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
          Post 01 first. Each new post pushes it along, and it ends up at the bottom right.
        </p>
      )}
      {isGrid && isTrimmed && (
        <p className="mt-1 text-caution text-sm">
          Your profile crops posts to 3:4, so these tiles won’t line up. Choose 3:4.
        </p>
      )}
    </figure>
  )
}

export default function SplitPanel({ file, settings, tweak, onTweak, output }: PanelProps) {
  const splitSettings = settings as SplitSettings
  const config = toSplitConfig(splitSettings)
  const { image, notice } = usePreviewImage(file)
  const source = image && planSplit(image, config).source
  const chosenFrames = useChosenFrames(image, source && config.fit === 'crop' ? [source] : [])
  if (!image || !source) return notice
  const position = (tweak as number | null) ?? getFramePosition(chosenFrames.get(source.width / source.height))
  const plan = planSplit(image, config, position)
  const warnings = [getNarrowWarning(plan, image, config), getSmallSlideWarning(plan, config)]
  const background = fillsTransparency(splitSettings) ? splitSettings.ground : undefined
  const excess = { width: image.width - plan.source.width, height: image.height - plan.source.height }
  const preview = { image, plan, config, background }
  return (
    <div className="grid gap-4">
      {!output && <p className="text-caution text-sm empty:hidden">{warnings.filter(Boolean).join(' ')}</p>}
      {excess.width + excess.height > 1 && (
        <div className="max-w-md">
          <RangeField
            label={`Keep in frame: ${excess.width > excess.height ? 'left to right' : 'top to bottom'}`}
            isPercent
            value={position}
            min={0}
            max={100}
            onValueChange={onTweak}
          />
        </div>
      )}
      {config.mode === 'carousel' && (
        // Decorative overview of the cuts; each slide is accessible individually below.
        <div className="flex max-w-3xl gap-0.5 border border-line bg-line" aria-hidden>
          {plan.slides.map((slideCrop) => (
            <div key={slideCrop.x} className="min-w-0 flex-1">
              <ImageCrop image={image} crop={toSourceCrop(plan, slideCrop)} label="" backgroundColor={background} />
            </div>
          ))}
        </div>
      )}
      <div className="flex flex-wrap items-start gap-x-12 gap-y-6">
        {config.mode === 'carousel' && <SwipeMockUp name={file.name} {...preview} />}
        <ProfileMockUp {...preview} />
      </div>
    </div>
  )
}
