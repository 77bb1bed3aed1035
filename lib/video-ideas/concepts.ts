import type { Frame } from '@/lib/writer/frames/frame'
import type { Kind } from '@/lib/writer/reading/reading'
import type { Format, Idea } from './idea'

/** A way to film something: what the camera sees, and the text on it, each by the first frame that the prompt fills. */
export type Concept = {
  format: Format
  kinds: readonly (Kind | 'neutral')[]
  title: string
  effort: Idea['effort']
  shots: readonly { shot: readonly Frame[]; text?: readonly Frame[] }[]
}

export const concepts: readonly Concept[] = [
  {
    format: 'faceless',
    kinds: ['how-to', 'subject', 'review', 'offer', 'change'],
    title: 'Only hands, no talking',
    effort: 'easy',
    shots: [
      { shot: ['Your hands, close, already moving'] },
      { shot: ['[the part with the best sound], as close as the phone can go'] },
      {
        shot: ['[the detail people ask about], held still'],
        text: ['[its name, or a number, in a few words]'],
      },
      { shot: ['The finished thing, put down in front of the phone'], text: ['{outcome}'] },
    ],
  },
  {
    format: 'faceless',
    kinds: ['story', 'opinion', 'question', 'pasted', 'list', 'neutral', 'comparison'],
    title: 'Words on one quiet picture',
    effort: 'easy',
    shots: [
      {
        shot: ['[a picture that can run for a while: a window, a pan, your way home]'],
        text: ['{first}', '{line}'],
      },
      { shot: ['The same picture, next words'], text: ['{turn}', '{second}', '[the next sentence]'] },
      {
        shot: ['The same picture, last words'],
        text: ['{outcome}', '{third}', '[the sentence that ends it]'],
      },
    ],
  },
  {
    format: 'faceless',
    kinds: ['announcement', 'offer', 'change', 'neutral'],
    title: 'Typed as a message',
    effort: 'easy',
    shots: [
      { shot: ['Your phone from above: you’re writing to [one person]'], text: ['{line}'] },
      { shot: ['You delete a word and look up at [the place or the thing itself]'] },
      { shot: ['Sent. The phone goes face down'], text: ['{time}', '[the answer that came]'] },
    ],
  },
  {
    format: 'faceless',
    kinds: ['day'],
    title: 'A clock, then a picture',
    effort: 'easy',
    shots: [
      { shot: ['[what you do first], from where your eyes are'], text: ['[the time]'] },
      { shot: ['[the place where you spend most of it], wide'], text: ['[the time]'] },
      { shot: ['[the thing you touch most], close'], text: ['[the time]'] },
      { shot: ['[the last thing you do], then the light goes off'], text: ['[the time]'] },
    ],
  },
  {
    format: 'faceless',
    kinds: ['place'],
    title: 'From the street to the table',
    effort: 'easy',
    shots: [
      { shot: ['The street or the sign outside, held for two seconds'], text: ['{place}', '{subject}'] },
      { shot: ['In through the door, the phone at eye height'] },
      { shot: ['[the one thing to try], close'], text: ['[its name and its price]'] },
      { shot: ['[the view when you leave]'], text: ['[hours, or how to get there]'] },
    ],
  },
  {
    format: 'faceless',
    kinds: ['hard-time'],
    title: 'Something you kept',
    effort: 'easy',
    shots: [
      { shot: ['[something you kept], close, in daylight'], text: ['{line}'] },
      { shot: ['Your hands, putting it back'] },
    ],
  },
  {
    format: 'talking-head',
    kinds: ['hard-time'],
    title: 'One sentence, nothing else',
    effort: 'easy',
    shots: [
      { shot: ['You, or a view from the window: [the sentence you want to say]'] },
      { shot: ['The same picture, nobody speaking'] },
    ],
  },
  {
    format: 'story',
    kinds: ['hard-time'],
    title: 'A place that belongs to it',
    effort: 'easy',
    shots: [
      { shot: ['[a place that belongs to it], from where you’d stand'], text: ['{line}'] },
      { shot: ['The same place, a little longer than feels right'] },
    ],
  },
  {
    format: 'skit',
    kinds: ['place', 'day', 'skit'],
    title: 'POV: through the viewer’s eyes',
    effort: 'medium',
    shots: [
      {
        shot: ['The phone at eye height, walking up to [the door, the desk or the table]'],
        text: ['POV: {line}'],
      },
      { shot: ['Your hands do [the first thing that happens there]'] },
      { shot: ['Look down at [what you’d notice first]'] },
      { shot: ['Look up. [who or what answers], then cut'] },
    ],
  },
  {
    format: 'skit',
    kinds: ['opinion'],
    title: 'Two people, both you',
    effort: 'medium',
    shots: [
      { shot: ['You, without a doubt: “{line}.”'] },
      { shot: ['You in another jumper: [what somebody answers]'] },
      { shot: ['You again: [what you say to that, a few words]'] },
      { shot: ['Both take one look into the lens'] },
    ],
  },
  {
    format: 'list',
    kinds: ['place', 'subject', 'day', 'list'],
    title: 'Three things, three pictures',
    effort: 'easy',
    shots: [
      { shot: ['[the first thing], close'], text: ['[its name]'] },
      { shot: ['[the second thing], close'], text: ['[its name]'] },
      { shot: ['[the third thing], close'], text: ['[its name]'] },
      { shot: ['All three in one frame'] },
    ],
  },
  {
    format: 'list',
    kinds: ['opinion', 'comparison', 'review'],
    title: 'For and against, one hand each',
    effort: 'easy',
    shots: [
      { shot: ['You, one hand up: [the best thing to say for it]'], text: ['For'] },
      { shot: ['You, the other hand up: [the best thing to say against it]'], text: ['Against'] },
      {
        shot: ['Both hands down. You: [where you stand, one sentence]'],
        text: ['[your verdict, in three words]'],
      },
    ],
  },
  {
    format: 'green-screen',
    kinds: ['opinion', 'question', 'review', 'pasted', 'comparison'],
    title: 'You in front of a screenshot',
    effort: 'easy',
    shots: [
      { shot: ['Behind you: [a comment, a message or a photo about it]'] },
      { shot: ['Point at [the word or the detail that matters]'] },
      { shot: ['Background off. You: [your answer, one sentence]'] },
    ],
  },
  {
    format: 'before-after',
    kinds: ['change', 'how-to'],
    title: 'Before and after, from one spot',
    effort: 'hard',
    shots: [
      { shot: ['Mark where the phone stands. [what it looks like before]'], text: ['Before: {a}', 'Before'] },
      { shot: ['Same spot, sped up: [the work in between]'] },
      { shot: ['Same spot: [what it looks like after]'], text: ['Now: {b}', 'Now'] },
    ],
  },
  {
    format: 'before-after',
    kinds: ['comparison'],
    title: 'The same test, twice',
    effort: 'medium',
    shots: [
      {
        shot: ['[one test that anybody understands], the first one, close'],
        text: ['{a}', '[the first one]'],
      },
      { shot: ['The same test, same angle, with the other one'], text: ['{b}', '[the other one]'] },
      { shot: ['Both in one frame, [the difference] in the middle'] },
      { shot: ['You: [your pick, one sentence]'] },
    ],
  },
  {
    format: 'story',
    kinds: ['story', 'change', 'pasted'],
    title: 'Told from the end',
    effort: 'easy',
    shots: [
      {
        shot: ['The end first: {outcome}', 'The end first: [how it ended, one sentence]'],
        text: ['The end'],
      },
      { shot: ['One step back: {turn}', 'One step back: [what led to that]'], text: ['Before that'] },
      { shot: ['Further back: [how it began]'], text: ['Before that'] },
      { shot: ['The first picture again'] },
    ],
  },
  {
    format: 'story',
    kinds: ['question', 'day', 'review', 'neutral'],
    title: 'A voice note on the way home',
    effort: 'easy',
    shots: [
      { shot: ['You, walking, as if to one friend, saying the first line'] },
      { shot: ['The way in front of you. Your voice: [what happened, or what you found out]'] },
      { shot: ['Stop walking. You: [what you think now, one sentence]'] },
    ],
  },
  {
    format: 'list',
    kinds: ['announcement', 'offer'],
    title: 'Three pictures from today',
    effort: 'easy',
    shots: [
      { shot: ['[how the place or the thing looks today], held still'], text: ['{subject}'] },
      { shot: ['[somebody or something that belongs to it], close'] },
      { shot: ['[the spot where it happens], empty'], text: ['{time}', '[the day]'] },
    ],
  },
  {
    format: 'skit',
    kinds: ['comparison'],
    title: 'Two fans, both you',
    effort: 'medium',
    shots: [
      { shot: ['You, all for the first one: [what you love about it]'], text: ['{a}', '[the first one]'] },
      {
        shot: ['You in another jumper, all for the other: [what you love about it]'],
        text: ['{b}', '[the other one]'],
      },
      { shot: ['Both talk at once. Cut: [your pick, three words]'] },
    ],
  },
  {
    format: 'skit',
    kinds: ['question'],
    title: 'Three answers, three jumpers',
    effort: 'medium',
    shots: [
      { shot: ['You in one jumper: [the answer everybody gives]'] },
      { shot: ['You in another: [the answer nobody expects]'] },
      { shot: ['You in your own: [the answer you’d give, one sentence]'] },
    ],
  },
  {
    format: 'list',
    kinds: ['list'],
    title: 'From the bottom up',
    effort: 'easy',
    shots: [
      { shot: ['[the last one on your list], close'], text: ['[its name]'] },
      { shot: ['[the one in the middle], close'], text: ['[its name]'] },
      { shot: ['[the first one], held a breath longer'], text: ['[its name]'] },
      { shot: ['You: [why this order, one sentence]'] },
    ],
  },
  {
    format: 'skit',
    kinds: ['skit'],
    title: 'The same second, three times',
    effort: 'medium',
    shots: [
      { shot: ['You as the first person: [the face before anybody speaks]'], text: ['POV: {line}'] },
      { shot: ['You as the other one, the same second: [what they are thinking]'] },
      { shot: ['The thing it’s about, the same second, from very close'] },
      { shot: ['Both faces, one after the other. Nobody says [the word everybody expects]'] },
    ],
  },
  {
    format: 'story',
    kinds: ['skit'],
    title: 'Nature film, whispered',
    effort: 'easy',
    shots: [
      { shot: ['From behind [a door, a plant, a shelf], the phone half hidden'], text: ['{line}'] },
      { shot: ['Closer. Your voice, whispering: [what it does, as if it were an animal]'] },
      { shot: ['It looks up. Run'] },
    ],
  },
  {
    format: 'trend-twist',
    kinds: ['announcement', 'offer', 'day', 'place'],
    title: 'Get ready with me',
    effort: 'easy',
    shots: [
      { shot: ['You, getting ready: [what you put on, pack or prepare]'], text: ['Get ready with me'] },
      { shot: ['Hands still busy. You: [the part you’re nervous about, or look forward to]'] },
      { shot: ['Ready. You, at the door, one last look'], text: ['{time}'] },
    ],
  },
  {
    format: 'trend-twist',
    kinds: ['story', 'review', 'how-to', 'change', 'place'],
    title: 'Expectation and reality',
    effort: 'medium',
    shots: [
      { shot: ['[what you thought it would look like], in good light'], text: ['Expectation'] },
      { shot: ['{turn}, exactly as it was', '[what it looked like], exactly as it was'], text: ['Reality'] },
      { shot: ['You, one look into the lens: [what you did then]'] },
    ],
  },
  {
    format: 'tutorial',
    kinds: ['how-to', 'subject'],
    title: 'One step only, from above',
    effort: 'medium',
    shots: [
      { shot: ['[the step people get stuck on], from above, slowly'] },
      { shot: ['The same step done wrong on purpose: [what goes wrong]'], text: ['Not like this'] },
      { shot: ['The right one again'], text: ['[the rule, in five words]'] },
    ],
  },
  {
    format: 'talking-head',
    kinds: ['announcement', 'offer', 'subject'],
    title: 'Hold it up to the camera',
    effort: 'easy',
    shots: [
      { shot: ['[the thing it’s about], held up at arm’s length'] },
      { shot: ['Turn it. [the detail nobody sees in a photo]'] },
      {
        shot: ['Lower it. You: {action}', 'Lower it. You: [what people should do or know, one sentence]'],
        text: ['{time}'],
      },
    ],
  },
  {
    format: 'talking-head',
    kinds: ['list', 'how-to', 'question', 'day'],
    title: 'Answer it in one breath',
    effort: 'easy',
    shots: [
      { shot: ['You, close, saying the first line'] },
      { shot: ['Closer still: [your answer, without a comma]'] },
      { shot: ['Breathe out. [one word]'] },
    ],
  },
]
