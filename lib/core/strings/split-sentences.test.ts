import { expect, test } from 'vitest'
import { splitSentences } from './split-sentences'

test.each([
  ['It rained. Nobody came.', ['It rained. ', 'Nobody came.']],
  ['We met Dr. Patel. She was kind.', ['We met Dr. Patel. ', 'She was kind.']],
  ['J. R. R. Tolkien wrote it. I read it.', ['J. R. R. Tolkien wrote it. ', 'I read it.']],
  ['Take plan B. Then go.', ['Take plan B. ', 'Then go.']],
  ['We won, etc. She left.', ['We won, etc. ', 'She left.']],
  ['I said no. Then I left.', ['I said no. ', 'Then I left.']],
  ['It is No. 5 on Sept. 3. Yes.', ['It is No. 5 on Sept. 3. ', 'Yes.']],
  ['Fruit, e.g. Apples, vs. Pears.', ['Fruit, e.g. Apples, vs. Pears.']],
  ['It costs $3.50. Cheap!', ['It costs $3.50. ', 'Cheap!']],
  ['Why?! “Because.” He left…', ['Why?! ', '“Because.” ', 'He left…']],
  ['One.\n\n\nTwo.', ['One.\n', '\n\nTwo.']],
  ['Mr.\n\nPatel came.', ['Mr.\n\nPatel came.']],
  ['パンを焼く。待つ。', ['パンを焼く。', '待つ。']],
  ['', []],
])('%j is cut into %j', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences)
})
