import type { Box } from '@/components/editor/editor-tool'
import type { SceneLayer, ShapeLayer, TextLayer } from './scene'

type WithoutId<Layer> = Layer extends SceneLayer ? Omit<Layer, 'id'> : never

export type NewLayer = WithoutId<SceneLayer>

/** Indexes into `typefaces`. */
export const [ANTON_INDEX, PLAYFAIR_INDEX, CAVEAT_INDEX] = [1, 2, 3]

/** Creates large heavy text with an outline and a shadow, readable on any background. */
export const createTextLayer = (text: string, box: Box, overrides: Partial<TextLayer> = {}): NewLayer => ({
  kind: 'text',
  ...box,
  turn: 0,
  text,
  typeface: ANTON_INDEX,
  size: 120,
  colour: '#ffffff',
  outline: 8,
  outlineColour: '#000000',
  shadow: true,
  upper: true,
  align: 'left',
  ...overrides,
})

export const createShapeLayer = (
  shape: ShapeLayer['shape'],
  box: Box,
  overrides: Partial<ShapeLayer> = {},
): NewLayer => ({
  kind: 'shape',
  ...box,
  turn: 0,
  shape,
  colour: '#ffd100',
  sign: '',
  ...overrides,
})
