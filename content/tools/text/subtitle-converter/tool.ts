import { MAX_CUE_LENGTH, MAX_CUE_SECONDS } from '@/lib/audio/captions/cues'
import { subtitleExtensions } from '@/lib/audio/subtitles/parse-cues'
import { numberField, toggle } from '@/lib/tool/fields'
import { defineTextTool } from '@/lib/tool/text-tool'
import { MAX_CUES } from './run'

const frameRates = ['23.976', '24', '25', '29.97', '30', '50', '59.94', '60']

const frameRateField = <const Name extends string>(name: Name, label: string, hint: string) => {
  const options = frameRates.map((value) => ({ value, label: `${value} fps` }))
  return { kind: 'select', name, label, options, default: '25', hint } as const
}

export default defineTextTool({
  icon: 'captions',
  order: 290,
  category: 'format',
  searchWords: 'srt to vtt, vtt to srt, srt to txt, ass to srt, subtitle sync, delay subtitles, closed captions file',
  copyValues: { joinedLength: MAX_CUE_LENGTH, joinedSeconds: MAX_CUE_SECONDS, maxCues: MAX_CUES },
  relatedToolTypes: [
    'tiktok-transcript-generator',
    'social-character-counter',
    'case-converter',
    'youtube-description',
  ],
  input: {
    label: 'Your subtitles',
    placeholder: 'Paste SRT, WebVTT, ASS, JSON or plain text, or open a file',
    limit: 5_000_000,
    fileExtensions: subtitleExtensions,
    sample:
      '1\n00:00:00,400 --> 00:00:02,600\nThe first loaf was <i>flat</i>.\n\n2\n00:00:02,400 --> 00:00:03,200\n[oven door] So I bought a thermometer, and the second one rose like a balloon.\n\n3\n00:00:07,000 --> 00:00:05,500\nBread is mostly waiting.\n',
  },
  visibleFieldCount: 1,
  fields: [
    numberField('shift', 'Shift times (milliseconds)', {
      min: -86_400_000,
      max: 86_400_000,
      default: 0,
      hint: '1500 shows subtitles 1.5 seconds later, and -1500 shows them earlier.',
    }),
    numberField('speed', 'Flag cues faster than (characters per second)', { min: 5, max: 60, default: 20 }),
    frameRateField('from', 'Subtitle frame rate', 'Also for times in frames, like 00:00:01:12.'),
    frameRateField('to', 'Video frame rate', 'If they differ, all times stretch or shrink.'),
    toggle('tags', 'Remove tags like <i>', false),
    toggle('speakers', 'Show who speaks', true, { hint: 'Puts the name before the words, if the file has names.' }),
    toggle('notes', 'Remove [sounds] and SPEAKER names', false),
    toggle('merge', 'Join short cues into sentences', false),
    toggle('split', 'Split cues longer than two lines', false),
    numberField('width', 'Characters per line when splitting', { min: 10, max: 80, default: 42 }),
  ],
})
