import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { keepTextsSetting } from '@/lib/browser/text-draft'
import type { Field } from '@/lib/tool/form'
import { renderElements, stubBrowser } from '@/test/simulate-browser'
import { ConditionalInput, NumberBox, OptionInput } from './option-input'
import { PromptBox } from './prompt-box'
import { getRecentValues, rememberValue } from './recent-list'
import { isChipField, isExpandedField, OptionChips } from './visible-options'

const textField = { kind: 'text', name: 'brand', label: 'Brand', maxLength: 80, default: '' } as const
const choicesField = { kind: 'choices', name: 'to', label: 'To', options: [], default: [] } as const
const selectField = { kind: 'select', name: 'tone', label: 'Tone', options: [], default: '' } as const

test.each<[string, Field, boolean, boolean]>([
  ['an always visible text field as expanded', { ...textField, isAlwaysVisible: true }, true, false],
  ['an always visible choices field as expanded', { ...choicesField, isAlwaysVisible: true }, true, false],
  ['an always visible select field as a chip', { ...selectField, isAlwaysVisible: true }, false, true],
  ['an optional text field as neither expanded nor a chip', textField, false, false],
])('classifies %s', (_, field, isExpanded, isChip) => {
  expect([isExpandedField(field), isChipField(field)]).toEqual([isExpanded, isChip])
})

test("shows a chip's hint below the chips with the name of its field", () => {
  const toneField = { ...selectField, isAlwaysVisible: true, hint: 'Works when an AI model writes.' } as const
  const markup = renderToStaticMarkup(<OptionChips fields={[toneField]} parameters={{ tone: '' }} />)
  expect(markup).toContain('>Tone: Works when an AI model writes.</p>')
})

test.each([
  [15_999, 'Paste it'],
  [16_000, '16,000 of 20,000 characters, 4,000 left'],
  [20_001, '20,001 of 20,000 characters: shorten it to generate'],
])('below a prompt box that contains %d of 20,000 characters, shows “%s”', (length, line) => {
  const boxProps = { label: 'Text', placeholder: '', hint: 'Paste it', prompt: '🍲'.repeat(length) }
  const box = <PromptBox {...boxProps} kind="lines" goal="generate" promptLimit={20_000} isRejected={false} />
  expect(renderToStaticMarkup(box)).toContain(`>${line}</div>`)
})

const numberField = { kind: 'number', name: 'lines', label: 'Blank lines', min: 0, max: 5, default: 1 } as const

test.each([
  [{ field: 'shape', oneOf: ['circle'] }, /^<div class="contents" hidden="">.*name="option.lines"/],
  [{ field: 'shape', oneOf: ['square'] }, /^<div class="contents"><div/],
  [undefined, /^(?!.*contents)/],
])('hides an input without effect, which stays in the form: %j', (visibleWhen, markup) => {
  const field: Field = visibleWhen ? { ...numberField, visibleWhen } : numberField
  const input = <ConditionalInput field={field} idPrefix="x" parameters={{ shape: 'square' }} />
  expect(renderToStaticMarkup(input)).toMatch(markup)
})

test('corrects an out-of-range or empty number on blur', () => {
  const input = renderElements(NumberBox, { field: numberField }).find(({ type }) => type === 'input')
  const targets = ['99', '', '0'].map((value) => ({ value }))
  for (const target of targets) input?.props.onBlur({ target })
  expect(targets.map(({ value }) => value)).toEqual(['5', '1', '0'])
})

test('a slider has a number box of the same name before it, from which the form is read', () => {
  const input = <OptionInput field={{ ...numberField, variant: 'slider' }} id="lines" />
  const inputs = renderToStaticMarkup(input).match(/<input[^>]+>/g) ?? []
  expect(inputs.map((html) => /type="(\w+)".*name="option.lines"/.exec(html)?.[1])).toEqual(['number', 'range'])
  expect(inputs[1]).toContain('aria-label="Blank lines"')
})

test('a field offers twenty distinct recent values, the latest first, unless the visitor turned storage off', () => {
  stubBrowser()
  localStorage.setItem('postsmith-text-recent', '{"campaign":[1,"a"],"source":"x"}')
  expect([getRecentValues('campaign'), getRecentValues('source')]).toEqual([['a'], []])
  for (const value of ['Spring Sale', ' launch ', '', 'Spring Sale']) rememberValue('campaign', value)
  expect(getRecentValues('campaign')).toEqual(['Spring Sale', 'launch', 'a'])
  for (let index = 0; index < 30; index += 1) rememberValue('source', `s${index}`)
  expect(getRecentValues('source')).toHaveLength(20)
  keepTextsSetting.update(() => false)
  rememberValue('campaign', 'while off')
  expect(getRecentValues('campaign')).toEqual([])
  keepTextsSetting.update(() => true)
  expect(getRecentValues('campaign')).toEqual(['Spring Sale', 'launch', 'a'])
})
