import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShareActions } from '@/components/calculator/share-actions'
import { findToolByPath } from '@/content/tools'
import { buildPromptForm } from '@/content/tools/tool-client-data'
import { parsePrefill } from '@/lib/tool/prefill-url'
import { testPromptTool } from '@/test/test-prompt-tool'
import brandPitchEmailWriter from './tool'

const norda = {
  brand: 'Norda Pans',
  niche: 'small-kitchen cooking',
  followers: '24,000 on TikTok',
  engagement: '4.2%',
  offer: 'two videos and three stories in March',
  sender: 'Maya, @mayacooks',
} as const
const reason = 'I’ve cooked with your pans since my first flat. Under every video somebody asks which pan it is.'

testPromptTool(brandPitchEmailWriter, {
  base: {
    prompt: reason,
    parameters: norda,
    item: {
      kind: 'pitch',
      subjects: ['An idea for Norda Pans', 'Maya × Norda Pans', 'Two videos in March?'],
      body: 'Hi Norda Pans team,\n\nI’m Maya. Somebody asks about your pans under every video.\n\nAll the best,\nMaya',
    },
  },
  fit: {
    'a mail of the visitor’s own facts passes': {},
    'a mail that was not asked for is dropped': { item: { kind: 'follow-up-2' }, becomes: null },
    'a follow-up has one subject': { item: { kind: 'follow-up-1' }, becomes: { subjects: ['An idea for Norda Pans'] } },
    'a subject is offered once, a fourth goes': {
      item: { subjects: ['One', 'One', 'Two', 'Three', 'Four'] },
      becomes: { subjects: ['One', 'Two', 'Three'] },
    },
    'invented followers drop the mail': { item: { body: 'I have 90,000 followers.' }, becomes: null },
    'followers that the visitor gave stay': { item: { body: '24,000 people follow me.' } },
    'an invented link drops the mail': { item: { body: 'See https://example.com/maya' }, becomes: null },
    'a cliché drops the mail': { item: { body: 'This is a game-changer.' }, becomes: null },
    'a word to avoid drops the mail': { parameters: { ...norda, avoid: 'team' }, becomes: null },
    'a mail without a text is dropped': { item: { body: ' \n ' }, becomes: null },
  },
})

test.each([
  ['Hi [brand] team, I’m Maya. [what you post about]', ['Add the brand.', 'Say what you post about']],
  ['Hi Norda team, I’m Maya. [your number] people follow me.', []],
])('asks for the facts that are blanks in %j', (body, notes) => {
  const pitch = { kind: 'pitch' as const, subjects: ['An idea'], body }
  const input = { prompt: reason, parameters: { ...norda, brand: '', niche: '', tone: 'warm', length: 'short' } }
  const { notes: allNotes = [] } = brandPitchEmailWriter.present(pitch, input as never)
  expect(allNotes.slice(0, -1).filter(Boolean)).toEqual(notes.map((note) => expect.stringContaining(note)))
})

test('fills in the numbers of a calculation, and adds no link without a calculation', () => {
  const pitch = { followers: '24,000 on TikTok', engagement: '4.2%' }
  const renderActions = (props: object) =>
    renderToStaticMarkup(<ShareActions query={{}} buildSummary={() => ''} {...props} />)
  const [, path = '', hash = ''] = /href="([^"#]+)(#[^"]+)"/.exec(renderActions({ pitch })) ?? []
  const tool = findToolByPath(path)
  if (tool?.kind !== 'prompt') throw new Error(`${path} is no tool that writes`)
  expect(parsePrefill(buildPromptForm(tool), hash.replaceAll('&amp;', '&'))?.parameters).toMatchObject(pitch)
  expect(renderActions({})).not.toContain('href')
})
