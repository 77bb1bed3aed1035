import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createCard, createRun } from '@/test/samples'
import { MailLink, PostOnXLink } from './result-links'
import { CopyAllButton } from './run-toolbar'

test.each([
  ['hidden for a result to be read first', { review: true }, false],
  ['shown once that result was edited', { review: true, edited: true }, true],
  ['shown for other results', {}, true],
] as const)('“Copy all” is %s', (_, fields, isShown) => {
  const run = createRun([createCard({ copy: 'Two dogs.', ...fields })])
  expect(renderToStaticMarkup(<CopyAllButton run={run} />).includes('Copy all')).toBe(isShown)
})

test.each([
  ['as edited', 'Hi\n\nOne.\nTwo.', { mail: true }, 'href="mailto:?subject=Hi&amp;body=One.%0D%0ATwo."'],
  ['not with a blank to fill', 'Hi [the brand]', { mail: true }, null],
  ['not if it is no email', 'Hi', {}, null],
] as const)('opens an email in the mail program: %s', (_, text, fields, link) => {
  const html = renderToStaticMarkup(<MailLink card={createCard(fields)} text={text} resultNumber={2} />)
  if (link) expect(html).toContain(link)
  else expect(html).toBe('')
})

const post = { kind: 'x-post', text: 'Old radios hum & hiss.' } as const

test.each([
  ['as edited', { preview: post }, 'Old radios hum.', 'https://x.com/intent/post?text=Old%20radios%20hum.'],
  ['not if it is no post', {}, post.text, null],
  ['not if it is a post of a thread', { preview: { ...post, position: '2/7' } }, post.text, null],
  ['not with a blank to fill', { preview: post }, 'After [your number] tries.', null],
] as const)('opens a post on X: %s', (_, fields, text, link) => {
  const html = renderToStaticMarkup(<PostOnXLink card={createCard(fields)} text={text} resultNumber={2} />)
  if (link) expect(html).toContain(`href="${link}" target="_blank" rel="noopener noreferrer"`)
  else expect(html).toBe('')
})
