import type { Post, PostFormat } from './post'

/** One entry of a plan. `pillar` in a text is the visitor's own pillar. */
export type Entry = { idea: string; hook: string; format: PostFormat; effort: Post['effort'] }

/** The pillars of a plan where the visitor named none, in the order in which they alternate. */
export const pillars: Record<'teach' | 'show' | 'talk', { label: string; entries: readonly Entry[] }> = {
  teach: {
    label: 'Teach',
    entries: [
      {
        idea: '{if grave}What helped you with {noun}, said as an offer and not as a rule: {rule}.',
        hook: 'This helped me. It may not help you.',
        format: 'talking-head',
        effort: 'easy',
      },
      {
        idea: '{if grave}What you’d tell a friend about {noun}, in one take: {rule}.',
        hook: 'If you were my friend, I’d say this.',
        format: 'talking-head',
        effort: 'easy',
      },
      {
        idea: '{if grave}Words about {noun} that land badly, each on a card, with kinder ones behind them.',
        hook: 'Kind words can land badly. Try these.',
        format: 'list',
        effort: 'easy',
      },
      {
        idea: '{if grave}Where to find help with {noun}, on one frame to keep.',
        hook: 'Keep this frame for a bad evening.',
        format: 'list',
        effort: 'easy',
      },
      {
        idea: '{if topic light}One step of {activity}, shown from above: {rule}.',
        hook: 'Watch this one step: {rule}.',
        format: 'tutorial',
        effort: 'medium',
      },
      {
        idea: 'A {mod} habit to drop: {wrong}. What to do instead: {rule}.',
        hook: '{if light}Stop {wrong}. Do this.',
        format: 'talking-head',
        effort: 'easy',
      },
      {
        idea: '{if topic light}Three things to check before you {infinitive}, one shot each: {show}; {show2}; {show3}.',
        hook: 'Before you {infinitive}, check these.',
        format: 'list',
        effort: 'easy',
      },
      {
        idea: '{if practice}A {mod} test on camera, same angle twice, the second time with this: {rule}.',
        hook: 'Does it matter? I’ll try both: {rule}.',
        format: 'before-after',
        effort: 'medium',
      },
      {
        idea: '{if topic light}The words that come up in {activity}, explained with {prop}.',
        hook: 'Confused by the words? Start with these.',
        format: 'tutorial',
        effort: 'easy',
      },
      {
        idea: '{if topic light}A first {mod} lesson for {viewers}, nothing taken for granted: {rule}.',
        hook: 'If you’ve never done this, start here.',
        format: 'talking-head',
        effort: 'easy',
      },
      {
        idea: '{if practice}The same {mod} job twice, the second time without {wrong}.',
        hook: 'Two takes, one difference. Spot it.',
        format: 'before-after',
        effort: 'medium',
      },
      {
        idea: '{if practice}Answer one question about {kind} while your hands keep working.',
        hook: 'Quick answer while I {infinitive}.',
        format: 'faceless',
        effort: 'easy',
      },
      {
        idea: '{if light}A {mod} checklist on one frame, made to be paused: {rule}; {rule2}; {rule3}.',
        hook: 'Pause when the list comes up.',
        format: 'list',
        effort: 'easy',
      },
      {
        idea: '{if light}Why this matters in {activity}, with a picture behind you: {show}.',
        hook: 'Let me show you why I {my rule}.',
        format: 'green-screen',
        effort: 'medium',
      },
      {
        idea: '{if topic light}What you’d do differently if you started {activity} today: {rule}.',
        hook: 'Starting today, I’d begin with this.',
        format: 'talking-head',
        effort: 'easy',
      },
    ],
  },
  show: {
    label: 'Show',
    entries: [
      {
        idea: '{if grave}An ordinary day with {noun}, without music: {show}.',
        hook: 'An ordinary day, nothing added.',
        format: 'faceless',
        effort: 'easy',
      },
      {
        idea: '{if grave}Something that reminds you of it, filmed close, with one sentence about it.',
        hook: 'I keep this one close.',
        format: 'faceless',
        effort: 'easy',
      },
      {
        idea: '{if grave}The quiet parts of a week with {noun}: {show}; {show2}.',
        hook: 'These are the quiet parts.',
        format: 'faceless',
        effort: 'easy',
      },
      {
        idea: '{if grave}The walk you take on hard days, filmed from where you look.',
        hook: 'When it’s hard, I walk here.',
        format: 'faceless',
        effort: 'easy',
      },
      {
        idea: '{if topic light}{short} without a word: first {before}, then {result}.',
        hook: 'No talking today, only this.',
        format: 'faceless',
        effort: 'medium',
      },
      {
        idea: '{if light}Your {mod} set-up {place}, with the reason for each thing in it.',
        hook: 'Everything in this frame has a job.',
        format: 'tutorial',
        effort: 'easy',
      },
      {
        idea: '{if light}A normal day, cut down to the parts with {kind}.',
        hook: 'My day, but only the {mod} parts.',
        format: 'trend-twist',
        effort: 'medium',
      },
      {
        idea: '{if light}The {mod} attempt that went wrong, in good light, and what it taught you.',
        hook: 'Look at this failure properly.',
        format: 'story',
        effort: 'easy',
      },
      {
        idea: '{if topic light}{short} in close-ups only: {closeup}.',
        hook: 'Closer. There it is.',
        format: 'faceless',
        effort: 'easy',
      },
      {
        idea: '{if practice}A first try at {activity} and today’s, side by side.',
        hook: 'Old one left, new one right.',
        format: 'before-after',
        effort: 'medium',
      },
      {
        idea: '{if light}What {prop} sees during {activity}, filmed from its place.',
        hook: 'Imagine being {prop}.',
        format: 'skit',
        effort: 'medium',
      },
      {
        idea: '{if practice}Everything you use for {activity}, laid out, most important thing last.',
        hook: 'All of it fits on one table.',
        format: 'list',
        effort: 'easy',
      },
      {
        idea: '{if thing}What happens off camera: tidying up after {activity}.',
        hook: 'After the camera stops, this happens.',
        format: 'faceless',
        effort: 'easy',
      },
      {
        idea: '{if practice}Real sounds of {activity}, no music.',
        hook: 'Sound on for this one.',
        format: 'faceless',
        effort: 'easy',
      },
      {
        idea: '{if practice}One {mod} detail at the start and at the end of a session: {closeup}.',
        hook: 'Remember this detail. We’ll come back.',
        format: 'before-after',
        effort: 'easy',
      },
    ],
  },
  talk: {
    label: 'Talk',
    entries: [
      {
        idea: '{if grave}A message about {noun} that stayed with you, read out with permission.',
        hook: 'Someone wrote me this about {noun}.',
        format: 'story',
        effort: 'easy',
      },
      {
        idea: '{if grave}What people say about {noun} that helps, and what doesn’t.',
        hook: 'You can say this to me.',
        format: 'talking-head',
        effort: 'easy',
      },
      {
        idea: '{if grave}How {noun} changed what a normal week looks like.',
        hook: 'My weeks look different now.',
        format: 'story',
        effort: 'easy',
      },
      {
        idea: '{if grave}One honest minute about {my activity}: {rule}.',
        hook: 'An honest minute, then I’ll stop.',
        format: 'talking-head',
        effort: 'easy',
      },
      {
        idea: '{own}. Tell it in one take, with the reason you film it.',
        hook: '{own}. Here’s the rest of it.',
        format: 'story',
        effort: 'easy',
      },
      {
        idea: '{if light}A {mod} opinion with a reason: {rule}. {why}.',
        hook: 'Here’s a hill I’d stand on: {rule}.',
        format: 'talking-head',
        effort: 'easy',
      },
      {
        idea: 'A real moment from {activity}, told in one take: [your story].',
        hook: 'So this happened while {my activity}.',
        format: 'story',
        effort: 'easy',
      },
      {
        idea: '{if light}{mod} advice you’d argue with, on screen behind you: “{wrong}”.',
        hook: 'Someone has to disagree with this.',
        format: 'green-screen',
        effort: 'easy',
      },
      {
        idea: '{if light}You argue with yourself about one {mod} habit: {wrong}.',
        hook: 'Me versus me, round one.',
        format: 'skit',
        effort: 'medium',
      },
      {
        idea: '{if topic light}What {viewers} worry about first in {activity}, and your honest answer.',
        hook: 'Worried you’ll get it wrong? You will, a bit.',
        format: 'talking-head',
        effort: 'easy',
      },
      {
        idea: '{if practice}Green flags in {activity}, one shot each: {show}; {show2}.',
        hook: 'Green flags only, in this order.',
        format: 'trend-twist',
        effort: 'easy',
      },
      {
        idea: 'Something you changed your mind about in {activity}.',
        hook: 'I was wrong about {kind}.',
        format: 'story',
        effort: 'easy',
      },
      {
        idea: 'Answer a {mod} question from under an older video, with the question on screen.',
        hook: 'Good question, here’s a real answer.',
        format: 'green-screen',
        effort: 'easy',
      },
      {
        idea: '{if light}A message to yourself on day one of {activity}.',
        hook: 'Dear me on day one, relax.',
        format: 'talking-head',
        effort: 'easy',
      },
      {
        idea: '{if practice}Two ways to {infinitive}, side by side. Ask which one people prefer.',
        hook: 'Which one would you pick?',
        format: 'before-after',
        effort: 'easy',
      },
      {
        idea: '{if practice}What you’d never buy for {activity}, and what you’d keep forever.',
        hook: 'Keep or sell? Going through my things.',
        format: 'list',
        effort: 'easy',
      },
    ],
  },
}

/** Entries for a pillar of the visitor's own. */
export const ownPillar: readonly Entry[] = [
  {
    idea: '{pillar}: the one thing to know about it when you {infinitive}. {rule}.',
    hook: 'First thing about {pillar}: {rule}.',
    format: 'tutorial',
    effort: 'easy',
  },
  {
    idea: '{pillar}, shown instead of explained: {show}.',
    hook: 'Look closely, this is about {pillar}.',
    format: 'faceless',
    effort: 'medium',
  },
  {
    idea: 'What goes wrong with {pillar}: {wrong}.',
    hook: 'Careful with {pillar}. This goes wrong.',
    format: 'before-after',
    effort: 'medium',
  },
  {
    idea: 'Three short takes on {pillar}: {show}, {show2}, {show3}.',
    hook: 'Three takes on {pillar}, no filler.',
    format: 'list',
    effort: 'easy',
  },
  {
    idea: 'A real moment that belongs under {pillar}: [your story].',
    hook: 'Let me tell you about {pillar}.',
    format: 'story',
    effort: 'easy',
  },
  {
    idea: 'Your opinion on {pillar}, with the reason on screen. {why}.',
    hook: 'My opinion on {pillar}, with a reason.',
    format: 'talking-head',
    effort: 'easy',
  },
  {
    idea: 'One question about {pillar} for {viewers}, answered in a single take.',
    hook: 'Questions about {pillar}? Start with this.',
    format: 'green-screen',
    effort: 'easy',
  },
  {
    idea: 'You on a good day and on a bad day with {pillar}.',
    hook: 'Good day, bad day: {pillar}.',
    format: 'skit',
    effort: 'medium',
  },
  {
    idea: '{pillar} for a complete beginner: {rule}.',
    hook: 'New to {pillar}? Begin here.',
    format: 'talking-head',
    effort: 'easy',
  },
  {
    idea: 'Behind {pillar}: your set-up {place}.',
    hook: 'Behind the scenes of {pillar}.',
    format: 'faceless',
    effort: 'easy',
  },
]

/** Names of a series; each episode is one piece of advice, tried on camera. */
export const seriesNames: readonly string[] = [
  'One {mod} habit at a time',
  'Is it the {mod} habit?',
  '{short}, tested',
  'Before and without: {short}',
  'The {mod} notebook',
]

export const episodes: readonly Entry[] = [
  {
    idea: 'The {mod} habit under test: {wrong}. One take with it, one without.',
    hook: 'Today’s suspect: {wrong}.',
    format: 'before-after',
    effort: 'medium',
  },
  {
    idea: 'Trying one {mod} rule for a day: {rule}. Say at the end whether you’d keep it.',
    hook: 'Trying this today: {rule}.',
    format: 'story',
    effort: 'easy',
  },
  {
    idea: 'One {mod} rule, one close-up: {show}.',
    hook: 'Rule of the day: {rule}.',
    format: 'tutorial',
    effort: 'easy',
  },
  {
    idea: '{short} explained with {prop} and nothing else: {rule}.',
    hook: 'Only {prop} allowed. Let’s see.',
    format: 'talking-head',
    effort: 'easy',
  },
  {
    idea: '{short} without words, same frame as the other episodes: {show}.',
    hook: 'Silent episode. Watch {show}.',
    format: 'faceless',
    effort: 'easy',
  },
  {
    idea: 'A {mod} mistake on purpose: {wrong}. Then the repair: {rule}.',
    hook: 'Doing it wrong on purpose: {wrong}.',
    format: 'skit',
    effort: 'medium',
  },
  {
    idea: 'A verdict on the {mod} habits so far. This one stays: {rule}.',
    hook: 'Verdict time. This one stays.',
    format: 'list',
    effort: 'easy',
  },
  {
    idea: 'Somebody else has to {infinitive} while you keep quiet, with one rule: {rule}.',
    hook: 'Not my turn today. Their turn.',
    format: 'story',
    effort: 'medium',
  },
]

/** Familiar formats, none of them tied to a sound or a week. */
export const twists: readonly Entry[] = [
  {
    idea: '{if grave}Get ready with me for an ordinary day with {noun}, told quietly: {rule}.',
    hook: 'Get ready with me, slowly.',
    format: 'trend-twist',
    effort: 'easy',
  },
  {
    idea: '{if grave}A day in the life with {noun}, only the real parts: {show}.',
    hook: 'My day, the real parts.',
    format: 'trend-twist',
    effort: 'easy',
  },
  {
    idea: '{if grave}How it started and how it is today, without a happy ending: {show}.',
    hook: 'How it started, how it is.',
    format: 'before-after',
    effort: 'easy',
  },
  {
    idea: '{if grave}What nobody tells you about {noun}: {rule}.',
    hook: 'Nobody told me this.',
    format: 'talking-head',
    effort: 'easy',
  },
  {
    idea: '{if grave}What you’d have liked to hear on day one of {activity}: {rule}.',
    hook: 'For me, on day one.',
    format: 'story',
    effort: 'easy',
  },
  {
    idea: '{if grave}Pictures from a week with {noun}: {show}; {show2}; {show3}.',
    hook: 'My camera roll, this week.',
    format: 'list',
    effort: 'easy',
  },
  {
    idea: '{if grave}An old note to yourself about {noun}, read out: {rule}.',
    hook: 'I wrote this on a bad day.',
    format: 'story',
    effort: 'easy',
  },
  {
    idea: '{if grave}Kind things people did while you were {activity}, one shot each: {show}; {show2}.',
    hook: 'Kind things people did.',
    format: 'list',
    effort: 'easy',
  },
  {
    idea: '{if grave}Answer a question about {noun} with one picture behind you: {show}.',
    hook: 'You asked, I’ll try.',
    format: 'green-screen',
    effort: 'easy',
  },
  {
    idea: '{if grave}A video without a word about {noun}: {show}.',
    hook: 'No words today.',
    format: 'faceless',
    effort: 'easy',
  },
  {
    idea: '{if thing}Get ready with me, but what gets ready is {nounWithArticle}: {show}.',
    hook: 'Get ready with me, sort of.',
    format: 'trend-twist',
    effort: 'easy',
  },
  {
    idea: '{if light}A day in the life, only the minutes with {kind}, cut fast.',
    hook: 'Day in my life, heavily edited.',
    format: 'trend-twist',
    effort: 'medium',
  },
  {
    idea: '{if light}POV of {prop} during {activity}, while you are {wrong}.',
    hook: 'POV: you’re {prop} and I’m late.',
    format: 'skit',
    effort: 'easy',
  },
  {
    idea: '{if practice}Red flags in {activity}, each with one shot: {wrong}; {wrong2}.',
    hook: 'Red flags first: {wrong}.',
    format: 'list',
    effort: 'easy',
  },
  {
    idea: '{if light}Expectation and reality of {activity}: {result}, then {before}.',
    hook: 'Expectation. And now the other one.',
    format: 'before-after',
    effort: 'easy',
  },
  {
    idea: '{if light}Things that are said about {kind}, acted out deadpan: {wrong}.',
    hook: '“It’s easy,” they said.',
    format: 'skit',
    effort: 'medium',
  },
  {
    idea: '{if practice}Rate your own old attempts at {activity}, harshest first.',
    hook: 'Rating my own {mod} past.',
    format: 'green-screen',
    effort: 'easy',
  },
  {
    idea: '{if practice}Tell me you {infinitive} without telling me: {closeup}.',
    hook: 'Tell me without telling me.',
    format: 'faceless',
    effort: 'easy',
  },
  {
    idea: '{if light}This or that, {mod} edition, with a reason for each pick: {show} or {show2}.',
    hook: 'This or that? Choose quickly.',
    format: 'list',
    effort: 'easy',
  },
  {
    idea: '{if light}An unboxing of something from your {mod} days that you’ve long owned: {prop}.',
    hook: 'Unboxing something I’ve had forever.',
    format: 'trend-twist',
    effort: 'easy',
  },
  {
    idea: '{if light}A nature documentary about {kind}: a person in the wild, {wrong}.',
    hook: 'Quiet. It hasn’t noticed us yet.',
    format: 'skit',
    effort: 'medium',
  },
  {
    idea: '{if light}A cooking-show intro for {activity}, whatever it is.',
    hook: 'Welcome, judges. On the table tonight: this.',
    format: 'trend-twist',
    effort: 'medium',
  },
  {
    idea: '{if light}How it started and how it’s going: {before}, then {result}.',
    hook: 'How it started. Wait for it.',
    format: 'before-after',
    effort: 'easy',
  },
  {
    idea: '{if light}Customer service voice for {activity}: you call yourself for help about {wrong}.',
    hook: 'Hello, you’ve reached the {mod} hotline.',
    format: 'skit',
    effort: 'medium',
  },
]

/** What else the footage is good for. */
export const repurposes: readonly string[] = [
  'Post the strongest frame as a photo, with the rule as the caption: {rule}.',
  'Cut the middle out and post it again as a silent version.',
  'Turn the first line into a question for your stories.',
  'Read the text over new footage in a month.',
  'Use the same cut as an Instagram Reel and a YouTube Short, without the watermark.',
  'Collect it with two others under the same pillar for a longer video.',
  'Write the idea out as a thread of five posts.',
  'Keep the unused takes for a video about what went wrong.',
  'Pin it if people keep asking the same thing underneath.',
  'Reply to the best comment with a second take from the same spot.',
]
