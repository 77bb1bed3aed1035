import { expect, test } from 'vitest'
import { getChapterProblem } from '@/lib/platforms/youtube/chapters'
import { buildInput, testPromptTool } from '@/test/test-prompt-tool'
import { buildChapters, buildTimeline, toBeats } from './beats'
import youtubeScript, { type Script } from './tool'

testPromptTool(youtubeScript, {
  base: {
    prompt: 'fixing a dripping tap',
    item: {
      title: 'Why the drip stops',
      hook: { say: 'That drip is one rubber ring.', show: 'A drop' },
      promise: { say: 'At the end it is quiet.', show: 'The tap' },
      sections: [
        { label: 'Water off', say: 'Turn the water off.', broll: 'A valve' },
        { label: 'The ring', say: 'Under the screw sits the ring.', broll: 'A ring on a finger' },
      ],
      midCta: '',
      outro: { say: 'Listen.', show: 'A dry tap' },
    },
  },
  fit: {
    'a Short loses promise and request, and a spoken line its emoji': {
      parameters: { length: '30' },
      item: { hook: { say: 'That drip is one rubber ring 💧' }, midCta: 'Subscribe for more taps.' },
      becomes: { hook: { say: 'That drip is one rubber ring' }, promise: { say: '', show: '' }, midCta: '' },
    },
    'the visitor’s own request takes the place of the written one, and its figure is theirs': {
      parameters: { action: 'all 12 ring sizes are linked below' },
      item: { midCta: 'Please subscribe.' },
      becomes: { midCta: 'All 12 ring sizes are linked below.' },
    },
    'a section without words is left out': {
      item: { sections: { 1: { say: ' ' } } },
      becomes: { sections: [{ label: 'Water off', say: 'Turn the water off.', broll: 'A valve' }] },
    },
  },
  draft: {
    'a long quick draft has the visitor’s call to action once, before the last section': {
      prompt:
        'We moved house with two cats last May. The airline lost their papers. A vet at the airport saved the day.',
      parameters: { length: '300', action: 'tell me your worst move' },
      says: /^(?:(?!worst move)[\s\S])*worst move(?:(?!worst move)[\s\S])*A vet(?:(?!worst move)[\s\S])*$/,
    },
    'a Short ends with it': {
      prompt:
        'We moved house with two cats last May. The airline lost their papers. A vet at the airport saved the day.',
      parameters: { length: '60', action: 'tell me your worst move' },
      says: /A vet(?:(?!worst move)[\s\S])*worst move\.(?:(?!worst move)[\s\S])*$/,
    },
  },
})

const createInput = (length: string, pace = '160') => buildInput(youtubeScript, 'rye bread', { length, pace })
const createSection = (label: string, words: number) => ({
  label,
  say: `${'word '.repeat(words - 1)}end.`,
  broll: 'the dough',
})
const script: Script = {
  title: 'Rye bread',
  hook: { say: 'Rye is sticky, and that is the point.', show: 'hands' },
  promise: { say: 'At the end it holds together.', show: 'the loaf' },
  sections: [createSection('Flour', 20), createSection('Water', 20), createSection('Oven', 40)],
  midCta: 'Pause here and try it.',
  outro: { say: 'That is rye bread.', show: 'the loaf' },
}

test('puts the call to action in the middle and omits empty parts', () => {
  expect(toBeats(script).map(({ label }) => label)).toEqual([
    'Opening',
    'Promise',
    'Flour',
    'Water',
    'Call to action',
    'Oven',
    'Ending',
  ])
  expect(toBeats({ ...script, midCta: '' }).map(({ label }) => label)).not.toContain('Call to action')
})

test('times opening and call to action by their words, and the sections share the rest to the second', () => {
  expect(buildTimeline(script, createInput('300')).map(({ label, start, end }) => [label, start, end])).toEqual([
    ['Opening', 0, 3],
    ['Promise', 3, 6],
    ['Flour', 6, 81],
    ['Water', 81, 156],
    ['Call to action', 156, 158],
    ['Oven', 158, 298],
    ['Ending', 298, 300],
  ])
})

test('YouTube accepts the chapters', () => {
  const input = createInput('300')
  const chapters = buildChapters(buildTimeline(script, input), input)
  expect(chapters).toEqual([
    { time: '0:00', label: 'Flour' },
    { time: '1:21', label: 'Water' },
    { time: '2:38', label: 'Oven' },
  ])
  expect(getChapterProblem(chapters)).toBeNull()
})

test('gives a section of a few seconds no separate chapter', () => {
  const input = createInput('300')
  const unevenScript = {
    ...script,
    sections: [...script.sections.slice(0, 2), createSection('Blink', 1), createSection('Oven', 400)],
  }
  const chapters = buildChapters(buildTimeline(unevenScript, input), input)
  expect(chapters.map(({ label }) => label)).toEqual(['Flour', 'Water', 'Oven'])
  expect(getChapterProblem(chapters)).toBeNull()
})

test('a Short has no chapters and ends on its last second', () => {
  const input = createInput('30')
  const beats = buildTimeline({ ...script, promise: { say: '', show: '' }, midCta: '' }, input)
  expect(beats.at(-1)?.end).toBe(30)
  expect(buildChapters(beats, input)).toEqual([])
})

test('removes excess words as whole sentences and limits a hook to thirty seconds', () => {
  const sentence = 'This sentence has exactly eight words in it. '
  const longHookScript = { ...script, hook: { say: sentence.repeat(20).trim(), show: 'hands' } }
  expect(youtubeScript.fit(longHookScript, createInput('300', '130'))?.hook.say).toBe(sentence.repeat(8).trim())
  const fullScript = {
    ...script,
    sections: [createSection('Flour', 20), { ...createSection('Water', 1), say: sentence.repeat(200) }],
  }
  expect(youtubeScript.fit(fullScript, createInput('300'))?.sections[1]?.say).toBe(sentence.repeat(94).trim())
})

test('a section lasts as long as its blank says', () => {
  const sections = ['one line, 40 seconds', 'the filling, a minute', 'the rest'].map((blank) => ({
    label: 'Part',
    say: `Now look. [${blank}]`,
    broll: '',
  }))
  const beats = buildTimeline({ ...script, midCta: '', sections }, createInput('300')).filter(
    ({ part }) => part === 'section',
  )
  const [first = 0, second = 0, third = 0] = beats.map(({ start, end }) => end - start)
  expect(second / first).toBeCloseTo(62 / 42, 1)
  expect(third).toBeLessThan(first / 3)
})
