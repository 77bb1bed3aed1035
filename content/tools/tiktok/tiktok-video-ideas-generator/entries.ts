import type { Post, PostFormat } from './post'

/**
 * One entry of a plan; the blanks say what to film. Slots are those of a frame, `{about}`: the subject, and `{shot}`: something that
 * can be filmed.
 */
export type Entry = { idea: string; hook: string; format: PostFormat; effort: Post['effort'] }

/** Kinds of posts that any account has, in the order in which they alternate. */
export const defaultPillars: readonly { label: string; entries: readonly Entry[] }[] = [
  {
    label: 'Show',
    entries: [
      {
        idea: '{shot}, from the first move to the last, nobody talking.',
        hook: 'Start to finish, no talking.',
        format: 'faceless',
        effort: 'easy',
      },
      {
        idea: 'Where it happens, before anybody is there: [what stands where, and why].',
        hook: 'This is where it happens.',
        format: 'talking-head',
        effort: 'easy',
      },
      {
        idea: '{shot}, as close as the phone can focus, then one step back at a time.',
        hook: 'Guess what this is.',
        format: 'faceless',
        effort: 'easy',
      },
      {
        idea: 'An old one and a new one, side by side: [what has changed].',
        hook: 'Left is old. Right is new.',
        format: 'before-after',
        effort: 'medium',
      },
      {
        idea: 'A day in five pictures, each held for a breath: [five places or things].',
        hook: 'One day, five pictures.',
        format: 'list',
        effort: 'medium',
      },
      {
        idea: 'Only the sounds of {about}: [three of them, one after the other].',
        hook: 'Sound on for this one.',
        format: 'faceless',
        effort: 'easy',
      },
      {
        idea: 'What goes wrong, in good light: [one that didn’t work, held up to the camera].',
        hook: 'This one didn’t work.',
        format: 'story',
        effort: 'easy',
      },
      {
        idea: 'The tool that everything depends on: [which one], first lying there, then in use.',
        hook: 'Without this, nothing.',
        format: 'tutorial',
        effort: 'easy',
      },
      {
        idea: 'The end of the day: [what gets put away, cleaned or thrown out].',
        hook: 'And then there’s this part.',
        format: 'faceless',
        effort: 'easy',
      },
      {
        idea: 'The same picture on [two different days], cut in the middle.',
        hook: 'Same spot, another day.',
        format: 'before-after',
        effort: 'hard',
      },
    ],
  },
  {
    label: 'Tell',
    entries: [
      {
        idea: 'How it began: [where you were, and what made you start].',
        hook: 'This is how it began.',
        format: 'story',
        effort: 'easy',
      },
      {
        idea: 'A change of mind: [what you thought about {about}, and what you think now].',
        hook: 'I used to think [what you thought].',
        format: 'talking-head',
        effort: 'easy',
      },
      {
        idea: 'One person whom it’s for: [who came, and what they needed].',
        hook: 'Somebody needed [what it was].',
        format: 'story',
        effort: 'easy',
      },
      {
        idea: 'An opinion with its reason: [what you’d defend at a dinner table].',
        hook: 'About {about}: [your opinion, one sentence].',
        format: 'talking-head',
        effort: 'easy',
      },
      {
        idea: 'What goes into {about}, in hours or money: [the list].',
        hook: 'Here’s what goes into it.',
        format: 'list',
        effort: 'medium',
      },
      {
        idea: 'A letter to yourself on the first day, read out: [what you’d want to know].',
        hook: 'To me, on the first day:',
        format: 'talking-head',
        effort: 'easy',
      },
      {
        idea: 'What you leave out on purpose: [what others do and you don’t], with the reason.',
        hook: 'We don’t do [what you leave out].',
        format: 'talking-head',
        effort: 'easy',
      },
      {
        idea: 'A mistake with a price: [what happened, and what it cost].',
        hook: 'This mistake cost [what it cost].',
        format: 'story',
        effort: 'easy',
      },
      {
        idea: 'A word from your field that outsiders don’t know: [the word], shown and not explained.',
        hook: '[the word]. Look.',
        format: 'tutorial',
        effort: 'easy',
      },
      {
        idea: 'What comes next: [the next thing, and when].',
        hook: 'Next up: [the thing].',
        format: 'talking-head',
        effort: 'easy',
      },
    ],
  },
  {
    label: 'Ask',
    entries: [
      {
        idea: 'A question you really get: [the question], answered while your hands keep working.',
        hook: 'You asked: [the question].',
        format: 'talking-head',
        effort: 'easy',
      },
      {
        idea: 'This or that: [two versions], held up one after the other, no verdict.',
        hook: 'This one, or this one?',
        format: 'list',
        effort: 'easy',
      },
      {
        idea: 'A comment or message behind you: [which one], and what you’d say to it.',
        hook: 'About this message.',
        format: 'green-screen',
        effort: 'easy',
      },
      {
        idea: 'Something you can’t decide: [both sides, one shot each].',
        hook: 'Help me decide.',
        format: 'talking-head',
        effort: 'easy',
      },
      {
        idea: 'True or false: [something people believe about {about}], then the answer in a picture.',
        hook: 'True or false?',
        format: 'skit',
        effort: 'medium',
      },
      {
        idea: 'Something that has no name yet: [the thing], turned once in the light.',
        hook: 'Name this.',
        format: 'faceless',
        effort: 'easy',
      },
      {
        idea: 'What should come next: [three candidates], one shot each.',
        hook: 'One of these is next.',
        format: 'list',
        effort: 'easy',
      },
      {
        idea: 'A first try by somebody else: [who], you only hold the phone.',
        hook: 'First try, no help.',
        format: 'skit',
        effort: 'medium',
      },
      {
        idea: 'Out of the frame: [the thing], brought in slowly from the side.',
        hook: 'Guess before you see it.',
        format: 'faceless',
        effort: 'easy',
      },
      {
        idea: 'Two people who disagree about it, both you: [what each of them says].',
        hook: 'Who’s right here?',
        format: 'skit',
        effort: 'medium',
      },
    ],
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
export const trendTwists: readonly Entry[] = [
  {
    idea: 'Get ready with me: [what you put on, pack or prepare], while you talk about {about}.',
    hook: 'Get ready with me.',
    format: 'trend-twist',
    effort: 'easy',
  },
  {
    idea: 'POV: the phone is the viewer. [who looks at them, and what they say].',
    hook: 'POV: {line}.',
    format: 'skit',
    effort: 'medium',
  },
  {
    idea: 'Expectation and reality: [what it looks like in your head], then [what it looks like].',
    hook: 'Expectation. And then this.',
    format: 'before-after',
    effort: 'medium',
  },
  {
    idea: 'Red flags, one cut each: [three things that make you leave].',
    hook: 'Red flags only.',
    format: 'list',
    effort: 'easy',
  },
  {
    idea: 'This or that, faster each time: [five pairs].',
    hook: 'This or that, no thinking.',
    format: 'list',
    effort: 'easy',
  },
  {
    idea: 'Tell me without telling me: [the one thing that gives it away].',
    hook: 'Tell me without telling me.',
    format: 'skit',
    effort: 'easy',
  },
  {
    idea: 'Things in here that just make sense: [four things], a blink each.',
    hook: 'Things that just make sense.',
    format: 'list',
    effort: 'easy',
  },
  {
    idea: 'A day in the life, only the parts with {about}: [the hours].',
    hook: 'My day, only these parts.',
    format: 'trend-twist',
    effort: 'medium',
  },
  {
    idea: 'How it started, how it’s going: [a first picture], [a picture of today].',
    hook: 'How it started.',
    format: 'before-after',
    effort: 'easy',
  },
  {
    idea: 'Two truths and a lie: [the three sentences], the answer in the caption.',
    hook: 'Which of these is a lie?',
    format: 'talking-head',
    effort: 'easy',
  },
  {
    idea: 'Blind ranking: [five things], placed before the next one is known.',
    hook: 'No take-backs.',
    format: 'list',
    effort: 'easy',
  },
  {
    idea: 'Come with me: [where you go for it], the phone at eye height.',
    hook: 'Come with me.',
    format: 'story',
    effort: 'medium',
  },
  {
    idea: 'What’s in my bag: [what you carry for it], the strangest thing last.',
    hook: 'Here’s what’s in here.',
    format: 'list',
    effort: 'easy',
  },
  {
    idea: 'Green flags, one cut each: [three small things that make you stay].',
    hook: 'Green flags only.',
    format: 'list',
    effort: 'easy',
  },
  {
    idea: 'A silent review: [the thing], only faces and hands.',
    hook: 'I won’t say a word.',
    format: 'faceless',
    effort: 'easy',
  },
  {
    idea: 'Photo dump: [ten pictures nobody would post alone].',
    hook: 'A dump, in no order.',
    format: 'list',
    effort: 'easy',
  },
  {
    idea: 'If it were a person: [how they’d walk in, sit down, complain].',
    hook: 'If this were a person.',
    format: 'skit',
    effort: 'medium',
  },
  {
    idea: 'Put a finger down: [five habits that give people away].',
    hook: 'Put a finger down.',
    format: 'talking-head',
    effort: 'easy',
  },
  {
    idea: 'Whispered: [the whole thing, in one take, next to something that sleeps].',
    hook: 'Quiet, or it wakes up.',
    format: 'faceless',
    effort: 'easy',
  },
  {
    idea: 'Customer and me, both me: [the sentence that always comes].',
    hook: 'It’s always this sentence.',
    format: 'skit',
    effort: 'medium',
  },
  {
    idea: 'Explain it to a child: {about}, [in three sentences].',
    hook: 'For somebody very small:',
    format: 'talking-head',
    effort: 'easy',
  },
  {
    idea: 'What I asked for, what I got: [both, one after the other].',
    hook: 'What I asked for. What I got.',
    format: 'before-after',
    effort: 'easy',
  },
  {
    idea: 'The voice in my head: [what you do], [what it says meanwhile].',
    hook: 'Meanwhile, in my head:',
    format: 'skit',
    effort: 'medium',
  },
  {
    idea: 'Main character: [the most ordinary minute of it], filmed like a trailer.',
    hook: 'This summer.',
    format: 'trend-twist',
    effort: 'medium',
  },
  {
    idea: 'The ick list: [three things nobody should do], said very calmly.',
    hook: 'Calmly, the list.',
    format: 'list',
    effort: 'easy',
  },
  {
    idea: 'Green screen: [an old photo of yours], and you pointing at [what you see now].',
    hook: 'Look at this person.',
    format: 'green-screen',
    effort: 'easy',
  },
]
