import type { Family } from './hook'

/** `tones` are the tones that a hook suits best; the others can use it too. */
export type HookSkeleton = { say: string; screen: string; tones?: readonly string[] }

/** Openings by family. Slots are those of `wordingFor`; a skeleton whose slots have no words is skipped. */
export const skeletons: Record<Family, readonly HookSkeleton[]> = {
  'cold-open-result': [
    {
      say: '{if told light}Look at this face, and remember: {ownClause}.',
      screen: '{short}: today’s episode',
    },
    { say: '{if event light}You’re watching the minute after {activity}.', screen: 'Guess how it went' },
    {
      say: '{if grave}This is what {my activity} looks like on an ordinary day.',
      screen: 'No filter, no music',
    },
    { say: '{if light}You’re looking at the good part. {own}.', screen: 'It did not start like this' },
    {
      say: 'This is where {activity} got me. Now watch how.',
      screen: '{short}: ending first',
      tones: ['storytelling'],
    },
    {
      say: '{if practice}Ending first, then every boring step of {activity}.',
      screen: 'The {mod} result up front',
      tones: ['professional'],
    },
    {
      say: '{if thing}Before I explain {nounWithArticle}, look closely at this.',
      screen: 'Guess what changed',
      tones: ['professional'],
    },
    {
      say: '{if light}Yes, you can {win}. Here’s what that looks like.',
      screen: '{short}, the end result',
      tones: ['inspirational'],
    },
    {
      say: '{if practice}That right there is why {activity} is worth it.',
      screen: 'Worth the wait?',
      tones: ['inspirational'],
    },
    {
      say: '{if thing}Finished. And only because I stopped {my mistake}.',
      screen: '{short}: one habit less',
      tones: ['bold'],
    },
    {
      say: 'Zoom in on this. That’s what happens when you {step}.',
      screen: '{short}, up close',
      tones: ['educational'],
    },
    {
      say: '{if topic light}Start at the end with me. {activity} looks different from there.',
      screen: 'We’re starting at the end',
    },
    {
      say: '{if thing}Worth the effort? You tell me, this is {nounWithArticle} at the very end.',
      screen: 'Judge it before I explain',
    },
    {
      say: '{if thing}Look at that first, and then I’ll show you how to {infinitive}.',
      screen: 'The payoff comes first',
      tones: ['educational'],
    },
  ],
  'pattern-interrupt': [
    {
      say: '{if event light}Pause. Nobody told me this about {activity}.',
      screen: 'I’d have planned differently',
    },
    { say: '{if grave}You don’t have to watch to the end. This is about {noun}.', screen: 'Take it slowly' },
    { say: '{if light}Keep your advice for a second. {problem}.', screen: 'I tried the usual things' },
    {
      say: '{if light}Stop {mistake}. Watch what changes.',
      screen: 'The {mod} habit to lose',
      tones: ['bold'],
    },
    { say: '{if topic light}Wait, don’t {infinitive} until you {step}.', screen: 'Not yet: {short}' },
    {
      say: '{if light}Nope. {mistake} is exactly where {activity} goes wrong.',
      screen: 'The {mod} habit to drop',
      tones: ['bold'],
    },
    {
      say: '{if practice}I’m about to {infinitive} the wrong way, on purpose.',
      screen: 'Wrong on purpose, watch why',
      tones: ['funny'],
    },
    {
      say: '{if practice}Put that down. {step} before anything else.',
      screen: '{short}: do this before',
      tones: ['bold'],
    },
    {
      say: 'Forget what you’ve saved about {nounWithArticle}. Just {step}.',
      screen: 'Delete your saved tips',
      tones: ['bold'],
    },
    { say: '{if light}Quick pause. Are you still {mistake}?', screen: 'A {mod} check for you' },
    {
      say: 'Careful, this is where {mistake} starts to show.',
      screen: '{short}: spot the problem',
      tones: ['educational'],
    },
    {
      say: '{if practice}Hold on, that’s not how you {infinitive}.',
      screen: 'This part is backwards',
      tones: ['educational'],
    },
    {
      say: '{if topic light}Close that other {mod} video. {step} instead.',
      screen: 'No more saved tutorials',
      tones: ['bold'],
    },
  ],
  'specific-number': [
    {
      say: '{if told light}Try number [your number], because {problemClause}.',
      screen: '{short}, one more try',
    },
    {
      say: '{if event light}In [your number] days I’m {activity}. This is the plan.',
      screen: 'The countdown starts here',
    },
    {
      say: '{if grave}Day [your number] of {my activity}, and I’m still here.',
      screen: 'Still counting, still here',
    },
    {
      say: 'It took me [your number] tries to {my win}.',
      screen: '{short}: every single try',
      tones: ['storytelling', 'inspirational'],
    },
    {
      say: '{if practice}[your number] days of {activity}, and this is what changed.',
      screen: 'Day one versus today',
    },
    {
      say: '{if light}I counted. {my mistake} cost me [your number] hours.',
      screen: 'My most expensive {mod} habit',
      tones: ['professional'],
    },
    { say: 'Give me [your number] seconds to show you how to {win}.', screen: '{short}, on the clock' },
    {
      say: '{if practice}Out of [your number] tries at {activity}, only one looked like this.',
      screen: 'The one that worked',
    },
    {
      say: '{if thing}My budget for {nounWithArticle} was [your number]. Here’s where it went.',
      screen: 'What it really cost me',
      tones: ['storytelling'],
    },
    {
      say: '{if practice}After [your number] weeks of {activity}, I’d only change this.',
      screen: 'One thing I’d redo',
      tones: ['professional'],
    },
    {
      say: '{if light}Attempt number [your number], and I finally stopped {my mistake}.',
      screen: '{short}: the attempt that counts',
      tones: ['storytelling'],
    },
    {
      say: '{if practice}Exactly [your number] people asked me how to {infinitive}.',
      screen: 'So here is my answer',
    },
    {
      say: '{if thing}Spent: [your number]. Learned about {nounWithArticle}: more than I planned.',
      screen: 'The receipt, out loud',
      tones: ['funny'],
    },
  ],
  'open-question': [
    {
      say: '{if event light}What do you wish you’d known before {activity}?',
      screen: 'Asking before I begin',
    },
    { say: '{if grave}What helped you with {noun} when nothing seemed to?', screen: 'I read every answer' },
    { say: '{problem}. What would you try first?', screen: 'Your answer before mine' },
    { say: '{if topic}Why does {activity} feel harder than it should?', screen: 'It’s not you' },
    {
      say: 'What if {mistake} is the real problem?',
      screen: 'Look at your {mod} routine',
      tones: ['educational'],
    },
    {
      say: '{if practice}Could you {win} {moment}?',
      screen: '{short}, put to the test',
      tones: ['inspirational'],
    },
    { say: 'Which would you fix first: {mistake} or {mistake2}?', screen: '{short}: pick one to fix' },
    { say: 'How do you {win} when {pain}?', screen: '{short} on a bad day' },
    { say: 'Do you really have to {step} first?', screen: 'Testing a {mod} rule', tones: ['educational'] },
    {
      say: '{if practice}Where do you get stuck when you {infinitive}?',
      screen: 'My answer is at the end',
      tones: ['professional'],
    },
    { say: 'So {pain}. What would you try first?', screen: '{short}: two ways out', tones: ['funny'] },
    {
      say: '{if practice}Is {activity} really worth it for {people}?',
      screen: 'An honest answer coming up',
      tones: ['professional'],
    },
    {
      say: 'Is {mistake} what’s holding you back?',
      screen: '{short}: both versions, you decide',
      tones: ['bold'],
    },
  ],
  'call-out': [
    {
      say: '{if event light}Thinking about {activity}? Hear this first.',
      screen: 'From someone mid-way through',
    },
    { say: '{if grave}If you’re {activity} too, this one is for you.', screen: 'You are not alone here' },
    { say: 'Tell me I’m not alone: {problemClause}.', screen: 'Looking for my people' },
    { say: 'If {yourClause} too, stay for this.', screen: 'You are not the only one' },
    {
      say: '{people}, {step} before you try this.',
      screen: 'Do this before {activity}',
      tones: ['educational'],
    },
    { say: 'If {pain}, start with this.', screen: '{short}: start here' },
    { say: '{if light}For anyone who’s still {mistake}: watch this.', screen: '{short}: no judgement here' },
    {
      say: '{if practice}New to {activity}? {step} before you do anything else.',
      screen: 'Your first {mod} step',
      tones: ['educational'],
    },
    {
      say: '{if topic}To whoever is about to {infinitive}: {step} first.',
      screen: 'Read this before you start',
    },
    {
      say: '{if practice}Dear {people}, nobody expects you to be good at {activity} yet.',
      screen: 'Permission to be a beginner',
      tones: ['inspirational'],
    },
    {
      say: '{if topic}For {people} who want to {win}: start here.',
      screen: 'Made with you in mind',
      tones: ['bold'],
    },
    {
      say: '{if topic light}Nervous about {activity}? Same. Start right here.',
      screen: 'A gentle start, no pressure',
      tones: ['inspirational'],
    },
    {
      say: '{if light}Someone you know is still {mistake}. Show them this.',
      screen: '{short}: send this one kindly',
      tones: ['inspirational'],
    },
    { say: '{if topic}Anyone {activity}: this is how I’d begin.', screen: '{short}, your situation' },
  ],
  'bold-claim': [
    { say: '{if event light}There’s no perfect day to {infinitive}.', screen: 'Waiting made it harder' },
    {
      say: '{if grave}Nobody else gets to say how {my activity} should look.',
      screen: 'There is no schedule',
    },
    { say: '{if light}{problem}, and I’ve made my peace with it.', screen: 'Here is why that helped' },
    {
      say: '{if practice}You’re not bad at {activity}. You’re just {mistake}.',
      screen: 'It was never about talent',
      tones: ['inspirational'],
    },
    {
      say: '{if light}{mistake} is the first {mod} habit I’d drop.',
      screen: 'Argue with me on this',
      tones: ['bold'],
    },
    {
      say: '{if topic}You don’t need more {mod} tips. You need to {step}.',
      screen: 'One step beats a list',
      tones: ['bold'],
    },
    {
      say: '{if practice}Skip the shopping for now. {step} instead.',
      screen: '{short}: keep your money',
      tones: ['professional'],
    },
    {
      say: '{if light}The whole trick to {activity}: {step}.',
      screen: '{short}: no secret, just this',
      tones: ['bold'],
    },
    {
      say: '{if practice}Anyone can {win}. It starts when you {step}.',
      screen: '{short}: anyone can learn this',
      tones: ['educational', 'inspirational'],
    },
    {
      say: '{if practice}There’s no talent involved in {activity}. You {step}, then you repeat.',
      screen: 'Talent is not the point',
      tones: ['inspirational'],
    },
    {
      say: '{if practice}Talent won’t help you {infinitive}. This will.',
      screen: 'What actually helps',
      tones: ['bold'],
    },
    {
      say: '{if thing}It’s fine to skip the fancy version of {nounWithArticle}.',
      screen: 'Simple wins here',
      tones: ['inspirational'],
    },
    { say: 'Blame {mistake}, not yourself.', screen: '{short}: the usual suspect', tones: ['funny', 'bold'] },
  ],
  'list-promise': [
    { say: '{if event light}My checklist for {activity}, nothing left out.', screen: 'Pause and copy this' },
    {
      say: '{if event light}All the things I’d check before {activity}.',
      screen: 'In the order I’d do them',
    },
    { say: '{if grave}Small things that helped me with {noun}.', screen: 'None of them fixed it' },
    {
      say: '{if light}Everything I’ve tried because {problemClause}.',
      screen: 'What helped and what didn’t',
    },
    {
      say: '{if practice}Everything I do before {activity}, in order.',
      screen: 'My full {mod} routine',
      tones: ['professional'],
    },
    {
      say: '{if practice}All the {mod} mistakes I’d skip if I started today.',
      screen: 'Learn these the easy way',
    },
    {
      say: '[your number] things I’d tell {people} about {nounWithArticle}.',
      screen: 'The list I wish existed',
      tones: ['professional'],
    },
    { say: '{if event light}Keep this list for the day you {infinitive}.', screen: 'Your {mod} checklist' },
    {
      say: 'What to do, what to skip, and when to {step}.',
      screen: '{short}: do this, skip that',
      tones: ['educational'],
    },
    {
      say: '{if practice}Ranking every {mod} mistake, worst one last.',
      screen: 'You might be making one',
      tones: ['funny'],
    },
    {
      say: '{if practice}Only the {mod} steps that matter. Nothing else.',
      screen: 'No filler, just the steps',
      tones: ['bold', 'educational'],
    },
    {
      say: '{if practice}My whole {mod} checklist, including the step I always forget.',
      screen: 'Watch for the last one',
      tones: ['professional'],
    },
    { say: 'From {my mistake} to {my mistake2}: what I’d stop doing.', screen: 'My {mod} stop list' },
    {
      say: '{if light}Useful or useless? Sorting {mod} advice, fast.',
      screen: 'Which ones make the cut',
      tones: ['funny'],
    },
  ],
  'mid-story': [
    {
      say: '{if event light}The night before {activity}, I nearly changed my mind.',
      screen: 'Then I wrote this down',
    },
    { say: '{if event light}Midway through {activity}, someone asked me this.', screen: 'I had no answer' },
    {
      say: '{if grave}Some days {my activity} is quiet. This wasn’t one of them.',
      screen: 'I filmed it anyway',
    },
    {
      say: '{problem}. So I tried something else.',
      screen: 'Watch what happened next',
      tones: ['storytelling'],
    },
    {
      say: '{own}, and this is the moment it changed.',
      screen: 'We did not expect this',
      tones: ['storytelling'],
    },
    {
      say: '{if topic light}So I’m halfway through {activity}, and it falls apart.',
      screen: 'It was going so well',
      tones: ['funny'],
    },
    {
      say: 'And that’s when I realised I’d been {my mistake}.',
      screen: '{short}: the moment it clicked',
      tones: ['storytelling'],
    },
    {
      say: '{if practice}Right here is where I nearly quit {activity}.',
      screen: 'Glad I kept filming',
      tones: ['storytelling'],
    },
    {
      say: '{if practice}I’d just started {activity} when this went wrong.',
      screen: 'Still recording, somehow',
    },
    {
      say: '{if light}Halfway in, I caught myself {my mistake}.',
      screen: 'My {mod} plan, interrupted',
      tones: ['storytelling'],
    },
    {
      say: 'There I was, {my mistake}, wondering what went wrong.',
      screen: '{short}, before I knew better',
      tones: ['storytelling'],
    },
    {
      say: '{if practice}By this point I was ready to give up on {activity}.',
      screen: 'Then I changed one thing',
      tones: ['storytelling'],
    },
    {
      say: '{if light}Nothing about {activity} was going to plan, so I tried this.',
      screen: 'Plan B, on camera',
    },
    {
      say: 'Yesterday I would have kept {my mistake}. Not today.',
      screen: 'A new {mod} rule',
      tones: ['storytelling'],
    },
    {
      say: '{if topic light}My plan was simple: {infinitive}. It lasted until this happened.',
      screen: 'The plan met reality',
      tones: ['funny'],
    },
  ],
  'cold-start': [
    {
      say: '{if event light}Step one of {activity} happens long before the day.',
      screen: 'Start with this page',
    },
    {
      say: '{if grave}Let’s talk about {noun} without pretending it’s fine.',
      screen: 'A calm, honest minute',
    },
    { say: '{own}. Here’s what I do first.', screen: 'Step by step, no shortcuts' },
    {
      say: 'First, {step}. I’ll explain while we go.',
      screen: '{short}: we start now',
      tones: ['educational'],
    },
    {
      say: '{if practice}Watch closely: this is how you {infinitive}.',
      screen: 'Every step, no cuts',
      tones: ['educational'],
    },
    {
      say: '{if practice}Let’s {infinitive} together, from the very beginning.',
      screen: 'Start to finish with me',
    },
    { say: 'Do this with me: {step}, then look.', screen: 'Your turn, not just mine' },
    {
      say: 'Begin with this if you want to {win}.',
      screen: 'The first {mod} move',
      tones: ['inspirational'],
    },
    { say: '{if practice}{step}. Done? Now the interesting part.', screen: '{short} in real time' },
    {
      say: '{if practice}Copy this the first time you {infinitive}.',
      screen: 'Pause, then copy each step',
      tones: ['educational'],
    },
    { say: 'Ready? {step}, and don’t rush it.', screen: '{short}: slow part first' },
    {
      say: '{if practice}Here’s my setup before I {infinitive}.',
      screen: 'Check yours against mine',
      tones: ['professional'],
    },
    {
      say: '{if topic light}Before you {infinitive}, {step}.',
      screen: 'Do not skip this part',
      tones: ['educational'],
    },
    {
      say: '{if practice}Grab what you’ve got. We’re {activity} right now.',
      screen: 'No shopping list needed',
    },
  ],
  'trend-twist': [
    {
      say: '{if event light}Get ready with me, except today I’m {activity}.',
      screen: 'GRWM, slightly more nervous',
    },
    { say: '{if grave}A day in my life with {noun}, nothing cut out.', screen: 'Unedited on purpose' },
    { say: '{if light}POV: {ownClause}.', screen: 'Based on a true story' },
    {
      say: '{if practice}Get ready with me, except we’re {activity}.',
      screen: 'GRWM: the {mod} version',
      tones: ['funny'],
    },
    {
      say: '{if topic}POV: you finally {win}.',
      screen: '{short}, after all that effort',
      tones: ['inspirational'],
    },
    {
      say: '{if practice}A day in my life, but it’s only {activity}.',
      screen: 'Day in the life, sort of',
      tones: ['storytelling'],
    },
    {
      say: '{if practice}Things that just make sense when you {infinitive}.',
      screen: 'If you know, you know',
      tones: ['educational'],
    },
    { say: '{if light}Red flags, {mod} edition.', screen: 'Leave if you see these' },
    {
      say: '{if topic}How it started, how it’s going: the {mod} edition.',
      screen: 'Same person, very different result',
      tones: ['storytelling'],
    },
    {
      say: '{if practice}Expectation: {my win}. Reality: {my mistake}.',
      screen: '{short}: expectation, then reality',
      tones: ['funny'],
    },
    { say: '{if practice}In my {mod} era, so we’re done {my mistake}.', screen: 'New era, new rules' },
    { say: '{if practice}Mic’d up while {activity}. No edits.', screen: 'You can hear me think' },
    {
      say: '{if light}Rating my own {mod} mistakes like a harsh judge.',
      screen: 'I did not go easy',
      tones: ['funny'],
    },
    {
      say: '{if topic light}Nobody asked. I’m {activity} anyway.',
      screen: 'Posting it regardless',
      tones: ['funny'],
    },
    {
      say: '{if light}Let me be dramatic about {activity} for a second.',
      screen: 'I have strong {mod} feelings',
      tones: ['funny'],
    },
  ],
}
