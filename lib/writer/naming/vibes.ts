export type Vibe = 'clean' | 'aesthetic' | 'funny' | 'pro' | 'edgy' | 'cute'

/** A word that goes before or after a visitor's own, and what it says about the account. */
export type Affix = { word: string; says: string }

type Bank = { before: readonly Affix[]; after: readonly Affix[] }

const bank = (lines: string): readonly Affix[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', says = ''] = line.split(':').map((part) => part.trim())
      return { word, says }
    })

/** Words by the impression they make. `says` completes "“lab” …". */
export const vibes: Record<Vibe, Bank> = {
  clean: {
    before: bank(`
      the: makes it a title
      simply: promises no fuss
      just: keeps the promise small
      hello: opens a conversation
      plain: promises no fuss
      inside: promises a look behind the door
      all: says the subject at once
      mostly: leaves room for the rest of your life
      about: says the subject at once`),
    after: bank(`
      notes: sounds like short, useful posts
      lab: says that you try things out
      club: invites people to come back
      diary: promises your own experience
      files: sounds like a series
      studio: sounds made with care
      desk: sounds like a column
      log: promises progress, step by step
      corner: sounds like a place of your own
      journal: promises your own experience
      guide: says that people learn something
      folk: makes followers feel like a group
      works: sounds like someone who makes things
      room: sounds like a place to visit
      edit: says that you choose for people
      hours: ties it to time well spent
      and co: sounds like a small name with company`),
  },
  aesthetic: {
    before: bank(`
      soft: sets a gentle mood
      slow: promises calm
      golden: brings warm light
      velvet: can almost be felt
      quiet: promises calm
      wild: keeps it a little untamed
      pale: sets a muted palette
      sunday: sets a lazy-morning mood
      maison: borrows the feel of an old house
      dear: reads like a letter
      linen: brings texture and daylight
      amber: brings warm light`),
    after: bank(`
      haus: gives it a designed look
      atelier: sounds like a workroom with tall windows
      bloom: suggests something opening up
      hour: suggests a mood more than a schedule
      letters: reads like mail from a friend
      muse: suggests a source of ideas
      dusk: sets an evening mood
      season: lets the look change through the year
      house: sounds like a place with a style
      palette: promises a look that holds together
      moon: sets a night mood
      garden: suggests something tended
      in bloom: suggests something opening up
      and ivy: adds something green and growing`),
  },
  funny: {
    before: bank(`
      barely: admits it before anybody asks
      sir: gives it a silly title
      captain: gives it a silly title
      unhinged: warns people honestly
      aunty: talks like a relative with opinions
      feral: warns people honestly
      mostly: undersells on purpose
      lord: gives it a silly title
      chief: gives it a silly title
      professor: gives it a silly title
      count: gives it a silly title
      madame: gives it a silly title
      tired: admits it before anybody asks
      accidental: admits that nothing was planned`),
    after: bank(`
      goblin: makes you the small creature in charge
      gremlin: makes you the small creature in charge
      chaos: promises that things go wrong
      oops: promises that things go wrong
      crimes: confesses before the video starts
      drama: promises more fuss than the subject deserves
      panic: shows the mood behind the scenes
      disaster: promises that things go wrong
      gossip: sounds like news from the inside
      trouble: promises that things go wrong
      uncle: makes you the relative with opinions
      nonsense: sets low expectations, which is easy to beat
      survivor: suggests there is a story`),
  },
  pro: {
    before: bank(`
      coach: says what people get from you
      team: sounds like more than one pair of hands
      ask: invites questions, which are videos
      learn: says what people get from you
      smart: points at people who plan
      the: makes it a title
      meet: introduces you by what you do
      modern: says that the advice is current
      clear: promises plain words`),
    after: bank(`
      academy: says that people learn something
      method: says that there is a way of doing it
      school: says that people learn something
      brief: promises short and to the point
      works: sounds like someone who makes things
      craft: puts skill first
      partner: sounds like someone at your side
      group: sounds like a company
      hq: sounds like where things are decided
      plan: promises order
      desk: sounds like a column
      insider: promises a look behind the door
      playbook: promises steps to follow
      coach: says what people get from you
      mentor: says what people get from you
      collective: sounds like several people with one aim`),
  },
  edgy: {
    before: bank(`
      raw: promises no filter
      rogue: steps out of line
      neon: brings a night-time glow
      midnight: sets it after dark
      feral: keeps it untamed
      dark: sets it after dark
      static: adds noise on purpose
      anti: takes a side
      lost: leaves a question open
      hex: adds a little magic and menace
      cold: keeps its distance
      grim: keeps a straight face`),
    after: bank(`
      cult: makes followers feel like insiders
      riot: promises noise
      noir: sets it after dark
      rebel: steps out of line
      void: leaves a question open
      wreck: admits the damage
      static: adds noise on purpose
      syndicate: makes followers feel like insiders
      haze: sets a mood without explaining it
      vandal: breaks something on purpose
      theory: sounds like there is more to it
      ritual: turns a habit into something bigger
      underground: makes followers feel like insiders`),
  },
  cute: {
    before: bank(`
      tiny: makes it small and friendly
      little: makes it small and friendly
      hello: opens a conversation
      mini: makes it small and friendly
      dear: reads like a letter
      peachy: puts it in a good mood
      sunny: puts it in a good mood
      cozy: promises warmth
      happy: puts it in a good mood
      pocket: makes it small enough to carry
      sweet: puts it in a good mood
      honey: sounds like a pet name`),
    after: bank(`
      bean: sounds like a pet name
      nook: sounds like a snug place
      bunny: adds a soft mascot
      pie: sounds like a pet name
      pals: makes followers feel like friends
      puff: sounds as light as it looks
      sprout: suggests something growing
      buddy: makes it a friend
      nest: sounds like a snug place
      cloud: sounds as light as it looks
      pocket: makes it small enough to carry
      button: sounds like a pet name
      friends: makes followers feel like friends
      tales: promises small stories
      jam: keeps it sweet`),
  },
}
