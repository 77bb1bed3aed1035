import type { MarkVariant } from '@/lib/tool/marks/mark'

const baseUnderline = 'underline decoration-2 underline-offset-4'

/** Background of a mark. */
export const backgroundClassNames = {
  red: 'bg-danger/20',
  amber: 'bg-caution/20',
  green: 'bg-positive/20',
  cyan: 'bg-chart-cyan/20',
  purple: 'bg-chart-purple/20',
  dotted: 'bg-raised',
} as const satisfies Record<MarkVariant, string>

/** Underline of a mark, so that color is not the only cue. */
export const underlineClassNames = {
  red: `${baseUnderline} decoration-danger`,
  amber: `${baseUnderline} decoration-caution`,
  green: `${baseUnderline} decoration-positive`,
  cyan: `${baseUnderline} decoration-chart-cyan`,
  purple: `${baseUnderline} decoration-chart-purple`,
  dotted: `${baseUnderline} decoration-dotted`,
} as const satisfies Record<MarkVariant, string>
