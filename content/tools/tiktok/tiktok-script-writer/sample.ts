import type { Script } from './script'

/** A script of half a minute; every fact comes from its prompt. */
export const sample: { prompt: string; item: Script } = {
  prompt:
    'the kitchen tap dripped for a month, a plumber wanted 90 euros, it was one rubber ring from the drawer. 30 seconds',
  item: {
    title: 'One rubber ring against a month of drips',
    hooks: [
      'A month of dripping, and it was one rubber ring.',
      'The plumber said 90 euros. The drawer said otherwise.',
      'Guess which part of this tap was broken.',
    ],
    beats: [
      {
        say: 'A month of dripping, and it was one rubber ring.',
        show: 'A drop falling from the tap, very close',
        onScreenText: 'A month of this',
        sound: 'the drip',
      },
      {
        say: 'The plumber wanted 90 euros.',
        show: 'You beside the sink, looking at the tap',
        onScreenText: '90 euros for a drip',
        sound: '',
      },
      {
        say: 'So I opened it. [how you found the ring, one sentence]',
        show: 'Your hands taking the tap apart, from above',
        onScreenText: 'Nothing special in here',
        sound: '',
      },
      {
        say: 'This was in the drawer the whole time.',
        show: 'The old ring and the new one on a palm',
        onScreenText: 'From the drawer',
        sound: '',
      },
      {
        say: 'Listen. That’s the whole result.',
        show: 'The dry tap, held still',
        onScreenText: '',
        sound: 'the quiet kitchen',
      },
    ],
    caption: 'Still not sure what I’d have paid 90 euros for.',
    hashtags: ['#diy', '#homerepair', '#drippingtap'],
  },
}
