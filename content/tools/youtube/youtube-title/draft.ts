import type { Draft } from '@/lib/tool/define'
import { firstWord, freshOpenings } from '@/lib/writer/phrasing/openings'
import { createPhrasing } from '@/lib/writer/phrasing/phrasing'
import type { Random } from '@/lib/writer/random'
import type { Topic } from '@/lib/writer/topic'
import type { TitleInput, titleFields } from './fields'
import { fitTitle } from './fit'
import { shorten } from './shorten'
import { skeletons, thumbnails } from './skeletons'
import type { Title } from './title'

type Request = TitleInput & { topic: Topic }

export const draft: Draft<typeof titleFields, Title> = {
  writes: 'sentences',
  *write(input, random) {
    const written = [...titlesFor(input, random)]
    const titles = [...freshOpenings(written, ({ title }) => title)]
    const set = input.parameters.intent === 'shorts' ? null : testSet(titles)
    if (set === null) {
      yield* titles
      return
    }
    yield set
    const taken = new Set([set.title, ...set.alternatives])
    const openings = new Set([...taken].map(firstWord))
    const rest = titles.filter(({ title }) => !taken.has(title))
    const opensAnew = ({ title }: Title) => !openings.has(firstWord(title))
    yield* rest.filter(opensAnew)
    yield* rest.filter((title) => !opensAnew(title))
  },
  shorten,
}

/** The first three titles of three different formulas: a test compares ideas, not wordings. */
function testSet(titles: readonly Title[]): Title | null {
  const chosen: Title[] = []
  for (const title of titles) {
    if (chosen.length < 3 && !chosen.some(({ formula }) => formula === title.formula)) chosen.push(title)
  }
  const [first, second, third] = chosen
  return first && second && third ? { ...first, alternatives: [second.title, third.title] } : null
}

function* titlesFor(input: Request, random: Random): Generator<Title> {
  const { prompt, topic, parameters } = input
  const phrasing = createPhrasing({ prompt, topic, audience: parameters.audience }, random)
  const { intent, tone, keyword } = parameters
  const others = intent === 'browse' ? 'search' : 'browse'
  const suits = (tones: readonly string[] | undefined) => (tones?.includes(tone) ? 0 : 1)
  const own = (title: string) => (/\{(?:own|problem|yourC|if (?:told|event|grave))/.test(title) ? 0 : 1)
  const wanted = random
    .shuffle(skeletons[intent])
    .sort((a, b) => own(a.title) - own(b.title) || suits(a.tones) - suits(b.tones))
  for (const { title, formula } of [...wanted, ...random.shuffle(skeletons[others])]) {
    const phrase = phrasing()
    const text = phrase(withKeyword(title, keyword.replace(/[{}]/g, '').trim()))
    const thumbnail = phrase(random.pick(thumbnails))
    if (text === null || thumbnail === null) continue
    const fitted = fitTitle({ title: text, formula, thumbnail, alternatives: [] }, input)
    if (fitted) yield fitted
  }
}

function withKeyword(template: string, keyword: string): string {
  return template
    .replaceAll('{keymod}', keyword === '' ? '{mod}' : keyword)
    .replaceAll('{key}', keyword === '' ? '{kind}' : keyword)
}
