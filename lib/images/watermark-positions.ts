export const watermarkPositions = {
  'top left': 'Top left',
  top: 'Top',
  'top right': 'Top right',
  left: 'Left',
  centre: 'Center',
  right: 'Right',
  'bottom left': 'Bottom left',
  bottom: 'Bottom',
  'bottom right': 'Bottom right',
  tile: 'All over',
} as const

export type WatermarkPosition = keyof typeof watermarkPositions
