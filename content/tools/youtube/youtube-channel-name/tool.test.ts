import { testPromptTool } from '@/test/test-prompt-tool'
import youtubeChannelName from './tool'

testPromptTool(youtubeChannelName, {
  base: {
    prompt: 'sourdough bread for beginners',
    item: {
      name: 'Crumb & Crust',
      handle: 'crumbandcrust',
      tagline: 'Bread for people with small ovens',
      style: 'branded',
      why: '“Crumb” and “crust” come from bread baking.',
    },
  },
  fit: {
    'the handle comes without @ and in lower case': {
      item: { handle: '@CrumbAndCrust' },
      becomes: { handle: 'crumbandcrust' },
    },
    'a handle that YouTube refuses is replaced by one made of the name': {
      item: { handle: '_crumb crust_' },
      becomes: { handle: 'crumbandcrust' },
    },
    'a name in another script gets a handle in it': {
      prompt: 'パン',
      item: { name: 'パン日和', handle: '-', tagline: 'Bread on slow mornings' },
      becomes: { handle: 'パン日和' },
    },
    'a name without letters is refused': { item: { name: '& & &', handle: 'crumb' }, becomes: null },
    'a platform’s name is refused': { item: { name: 'YouTube Crumb' }, becomes: null },
    'longer than the chosen length is refused': {
      parameters: { length: 'short' },
      item: { name: 'Crumb, Crust & Company' },
      becomes: null,
    },
    'a sign that a name cannot hold is refused': { item: { name: 'Crumb <3 Crust' }, becomes: null },
  },
})
