import type { PromptKind } from '@/lib/tool/parsed-prompt'
import type { Frame } from '@/lib/writer/frames/frame'
import type { Idea, IdeaFormat } from './idea'

type ConceptShot = readonly [shot: Frame, ...texts: Frame[]]

/** A way to film something: what the camera sees, and the text on it by the first frame that the prompt fills. */
export type Concept = {
  format: IdeaFormat
  kinds: readonly (PromptKind | 'neutral')[]
  title: string
  effort: Idea['effort']
  shots: readonly ConceptShot[]
}

const createConcept = (
  kinds: Concept['kinds'],
  title: string,
  format: IdeaFormat,
  effort: Idea['effort'],
  shots: Concept['shots'],
): Concept => ({ title, format, effort, kinds, shots })

export const concepts: readonly Concept[] = [
  createConcept(['how-to', 'subject', 'review'], 'Only hands, no talking', 'faceless', 'easy', [
    ['Your hands, close, already moving'],
    ['[the part with the best sound], as close as the phone can go'],
    ['[the detail people ask about], held still', '[its name, in a few words]'],
    ['[the finished thing], put down in front of the phone', '{outcome}'],
  ]),
  createConcept(['pasted'], 'Your words, one line a picture', 'faceless', 'easy', [
    ['[a picture of it]', '{first}'],
    ['[another, closer]', '{second}', '[the next sentence]'],
    ['[the last one, held longer]', '{last}', '[the sentence that ends it]'],
  ]),
  createConcept(['pasted'], 'Read from the page', 'talking-head', 'easy', [
    ['You, with the text on paper or on your phone'],
    ['You read it aloud, word for word, and look up at [the sentence that matters most]'],
    ['Paper down. You: [what isn’t on the page, one sentence]'],
  ]),
  createConcept(['announcement', 'neutral'], 'Typed as a message', 'faceless', 'easy', [
    ['Your phone from above: you’re writing to [one person]', '{line}'],
    ['You stop typing and look up at [the place or the thing itself]'],
    ['Sent. The phone goes face down', '{time}'],
  ]),
  createConcept(['day'], 'A clock, then a picture', 'faceless', 'easy', [
    ['[what you do first], from where your eyes are', '[the time]'],
    ['[the place where you spend most of it], wide', '[the time]'],
    ['[the thing you touch most], close', '[the time]'],
    ['[the last thing you do], then the light goes off', '[the time]'],
  ]),
  createConcept(['place'], 'One picture each stop', 'faceless', 'easy', [
    ['[the first thing you see when you get there], held for two seconds', '{place}'],
    ['[the way in or the walk], the phone at eye height'],
    ['[the one thing to try], close', '[its name and its price]'],
    ['[the last view before you leave]', '[hours, or how to get there]'],
  ]),
  createConcept(['hard-time'], 'From where you are', 'faceless', 'easy', [
    ['[what you see from where you sit], as it is', '{line}'],
    ['The same view, for as long as you like'],
  ]),
  createConcept(['hard-time'], 'One sentence, nothing else', 'talking-head', 'easy', [
    ['You, or a view from the window: [the sentence you want to say]'],
    ['The same picture, and quiet'],
  ]),
  createConcept(['hard-time'], 'A place that belongs to it', 'faceless', 'easy', [
    ['[a place that belongs to it], from where you’d stand', '{line}'],
    ['The same place, for as long as you like'],
  ]),
  createConcept(['place', 'day', 'skit'], 'POV: through the viewer’s eyes', 'skit', 'medium', [
    ['The phone at eye height, walking up to [the door, the desk or the table]', 'POV: {line}'],
    ['Your hands do [the first thing that happens there]'],
    ['Look down at [what you’d notice first]'],
    ['Look up. [who or what answers], then cut'],
  ]),
  createConcept(['opinion'], 'Two people, both you', 'skit', 'medium', [
    ['You, without a doubt: “{line}.”'],
    ['You in another jumper: [what somebody answers]'],
    ['You again: [what you say to that, a few words]'],
    ['Both take one look into the lens'],
  ]),
  createConcept(['place', 'subject', 'list'], 'Three things, three pictures', 'list', 'easy', [
    ['[the first thing], close', '[its name]'],
    ['[the second thing], close', '[its name]'],
    ['[the third thing], close', '[its name]'],
    ['All three in one frame'],
  ]),
  createConcept(['opinion'], 'For and against, one hand each', 'list', 'easy', [
    ['You, one hand up: [the best thing to say for it]', 'For'],
    ['You, the other hand up: [the best thing to say against it]', 'Against'],
    ['Both hands down. You: [where you stand, one sentence]', '[your verdict, in three words]'],
  ]),
  createConcept(['opinion'], 'Answer a comment', 'green-screen', 'easy', [
    ['Behind you: [a comment that says the opposite]'],
    ['Point at [the word you’d argue with]'],
    ['Background off. You: [your answer, one sentence]'],
  ]),
  createConcept(['change', 'how-to'], 'Before and after, from one spot', 'before-after', 'hard', [
    ['Mark where the phone stands. [what it looks like before]', 'Before'],
    ['Same spot, sped up: [the work in between]'],
    ['Same spot: [what it looks like after]', 'Now'],
  ]),
  createConcept(['review'], 'The first day and today', 'before-after', 'easy', [
    ['[how it looked on the first day, a photo or the box]', 'The first day'],
    ['[how it looks today], same angle', 'Today'],
    ['You: [what you’d tell a friend who asks, one sentence]'],
  ]),
  createConcept(['comparison'], 'The same test, twice', 'before-after', 'medium', [
    ['[one test that anybody understands], the first one, close', '{a}', '[the first one]'],
    ['The same test, same angle, with the other one', '{b}', '[the other one]'],
    ['Both in one frame, [the difference] in the middle'],
    ['You: [your pick, one sentence]'],
  ]),
  createConcept(['comparison'], 'Round by round', 'list', 'easy', [
    ['Round one: [what you compare first], both in the frame', '{a} or {b}?'],
    ['Round two: [what you compare next], both in the frame'],
    ['You, counting on your fingers: [who wins, and by how much]', '[the winner]'],
  ]),
  createConcept(['comparison'], 'Two fans, both you', 'skit', 'medium', [
    ['You, all for the first one: [what you love about it]', '{a}', '[the first one]'],
    ['You in another jumper, all for the other: [what you love about it]', '{b}', '[the other one]'],
    ['Both talk at once. Cut: [your pick, three words]'],
  ]),
  createConcept(['story', 'change'], 'Told from the end', 'story', 'easy', [
    ['The end first: [how it ended, one sentence]', '{outcome}', 'The end'],
    ['One step back: [what led to that]', '{turn}', 'Before that'],
    ['Further back: [how it began]', 'Before that'],
    ['The first picture again'],
  ]),
  createConcept(['story'], 'Played again, all parts by you', 'skit', 'medium', [
    ['You, the second before: [what you were doing]', 'A second before'],
    ['You as everybody else: [what they said or did]'],
    ['You, today, into the lens: [what you’d say now, one sentence]'],
  ]),
  createConcept(['question', 'opinion', 'neutral', 'story'], 'A voice note on the way home', 'story', 'easy', [
    ['You, walking, as if to one friend, saying the first line'],
    ['The way in front of you. Your voice: [what there is to tell, in two sentences]'],
    ['Stop walking. You: [what you think now, one sentence]'],
  ]),
  createConcept(['announcement', 'offer'], 'Three pictures of it', 'list', 'easy', [
    ['[the thing or the place itself], held still', '{subject}'],
    ['[a detail of it], as close as the phone can go'],
    ['[the person behind it], one wave into the lens', '{time}'],
  ]),
  createConcept(['offer', 'announcement', 'subject', 'neutral'], 'One question, answered', 'talking-head', 'easy', [
    ['You, close, saying the first line'],
    ['The question as text. You, nodding', '[what people ask you first]'],
    ['You: [your answer, one sentence]'],
  ]),
  createConcept(['question'], 'Three answers, three jumpers', 'skit', 'medium', [
    ['You in one jumper: [the answer everybody gives]'],
    ['You in another: [the answer nobody expects]'],
    ['You in your own: [the answer you’d give, one sentence]'],
  ]),
  createConcept(['question'], 'Answer it in one breath', 'talking-head', 'easy', [
    ['You, close, saying the first line'],
    ['Closer still: [your answer, without a comma]'],
    ['Breathe out. [one word]'],
  ]),
  createConcept(['list'], 'From the bottom up', 'list', 'easy', [
    ['[the last one on your list], close', '[its name]'],
    ['[the one in the middle], close', '[its name]'],
    ['[the first one], held a breath longer', '[its name]'],
    ['You: [why this order, one sentence]'],
  ]),
  createConcept(['skit'], 'The same second, three times', 'skit', 'medium', [
    ['You as the first person: [the face before anybody speaks]', 'POV: {line}'],
    ['You as the other one, the same second: [what they are thinking]'],
    ['The thing it’s about, the same second, from very close'],
    ['Both faces, one after the other. Nobody says [the word everybody expects]'],
  ]),
  createConcept(['skit'], 'Nature film, whispered', 'story', 'easy', [
    ['From behind [a door, a plant, a shelf], the phone half hidden', '{line}'],
    ['Closer. Your voice, whispering: [what it does, as if it were an animal]'],
    ['It looks up. Run'],
  ]),
  createConcept(['day', 'place'], 'Get ready with me', 'trend-twist', 'easy', [
    ['You, getting ready: [what you put on, pack or prepare]', 'Get ready with me'],
    ['Hands still busy. You: [what you look forward to, or don’t]'],
    ['Ready. You, at the door, one last look'],
  ]),
  createConcept(['review', 'how-to', 'change', 'place'], 'Expectation and reality', 'trend-twist', 'medium', [
    ['[what you thought it would look like], in good light', 'Expectation'],
    ['[what it looked like], exactly as it was', 'Reality'],
    ['You, one look into the lens: [what you did then]'],
  ]),
  createConcept(['how-to'], 'One step only, from above', 'tutorial', 'medium', [
    ['[the step people get stuck on], from above, slowly'],
    ['The same step done wrong on purpose: [what goes wrong]', 'Not like this'],
    ['The right one again', '[the rule, in five words]'],
  ]),
  createConcept(['offer', 'subject'], 'Held up to the camera', 'talking-head', 'easy', [
    ['[the thing itself, or something that belongs to it], held up at arm’s length'],
    ['Turn it: [the detail nobody sees in a photo]'],
    ['Lower it. You: [what people should know, one sentence]', '{time}'],
  ]),
]
