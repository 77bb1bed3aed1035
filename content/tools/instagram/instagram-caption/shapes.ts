import type { PostKind } from './fields'

/**
 * A way to tell a post. `hooks` are first lines; `parts` follow in this order, one sentence or list from each. A short
 * caption takes none of them, a medium one three, a long one all. Slots as in `createPhrasing`.
 */
export type Shape = {
  angle: string
  tones: readonly string[]
  hooks: readonly string[]
  parts: readonly (readonly string[])[]
}

export const shapes: Record<PostKind, readonly Shape[]> = {
  photo: [
    {
      angle: 'Moment',
      tones: ['inspirational', 'storytelling', 'casual'],
      hooks: [
        '{if practice}A quiet minute of {activity}.',
        '{if topic}Today’s picture: {noun}.',
        '{if topic}This is what {my activity} looks like from where I stand.',
        '{if thing}Here’s to {nounWithArticle}, {moment}.',
        '{if event light}Today I’m {activity}. I wanted one picture of it.',
        '{if told light}{own}, and I wouldn’t swap.',
        '{if told light}Some days the whole story is this: {ownClause}.',
        '{if grave}A quiet minute in the middle of {my activity}.',
        '{if grave}For anyone {activity}: an ordinary day, honestly.',
        '{if thing}No big occasion, only {nounWithArticle}.',
      ],
      parts: [
        [
          'I wanted to keep this one before the day moves on.',
          '{if light}Nothing about it was planned, which is why I like it.',
        ],
        ['It reminds me to {my step}.', '{if practice}I like how calm it gets once I {my step}.'],
        ['There’s always something unfinished just outside the frame.', 'The messy part is right behind me.'],
        ['I still catch myself {my mistake}, and then I look at pictures like this.'],
        ['If {pain}, borrow a minute from this one.', 'Slow is allowed here.'],
      ],
    },
    {
      angle: 'Detail',
      tones: ['educational', 'professional', 'bold'],
      hooks: [
        '{if thing}Look a little longer at this one: {nounWithArticle}, up close.',
        '{if thing}What I notice first about {nounWithArticle}.',
        '{if event light}Some of the small decisions behind {activity}.',
        '{if told light}What you learn fast when {yourClause}.',
        '{if told light}Nobody believes it until they see it: {ownClause}.',
        '{if grave}Nobody tells you about the small things in {my activity}.',
        '{if thing}Small choices make {nounWithArticle}.',
        '{if practice}There’s a reason I {infinitive} this way.',
        '{if topic light}Ask me about {kind} and I’ll show you this picture.',
      ],
      parts: [
        [
          '{if light}It comes down to one habit: {my step}.',
          '{if practice}Usually it starts when I {my step}.',
          'Most of it happens before anyone sees it.',
        ],
        [
          '{if practice}Before that I was {my mistake}, and it showed.',
          '{if practice}I got there by no longer {my mistake}.',
          '{if topic}It looks smaller in a picture than it feels.',
        ],
        ['You can’t see the time in a picture, but it’s there.', 'A photo hides the tries before it.'],
        ['To {win}, I’d start there.', 'It’s how you {win} without making it a project.'],
        ['Zoom in, I don’t mind.'],
      ],
    },
    {
      angle: 'Honest',
      tones: ['funny', 'casual'],
      hooks: [
        '{if light}The tidy version of {activity}. The other one stays off camera.',
        '{if practice}Yes, {noun} again. No, I’m not sorry.',
        '{if topic light}Not staged, for once: {noun}.',
        '{if light}{own}. You can tell, can’t you?',
        '{if topic light}Proof that {activity} isn’t just a plan any more.',
        '{if practice}Evidence that {activity} does happen here.',
      ],
      parts: [
        [
          '{if practice}In real life there was more {my mistake} than this suggests.',
          'You should have seen it before I cleaned up.',
        ],
        [
          '{if practice}I promised myself I’d {my step} this time.',
          '{if light}The plan was to {my step}. The plan was optimistic.',
        ],
        ['{if topic}It worked out anyway.', '{if light}I’m calling it a success and nobody can stop me.'],
        ['If {pain}, you’re in good company.'],
        ['Same time next week, I guess.'],
      ],
    },
  ],
  reel: [
    {
      angle: 'Context',
      tones: ['storytelling', 'professional', 'casual'],
      hooks: [
        '{if topic}What the clip doesn’t show about {my activity}.',
        '{if topic}A few seconds of {my activity}, and the reason I filmed it.',
        '{if light}You’re seeing the easy half of {activity}.',
        '{own}. The clip says the rest.',
      ],
      parts: [
        ['Before I pressed record I had to {my step}.', 'Off camera I {my step}, every time.'],
        ['The cut hides how long it took me to stop {my mistake}.', 'It also hides me {my mistake}.'],
        ['That’s the bit I’d want to know if I were starting.', 'I’d rather show it than pretend.'],
        ['If {pain}, watch it again with that in mind.'],
        ['One more clip on this soon, from the beginning.'],
      ],
    },
    {
      angle: 'How-to',
      tones: ['educational', 'professional', 'bold'],
      hooks: [
        '{if practice}How to {infinitive}, in the order I do it.',
        '{if event}Before {activity}: my order, from the clip.',
        '{if told}What I do when {ownClause}, in order.',
        'The {mod} steps from the clip, written down.',
        '{if practice}Watch once, read this, then {infinitive}.',
        '{if topic}Everything in this clip on {noun}, in words.',
      ],
      parts: [
        ['→ {step}\n→ {step2}\n→ {step3}'],
        ['Leave out {mistake}, it only looks like progress.', 'What I’d avoid: {mistake}.'],
        ['Do it {moment} and you’ll see.', 'That’s how you {win}.'],
        ['It doesn’t have to look like mine.'],
        ['Adjust the last step to what you have at home or at hand.'],
      ],
    },
    {
      angle: 'Relatable',
      tones: ['funny', 'casual', 'inspirational'],
      hooks: [
        '{if practice}Me, {my mistake}, as usual.',
        'If {pain}, you’ll recognise this.',
        'Somebody had to film what {activity} is really like.',
        '{if practice}That moment in {activity} when you realise it’s going fine.',
        '{if told}When {ownClause} and everybody has advice.',
      ],
      parts: [
        ['I’ve stopped pretending I’m the only one.', 'We don’t talk about this enough.'],
        ['The cure is not glamorous: {step}.', 'It helps to {my step}, annoyingly.'],
        ['Until then, we laugh.', 'I’ll let you know when I’ve grown out of it.'],
        ['Someday I’ll {my win}, and I’ll miss this phase.'],
        ['No advice today, only company.'],
      ],
    },
  ],
  carousel: [
    {
      angle: 'What to stop',
      tones: ['bold', 'educational', 'casual'],
      hooks: [
        '{if practice}What I’d leave out when {activity}, slide by slide.',
        '{if topic light}Swipe before you {infinitive}.',
        'If {yourClause} too, these slides are for you.',
        '{mistake}? There’s a slide for that.',
        '{if practice}Getting better at {activity} starts with leaving things out.',
      ],
      parts: [
        ['→ {mistake}\n→ {mistake2}\n→ {mistake3}'],
        ['Each slide has the fix in one line.', 'Next to each one: what to do instead.'],
        ['If only one slide stays with you, let it be this: {step}.', 'The short version: {step}.'],
        ['I’ve done all of them, some of them twice.'],
        ['Take your time with the last slide.'],
      ],
    },
    {
      angle: 'Step by step',
      tones: ['educational', 'professional', 'inspirational'],
      hooks: [
        '{if topic}How to {infinitive}, one swipe at a time.',
        '{if told}What helped when {ownClause}, one swipe at a time.',
        '{if light}A {mod} plan you can follow, one slide per step.',
        '{if topic}The calm order of {activity}, start to finish.',
        'This carousel is the {mod} guide I looked for.',
      ],
      parts: [
        ['→ {step}\n→ {step2}\n→ {step3}'],
        ['Don’t skip ahead, each slide leans on the one before.', 'You can do the first one {moment}.'],
        ['Where it usually goes wrong: {mistake}.', 'The common detour is {mistake}.'],
        ['At the end you’ll {win}.', 'It’s how you {win}.'],
        ['Made for {people}, readable in one coffee.'],
      ],
    },
    {
      angle: 'Keep or skip',
      tones: ['funny', 'bold', 'storytelling'],
      hooks: [
        'Keep or skip? Sorting {mod} advice, slide by slide.',
        '{if light}Two columns for {kind}: worth it, not worth it.',
        '{if light}My {mod} opinions, in pictures, so that you can disagree with each.',
        'Everything I’ve been told about {activity}, sorted.',
      ],
      parts: [
        ['Keep: {step}.\nSkip: {mistake}.'],
        ['Keep, even when it’s boring: {step2}.\nSkip, even when it’s tempting: {mistake2}.'],
        [
          'I changed my mind about one of these recently.',
          'You may sort them differently, and that’s the point.',
        ],
        ['If {pain}, start with the first column.'],
        ['Nothing in here needs special gear.'],
      ],
    },
  ],
  launch: [
    {
      angle: 'Open doors',
      tones: ['bold', 'professional', 'inspirational'],
      hooks: [
        'It’s here: my {noun}.',
        'Open from today: my {noun}.',
        'Say hello to my {noun}.',
        'From an idea to the real thing: my {noun}.',
      ],
      parts: [
        ['Made with {people} in mind.', 'It’s for you if you want to {win}.'],
        ['If {pain}, you’re exactly who I had in mind.'],
        [
          'I’ve put everything I know about it into the small decisions.',
          'Every detail has a reason, ask me about any of them.',
        ],
        ['No more {my mistake}, that was the point.'],
        ['Thank you to everyone who listened to me talk about nothing else.'],
      ],
    },
    {
      angle: 'Why',
      tones: ['storytelling', 'casual', 'inspirational'],
      hooks: [
        'Why I’m doing this: my {noun}, explained.',
        'The reason behind my {noun} fits in one post.',
        'I could have kept my {noun} to myself. I’m glad I didn’t.',
        'What took me so long with my {noun}, and why I’m glad.',
      ],
      parts: [
        [
          'I was tired of {my mistake} and decided to do it differently.',
          'It started because I didn’t want to go on {my mistake}.',
        ],
        ['So the rule was simple: {my step}.', 'The first decision was to {my step}.'],
        ['I had {people} in mind from the first day.'],
        ['If it helps one person to {win}, it was worth making.'],
        ['I’m nervous and happy in equal parts.'],
      ],
    },
    {
      angle: 'Quiet launch',
      tones: ['funny', 'casual', 'professional'],
      hooks: [
        'No countdown, no confetti. Just my {noun}, ready when you are.',
        'Small announcement: my {noun} {is} out in the world.',
        'I’ve been quiet because of my {noun}.',
        'Pressing publish on my {noun} before I change my mind.',
      ],
      parts: [
        ['Have a look around, nobody will chase you.', 'Take your time, it isn’t going anywhere.'],
        ['You’ll like it if you want to {win}.', 'It makes sense if {pain}.'],
        ['I’ll show what’s inside over the next posts.', 'More about how it’s made soon.'],
        ['I have checked everything and then checked it again.'],
        ['If it makes one of you smile, that counts.'],
      ],
    },
  ],
  story: [
    {
      angle: 'Turning point',
      tones: ['storytelling', 'inspirational', 'casual'],
      hooks: [
        '{own}. Here’s what I’ve learned from it.',
        '{if topic light}I used to dread {activity}.',
        '{if practice}There was a day I nearly gave up on {activity}.',
        '{if topic light}For a long time, {activity} felt like somebody else’s thing.',
        '{if grave}For a long time I didn’t talk about {my activity}.',
      ],
      parts: [
        ['I was {my mistake} and calling it progress.', 'It began with {my mistake}, as these things do.'],
        [
          'Then I tried something small: {my step}.',
          'So I decided to {my step}, only to see what would happen.',
        ],
        [
          'It didn’t fix everything, but I stopped dreading the start.',
          'Nothing dramatic followed. It simply got lighter.',
        ],
        ['What I’d tell {people} now: {step2}, and be kind about the rest.'],
        ['I still have days like the first one. There are fewer of them.'],
      ],
    },
    {
      angle: 'Letter',
      tones: ['inspirational', 'educational', 'professional'],
      hooks: [
        '{if topic}To anyone at the start of {activity}:',
        '{if told}To anyone who can say it too: {ownClause}.',
        '{if light}Dear {people}, about {kind}:',
        '{if topic light}A note I’d have liked to find before {activity}.',
        '{if topic}What I’d whisper to myself on the first day of {my activity}:',
      ],
      parts: [
        ['You’ll spend a while {mistake}. It passes.', 'Everyone goes through {mistake}. You’re allowed to.'],
        [
          'Nobody looks at it as closely as you do.',
          'The people you compare yourself with had this phase too.',
        ],
        ['Try to {step} sooner than feels necessary.', 'What helps is dull and it works: {step}.'],
        ['And when {pain}, take that as a sign to rest, not to stop.'],
        ['One day you’ll {win} and hardly notice.'],
      ],
    },
    {
      angle: 'Scene',
      tones: ['funny', 'storytelling', 'bold'],
      hooks: [
        '{if topic light}It’s quiet, I’m {activity}, and it’s going badly.',
        '{if practice}Picture of calm, as long as you can’t hear me {activity}.',
        '{if practice}Some of my best days of {activity} started like this.',
        '{if practice}Far too late, and I’m still {activity}.',
        '{if told light}Another evening, and {ownClause}.',
      ],
      parts: [
        ['I’ve been {my mistake} again, and I know it.', 'The cause, as ever: {my mistake}.'],
        [
          'There’s a voice that says “{step}”. I ignore it for a while.',
          'I could {my step}. Instead I look away.',
        ],
        [
          'Then I do it, and it takes less time than the complaining did.',
          'In the end I give in, and it’s fine.',
        ],
        ['That’s most of the story of {nounWithArticle} and me.'],
        ['Tomorrow I’ll act as if I’d known all along.'],
      ],
    },
  ],
}
