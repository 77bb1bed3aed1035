import type { Slots } from './fill'
import { agreement } from './grammar'
import type { Random } from './random'
import type { Topic } from './topic'

/**
 * Words for `fill`, drawn for one item; call it again for the next.
 *
 * From the topic: `noun`, `nounWithArticle`, `head`, `heads`, `activity`, `infinitive`, `keyword`, and the words that agree
 * with `noun`: `is`, `was`, `has`, `does`, `this`, `that`, `it`, `them`, `its`.
 * `audience` is the prompt's own ("busy parents"), else people of the field.
 * `detail` is a concrete word of the visitor's own, else the keyword.
 * From the field's banks, each with a second and third draw (`mistake2`, `step3`): `people`, `object`, `mistake`, `win`,
 * `moment`, `step`, `pain`. `step`, `step2`, `step3` keep their order.
 */
export function slotsFor(topic: Topic, random: Random): Slots {
  const { niche } = topic
  const people = random.shuffle(niche.people)
  const keyword = topic.keywords[0] ?? topic.noun
  return {
    ...agreement(topic),
    noun: topic.noun,
    nounWithArticle: topic.nounWithArticle,
    head: topic.head.singular,
    heads: topic.head.plural,
    activity: topic.activity,
    infinitive: topic.infinitive,
    keyword,
    audience: topic.audience ?? people[0] ?? 'beginners',
    detail: topic.details.length > 0 ? random.pick(topic.details) : keyword,
    ...draws('people', people),
    ...draws('object', random.shuffle(niche.objects)),
    ...draws('mistake', random.shuffle(niche.mistakes)),
    ...draws('win', random.shuffle(niche.wins)),
    ...draws('moment', random.shuffle(niche.moments)),
    ...draws('step', inOrder(niche.steps, random)),
    ...draws('pain', random.shuffle(niche.pains)),
  }
}

function draws(name: string, words: readonly string[]): Record<string, string> {
  return Object.fromEntries(words.slice(0, 3).map((word, i) => [i === 0 ? name : `${name}${i + 1}`, word]))
}

function inOrder(steps: readonly string[], random: Random): string[] {
  const chosen = new Set(random.shuffle(steps).slice(0, 3))
  return steps.filter((step) => chosen.has(step))
}
