import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createCard, createRun } from '@/test/samples'
import { MailLink, PostOnXLink } from './result-links'
import { CopyAllButton } from './run-toolbar'

test.each([
  ['hidden while a result needs review', { review: true }, false],
  ['shown after the result that needs review is edited', { review: true, edited: true }, true],
  ['shown if no result needs review', {}, true],
] as const)('“Copy all” is %s', (_, fields, isShown) => {
  const run = createRun([createCard({ copy: 'Two dogs.', ...fields })])
  expect(renderToStaticMarkup(<CopyAllButton run={run} />).includes('Copy all')).toBe(isShown)
})

test.each([
  [
    'opens the mail program with the edited text',
    'Hi\n\nOne.\nTwo.',
    { mail: true },
    'href="mailto:?subject=Hi&amp;body=One.%0D%0ATwo."',
  ],
  ['is hidden while the text has a blank', 'Hi [the brand]', { mail: true }, null],
  ['is hidden for a card that is not an email', 'Hi', {}, null],
] as const)('the email link %s', (_, text, fields, link) => {
  const html = renderToStaticMarkup(<MailLink card={createCard(fields)} text={text} resultNumber={2} />)
  if (link) expect(html).toContain(link)
  else expect(html).toBe('')
})

const post = { kind: 'x-post', text: 'Old radios hum & hiss.' } as const

test.each([
  [
    'opens X with the edited text',
    { preview: post },
    'Old radios hum.',
    'https://x.com/intent/post?text=Old%20radios%20hum.',
  ],
  ['is hidden for a card that is not a post', {}, post.text, null],
  ['is hidden for a post of a thread', { preview: { ...post, position: '2/7' } }, post.text, null],
  ['is hidden while the text has a blank', { preview: post }, 'After [your number] tries.', null],
] as const)('the link that posts on X %s', (_, fields, text, link) => {
  const html = renderToStaticMarkup(<PostOnXLink card={createCard(fields)} text={text} resultNumber={2} />)
  if (link) expect(html).toContain(`href="${link}" target="_blank" rel="noopener noreferrer"`)
  else expect(html).toBe('')
})
