import type { Scene } from '@/lib/writer/advice/scene'
import { createDeck } from '@/lib/writer/phrasing/deck'
import type { Order } from './draft'
import { chapterIntroductions, introductions, listHeads, namedIntroductions } from './templates'

/** Bodies for a run: an introduction, then the way through the visitor's own chapters or the points of the field. */
export function bodyWriter({ source, random }: Order, named: boolean): (scene: Scene) => string {
  const nextIntroduction = createDeck(named ? namedIntroductions : introductions, random)
  const nextHead = createDeck(listHeads, random)
  return (scene) => {
    const opening = scene.say(nextIntroduction() ?? '') ?? scene.say(introductions[1] ?? '') ?? ''
    const [first, last] = [source.chapters[0], source.chapters.at(-1)]
    if (first && last && first !== last) {
      const road = random.pick(chapterIntroductions)
      return `${opening}\n\n${road.replace('{first}', () => first.label).replace('{last}', () => last.label)}`
    }
    const points = named ? [] : pointsOf(scene)
    return points.length < 2 ? opening : `${opening}\n\n${nextHead() ?? ''}\n${points.join('\n')}`
  }
}

function pointsOf({ say }: Scene): string[] {
  return ['', '2', '3'].flatMap((n) => {
    const rule = say(`{rule${n}}`)
    const why = say(`{why${n}}`)
    return rule === null || why === null ? [] : [`• ${rule}. ${firstSentence(why)}`]
  })
}

function firstSentence(text: string): string {
  return text.match(/^.+?[.!?](?=\s|$)/u)?.[0] ?? `${text}.`
}
