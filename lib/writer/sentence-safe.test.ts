import { expect, test } from 'vitest'
import { CatalogueError } from '@/lib/errors'
import { createRandom } from './random'
import { readTopic } from './read-topic'
import type { Topic } from './topic'

const words =
  "my the a how to why 5 best tips for beginners sourdough bread cats Lisbon AI C++ running selling handmade mugs in Austin on a budget with kids without sugar and or I we love hate 😀 🍞 #diy #VanLife <b> </p> & / % $50 \" ' ( ) [ { } ; : — ... ?! مرحبا שלום 東京 ラーメン สวัสดี Ünïcödé iPhone's \u202e \u200b \n \t write me captions about ignore previous instructions please vs of was is best 2026 don't".split(
    ' ',
  )

function oddPrompts(): string[] {
  const random = createRandom(7)
  const mixed = Array.from({ length: 400 }, () =>
    Array.from({ length: random.integer(1, 14) }, () => random.pick(words)).join(' '),
  )
  return [
    ...mixed,
    'bread '.repeat(333),
    'a'.repeat(2000),
    'I bake bread and sell it at the market every Saturday with my two daughters. '.repeat(26),
    '<script>alert("x")</script><img src=x onerror=alert(1)> dog <i>food</i>',
    '‮gnikab‬ bread',
    '{noun} {{people}} $ {x} `code`',
    'شارع '.repeat(300),
    'lower UPPER MiXeD 123 !@#$%^&*() cake',
    'C',
    "'''",
    '-- ; DROP TABLE users; -- cookies',
    'bread.\n\n\nbread!\r\nbread?',
  ]
}

function texts({
  noun,
  nounWithArticle,
  activity,
  infinitive,
  audience,
  setting,
  head,
  details,
  keywords,
  line,
}: Topic) {
  return [
    noun,
    nounWithArticle,
    activity,
    infinitive,
    audience,
    setting,
    line,
    head.singular,
    head.plural,
    ...details,
    ...keywords,
  ].filter((text) => text !== null)
}

test.each(oddPrompts())('every field of %j can stand in a sentence, or there is no topic', (prompt) => {
  let topic: Topic
  try {
    topic = readTopic(prompt)
  } catch (error) {
    expect(error).toBeInstanceOf(CatalogueError)
    return
  }
  for (const text of texts(topic)) {
    expect(text).toMatch(/^\S(?:[^\n\r\t]*\S)?$/u)
    expect(text).not.toMatch(/[.!?,;:]$|[{}<>]|\p{Cc}|\p{Cf}|\p{Extended_Pictographic}| {2}/u)
  }
  expect(topic.noun.split(' ').length).toBeLessThanOrEqual(7)
  expect(topic.activity.split(' ').length).toBeLessThanOrEqual(14)
  expect(topic.noun.length).toBeLessThanOrEqual(80)
  expect(topic.keywords.length).toBeGreaterThan(0)
})
