import type { OldBrief as Brief } from '@/lib/tool/brief'
import { optionLabel } from '@/lib/tool/option-label'
import { ideaChoices, ideaStructure, ideaTraps } from '@/lib/video-ideas/idea-brief'
import { type ReelInput, reelFields } from './fields'

const sounds: Record<ReelInput['parameters']['audio'], string> = {
  any: '',
  voice: 'Every Reel is carried by the visitor’s voice.',
  natural:
    'No speech and no music: hook is a line of text read on screen, audio is what the place sounds like.',
  music: 'No speech: hook is a line of text read on screen, audio describes the kind of music.',
}

/** What a model is told about Reels. */
export function brief({ parameters }: ReelInput): Brief {
  return {
    role: 'You plan Instagram Reels for people who run a small account alone and film between other work.',
    craft:
      'A Reel has two lives. In the feed a stranger meets it with the sound off, so the first frame and the words on it must ' +
      'make sense in silence. Later it stands for months as a small picture in the profile grid, where the cover alone says ' +
      'what it was; a cover that needs the video to be understood is an empty square. People send Reels to one friend, so ' +
      'the best idea is one that somebody recognises a person in. Beautiful is normal on Instagram and stops nobody; a ' +
      'detail that only the person who does this would notice does. One Reel, one point, and the last shot is worth a second look.',
    structure:
      `${ideaStructure} ` +
      'coverText: 2 to 6 words that name the subject for somebody who looks at the grid; other words than onScreenText. ' +
      'audio: what is heard, and why it suits the pictures: voice, sound of the place, or a kind of music in plain words.',
    traps: [
      ...ideaTraps,
      'No text where Instagram’s own buttons lie: nothing important at the bottom or on the right edge.',
      'No cover that is only a feeling or the word “Reel”.',
    ],
    examples: [
      {
        prompt: 'repairing knitted jumpers by hand',
        good: 'firstFrame: a finger pushed through the hole in an elbow. coverText: “Elbow hole, visible mend” audio: the needle through wool, close, no music',
        bad: 'firstFrame: a flat lay of wool. coverText: “My passion” audio: trending audio',
        why: 'The good one is understood without sound and findable in a grid; the bad one could be any craft.',
      },
      {
        prompt: 'choosing glasses as an optician',
        good: 'hook: “Turn your head. Did they move?” last shot: the same head turn with frames that stay put',
        bad: 'hook: “Struggling to find the perfect frames?” last shot: logo and opening hours',
        why: 'The good one is a test that the viewer can do with a friend; the bad one is a leaflet.',
      },
    ],
    choices: [
      ...ideaChoices(parameters, {
        format: optionLabel(reelFields, 'format', parameters.format),
        goal: optionLabel(reelFields, 'goal', parameters.goal),
        niche: optionLabel(reelFields, 'niche', parameters.niche),
      }),
      sounds[parameters.audio],
    ],
  }
}
