import {
  buildIdeaAims,
  buildIdeaChoiceInstructions,
  ideaFieldInstructions,
  ideaTraps,
} from '@/lib/kits/video-ideas/idea-brief'
import { getOptionLabel } from '@/lib/tool/get-option-label'
import type { Brief } from '@/lib/tool/prompt-tool'
import { type Reel, type ReelInput, reelFields } from './fields'

const audioInstructions: Record<ReelInput['parameters']['audio'], string> = {
  any: '',
  voice: 'Every Reel is carried by the visitor’s voice.',
  natural: 'No speech and no music: hook is a line of text read on screen, audio is what the place sounds like.',
  music: 'No speech: hook is a line of text read on screen, audio describes the kind of music.',
}

const sample: { prompt: string; item: Reel } = {
  prompt: 'mending the elbow of my grey jumper in orange wool, because I want the repair to be seen',
  item: {
    title: 'An orange elbow on a grey jumper',
    format: 'faceless',
    hook: 'This hole is about to get louder.',
    onScreenText: 'Grey jumper, orange wool',
    shots: [
      { seconds: 3, shot: 'A finger pushed through the hole in the elbow', text: '' },
      {
        seconds: 14,
        shot: 'The needle pulling orange wool through grey, as close as it goes',
        text: 'On purpose',
      },
      {
        seconds: 7,
        shot: 'The arm bent in front of the window, the orange patch in the middle',
        text: 'Meant to be seen',
      },
    ],
    effort: 'medium',
    captionStarter: 'Grey wool would have hidden it.',
    searchPhrase: 'visible mending jumper',
    hashtags: ['#knitwear', '#mending', '#visiblemending'],
    coverText: 'Orange elbow, grey jumper',
    audio: 'The needle and the wool, close to the phone, no music.',
  },
}

export function buildBrief({ parameters }: ReelInput): Brief<Reel> {
  return {
    role: 'You plan Instagram Reels for people who run a small account alone and film between other work.',
    outputShape: 'set',
    guidelines:
      'A Reel has two lives. In the feed a stranger meets it with the sound off, so let the first frame and its words make sense in ' +
      'silence. Later it stands for months as a small picture in the profile grid, so let the cover alone say what it was. People ' +
      'send Reels to one friend: look in the prompt for the moment in which somebody recognises a person. Beautiful is normal here ' +
      'and stops nobody; a detail that only the person who does this would notice does. Keep words in the upper two thirds, away ' +
      'from Instagram’s own buttons.',
    fields: {
      ...ideaFieldInstructions,
      coverText: '2 to 5 words that name the subject in the grid; other words than onScreenText.',
      audio: '5 to 14 words: voice, the sound of the place, or a kind of music.',
    },
    sample,
    traps: [...ideaTraps, 'A cover that is only a feeling or the word “Reel”.'],
    examples: [
      {
        prompt: 'choosing glasses, I am an optician and my own frames never sat right',
        good: 'hook: “Turn your head. Did they move?” last shot: you turn yours, the frames stay. coverText: “Glasses that stay put”',
        bad: 'hook: “Struggling to find the perfect frames?” last shot: a logo and opening hours',
        why: 'The good one is a test that the viewer can do at once; the bad one is a leaflet.',
      },
      {
        prompt: 'our bakery opens at five, Mr Alves has been first every day since 2011',
        good: 'first shot: the dark street, one man at the door. coverText: “First since 2011”',
        bad: 'coverText: “My passion” audio: trending audio',
        why: 'The good cover makes somebody ask who; the bad one fits every square in the grid.',
      },
    ],
    choices: [
      ...buildIdeaChoiceInstructions(parameters, {
        format: getOptionLabel(reelFields, 'format', parameters.format),
        niche: getOptionLabel(reelFields, 'niche', parameters.niche),
      }),
      audioInstructions[parameters.audio],
    ],
    aims: buildIdeaAims(parameters, getOptionLabel(reelFields, 'goal', parameters.goal)),
  }
}
