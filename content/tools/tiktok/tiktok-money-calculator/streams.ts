import type { Stream } from './earnings'

/** How each stream is named and drawn. Colours by the specification, and never alone: every one stands beside its name. */
export const streams = {
  creatorFund: {
    label: 'Creator Fund (legacy) / Creator Rewards',
    fill: 'fill-chart-purple',
    swatch: 'bg-chart-purple',
  },
  brandDeals: { label: 'Brand deals', fill: 'fill-chart-cyan', swatch: 'bg-chart-cyan' },
  liveGifts: { label: 'LIVE gifts', fill: 'fill-chart-green', swatch: 'bg-chart-green' },
  affiliate: { label: 'Affiliate sales', fill: 'fill-chart-amber', swatch: 'bg-chart-amber' },
} as const satisfies Record<Stream, { label: string; fill: string; swatch: string }>
