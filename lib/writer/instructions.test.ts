import { expect, test } from 'vitest'
import { splitInstructions } from './instructions'

/** What was typed, and what of it is for the audience. */
const prompts: readonly (readonly [typed: string, text: string])[] = [
  ['got my first pottery kiln, question caption please', 'got my first pottery kiln'],
  ['we moved to a farm. Include a call to follow us. No caps.', 'we moved to a farm.'],
  ['my cat hates the new sofa give me something silly, not too long', 'my cat hates the new sofa'],
  ['how to season a wok, 30 seconds, me standing in the kitchen', 'how to season a wok'],
  ['Thread. Why I left banking at 40. First post must hook people.', 'Why I left banking at 40.'],
  ['90 sec. Explain how a heat pump works', 'how a heat pump works'],
  ['about a minute long, me on the sofa: why I stopped dieting', 'why I stopped dieting'],
  ['fermented hot sauce, end with a question', 'fermented hot sauce'],
  ['End by asking them for their favourite. My top 3 hikes in Wales', 'My top 3 hikes in Wales'],
  ['two tweets max, no hashtags. Trains are late again', 'Trains are late again'],
  ['Trains are late again. uppercase, angry tone', 'Trains are late again.'],
  ['my van build is done, fun', 'my van build is done'],
  ['grandad turned 90, sweet but not cheesy', 'grandad turned 90'],
  ['new album out friday. want it moody n short', 'new album out friday.'],
  ['new album out friday, I’d like the caption to be mysterious', 'new album out friday'],
  ['only 5', ''],
  ['names for a bakery, only 8 please', 'names for a bakery'],
  ['i need ideas for reels about sourdough', 'sourdough'],
  ['dog groomer tips ideas plz', 'dog groomer tips'],
  ['We want to promote our café with a few clips without people', 'our café'],
  ['the video shows me burning the toast. Don’t be like me', 'burning the toast. Don’t be like me'],
  ['under 120 characters: our market is back', 'our market is back'],
  ['our market is back (under 120 characters)', 'our market is back'],
  ['2 lines, no emoji. We sold the house', 'We sold the house'],
  ['Please keep the voice casual, nothing corporate. We hired our first baker', 'We hired our first baker'],
  ['we hired our first baker, don’t use exclamation marks', 'we hired our first baker'],
  ['we hired our first baker. Avoid clichés and jargon.', 'we hired our first baker.'],
  ['we hired our first baker w/o hashtags', 'we hired our first baker'],
  ['Title should be under 60 characters. My camping stove review', 'My camping stove review'],
  ['hook them with the price first. A whole kitchen for 900 euros', 'A whole kitchen for 900 euros'],
  ['use simple words pls. What a mortgage really costs', 'What a mortgage really costs'],
  ['write it like a diary. I missed my train twice today', 'I missed my train twice today'],
  ['I missed my train twice today, tell it like a joke', 'I missed my train twice today'],
  ['Mention that entry is free. Choir concert sunday 5pm', 'entry is free. Choir concert sunday 5pm'],
  ['I add my own tags so no hashtags. Choir concert sunday', 'Choir concert sunday'],
]

/** Orders and phrases for the audience: nothing of them is taken away. */
const audienceTexts = [
  'bring a chair and a blanket',
  'Don’t miss it.',
  'DM me to book, 3 dates left',
  'Book now, pay later',
  'keep your receipts',
  'Keep it in the fridge for up to 5 days.',
  'Make it a double',
  'write down three things every night',
  'Write a letter to your younger self.',
  'Give your dog water first, then the walk',
  'use sunscreen, even in winter',
  'Add salt at the end, never before',
  'Mention this post for 10% off',
  'Include your order number in the DM',
  'no kids under 12',
  'No questions asked',
  'don’t use bleach on wool',
  'Start with the corners of the puzzle.',
  'End your day with a walk',
  'avoid the queue on saturday',
  'Tell me your favourite in the comments',
  'I want to be a good mum',
  'we need a new goalkeeper',
  'I want a quiet life and a big garden',
  'my short story got published',
  'the funny thing about turning 40',
  'the photos are from 1974 and she kept them all',
  '10 minutes is all you need',
  'Explain yourself, the cat said',
  'don’t start a business with your brother',
  'no emails after 6pm',
  'Leave a comment and I’ll send you the link',
  'nice, quiet and only 2 hours from London',
  'stop saying sorry',
]

test.each(prompts)('“%s”', (typed, text) => {
  expect(splitInstructions(typed.replaceAll("'", '’')).text).toBe(text)
})

test.each(audienceTexts)('“%s” stays', (text) => {
  expect(splitInstructions(text).text).toBe(text)
})
