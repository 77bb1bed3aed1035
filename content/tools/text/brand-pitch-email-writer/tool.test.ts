import { testPromptTool } from '@/test/test-prompt-tool'
import { brandPitchEmailWriter } from './tool'

const norda = {
  brand: 'Norda Pans',
  niche: 'small-kitchen cooking',
  followers: '24,000 on TikTok',
  engagement: '4.2%',
  offer: 'two videos and three stories in March',
  sender: 'Maya, @mayacooks',
} as const

const reason = 'I’ve cooked with your pans since my first flat. Under every video somebody asks which pan it is.'

testPromptTool(brandPitchEmailWriter, {
  base: {
    prompt: reason,
    parameters: norda,
    item: {
      kind: 'pitch',
      subjects: ['An idea for Norda Pans', 'Maya × Norda Pans', 'Two videos in March?'],
      body: 'Hi Norda Pans team,\n\nI’m Maya. Somebody asks about your pans under every video.\n\nAll the best,\nMaya',
    },
    seed: 5,
    count: 2,
  },
  fit: {
    'a mail of the visitor’s own facts passes': {},
    'a mail that nobody asked for is dropped': { item: { kind: 'follow-up-2' }, becomes: null },
    'a follow-up has one subject': {
      item: { kind: 'follow-up-1' },
      becomes: { subjects: ['An idea for Norda Pans'] },
    },
    'the same subject twice stands once, a fourth goes': {
      item: { subjects: ['One', 'One', 'Two', 'Three', 'Four'] },
      becomes: { subjects: ['One', 'Two', 'Three'] },
    },
    'markdown and dashes go': {
      item: { body: 'Hi,\n\n**Somebody** asks — every time.\n\nMaya' },
      becomes: { body: 'Hi,\n\nSomebody asks, every time.\n\nMaya' },
    },
    'followers that the visitor did not give drop the mail': {
      item: { body: 'Hi,\n\nI have 90,000 followers.\n\nMaya' },
      becomes: null,
    },
    'followers that the visitor gave stay': { item: { body: 'Hi,\n\n24,000 people follow me.\n\nMaya' } },
    'a link that the visitor did not give drops the mail': {
      item: { body: 'Hi,\n\nSee https://example.com/maya\n\nMaya' },
      becomes: null,
    },
    'a cliché drops the mail': { item: { body: 'Hi,\n\nThis is a game-changer.\n\nMaya' }, becomes: null },
    'a word to avoid drops the mail': { parameters: { ...norda, avoid: 'team' }, becomes: null },
    'a mail without a text is dropped': { item: { body: ' \n ' }, becomes: null },
  },
  draft: {
    'the visitor’s reason, offer and figures stand word for word': {
      prompt: reason,
      parameters: { ...norda, followUps: '0' },
      count: 1,
      says: /^.{1,60}\n\nHi Norda Pans team,\n\nI’m Maya[\s\S]*Under every video somebody asks which pan it is\.[\s\S]*two videos and three stories in March[\s\S]*24,000 on TikTok, 4\.2% engagement[\s\S]*paid partnership[\s\S]*Maya, @mayacooks$/,
    },
    'an order is never part of the mail, and what the text says is no blank': {
      prompt: 'Want to work with decathlon, im a wheelchair hiker and i review trails, 9k on insta',
      parameters: { followUps: '0' },
      count: 1,
      says: /^(?![\s\S]*Want to work with decathlon)(?![\s\S]*\[(?:the brand|what you post|your followers))[\s\S]*Hi decathlon team,[\s\S]*I’m a wheelchair hiker and i review trails\.[\s\S]*9k on insta\./,
    },
    'two follow-ups name the idea again': {
      prompt: reason,
      parameters: { ...norda, followUps: '2', tone: 'direct' },
      count: 3,
      says: /Hi Norda Pans team,[\s\S]*two videos and three stories in March/,
    },
    'a bare figure gets its word': {
      prompt: reason,
      parameters: { ...norda, followers: '8600', engagement: '3.1', followUps: '0' },
      count: 1,
      says: /8600 followers, 3\.1% engagement\./,
    },
    'what is missing is a blank, and no figure is invented': {
      prompt: 'gym',
      says: /^(?=[\s\S]*\[the brand\])(?=[\s\S]*\[your name\])(?!.*\d)/,
    },
    'signs in a brand’s name are only signs': {
      prompt: reason,
      parameters: { ...norda, brand: '$& <b>Straße</b> {niche}', followUps: '0' },
      count: 1,
      says: /Hi \$& <b>Straße<\/b> \{niche\} team,/,
    },
    'a long reason is cut between sentences at the words that are left': {
      prompt: `${'They ask me every single week which of your pans I use at home. '.repeat(12)}And I tell them.`,
      parameters: { ...norda, followUps: '0' },
      count: 1,
      says: /^(?!.*And I tell them)(?=[\s\S]*I use at home\.\n\n)/,
    },
  },
})
