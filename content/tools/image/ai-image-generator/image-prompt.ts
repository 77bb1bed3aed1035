import { ensureEndPunctuation } from '@/lib/core/strings/end-punctuation'

export const styles = [
  { id: 'none', label: 'None', words: '' },
  { id: 'photo', label: 'Photo', words: 'realistic photograph, natural light, true colors' },
  { id: 'film', label: 'Film photo', words: 'analog film photograph, fine grain, soft contrast' },
  { id: 'studio', label: 'Studio', words: 'studio product photograph, seamless backdrop, soft shadows' },
  { id: 'flat', label: 'Flat', words: 'flat vector illustration, clean shapes, few colors' },
  { id: 'watercolour', label: 'Watercolor', words: 'watercolor painting on rough paper, visible brush strokes' },
  { id: 'line', label: 'Line art', words: 'black line drawing on white, even strokes, no shading' },
  { id: 'render', label: '3D', words: 'soft 3D render, rounded shapes, matte materials' },
  { id: 'paper', label: 'Paper cut', words: 'layered paper cut-out, crisp edges, small shadows between the layers' },
  { id: 'pixel', label: 'Pixel art', words: 'pixel art, limited palette, no anti-aliasing' },
] as const

export function getStyleWords(id: string): string {
  return styles.find((style) => style.id === id)?.words ?? ''
}

type PromptOptions = { prompt: string; style: string; isTransparent: boolean }

export function buildImagePrompt({ prompt, style, isTransparent }: PromptOptions): string {
  const words = getStyleWords(style)
  return [
    ensureEndPunctuation(prompt.trim()),
    ...(words ? [`Style: ${words}.`] : []),
    ...(isTransparent ? ['The subject alone on a fully transparent background, with nothing behind it.'] : []),
  ]
    .filter(Boolean)
    .join(' ')
}
