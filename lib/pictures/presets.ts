import type { Size } from './sizes'
import type { SizeSource } from './sources'

/** A size that a network shows a picture in. */
export type Preset = Size & {
  id: string
  network: string
  label: string
  source: SizeSource
}

/** When the sizes were last read at their sources. */
export const sizesChecked = '2026-11'

type Row = readonly [id: string, label: string, width: number, height: number]

/**
 * The networks' sizes that a model can draw: formats wider than 3:1, such as LinkedIn's banner, are left out because no
 * model makes them.
 */
export const presets: readonly Preset[] = [
  ...of('instagram', 'Instagram', [
    ['ig-4x5', 'Portrait post 4:5', 1080, 1350],
    ['ig-3x4', 'Portrait post 3:4', 1080, 1440],
    ['ig-square', 'Square post', 1080, 1080],
    ['ig-landscape', 'Landscape post', 1080, 566],
    ['ig-story', 'Story or Reel cover', 1080, 1920],
    ['ig-profile', 'Profile picture', 640, 640],
  ]),
  ...of('tiktok', 'TikTok', [
    ['tt-cover', 'Video cover or photo slide', 1080, 1920],
    ['tt-square', 'Square photo slide', 1080, 1080],
    ['tt-profile', 'Profile picture', 720, 720],
  ]),
  ...of('youtube', 'YouTube', [
    ['yt-thumbnail', 'Thumbnail', 1280, 720],
    ['yt-thumbnail-hd', 'Thumbnail in Full HD', 1920, 1080],
    ['yt-shorts', 'Shorts cover', 1080, 1920],
    ['yt-banner', 'Channel banner', 2560, 1440],
    ['yt-profile', 'Profile picture', 800, 800],
  ]),
  ...of('x', 'X (Twitter)', [
    ['x-post', 'Landscape post 16:9', 1600, 900],
    ['x-square', 'Square post', 1080, 1080],
    ['x-portrait', 'Portrait post', 1080, 1350],
    ['x-header', 'Header', 1500, 500],
    ['x-profile', 'Profile picture', 400, 400],
  ]),
  ...of('facebook', 'Facebook', [
    ['fb-post', 'Link or landscape post', 1200, 630],
    ['fb-square', 'Square post', 1080, 1080],
    ['fb-portrait', 'Portrait post', 1080, 1350],
    ['fb-story', 'Story', 1080, 1920],
    ['fb-cover', 'Page cover', 851, 315],
    ['fb-event', 'Event cover', 1920, 1005],
    ['fb-group', 'Group cover', 1640, 856],
  ]),
  ...of('linkedin', 'LinkedIn', [
    ['li-landscape', 'Landscape post', 1200, 627],
    ['li-square', 'Square post', 1200, 1200],
    ['li-portrait', 'Portrait post', 1080, 1350],
    ['li-profile', 'Profile picture', 400, 400],
  ]),
  ...of('pinterest', 'Pinterest', [
    ['pin', 'Pin 2:3', 1000, 1500],
    ['pin-square', 'Square pin', 1000, 1000],
    ['pin-long', 'Longest pin', 1000, 2100],
  ]),
]

export const usualPreset = 'ig-4x5'

/** The networks in order of appearance, each with its sizes. */
export const presetsByNetwork: ReadonlyMap<string, readonly Preset[]> = Map.groupBy(
  presets,
  ({ network }) => network,
)

export function presetOf(id: string): Preset {
  const preset = presets.find((known) => known.id === id)
  if (!preset) throw new RangeError(`No preset ${id}`)
  return preset
}

function of(source: SizeSource, network: string, rows: readonly Row[]): Preset[] {
  return rows.map(([id, label, width, height]) => ({ id, network, label, width, height, source }))
}
