import { testPromptTool } from '@/test/test-prompt-tool'
import tiktokUsernameGenerator from './tool'

testPromptTool(tiktokUsernameGenerator, {
  base: {
    prompt: 'sourdough bread',
    item: { handle: 'crumbclub', displayName: 'Crumb Club', style: 'branded', why: '“Crumb” comes from baking.' },
  },
  fit: {
    'the at sign, capitals and accents go': { item: { handle: '@CrümbClub' }, becomes: { handle: 'crumbclub' } },
    'longer than asked for is refused': { parameters: { maxLength: 8 }, becomes: null },
    'digits are refused unless asked for': { item: { handle: 'crumb247' }, becomes: null },
    'marks are refused where unwanted': {
      parameters: { punctuation: false },
      item: { handle: 'crumb.club' },
      becomes: null,
    },
    'two marks in a row are refused': { item: { handle: 'crumb._club' }, becomes: null },
    'another beginning than the chosen one is refused': { parameters: { startsWith: 'The' }, becomes: null },
    'another end than the chosen one is refused': { parameters: { endsWith: 'hub' }, becomes: null },
    'a name that claims to be official is refused': { item: { handle: 'crumbofficial' }, becomes: null },
    'a word with “admin” in it passes': { item: { handle: 'badmintonclub' } },
  },
})
