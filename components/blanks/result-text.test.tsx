import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type BlankControl, ResultText } from './result-text'

const blankControl: BlankControl = { resultNumber: 1, values: {}, describedBy: undefined, onChange: () => {} }
const text = 'It took [the hour]: “[who],” said [a name] and left [a place].'
const blanks = ['0:0', '0:1', '0:2', '0:3']
const renderText = (given?: BlankControl) =>
  renderToStaticMarkup(<ResultText text={text} blankKeys={blanks} blankControl={given} assumedPhrases={['and left']} />)

/** What is drawn, with a box for each blank and bars around what keeps to one line. */
const toPlainText = (markup: string) =>
  markup
    .replace(/<textarea.*?<\/textarea>/g, '▢')
    .replace(/<span class="whitespace-nowrap">(.*?)<\/span>/g, '|$1|')
    .replace(/<[^>]+>/g, '')

test('the stop after a blank keeps to its line, and no letter is lost or doubled', () => {
  expect(toPlainText(renderText(blankControl))).toBe('It took |▢:| “|▢,|” said |▢| and left |▢.|')
  expect(toPlainText(renderText())).toBe(text)
})
