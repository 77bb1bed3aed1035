import type { Editor } from '@/components/editor/editor'
import { WordsField } from '@/components/editor/words-field'
import { MAX_LETTERS, type Scene, textsOf } from './scene'
import { samples } from './templates'
import { useTyped } from './use-typed'

/** The words of each text, directly below the picture. */
export function ChosenWords({ editor }: { editor: Editor<Scene> }) {
  const { scene, choose } = editor
  const type = useTyped(editor)
  return textsOf(scene).map(({ id, text }, index) => (
    <WordsField
      key={id}
      label={index > 0 ? `Words ${index + 1}` : 'Words'}
      rows={1}
      maxLength={MAX_LETTERS}
      selects={samples.has(text)}
      onFocus={() => choose(id)}
      value={text}
      onValue={(words) => type(id, words)}
    />
  ))
}
