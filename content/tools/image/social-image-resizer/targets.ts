import { type Size, scaled } from '@/lib/core/geometry/sizes'
import { networkLimits } from '@/lib/platforms/pictures/network-limits'
import { type Preset, presets } from '@/lib/platforms/pictures/presets'

/** A size to make: one of a network's, or the visitor's own. */
export type Target = Size &
  Pick<Preset, 'id' | 'safe' | 'covered' | 'round'> & {
    /** "Instagram: Portrait post 4:5" */
    name: string
    folder: string
    limit: (typeof networkLimits)[keyof typeof networkLimits] | null
  }

type Wanted = { readonly sizes: readonly string[]; readonly width: number; readonly height: number }

/** What is to be made of a picture, in the table's order, the visitor's own size last: where one side is 0 it keeps the shape. */
export function targetsOf({ sizes, ...own }: Wanted, picture: Size): Target[] {
  const chosen = presets
    .filter(({ id }) => sizes.includes(id))
    .map(({ network, label, source, ...preset }) => ({
      ...preset,
      name: `${network}: ${label}`,
      folder: source,
      limit: networkLimits[source],
    }))
  if (own.width === 0 && own.height === 0) return chosen
  const size = ownSize(own, picture)
  return [...chosen, { ...size, id: 'own', name: 'Your own size', folder: 'own', limit: null }]
}

const LONGEST = 8_192

function ownSize(own: Size, picture: Size): Size {
  if (own.width > 0 && own.height > 0) return own
  const scale = own.width > 0 ? own.width / picture.width : own.height / picture.height
  const { width, height } = scaled(picture, scale)
  return { width: own.width || Math.min(LONGEST, width), height: own.height || Math.min(LONGEST, height) }
}
