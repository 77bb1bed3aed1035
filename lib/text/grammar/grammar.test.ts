import { expect, test } from 'vitest'
import type { Dialect } from './dialects'
import { findEdits, findUnclosedBrackets } from './find-edits'
import { locateEdits, type WordEdit } from './locate-edits'
import { applyEdits } from './text-edit'

const applyFoundEdits = (text: string, dialect: Dialect = 'us') =>
  applyEdits(
    text,
    findEdits(text, dialect).edits.filter(({ kind }) => kind !== 'style'),
  )

test.each([
  ['This is the constructor of it.', 'This is the constructor of it.'],
  ['I recieve teh mail tomorow.', 'I receive the mail tomorrow.'],
  ['Definately wierd. Alot of freinds dont know.', 'Definitely weird. A lot of friends don’t know.'],
  ['We saw the the bridge, and it had had a storm.', 'We saw the bridge, and it had had a storm.'],
  ['It took a hour and an bicycle.', 'It took an hour and a bicycle.'],
  ['A apple and a unique idea.', 'An apple and a unique idea.'],
  ['Yesterday i went home and i’m glad.', 'Yesterday I went home and I’m glad.'],
  ['You should of come, as one could of course.', 'You should have come, as one could of course.'],
  ['It is better then any old one. First this, then that.', 'It is better than any old one. First this, then that.'],
  [
    'The dog has it’s own bed. Its a big one. Its bed is red.',
    'The dog has its own bed. It’s a big one. Its bed is red.',
  ],
  ['Your welcome! Your a star. Your bread is good.', 'You’re welcome! You’re a star. Your bread is good.'],
  ['Their is a bus, and they’re own car.', 'There is a bus, and their own car.'],
  ['He don’t know and we was late.', 'He doesn’t know and we were late.'],
  ['Two  spaces , and no space,here.Then more.', 'Two spaces, and no space, here. Then more.'],
  ['I got an A .The end.', 'I got an A. The end.'],
  ['It rained. we left. e.g. this, at 5 p.m. today.', 'It rained. We left. e.g. this, at 5 p.m. today.'],
  ['Your gonna love it when your ready.', 'You’re gonna love it when you’re ready.'],
  [
    "Here is a gift for you're mother, made with you’re flour.",
    'Here is a gift for your mother, made with your flour.',
  ],
  ['Its gonna rain and its so cold.', 'It’s gonna rain and it’s so cold.'],
  ["Be part of it's members. It is one of it’s kind.", 'Be part of its members. It is one of its kind.'],
  ['I think theirs no bread left. Theirs a queue.', 'I think there’s no bread left. There’s a queue.'],
  ['Their gonna sing. They’re is a bus.', 'They’re gonna sing. There is a bus.'],
  ['The bread was to expensive. Me to!', 'The bread was too expensive. Me too!'],
  ['Check out are new menu. We made it on are own.', 'Check out our new menu. We made it on our own.'],
  ['Today we our open and they our happy.', 'Today we are open and they are happy.'],
  ["I didn't hardly sleep, and I can’t hardly wait.", 'I didn’t really sleep, and I can hardly wait.'],
  [
    'This is more easier than the most simplest way. It is the most fastest.',
    'This is easier than the simplest way. It is the fastest.',
  ],
  ['Each of them were late. One of us have a key.', 'Each of them was late. One of us has a key.'],
  ['She have a dog because he need it.', 'She has a dog because he needs it.'],
  ['They has a dog. We is happy now.', 'They have a dog. We are happy now.'],
  ['I have went there. She has receive the mail.', 'I have gone there. She has received the mail.'],
  ['Everyone were here. Nobody have a key.', 'Everyone was here. Nobody has a key.'],
  ["He dosen't know, she did'nt ask, and I cant say.", 'He doesn’t know, she didn’t ask, and I can’t say.'],
  ['Book by Friday .We ship fast ,and free.', 'Book by Friday. We ship fast, and free.'],
  ['Theres a sale, whos in? Hes here, itll be fun.', 'There’s a sale, who’s in? He’s here, it’ll be fun.'],
  [
    'Wear it with it’s belt. Its finally here, and its available in red.',
    'Wear it with its belt. It’s finally here, and it’s available in red.',
  ],
  ['Ask if your available for a call. Its to cold.', 'Ask if you’re available for a call. It’s too cold.'],
  [
    'We could have went. Everyday I bake without loosing time.',
    'We could have gone. Every day I bake without losing time.',
  ],
])('corrects %j to %j', (wrongText, expected) => {
  expect(applyFoundEdits(wrongText)).toBe(expected)
})

test.each([
  'Write a university, a one-off, an umbrella, an honest man, a European, plan a and b',
  'Ask Siobhan Nguyen at NASA about iPhone, Bao and Straße. İ 👩‍👧',
  'See https://teh.example/recieve.it and @teh_freind, mail teh@freind.example #recieve #wierd',
  'We drank matcha, then levain bread with baklava and a livestream on TikTok.',
  'She said: “El perro come muy bien en casa todos los dias.” Then we left.',
  'Shoutout to my wifey, she learnt a new updo. This slaps fr fr, periodt!',
  'The code is `teh recieve`. Wow, so so good, bye bye!',
  'so this is my kitchen. it smells of bread. we sell out by ten.',
  '10:30, 1,000 and 3.14 at v2.Next :) ... and so on',
  'When your ready meal is done, your free trial ends.',
  'The one I thought of, you’re in it.',
  'The bakery and its so-called sourdough made its own very name.',
  "What's in it’s up to you, and it’s kind of great.",
  'A friend of theirs a while ago said that ours has sugar, theirs no sugar.',
  'Their going-away party was fun. They’re here, and there is cake.',
  'This is the way to much bigger savings. It is up to me to choose.',
  'I want to go where you want me to, and it appeals to many.',
  'The people I meet are new. The shops on our street are own brands.',
  'We love our open kitchen, and they gave us our happy place.',
  'I hardly slept. You can hardly tell, and I didn’t really try hard.',
  'We need more smaller batches and more cheaper options. Once more, better luck.',
  'The most easygoing and most interesting person won the most fans.',
  'If one of them were late, each of us would wait. In each of them are pages.',
  'If it were mine, I’d insist that she have it. Let it go and make it go far.',
  'The team behind the people we love has a plan. What they have is great.',
  'The tools you have create a lot of noise. I have gone, and she had learnt.',
  'He doesn’t know, she can’t ask, and we’ll see what they’ve said.',
  'Your supportive words, your interest and your trying year matter.',
  'Its shape, its size and its price are right. It’s time for its checkup.',
  'The Sr. designer at Acme Inc. sells 2 tsp. vanilla, a 5 min. walk away in Jan. when open.',
  'The load balancer is a tracer.',
  'Edit your .env, then buy the .com name of a .Net tool. A .Net tool is one.',
  'Everyday life is hard. Its available colors and its perfect crust sell.',
  'He wears it with it’s okay on the label, and what he made of it is art.',
])('finds no error in %j', (text) => {
  expect(applyFoundEdits(text)).toBe(text)
})

test.each<[string, Dialect, string]>([
  ['The colour of the centre is grey.', 'us', 'The color of the center is gray.'],
  ['We organise and analyse travelled roads.', 'us', 'We organize and analyze traveled roads.'],
  ['The color of the center is gray.', 'uk', 'The colour of the centre is grey.'],
  ['My favorite theater neighbor', 'au', 'My favourite theatre neighbour'],
  ['We analyse the neighbor’s color.', 'ca', 'We analyze the neighbour’s colour.'],
  ["My neighbour's programme, a cheque and a metre", 'us', 'My neighbor’s program, a check and a meter'],
  ['The aeroplane programme cheque', 'uk', 'The aeroplane programme cheque'],
  ['The counsellor walks a kilometre and fulfils it.', 'uk', 'The counsellor walks a kilometre and fulfils it.'],
  ['The counselor walks ten kilometers today.', 'uk', 'The counsellor walks ten kilometres today.'],
  ['Our meter and tire program', 'uk', 'Our meter and tire program'],
])('corrects %j to %s English: %j', (text, dialect, expected) => {
  expect(applyFoundEdits(text, dialect)).toBe(expected)
})

test('each edit has its range, kind and reason', () => {
  expect(findEdits('In order to bake, I recieve flour.', 'us').edits).toEqual([
    { start: 0, end: 11, after: 'To', reason: 'Says the same in fewer words.', kind: 'style' },
    { start: 20, end: 27, after: 'receive', reason: 'Not in the dictionary.', kind: 'spelling' },
  ])
  const reasons = ['Contractions need an apostrophe.', 'It’s two words: a lot.', 'Misspelled.']
  expect(findEdits('I dont like it alot, wich is bad.', 'us').edits.map(({ reason }) => reason)).toEqual(reasons)
})

test('corrects only double spaces in other languages', () => {
  const germanText = 'Der Rat will die alte  Brücke am Dienstag abreißen , und das Bier ist gut.'
  const edits = [{ start: 21, end: 23, after: ' ' }]
  expect(findEdits(germanText, 'us')).toMatchObject({ isEnglish: false, edits })
  expect(findEdits('橋は古い。', 'us').edits).toEqual([])
})

function edit(context: string, before: string, after: string): WordEdit {
  return { context, before, after, reason: 'Because.', kind: 'grammar' }
}

const its = 'Its red. The dog is big, and red.'

test.each<[string, WordEdit[], string]>([
  ['the one in its context', [edit('and red', 'red', 'big')], 'Its red. The dog is big, and big.'],
  [
    'each after the one before',
    [edit('red', 'red', 'one'), edit('red', 'red', 'two')],
    'Its one. The dog is big, and two.',
  ],
  ['unique words without context', [edit('The cat is', 'dog', 'cat')], 'Its red. The cat is big, and red.'],
  ['missing words', [edit('a cat', 'cat', 'dog'), edit('', 'red', 'big'), edit('', '', 'x')], its],
  ['no change', [edit('dog', 'dog', 'dog')], its],
  [
    'the first of two that overlap',
    [edit('The dog', 'The dog', 'A'), edit('dog is', 'dog is', 'x')],
    'Its red. A is big, and red.',
  ],
])('locates edits: %s', (_, edits, expected) => {
  expect(applyEdits(its, locateEdits(its, edits))).toBe(expected)
})

test('reduces an edit to the words that change', () => {
  const edits = locateEdits(its, [edit('The dog is big', 'The dog is big', 'The dog was big')])
  expect(edits).toMatchObject([{ start: 17, end: 20, after: 'was ' }])
})

test.each<[string, WordEdit, string]>([
  ['It came at last a hour late', edit('at last a hour', 'a', 'an'), 'It came at last an hour late'],
  ['This is is our dog', edit('This is is', 'is is', 'is'), 'This is our dog'],
  ['Follow @recieve to recieve', edit('recieve', 'recieve', 'receive'), 'Follow @recieve to receive'],
  ['We recieved it', edit('We recieved', 'recieve', 'receive'), 'We received it'],
  ['Its by @teh now', edit('Its by @teh now', 'Its by @teh now', 'It’s by @teh now'), 'It’s by @teh now'],
  ['Coming soon ,friends', edit('soon ,friends', ' ,', ', '), 'Coming soon, friends'],
])('locates whole words in %j, outside handles, tags and links', (source, wordEdit, expected) => {
  expect(applyEdits(source, locateEdits(source, [wordEdit]))).toBe(expected)
})

test.each([
  ['We came (late.', ['There’s a “(” without its other half.']],
  ['“We came”, she said.” (And left) [now]', ['There’s a “”” without its other half.']],
  ['a) bread 1) rye :) ;-) (ok)', []],
  ['He said (this.\n\nAnd) that.', ['There’s a “(” without its other half.', 'There’s a “)” without its other half.']],
])('finds the unclosed brackets of %j: %j', (text, expected) => {
  expect(findUnclosedBrackets(text)).toEqual(expected)
})
