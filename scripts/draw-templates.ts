/**
 * `npm run drawings` writes `templates.gen.svg` of each canvas editor: its templates, each with its own `<view>`.
 * Pages show them before, or without, the editor's code.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { collageEditor } from '@/content/tools/image/collage-maker/collage-editor'
import { drawMemePreview } from '@/content/tools/image/meme-maker/draw-meme'
import { layouts } from '@/content/tools/image/meme-maker/layouts'
import { applyLayout, initialScene as initialMeme } from '@/content/tools/image/meme-maker/scene'
import { quoteEditor } from '@/content/tools/image/quote-card-maker/quote-editor'
import { themes } from '@/content/tools/image/quote-card-maker/themes'
import { drawScene } from '@/content/tools/image/thumbnail-maker/draw-scene'
import { templates } from '@/content/tools/image/thumbnail-maker/templates'
import type { TextMeasurer } from '@/lib/images/drawing/shapes'
import { buildSvg, measureText, type NamedDrawing } from './drawing-svg'

const root = join(import.meta.dirname, '..')

const listDrawings = (measure: TextMeasurer): Record<string, readonly NamedDrawing[]> => ({
  'collage-maker': [['first', collageEditor.draw(collageEditor.initialScene, measure)]],
  'meme-maker': layouts.map(({ id }) => [id, drawMemePreview(applyLayout(initialMeme, id), measure)]),
  'quote-card-maker': themes.map(({ id: theme }) => [
    theme,
    quoteEditor.draw({ ...quoteEditor.initialScene, theme }, measure),
  ]),
  'thumbnail-maker': templates.map(({ id, scene }) => [id, drawScene(scene, measure)]),
})

export const buildTemplateFiles = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(listDrawings(measureText)).map(([type, drawings]) => [
      `content/tools/image/${type}/templates.gen.svg`,
      buildSvg(drawings),
    ]),
  )

if (import.meta.main)
  for (const [file, text] of Object.entries(buildTemplateFiles())) writeFileSync(join(root, file), text)
