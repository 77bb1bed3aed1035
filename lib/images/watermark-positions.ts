import { labelEach } from '@/lib/tool/fields'

export const watermarkPositions = {
  ...labelEach('top left', 'top', 'top right', 'left'),
  centre: 'Center',
  ...labelEach('right', 'bottom left', 'bottom', 'bottom right'),
  tile: 'All over',
} as const

export type WatermarkPosition = keyof typeof watermarkPositions
