import '@/components/deferred.css'
import { RangeField } from '@/components/editor/range-field'
import { ImageCrop } from '@/components/files/image-crop'
import type { PanelProps } from '@/components/files/panel'
import { usePreviewImage } from '@/components/files/use-preview-image'
import { ProfileMockUp } from './profile-mock-up'
import {
  getNarrowWarning,
  getSmallSlideWarning,
  parseCropPosition,
  type SplitSettings,
  toSplitConfig,
} from './split-config'
import { planSplit } from './split-plan'
import { toSourceCrop } from './split-preview'
import { SwipeMockUp } from './swipe-mock-up'

/** What the slides will look like, before any is made: swiped, and on the profile. */
export default function SplitPanel({ file, settings, tweak, onTweak, output }: PanelProps) {
  const image = usePreviewImage(file)
  if (image === null) return <p className="text-muted text-sm">Opening…</p>
  if ('fault' in image) return <p className="text-danger text-sm">{image.fault}</p>
  const splitSettings = settings as SplitSettings
  const config = toSplitConfig(splitSettings)
  const position = parseCropPosition(tweak)
  const plan = planSplit(image, config, position)
  const warnings = [getNarrowWarning(plan, image, config), getSmallSlideWarning(plan, config)]
  const excess = { width: image.width - plan.source.width, height: image.height - plan.source.height }
  const preview = { image, plan, config, background: splitSettings.ground }
  return (
    <div className="grid gap-4">
      {!output && <p className="text-caution text-sm empty:hidden">{warnings.filter(Boolean).join(' ')}</p>}
      {excess.width + excess.height > 1 && (
        <div className="max-w-md">
          <RangeField
            label={`Which part stays: ${excess.width > excess.height ? 'left to right' : 'top to bottom'}`}
            isPercent
            value={position}
            min={0}
            max={100}
            onValueChange={onTweak}
          />
        </div>
      )}
      {config.mode === 'carousel' && (
        // To see where the cuts fall; the slides can be read one by one below.
        <div className="flex max-w-3xl gap-0.5 border border-line bg-line" aria-hidden>
          {plan.slides.map((slideCrop) => (
            <div key={slideCrop.x} className="min-w-0 flex-1">
              <ImageCrop
                image={image}
                crop={toSourceCrop(plan, slideCrop)}
                label=""
                backgroundColor={splitSettings.ground}
              />
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
