import { expect, test } from 'vitest'
import { findEdits } from './find-edits'
import { applyEdits } from './text-edit'

const correct = (text: string) =>
  applyEdits(
    text,
    findEdits(text, 'us').edits.filter(({ kind }) => kind !== 'style'),
  )

/** One mistake each, as English textbooks and style guides list them, in sentences of our own. */
const mistakes: readonly (readonly [string, string])[] = [
  // its, it's
  ['Its important to rest after a long run.', 'It’s important to rest after a long run.'],
  ['The dog was sad when it’s owner left.', 'The dog was sad when its owner left.'],
  ['The app is great. Also its free.', 'The app is great. Also it’s free.'],
  // your, you're
  ['I hope your having a good week so far.', 'I hope you’re having a good week so far.'],
  ['Please bring you’re ticket to the show.', 'Please bring your ticket to the show.'],
  // there, their, they're
  ['There house is next to the old mill.', 'Their house is next to the old mill.'],
  ['They left they’re bags in the car.', 'They left their bags in the car.'],
  ['We waited in their. It’s to cold in there.', 'We waited in there. It’s too cold in there.'],
  // to, too
  ['There are to many people in this room.', 'There are too many people in this room.'],
  ['I want to come with you to.', 'I want to come with you too.'],
  // affect, effect
  ['The weather will effect our plans.', 'The weather will affect our plans.'],
  ['The new rule had a big affect on sales.', 'The new rule had a big effect on sales.'],
  ['Lack of sleep effects your mood.', 'Lack of sleep affects your mood.'],
  ['That is how it effects you.', 'That is how it affects you.'],
  // then, than
  ['My sister is taller then me.', 'My sister is taller than me.'],
  ['I would rather walk then drive.', 'I would rather walk than drive.'],
  ['It costs less then ten dollars.', 'It costs less than ten dollars.'],
  // of, have
  ['We could’ve of won that game.', 'We could’ve won that game.'],
  // lose, loose
  ['Don’t loose your keys again.', 'Don’t lose your keys again.'],
  ['Loose weight fast with our plan.', 'Lose weight fast with our plan.'],
  // who's, whose
  ['Who’s bag is this on the chair?', 'Whose bag is this on the chair?'],
  ['Whose going to drive us home tonight?', 'Who’s going to drive us home tonight?'],
  // subject and verb
  ['The list of items are on the desk.', 'The list of items is on the desk.'],
  ['There is many reasons to visit.', 'There are many reasons to visit.'],
  ['The dogs was barking all night.', 'The dogs were barking all night.'],
  // verb forms
  ['I seen that movie last week.', 'I saw that movie last week.'],
  ['He did not went to the office.', 'He did not go to the office.'],
  ['I am agree with your idea.', 'I agree with your idea.'],
  ['I workout daily.', 'I work out daily.'],
  // pronouns
  ['Me and my friend went to the mall.', 'My friend and I went to the mall.'],
  ['He gave the tickets to my wife and I.', 'He gave the tickets to my wife and me.'],
  // articles, amounts and doubles
  ['There are less people here today.', 'There are fewer people here today.'],
  ['I don’t know nothing about cars.', 'I don’t know anything about cars.'],
  ['Could you explain me the rules?', 'Could you explain to me the rules?'],
  ['I look forward to meet you next week.', 'I look forward to meeting you next week.'],
]

test.each(mistakes)('corrects %j', (wrong, right) => {
  expect(correct(wrong)).toBe(right)
})

/** Right sentences with the words of the rules, and a few of everyday posts. */
test.each([
  'It’s its own thing, and its tail is long.',
  'The plan changed; it’s no wonder we were late.',
  'When something has changed, it’s good to know.',
  'I think you’re home, and they left they’re here now, she said.',
  'If it rains, it’s worth it: they had it’s okay on the sign.',
  'We left it’s been fun notes on every table.',
  'Its importance to the town is clear.',
  'I hope your wedding planning is going well.',
  'I’m sure your dancing makes people smile.',
  'You can check you’re ready before you leave.',
  'I use what you’re selling every day.',
  'There is a house next to the old mill.',
  'There goes the bus, and there they are.',
  'They left, and they’re not coming back.',
  'We had to many a time explain the rules.',
  'We spoke to many people and to much of the town.',
  'I want to come with you to the market.',
  'She is to blame, and he is to open the shop.',
  'We hope to effect the change we need.',
  'The special effects your team made are great.',
  'The effects your mood has on sleep are real.',
  'The effect of sleep can affect your mood.',
  'Everyone was affected by the news.',
  'We had dinner then went home.',
  'It gets colder. Then we light the stove.',
  'I called my brother then him and my sister.',
  'We met later then, at ten.',
  'Our rates are lower then, so book in May.',
  'You should have told me, and of course I would.',
  'The loose screw fell, and the dogs ran loose.',
  'Set the dogs loose the moment we arrive.',
  'I lose my keys when my pockets are loose.',
  'Who’s there? Who’s the best baker in town?',
  'Whose going rate is fair? Whose bag is this?',
  'The people on the list of guests are here.',
  'A number of items are on the desk.',
  'The list of items is on the desk.',
  'There is one way in, and there are many out.',
  'There was two of the cake left, he joked.',
  'If each of the students had a laptop, we’d start.',
  'The news is spreading, and the series was ending.',
  'The class is meeting now, and the boss is waiting.',
  'The dog was barking, but the dogs were sleeping.',
  'I have seen that movie, and she has seen it.',
  'We did see it, and we didn’t know.',
  'I agree with you, and I’m agreeable.',
  'My friend and I went to the mall with you and me.',
  'Between you and me, he and I are tired.',
  'I baked it for my wife and I loved it.',
  'Eat less sugar, and spend less time online.',
  'Ten items or less? No less people than ever came.',
  'I don’t know anything, and nothing is wrong.',
  'Let me explain the rules to you.',
  'Explain to me how it works.',
  'We look forward to work, rest and a visit.',
  'We look forward to meeting you and to the show.',
  'New drop Friday, link in bio, don’t sleep on it.',
  'POV: you’re early and the bread is still warm.',
  'Three tips that changed how we bake.',
  'If it’s coffee left over, it’s summer has come.',
  'Their shop, our shop: the choice is his and their.',
  'At its best. See it in its original. Its own. Its free shipping is great.',
  'The workout you set up, the login you forgot. Can login fail?',
  'Loose weight plates roll, and it effects change. Loose weight training is fun.',
  'Love its amazing, soft texture. Inside it’s chocolate. We know its future, the brand, and also its potential.',
  'This is what 5 a.m. looks like in our kitchen.',
  'Save this for later and tag a friend.',
  'No one in my family bakes, so I learned online.',
])('finds no mistake in %j', (sentence) => {
  expect(correct(sentence)).toBe(sentence)
})

test('keeps capitals and straight apostrophes of the text around a correction', () => {
  expect(correct('WHAT NOW? Its important to rest.')).toBe('WHAT NOW? It’s important to rest.')
  expect(correct("The dog wagged it's tail.")).toBe('The dog wagged its tail.')
  expect(correct('Me and my friend went. I seen it.')).toBe('My friend and I went. I saw it.')
})
