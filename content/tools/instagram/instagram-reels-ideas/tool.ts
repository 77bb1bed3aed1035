import * as ideas from '@/lib/kits/video-ideas'
import { instagramHashtags } from '@/lib/platforms/networks/instagram'
import { select } from '@/lib/tool/fields'
import { defineItem, type FitContext, type ItemOf, line } from '@/lib/tool/item'
import { type Input, promptTool } from '@/lib/tool/prompt-tool'

const fields = [
  ...ideas.firstIdeaFields,
  select('length', 'Length', ideas.ideaLengths),
  select('audio', 'Audio', { any: 'Best fit', voice: 'My voice', natural: 'Natural sound', music: 'Music, no speech' }),
  ...ideas.lastIdeaFields,
] as const

const audioInstructions: Record<Input<typeof fields>['parameters']['audio'], string> = {
  any: '',
  voice: 'Every Reel is carried by the visitor’s voice.',
  natural: 'No speech and no music: hook is a line of text read on screen, audio is what the place sounds like.',
  music: 'No speech: hook is a line of text read on screen, audio describes the kind of music.',
}

const MAX_COVER_WORDS = 6
/** Patterns that match named songs, such as “Song by Artist”. A named song may be removed or unlicensed later. */
const songPatterns = [
  /(?<!\p{L})(?:song|track|audio|remix) (?:called|named|titled|by|from) /iu,
  /["“‘][^"“”‘’]+["”’] by \p{Lu}/iu,
  /#\d* (?:on the )?chart/i,
  /\btrending (?:audio|sound|song|music)\b/i,
]

const item = defineItem({
  ...ideas.ideaItemFields,
  coverText: line(`at most ${MAX_COVER_WORDS} words that name the subject in the grid; not those of onScreenText.`, {
    words: [1, MAX_COVER_WORDS],
    isOptional: true,
  }),
  audio: line('voice, the sound of the place, or a kind of music, in a few words.', {
    isOptional: true,
    keepsPeriod: true,
  }),
})

export default promptTool({
  path: '/social-media-tools/instagram/reels-ideas',
  icon: 'video',
  order: 10,
  searchWords: 'reels, reel, instagram ideas',
  copyValues: { coverWords: MAX_COVER_WORDS },
  relatedToolTypes: ['instagram-caption', 'tiktok-video-ideas', 'tiktok-hook-generator', 'tiktok-script-writer'],
  nextToolTypes: ['tiktok-script-writer', 'instagram-caption', 'tiktok-hook-generator'],
  form: {
    noun: 'Reel idea',
    promptLabel: 'What is your Reel about?',
    placeholder: 'e.g. our bakery opens at five a.m., and the same guy is always first',
    hint: 'Say what’s on camera and what happened.',
    buttonLabel: 'Generate Reels ideas',
    fields,
    examples: [
      {
        prompt: 'how to mend a sweater so the repair shows',
        parameters: {
          count: '3',
          audio: 'natural',
          goal: 'saves',
          niche: 'diy',
          audience: 'people who hate throwing clothes away',
        },
      },
      {
        prompt: 'pottery sale this Saturday from ten, everything with a small flaw is half price',
        parameters: { length: '30-60', goal: 'sales', equipment: 'tripod', action: 'come early, cash only' },
      },
      {
        prompt: 'pov: your cat judges every chair you restore',
        parameters: { count: '3', tone: 'funny', goal: 'shares', niche: 'pets' },
      },
    ],
  },
  maxOutputTokens: 4000,
  item,
  brief: {
    role: 'You plan Instagram Reels for people who film alone, between other work.',
    guidelines:
      'In the feed a stranger meets a Reel with the sound off: the first frame and its words make sense in silence. Later it is a ' +
      'small picture in the profile grid: the cover alone says what it was. People send Reels to one friend: look in the prompt for ' +
      'the moment in which somebody recognises a person, and for the detail that only those who do this notice. Words stand in the ' +
      'upper two thirds. News, offers and events show their day, place and price.',
    sample: {
      prompt: 'mending the elbow of my gray sweater in orange wool, because I want the repair to be seen',
      item: {
        title: 'An orange elbow on a gray sweater',
        format: 'faceless',
        hook: 'This hole is about to get louder.',
        onScreenText: 'Gray sweater, orange wool',
        shots: [
          { seconds: 3, shot: 'A finger pushed through the hole in the elbow', text: '' },
          { seconds: 14, shot: 'The needle pulling orange wool through gray, as close as it goes', text: 'On purpose' },
          { seconds: 7, shot: 'The arm bent, the orange patch in the middle', text: '' },
        ],
        effort: 'medium',
        captionStarter: 'Grey wool would have hidden it.',
        searchPhrase: 'visible mending sweater',
        hashtags: ['#knitwear', '#mending', '#visiblemending'],
        coverText: 'A repair to be seen',
        audio: 'The needle and the wool, close to the phone, no music.',
      },
    },
    traps: [...ideas.ideaTraps, 'A cover that is only a feeling.'],
    examples: [
      {
        prompt: 'choosing glasses, I am an optician and my own frames never sat right',
        good: 'hook: “Turn your head. Did they move?” last shot: you turn yours, the frames stay. coverText: “Glasses that stay put”',
        bad: 'hook: “Struggling to find the perfect frames?” last shot: a logo and opening hours',
        why: 'The good one is a test that the viewer can do at once.',
      },
      {
        prompt: 'our bakery opens at five, Mr Alves has been first every day since 2011',
        good: 'first shot: the dark street, one man at the door. coverText: “First since 2011”',
        bad: 'coverText: “My passion” audio: trending audio',
        why: 'The good cover makes somebody ask who.',
      },
    ],
    choices: (input) => [...ideas.buildIdeaChoices(input), audioInstructions[input.parameters.audio]],
    aims: ideas.buildIdeaAims,
  },
  getFigures: ideas.getIdeaFigures,
  fit: fitReel,
  present: ({ coverText, audio, ...idea }) =>
    ideas.presentIdea(idea, instagramHashtags, [
      { label: 'Cover', text: coverText },
      { label: 'Audio', text: audio },
    ]),
  draft:
    'Our AI is off. Paste your chatbot’s answer here, and we’ll turn it into cards with shots, timing and cover text.',
})

/** Removes a cover that repeats the first frame, and a song that the visitor did not name. */
function fitReel(reel: ItemOf<typeof item>, { parameters, visitorText }: Input<typeof fields> & FitContext) {
  const isRepeated = reel.coverText.toLowerCase() === reel.onScreenText.toLowerCase()
  const namesSong = songPatterns.some((pattern) => pattern.test(reel.audio) && !pattern.test(visitorText))
  const fittedReel = { ...reel, coverText: isRepeated ? '' : reel.coverText, audio: namesSong ? '' : reel.audio }
  return ideas.fitIdea(fittedReel, parameters, instagramHashtags.max)
}
