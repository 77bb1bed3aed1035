import type { Editor } from '@/components/editor/editor'
import { TextAreaField } from '@/components/editor/text-area-field'
import { getTextLayers, MAX_TEXT_LENGTH, type ThumbnailScene } from './scene'
import { sampleTexts } from './templates'
import { useSetLayerText } from './use-set-layer-text'

/** The words of each text, directly below the picture. */
export function LayerTextFields({ editor }: { editor: Editor<ThumbnailScene> }) {
  const { scene, select } = editor
  const setText = useSetLayerText(editor)
  return getTextLayers(scene).map(({ id, text }, index) => (
    <TextAreaField
      key={id}
      label={index > 0 ? `Words ${index + 1}` : 'Words'}
      rows={1}
      maxLength={MAX_TEXT_LENGTH}
      selectsOnFocus={sampleTexts.has(text)}
      onFocus={() => select(id)}
      value={text}
      onValueChange={(newText) => setText(id, newText)}
    />
  ))
}
