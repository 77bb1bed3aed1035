import type { z } from 'zod'
import { postSchema } from './post'

/** What to film and say; the blanks are the visitor's. */
const entrySchema = postSchema.pick({ idea: true, hook: true, format: true, effort: true })
export type Entry = z.infer<typeof entrySchema>

/**
 * `idea | hook | format | effort` a line. Slots are those of a frame, `{about}`: the subject, and `{shot}`: something that
 * can be filmed.
 */
const parseEntries = (table: string): Entry[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [idea, hook, format, effort] = line.split(' | ')
      return entrySchema.parse({ idea, hook, format, effort })
    })

/** Kinds of posts that any account has, in the order in which they alternate. */
export const defaultPillars: readonly { label: string; entries: readonly Entry[] }[] = [
  {
    label: 'Show',
    entries: parseEntries(`
{shot}, from the first move to the last, nobody talking. | Start to finish, no talking. | faceless | easy
Where it happens, before anybody is there: [what stands where, and why]. | This is where it happens. | talking-head | easy
{shot}, as close as the phone can focus, then one step back at a time. | Guess what this is. | faceless | easy
An old one and a new one, side by side: [what has changed]. | Left is old. Right is new. | before-after | medium
A day in five pictures, each held for a breath: [five places or things]. | One day, five pictures. | list | medium
Only the sounds of {about}: [three of them, one after the other]. | Sound on for this one. | faceless | easy
What goes wrong, in good light: [one that didn’t work, held up to the camera]. | This one didn’t work. | story | easy
The tool that everything depends on: [which one], first lying there, then in use. | Without this, nothing. | tutorial | easy
The end of the day: [what gets put away, cleaned or thrown out]. | And then there’s this part. | faceless | easy
The same picture on [two different days], cut in the middle. | Same spot, another day. | before-after | hard`),
  },
  {
    label: 'Tell',
    entries: parseEntries(`
How it began: [where you were, and what made you start]. | This is how it began. | story | easy
A change of mind: [what you thought about {about}, and what you think now]. | I used to think [what you thought]. | talking-head | easy
One person whom it’s for: [who came, and what they needed]. | Somebody needed [what it was]. | story | easy
An opinion with its reason: [what you’d defend at a dinner table]. | About {about}: [your opinion, one sentence]. | talking-head | easy
What goes into {about}, in hours or money: [the list]. | Here’s what goes into it. | list | medium
A letter to yourself on the first day, read out: [what you’d want to know]. | To me, on the first day: | talking-head | easy
What you leave out on purpose: [what others do and you don’t], with the reason. | We don’t do [what you leave out]. | talking-head | easy
A mistake with a price: [what happened, and what it cost]. | This mistake cost [what it cost]. | story | easy
A word from your field that outsiders don’t know: [the word], shown and not explained. | [the word]. Look. | tutorial | easy
What comes next: [the next thing, and when]. | Next up: [the thing]. | talking-head | easy`),
  },
  {
    label: 'Ask',
    entries: parseEntries(`
A question you really get: [the question], answered while your hands keep working. | You asked: [the question]. | talking-head | easy
This or that: [two versions], held up one after the other, no verdict. | This one, or this one? | list | easy
A comment or message behind you: [which one], and what you’d say to it. | About this message. | green-screen | easy
Something you can’t decide: [both sides, one shot each]. | Help me decide. | talking-head | easy
True or false: [something people believe about {about}], then the answer in a picture. | True or false? | skit | medium
Something that has no name yet: [the thing], turned once in the light. | Name this. | faceless | easy
What should come next: [three candidates], one shot each. | One of these is next. | list | easy
A first try by somebody else: [who], you only hold the phone. | First try, no help. | skit | medium
Out of the frame: [the thing], brought in slowly from the side. | Guess before you see it. | faceless | easy
Two people who disagree about it, both you: [what each of them says]. | Who’s right here? | skit | medium`),
  },
]

/** Episodes of a series: which one, and what is told about it. */
export const episodes: readonly (readonly [which: string, told: string])[] = [
  ['the easiest one', 'what makes it easy'],
  ['the one people ask about', 'their question, and your answer'],
  ['the cheapest one', 'what it cost'],
  ['the oldest one', 'where it comes from'],
  ['the one that went wrong', 'what happened'],
  ['the one you never skip', 'why it stays'],
  ['the slowest one', 'what takes so long'],
  ['somebody else’s favourite', 'whose, and why'],
  ['the smallest one', 'its best detail'],
  ['the one you’d do again tomorrow', 'for whom'],
  ['the newest one', 'what you don’t know about it yet'],
  ['the ugliest one', 'what it’s good for'],
  ['the first one ever', 'what you see in it now'],
  ['the one that was a present', 'from whom'],
  ['the loudest one', 'the sound itself'],
  ['the one you nearly gave up on', 'what changed'],
  ['the biggest one', 'how you move it'],
  ['the one you do without looking', 'how long that took to learn'],
  ['the one from another place', 'which place'],
  ['the odd one out', 'why it belongs all the same'],
  ['the one you’d save from a fire', 'your reason'],
  ['the fastest one', 'the trick in it'],
  ['the one for beginners', 'where to start'],
  ['the one that divides people', 'both sides'],
  ['the one nobody has noticed', 'where to look'],
  ['the one you got wrong for longest', 'what you do now'],
  ['the quietest one', 'when you need it'],
  ['the one with a story', 'the story, in two sentences'],
  ['the unfinished one', 'what is missing'],
  ['the last one', 'which was the best, and why'],
]

/** Familiar formats, bent around the subject. */
export const trendTwists: readonly Entry[] = parseEntries(`
Get ready with me: [what you put on, pack or prepare], while you talk about {about}. | Get ready with me. | trend-twist | easy
POV: the phone is the viewer. [who looks at them, and what they say]. | POV: {line}. | skit | medium
Expectation and reality: [what it looks like in your head], then [what it looks like]. | Expectation. And then this. | before-after | medium
Red flags, one cut each: [three things that make you leave]. | Red flags only. | list | easy
This or that, faster each time: [five pairs]. | This or that, no thinking. | list | easy
Tell me without telling me: [the one thing that gives it away]. | Tell me without telling me. | skit | easy
Things in here that just make sense: [four things], a blink each. | Things that just make sense. | list | easy
A day in the life, only the parts with {about}: [the hours]. | My day, only these parts. | trend-twist | medium
How it started, how it’s going: [a first picture], [a picture of today]. | How it started. | before-after | easy
Two truths and a lie: [the three sentences], the answer in the caption. | Which of these is a lie? | talking-head | easy
Blind ranking: [five things], placed before the next one is known. | No take-backs. | list | easy
Come with me: [where you go for it], the phone at eye height. | Come with me. | story | medium
What’s in my bag: [what you carry for it], the strangest thing last. | Here’s what’s in here. | list | easy
Green flags, one cut each: [three small things that make you stay]. | Green flags only. | list | easy
A silent review: [the thing], only faces and hands. | I won’t say a word. | faceless | easy
Photo dump: [ten pictures nobody would post alone]. | A dump, in no order. | list | easy
If it were a person: [how they’d walk in, sit down, complain]. | If this were a person. | skit | medium
Put a finger down: [five habits that give people away]. | Put a finger down. | talking-head | easy
Whispered: [the whole thing, in one take, next to something that sleeps]. | Quiet, or it wakes up. | faceless | easy
Customer and me, both me: [the sentence that always comes]. | It’s always this sentence. | skit | medium
Explain it to a child: {about}, [in three sentences]. | For somebody very small: | talking-head | easy
What I asked for, what I got: [both, one after the other]. | What I asked for. What I got. | before-after | easy
The voice in my head: [what you do], [what it says meanwhile]. | Meanwhile, in my head: | skit | medium
Main character: [the most ordinary minute of it], filmed like a trailer. | This summer. | trend-twist | medium
The ick list: [three things nobody should do], said very calmly. | Calmly, the list. | list | easy
Green screen: [an old photo of yours], and you pointing at [what you see now]. | Look at this person. | green-screen | easy`)
