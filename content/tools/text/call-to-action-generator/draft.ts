import type { Random } from '@/lib/core/random'
import { capitalizeIfLowercase } from '@/lib/core/strings/words'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import { fillSlots, type Slots } from '@/lib/writer/fill-slots'
import { finishSentence } from '@/lib/writer/sentences'
import { getTopicForm } from '@/lib/writer/topic-frames'
import type { CallToAction, CallToActionInput, CallToActionStyle, Goal } from './fields'

const places = 'tiktok: in my bio | instagram: in my bio | youtube: in the description'
const quietPhrases = 'Thank you for reading. | You don’t have to answer. | If you’ve been here too, you’re not alone.'

/**
 * `style phrase | style(kind) phrase`; a kind limits a phrase to prompts of that kind. {at} marks where the link goes;
 * {topic}, {until} and {code} are the prompt's topic, deadline and code.
 */
const phraseTable: Readonly<Record<Goal, string>> = {
  comment:
    'question(opinion) Where do you see it differently? | question(story) Has this happened to you? | question(offer) Who’s coming? | question(how-to) What would you add? | question(list) What did I miss? | invite Ask me anything about {topic}. | question What’s your experience with {topic}? | direct(opinion) Change my mind in the comments. | invite Questions? Ask in the comments. | direct(story) Your turn in the comments. | question(offer) Which one would you take? | question(question) What would you say? | question(review) Would you try it?',
  save: 'direct Save this for later. | reason Save this so you don’t have to search for it. | direct(offer) Save the date. | invite(how-to) Save this and try it at the weekend. | question Not today? Save it for when it’s time.',
  follow:
    'direct Follow for more {topic}. | reason(story) Follow to see how it turns out. | invite New here? Follow and have a look around. | question More like this? Follow along. | direct Follow along.',
  click:
    'direct {until}: link {at}. | question Want the details? Link {at}. | reason Everything you need is {at}. | invite See for yourself: link {at}. | question(offer) Coming? Details {at}. | direct Link {at}.',
  buy: 'direct {until}: link {at}. | direct Use code {code}. Link {at}. | question Want one? The link is {at}. | invite Have a look around the shop: link {at}. | question Questions before you buy? Ask me. | direct Get yours: link {at}. | direct Order through the link {at}.',
  subscribe:
    'direct Subscribe for more {topic}. | reason Subscribe so you don’t miss the next one. | invite New here? Subscribe and stay a while. | question More like this? Subscribe. | reason(story) Subscribe to see how it turns out.',
}

/** Lists the visitor's own calls, then phrases for the goal; phrases with a topic, deadline or code come first. */
export const draft = {
  outputKind: 'sentences' as const,
  write({ reading, parameters }: CallToActionInput & { reading: PromptReading }, random: Random): CallToAction[] {
    const { isHardDay, details, facts, topic, kind, sure, language, clauses, sentences } = reading
    if (isHardDay && language === 'en') return quietPhrases.split(' | ').map((text) => ({ text, style: 'quiet' }))
    const orders = clauses
      .map(({ text }) => text)
      .filter((text) => /^(?:bring|come|order|book|join|call|dm|message|grab|get|try|visit|sign)\b/i.test(text))
    const own = [
      details.action,
      ...orders,
      ...(language === 'en' ? [] : [sentences[0], sentences[0]?.split(/[,，、] ?/)[0]]),
    ]
    const ownItems = own.flatMap((text): CallToAction[] =>
      text ? [{ text: finishSentence(text, false), style: 'own' }] : [],
    )
    if (language !== 'en') return ownItems
    const slots: Slots = {
      at:
        places
          .split(' | ')
          .find((place) => place.startsWith(`${parameters.platform}:`))
          ?.split(': ')[1] ?? 'below',
      topic: topic !== null && sure && getTopicForm(topic) === 'plain' ? topic : undefined,
      until: facts.deadline && capitalizeIfLowercase(facts.deadline),
      code: facts.code,
    }
    const items = phraseTable[parameters.goal].split(' | ').flatMap((entry) => {
      const [, style = '', onlyKind, phrase = ''] = /^(\w+)(?:\(([\w-]+)\))? (.+)$/.exec(entry) ?? []
      const text = fillSlots(phrase, slots)
      return text !== null && (!onlyKind || (sure && onlyKind === kind))
        ? [{ text, style: style as CallToActionStyle, isOfPrompt: /\{(?:topic|until|code)\}/.test(phrase) }]
        : []
    })
    const sorted = random.shuffle(items).toSorted((a, b) => Number(b.isOfPrompt) - Number(a.isOfPrompt))
    return [...ownItems, ...sorted.map(({ text, style }) => ({ text, style }))]
  },
}
