import { testPromptTool } from '@/test/test-prompt-tool'
import tiktokVideoIdeas from './tool'

testPromptTool(tiktokVideoIdeas, {
  base: {
    prompt: 'sourdough bread',
    item: {
      title: 'The loaf that rose overnight',
      format: 'before-after',
      hook: 'Same dough, one night apart, look at the middle.',
      onScreenText: 'One of these slept cold',
      shots: [
        { seconds: 3, shot: 'Both loaves, cut side to camera', text: 'Spot the difference' },
        { seconds: 20, shot: 'Dough going into the fridge', text: 'This one slept cold' },
        { seconds: 12, shot: 'Knife through the crust, sound up', text: 'Listen to this' },
      ],
      effort: 'medium',
      captionStarter: 'The fridge did the work.',
      searchPhrase: 'cold proof sourdough',
      hashtags: ['#sourdoughbread', '#Sourdough', '#coldproof', '#homebaking', '#breadmaking'],
    },
  },
  fit: {
    'drops a hook of more than eighteen words': { item: { hook: `${'so '.repeat(18)}it rose.` }, becomes: null },
    'stretches shots to the length that was asked for': {
      parameters: { length: '60-plus' },
      becomes: { shots: { 0: { seconds: 5 }, 1: { seconds: 36 }, 2: { seconds: 20 } } },
    },
    'text on screen of more than seven words goes': {
      item: { onScreenText: 'This is far too much text for one frame' },
      becomes: { onScreenText: '' },
    },
    'has the chosen format, whatever a model calls it': { parameters: { format: 'skit' }, becomes: { format: 'skit' } },
  },
})
