import { testPromptTool } from '@/test/test-prompt-tool'
import tiktokHashtagGenerator from './tool'

testPromptTool(tiktokHashtagGenerator, {
  base: {
    prompt: 'sourdough bread',
    item: {
      kind: 'recommended',
      entries: ['#baking', '#sourdough', '#breadtok', '#sourdoughbread', '#castironbread'],
      note: 'From wide to narrow.',
    },
  },
  fit: {
    'more than five are cut, fillers go first': {
      item: { entries: ['#fyp', '#baking', '#sourdough', '#breadtok', '#oven', '#castiron', '#rye', '#crumb'] },
      becomes: { entries: ['#baking', '#sourdough', '#breadtok', '#oven', '#castiron'] },
    },
    'filler stays where it is allowed': { parameters: { filler: true }, item: { entries: ['#baking', '#fyp'] } },
    'three where three are wanted': {
      parameters: { mix: 'three' },
      becomes: { entries: ['#baking', '#sourdough', '#breadtok'] },
    },
  },
})
