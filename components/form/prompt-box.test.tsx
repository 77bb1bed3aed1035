import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PromptBox } from './prompt-box'

const renderBox = (length: number) =>
  renderToStaticMarkup(
    <PromptBox
      label="Text"
      placeholder=""
      hint="Paste it"
      kind="lines"
      goal="generate"
      prompt={'🍲'.repeat(length)}
      promptLimit={20_000}
      isRejected={false}
    />,
  )

test.each([
  [15_999, 'Paste it'],
  [16_000, '16,000 of 20,000 characters, 4,000 left'],
  [20_001, '20,001 of 20,000 characters: shorten it to generate'],
])('%d characters in a box for 20,000: %s', (length, said) => {
  expect(renderBox(length)).toContain(`>${said}</div>`)
})
