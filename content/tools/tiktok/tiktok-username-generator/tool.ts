import { PublicError } from '@/lib/core/errors'
import type { Random } from '@/lib/core/random'
import { cleanText } from '@/lib/core/strings/clean-text'
import { foldText } from '@/lib/core/strings/normalize-unicode'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { checkHandle, nameStyleDescription, nameStyles } from '@/lib/kits/names'
import { getHandleProblem, handlePlatformNames } from '@/lib/platforms/handles'
import { tiktokNickname, tiktokUsername } from '@/lib/platforms/networks/tiktok'
import { xHandle } from '@/lib/platforms/networks/x'
import { transliterateWord } from '@/lib/text/transliteration'
import { measureCharacters } from '@/lib/tool/build-card'
import { getOptionLabel, numberField, textField, toggle } from '@/lib/tool/fields'
import { anyText, defineItem, type ItemOf, oneOf } from '@/lib/tool/item'
import { type DraftInput, type Input, promptTool } from '@/lib/tool/prompt-tool'
import { createCountField, nameRefineActions, vibeField, visitorNameField } from '@/lib/tool/shared-fields'
import { findNameRequests } from '@/lib/writer/name-parts'
import { writeNames } from '@/lib/writer/names'
import { joinParts } from './join-parts'

const styles = { descriptive: 'Says what you post', ...nameStyles }

const fields = [
  createCountField('12', ['8', '12', '20']),
  vibeField,
  visitorNameField,
  numberField('maxLength', 'Maximum length', {
    default: 20,
    min: 4,
    max: tiktokUsername.max,
    hint: `TikTok allows ${tiktokUsername.max}, X allows ${xHandle.max}.`,
  }),
  toggle('numbers', 'Numbers', false),
  toggle('punctuation', 'Dots and underscores', true),
  textField('startsWith', 'Starts with', 12),
  textField('endsWith', 'Ends with', 12),
] as const

const item = defineItem({
  handle: anyText('In lower case, without @.'),
  displayName: anyText(
    `The same name with capitals and spaces, at most ${tiktokNickname.max} characters; a subject that the handle lacks stands behind a vertical bar (“Crust & Co | Sourdough”), since the name field is searched.`,
  ),
  style: oneOf(styles, nameStyleDescription),
  why: anyText('The parts in quotation marks and what each tells, short.'),
})

type Username = ItemOf<typeof item>

const impersonationPattern = /tiktok|official|instagram|youtube|twitter|(?<!b)admin|support|verified|moderator/

export default promptTool({
  path: '/tiktok-username-generator',
  icon: 'at-sign',
  order: 80,
  searchWords: 'username, user name, usernames, tiktok name',
  copyValues: { platforms: Object.keys(handlePlatformNames).length },
  relatedToolTypes: ['tiktok-username-checker', 'tiktok-shop-name-generator', 'tiktok-bio', 'tiktok-video-ideas'],
  nextToolTypes: ['tiktok-video-ideas', 'tiktok-hashtag-generator', 'tiktok-shop-name-generator'],
  form: {
    noun: 'username',
    promptLabel: 'What is your account about?',
    placeholder: 'e.g. sourdough bread, slow mornings',
    hint: 'Say what you post about, and where you’re based if it matters.',
    buttonLabel: 'Generate usernames',
    fields,
    examples: [
      { prompt: 'I’m Nora and I bake vegan bread in a small kitchen' },
      { prompt: 'my two cats hate each other', parameters: { vibe: 'funny', maxLength: 18, punctuation: false } },
      { prompt: 'we just opened a plant shop in Leeds' },
    ],
    layout: 'names',
    refineActions: nameRefineActions,
  },
  maxOutputTokens: 3000,
  item,
  brief: {
    role: 'You name creator accounts, with handles that people can type after hearing them once.',
    guidelines:
      'A handle is heard before it is read: one obvious spelling, two or three short words. It is wide enough for the account to ' +
      'change its subject a little and narrow enough to say whose it is. The surest ways are the visitor’s own noun beside a second ' +
      'word that fits it (sourdoughclub), their name or place beside the noun (mayabakes), or two things from its world (crustandco). ' +
      'Several ways are needed, since most good names are gone. Take the nouns of a sentence, not its small words. On a hard day use ' +
      'the visitor’s own name or a quiet plain one.',
    sample: {
      prompt: 'restoring old bicycles in a small flat, mostly on the sofa',
      item: {
        handle: 'spokeandsofa',
        displayName: 'Spoke & Sofa | Old Bikes',
        style: 'branded',
        why: '“Spoke” is the bike, “sofa” the room where it happens.',
      },
    },
    traps: [
      '“Official”, “real”, or the name of a platform, brand or creator.',
      'Digits, doubled letters or underscores that only make a taken word unique.',
      'Words that spell or mean something rude, also where they meet; blends that nobody can say; one name of a pair.',
      'Saying that a name is free, popular or good for search, which you cannot know.',
    ],
    examples: [
      {
        prompt: 'maths tricks for pupils, my name is Lena, I say “carry the one” a lot',
        good: 'handle: “lenacarriesone”, displayName: “Lena Carries the One | Maths”',
        bad: 'handle: “theofficialmathqueenlena”',
        why: 'The good one keeps her name and a line that pupils know; the bad one is long and boasts.',
      },
      {
        prompt: 'we just opened a tea room in Whitby!!',
        good: 'handle: “whitbytearoom”, displayName: “Whitby Tea Room”',
        bad: 'handle: “justopenedtea_4821”',
        why: 'The good one is what people will search for.',
      },
    ],
    choices: ({ parameters }) => [
      `The impression it should make: ${getOptionLabel(fields, 'vibe', parameters.vibe).toLowerCase()}.`,
      `No handle has more than ${parameters.maxLength} characters.`,
      parameters.name && 'About a quarter of the handles carry `name`.',
      parameters.numbers ? 'Digits are welcome where they mean something.' : 'Use no digits.',
      parameters.punctuation
        ? 'A single “.” or “_” may stand between words, in a third of the handles at most.'
        : 'Use letters only, without “.” and “_”.',
      parameters.startsWith && 'Every handle starts with `startsWith`.',
      parameters.endsWith && 'Every handle ends with `endsWith`.',
    ],
  },
  fit: fitUsername,
  present({ handle, displayName, style, why }, { prompt, parameters }) {
    const { tags, notes } = checkHandle(handle, ['instagram', 'youtube', 'x'])
    return {
      heading: styles[style],
      parts: [
        { label: 'Username', text: `@${handle}` },
        { label: 'Display name', text: displayName },
      ],
      copy: handle,
      carry: prompt,
      meters: [
        measureCharacters('Length', handle, parameters.maxLength, 'copy'),
        measureCharacters('Name', displayName, tiktokNickname.max, { part: 'Display name' }),
      ],
      tags,
      notes: [why, ...notes],
    }
  },
  draft: { outputKind: 'names', write: writeUsernames },
})

function fitUsername(username: Username, { parameters }: Input<typeof fields>): Username | null {
  const handle = sanitizeHandle(username.handle)
  const prefix = sanitizeHandle(parameters.startsWith)
  const suffix = sanitizeHandle(parameters.endsWith)
  const breaksRule =
    getHandleProblem('tiktok', handle) !== null ||
    handle.length > parameters.maxLength ||
    (!parameters.numbers && /\d/.test(handle) && !/\d/.test(prefix + suffix)) ||
    (!parameters.punctuation && /[._]/.test(handle) && !/[._]/.test(prefix + suffix)) ||
    !handle.startsWith(prefix) ||
    !handle.endsWith(suffix) ||
    /[._]{2}/.test(handle) ||
    (/^[._]/.test(handle) && prefix === '') ||
    impersonationPattern.test(handle)
  if (breaksRule) return null
  return {
    ...username,
    handle,
    displayName: truncateAtWord(cleanText(username.displayName), tiktokNickname.max) || handle,
    why: cleanText(username.why),
  }
}

function sanitizeHandle(text: string): string {
  return foldText(text).replace(/[^a-z0-9._]/g, '')
}

function writeUsernames({ reading, prompt, parameters }: DraftInput<typeof fields>, random: Random): Username[] {
  const { shouldOmitMarks } = findNameRequests(reading)
  const choices = { ...parameters, punctuation: parameters.punctuation && !shouldOmitMarks }
  const handles = new Map<string, string>()
  const fits = (displayName: string) => {
    const handle = buildUsername(displayName.replace(/[’']/g, ''), choices, random)
    if (handle !== null) handles.set(displayName, handle)
    return handle !== null
  }
  const ideas = writeNames({ reading, visitorName: parameters.name, isShop: false, fits }, random)
  if (ideas.length === 0 && /[^\P{L}\p{sc=Latin}]/u.test(prompt)) throw new PublicError('english_only')
  return ideas.map((idea) => ({ ...idea, handle: handles.get(idea.displayName) ?? '' }))
}

/** Null if the name cannot be written in Latin letters or its parts cannot be joined. */
function buildUsername(name: string, parameters: Input<typeof fields>['parameters'], random: Random): string | null {
  const words = name.replace(/&/g, ' and ').split(/[\s,]+/)
  const parts = words.filter(Boolean).map(transliterateWord)
  const [prefix, suffix] = [sanitizeHandle(parameters.startsWith), sanitizeHandle(parameters.endsWith)]
  const start = parts.join('').startsWith(prefix) ? [] : [prefix]
  const end = parts.join('').endsWith(suffix) ? [] : [suffix]
  return parts.includes('') ? null : joinParts([...start, ...parts, ...end], parameters, random)
}
