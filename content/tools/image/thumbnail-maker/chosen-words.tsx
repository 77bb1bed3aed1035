import type { Editor } from '@/components/editor/editor'
import { WordsField } from '@/components/editor/words-field'
import { MAX_LETTERS, type Scene, textsOf } from './scene'
import { samples, withTyped } from './templates'

/** The words of each text, directly below the picture. */
export function ChosenWords({ editor: { scene, choose, change } }: { editor: Editor<Scene> }) {
  return textsOf(scene).map(({ id, text }, index) => (
    <WordsField
      key={id}
      label={index > 0 ? `Words ${index + 1}` : 'Words'}
      rows={1}
      maxLength={MAX_LETTERS}
      selects={samples.has(text)}
      onFocus={() => choose(id)}
      value={text}
      onValue={(words) => change((before) => withTyped(before, id, words), `text ${id}`)}
    />
  ))
}
