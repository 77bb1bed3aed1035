import { defineVectors } from '@/test/define-vectors'
import { instagramCarousel } from './tool'

export const vectors = defineVectors(instagramCarousel, {
  base: {
    prompt: 'caring for cast-iron pans',
    item: {
      n: 2,
      of: 7,
      headline: 'Soap is fine, soaking isn’t',
      body: 'A quick wash with soap leaves the seasoning alone. An hour in water does not.',
      footer: 'Cast-iron pans',
      visual: 'A wet pan on a dark stove',
      caption: '',
    },
    seed: 41,
    count: 5,
  },
  fit: {
    'a slide that can be read in passing passes unchanged': {},
    'a headline of nine words drops the slide': {
      item: { headline: 'Soap is fine but an hour of soaking isn’t', body: 'Dry it.' },
      becomes: null,
    },
    'a body of twenty-six words drops the slide': {
      item: { headline: 'Dry it at once', body: 'dry '.repeat(26).trimEnd() },
      becomes: null,
    },
    'a number, marks and a full stop go from the headline': {
      item: { n: 3, headline: '3. **Dry it** — at once.', body: 'Water waits in the corners.' },
      becomes: { headline: 'Dry it, at once' },
    },
    'only the first slide has a caption': {
      item: { headline: 'Dry it at once', body: 'Water waits in the corners.', caption: 'A caption.' },
      becomes: { caption: '' },
    },
    'a caption keeps its paragraphs': {
      item: {
        n: 1,
        headline: 'Your pan is not ruined',
        body: 'Most of it is soap and patience.',
        caption: 'I ruined one.\n\nThen I learned to dry it.',
      },
    },
    'a slide after the last is dropped': {
      item: { n: 8, headline: 'One more', body: 'And another.' },
      becomes: null,
    },
    'an invented figure drops the slide': {
      item: { headline: 'Heat it slowly', body: 'It saves 40% of the work.' },
      becomes: null,
    },
    'a cliché drops the slide': {
      item: { headline: 'Unlock the secrets of iron', body: 'It is a game-changer.' },
      becomes: null,
    },
    'words to avoid drop the slide': { parameters: { avoid: 'soap' }, becomes: null },
    'Thai is counted by its own words': {
      prompt: 'การดูแลกระทะเหล็ก',
      item: { headline: 'ล้างด้วยสบู่ได้แต่อย่าแช่น้ำ', body: 'เช็ดให้แห้งทันทีหลังล้าง' },
    },
    'the visitor’s own words stay as they are, whatever they are': {
      prompt: 'Have you ever burned 400 pancakes? I did — in one summer. Then I bought a pan. It was heavy.',
      parameters: { mode: 'text', slides: '5' },
      item: {
        n: 1,
        headline: 'Have you ever burned 400 pancakes',
        body: 'I did — in one summer.',
        footer: '',
        visual: '',
      },
    },
  },
  draft: {
    habits: { prompt: 'real estate investing for nurses', count: 7, says: /real estate/i },
    'mistakes of one’s own': {
      prompt: 'my dog hates baths',
      parameters: { angle: 'mistakes', goal: 'comments', slides: '5' },
      seed: 42,
      says: /dogs and baths/i,
    },
    'a checklist of ten': {
      prompt: 'wedding photography',
      parameters: { angle: 'checklist', slides: '10', goal: 'shares' },
      seed: 43,
      count: 10,
      says: /wedding photography/i,
    },
    'a brand with an apostrophe': {
      prompt: 'Rosa’s Bakery opening day',
      parameters: { angle: 'story', goal: 'clicks', slides: '5' },
      seed: 44,
      says: /Rosa's Bakery/i,
    },
    swearing: {
      prompt: 'fuck my sleep schedule',
      parameters: { slides: '5' },
      seed: 45,
      says: /sleep schedule/i,
    },
    'a medical claim': {
      prompt: 'apple cider vinegar cures diabetes',
      parameters: { slides: '5' },
      seed: 46,
      says: /vinegar|diabetes/i,
    },
    'a hard subject is no joke': {
      prompt: 'losing my father to cancer',
      parameters: { slides: '5', angle: 'mistakes' },
      seed: 47,
      says: /cancer/i,
    },
  },
})
