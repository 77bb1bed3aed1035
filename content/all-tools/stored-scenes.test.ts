import { expect, test } from 'vitest'
import type { EditorTool } from '@/components/editor/editor'
import { collageEditor } from '@/content/tools/image/collage-maker/collage-editor'
import { memeEditor } from '@/content/tools/image/meme-maker/meme-editor'
import { quoteEditor } from '@/content/tools/image/quote-card-maker/quote-editor'
import { thumbnailEditor } from '@/content/tools/image/thumbnail-maker/thumbnail-editor'
import storedScenes from './stored-scenes.json'

const editors = [collageEditor, memeEditor, quoteEditor, thumbnailEditor] as readonly EditorTool<unknown>[]

test.each(storedScenes)('$type draws a scene stored by an earlier version as before', ({ type, scene, drawing }) => {
  const editor = editors.find((one) => one.type === type)
  const parsedScene = editor?.parse(scene)
  expect(parsedScene).toEqual(scene)
  const drawn = editor?.draw(parsedScene, (text, { size }) => (text.length * size) / 2)
  expect(JSON.parse(JSON.stringify(drawn))).toEqual(drawing)
})
