import type { KindFrames } from '@/lib/writer/frames/frame'

/** A place or a trip: names, hours, prices, the way there; what it was like is the visitor's to say. */
export const place: KindFrames = {
  hook: {
    statement: [
      '{line}, stop by stop.',
      '{line}. First stop: [the first stop].',
      '{line}. Save this for the day you go.',
      '{line}. {outcome}.',
      'For {audience}. {line}.',
      '{line}. It cost [how much], all in.',
    ],
    question: [
      '{line}. Where would you start?',
      '{line}. Who would you take along?',
      '{place}: been there?',
      '[The question you had before you went]? {line}.',
    ],
    scene: [
      '{line}. {turn}.',
      '[Hour], [street], [what you hear]. {line}.',
      '{place}, [what time of day].',
      '[The first thing you see when you arrive]. {line}.',
    ],
    list: [
      '{line}: [first stop], [second stop], [third stop].',
      '{place}: [one to see], [one to eat], [one to skip].',
      '{place}. {time}. [How many] of us.',
      '{first}. {second}.',
    ],
  },
  screen: {
    statement: [
      '{place}',
      '{line}',
      '{place}: [what it cost]',
      '{outcome}',
      '{place}. {time}.',
      'Stop 1: [name]',
    ],
    question: ['{place}: been there?', 'Where is this?', 'Go or skip?', 'Guess the price'],
    scene: ['{place}, [time of day]', '{turn}', '[Street], [hour]', 'The way there: [how long]'],
    list: ['See: [one]  Eat: [one]', 'Stop 1, 2, 3: [names]', '[name], [street], [hours]'],
  },
  title: {
    statement: [
      '{line}',
      '{line}, stop by stop',
      '{line} for [how much]',
      '{line} ({outcome})',
      '{line}, for {audience}',
    ],
    question: ['{line}: where to start?', '{line}: what does it cost?', '{line}: go or skip [which sight]?'],
    scene: ['{line}, from [hour] to [hour]', '{line} ({turn})', '{line}, on foot'],
    list: [
      '{line}: [first stop], [second stop], [third stop]',
      '{line}: see, eat, skip',
      '{line}: map, prices, hours',
      '{line} in [how many] stops',
    ],
  },
  caption: {
    statement: [
      '{line}.',
      '{line}. Save this for the day you go.',
      '{line}, stop by stop.',
      '{line}. {outcome}.',
      'For {audience}. {line}.',
      '{place}, [what time of day].',
    ],
    question: ['{line}. Who would you take along?', '{line}. Which stop first?', '{place}: been there?'],
    scene: [
      '{line}. {turn}.',
      '{place}. {time}.',
      '[Hour], [street]. {line}.',
      '{line}. On the plate: [what].',
    ],
    list: [
      '{line}: [first stop], [second stop], [third stop].',
      '{line}. See: [one]. Eat: [one]. Skip: [one].',
      '{first}. {second}.',
    ],
  },
  body: {
    statement: [
      '{outcome}.',
      'Get there by [how], from [where], in [how long].',
      'Go before [hour], when [what happens].',
      'It costs [how much], and [what that includes].',
      '{turn}.',
      'For {audience}. Start at [where].',
    ],
    question: [
      'Worth the way? [Yes or no, and for what].',
      'What would I leave out? [One stop].',
      'Rainy day? Go to [where] instead.',
    ],
    scene: [
      'Sit at [which table or bench], look at [what].',
      '[What you hear there, at what hour].',
      'Turn [left or right] at [what], then look for [the sign].',
    ],
    list: [
      '1. [Name, street]. 2. [Name, street]. 3. [Name, street].',
      'See: [one]. Eat: [one]. Skip: [one].',
      'Morning: [where]. Noon: [where]. Night: [where].',
      '{second}. {third}.',
    ],
  },
  post: {
    statement: [
      '{line}.\n\nFirst stop: [name and street].',
      '{line}.\n\n{outcome}.',
      '{line}.\n\nGet there by [how], go before [hour].',
    ],
    question: [
      '{line}.\n\nWhere would you start?',
      '{line}.\n\nWorth the way? [Yes or no, and for what].',
      '{place}: what did I miss? So far: [what you have seen].',
    ],
    scene: [
      '{line}.\n\n{turn}.',
      '[Hour], [street].\n\n{line}.',
      '{place}, [time of day].\n\n[What you see, in one sentence].',
    ],
    list: [
      '{line}:\n\n1. [first stop]\n2. [second stop]\n3. [third stop]',
      '{line}.\n\nSee: [one]\nEat: [one]\nSkip: [one]',
      '{line}.\n\nMorning: [where]\nNoon: [where]\nNight: [where]',
      '{first}.\n\n{second}.',
    ],
  },
  reply: {
    statement: ['Name one place that is missing here.', '{place}: tell me your street.'],
    question: [
      '{place}: been there?',
      'Where would you start?',
      'Who would you take along?',
      'What would you eat first?',
      'Which season would you pick?',
      'What would you skip?',
      'For {audience}: what do you look for first?',
    ],
    scene: ['Where are you looking at this from?', 'Window seat or aisle, train or car?'],
    list: ['Morning or night?', '[First stop] or [second stop]?'],
  },
  cta: {
    statement: [
      '{action}.',
      'Save this for the day you go.',
      'Send it to the one you would go with.',
      'Put it on your map: [name and street].',
      'Go before [hour or season].',
    ],
    question: ['Been there? Name the place that is missing.', 'Going soon? Ask me about [what].'],
    scene: ['Stand at [where], look [which way].', 'Get off at [stop] and walk [direction].'],
    list: ['Pin all of them: [first], [second], [third].', 'Book [what] first, then [what].'],
  },
}
