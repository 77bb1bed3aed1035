import { formatCount } from '@/lib/core/format/format-number'
import { trimEndMatching } from '@/lib/core/strings/end-punctuation'
import { foldCase } from '@/lib/core/strings/normalize-unicode'
import { uniqueBy } from '@/lib/core/unique-by'
import { measureLengths } from '@/lib/platforms/counting/network-lengths'
import { findHashtagRanges } from '@/lib/platforms/hashtags/find-hashtags'
import { instagramCaption, instagramHashtags } from '@/lib/platforms/networks/instagram'
import { linkedinPost } from '@/lib/platforms/networks/linkedin'
import { type NetworkField, unitNames } from '@/lib/platforms/networks/network-field'
import { tiktokCaption, tiktokHashtags } from '@/lib/platforms/networks/tiktok'
import { type BlockOf, buildNote, type TextRun } from '@/lib/tool/text-tool'
import type captionSpacer from './tool'

type Input = Parameters<typeof run>[0]

/** Characters that make a line look blank. */
const fillers = { none: '', braille: '\u2800', zero: '\u200b', dot: '.' }
/** Markers that start list items. */
const bullets = { keep: '', dot: '•', dash: '–', arrow: '→', check: '✅', diamond: '🔸' }

/** Also matches the fillers of other tools: a Braille blank, an invisible character, a lone full stop or dot. */
const blankLinePattern = /^[\s\u2800\p{Default_Ignorable_Code_Point}.·•]*$/u
/** Also the breaks of Keynote, Word and InDesign: a line separator, a paragraph separator, a vertical tab. */
const lineBreakPattern = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/
/** A line of several dots is the visitor's own text, not a filler. */
const multipleDotsPattern = /[.·•]\s*[.·•]/
const trailingSpacePattern = /[\s\u2800\u200b\u2060\u3164\ufeff]/u
/** Only a hyphen or a star needs a space after it. A line of them alone, such as “* * *”, is no item. */
const listItemPattern =
  /^(\s*)(?=\S)(?![-–—*\s]+$)(?:[-–*]\s+|[•·∙⁃●○■□▪▫◦‣►→➡✓✔✅☑🔸🔹]\ufe0f?(?:\s+|(?=[\p{L}\p{N}])))(?=\S)/u
/** One line after a dash, or after a hyphen without a space, is a signature. Two after the same one are a list. */
const dashItemPatterns = ['-', '–', '—'].map(
  (dash) => new RegExp(`^(\\s*)${dash}(?:\\s+(?=[^\\s*–—-])|(?=[\\p{L}\\p{Extended_Pictographic}]))`, 'u'),
)

/** Normalizes line breaks so that the networks preserve them. */
function tidy(source: string, { filler, blank: maxBlankLines, bullet, tagsLast }: Input['parameters']) {
  const tags: string[] = []
  const lines: string[] = []
  let [trimmedLineCount, removedBlankLineCount, blankCount] = [0, 0, 0]
  for (const rawLine of source.split(lineBreakPattern)) {
    const line = trimEndMatching(rawLine, trailingSpacePattern)
    if (line !== rawLine && line !== '') trimmedLineCount += 1
    const { content, trailingTags } = tagsLast ? splitTrailingTags(line) : { content: line, trailingTags: [] }
    tags.push(...trailingTags)
    if (content === '' || (blankLinePattern.test(content) && !multipleDotsPattern.test(content))) {
      if (trailingTags.length === 0) blankCount += 1
      continue
    }
    const retainedCount = lines.length > 0 ? Math.min(blankCount, maxBlankLines) : 0
    if (lines.length > 0) removedBlankLineCount += blankCount - retainedCount
    blankCount = 0
    lines.push(...Array.from({ length: retainedCount }, () => fillers[filler]), content)
  }
  const uniqueTags = uniqueBy(tags, foldCase)
  const gap = maxBlankLines > 0 ? [fillers[filler]] : []
  if (uniqueTags.length > 0) lines.push(...(lines.length > 0 ? gap : []), uniqueTags.join(' '))
  return { text: replaceBullets(lines, bullets[bullet]).join('\n'), trimmedLineCount, removedBlankLineCount }
}

function replaceBullets(lines: readonly string[], bullet: string): readonly string[] {
  if (bullet === '') return lines
  const listPatterns = dashItemPatterns.filter((pattern) => lines.filter((line) => pattern.test(line)).length > 1)
  const patterns = [...listPatterns, listItemPattern]
  return lines.map((line) => patterns.reduce((item, pattern) => item.replace(pattern, `$1${bullet} `), line))
}

/** Splits off the hashtags at the end of a line; hashtags within a sentence are words. */
function splitTrailingTags(line: string): { content: string; trailingTags: string[] } {
  const trailingTags: string[] = []
  let content = line
  for (const { start, end } of findHashtagRanges(line).reverse()) {
    const isTrailing = end === content.length && (start === 0 || /\s/.test(line.charAt(start - 1)))
    if (!isTrailing) break
    trailingTags.unshift(line.slice(start, end))
    content = trimEndMatching(line.slice(0, start), trailingSpacePattern)
  }
  return { content, trailingTags }
}

type NetworkTarget = {
  name: string
  previewKind: BlockOf<'preview'>['of']
  fields: readonly [NetworkField, ...NetworkField[]]
}
const networkTargets: Record<Input['parameters']['network'], NetworkTarget> = {
  instagram: { name: 'Instagram', previewKind: 'instagram-caption', fields: [instagramCaption, instagramHashtags] },
  tiktok: { name: 'TikTok', previewKind: 'tiktok-caption', fields: [tiktokCaption, tiktokHashtags] },
  linkedin: { name: 'LinkedIn', previewKind: 'linkedin-post', fields: [linkedinPost] },
}

/** Returns the caption with clean line breaks, notes on the network's limits, and a preview of its start on a phone. */
export const run: TextRun<typeof captionSpacer> = ({ text: source, parameters }) => {
  const { text, trimmedLineCount, removedBlankLineCount } = tidy(source, parameters)
  if (text === '') return { problem: 'There are only blank lines here. Add a caption first.' }
  const { name, previewKind, fields } = networkTargets[parameters.network]
  const lengths = measureLengths(text)
  const [mainField] = fields
  const exceededFields = fields.filter(({ unit, max }) => lengths[unit] > max)
  const notes = [
    ...exceededFields.map(
      ({ unit, max }) =>
        `${name} allows ${formatCount(max)} ${unitNames[unit]}, and you have ${formatCount(lengths[unit])}. Cut ${formatCount(lengths[unit] - max)}.`,
    ),
    ...describeCleanup(trimmedLineCount, removedBlankLineCount),
  ]
  return {
    blocks: [
      ...notes.map(buildNote),
      {
        kind: 'text',
        name: 'Caption',
        text,
        isWhole: true,
        detail: `${formatCount(lengths[mainField.unit])} of ${formatCount(mainField.max)} ${unitNames[mainField.unit]}`,
      },
      { kind: 'preview', of: previewKind, text },
    ],
  }
}

function describeCleanup(trimmedLineCount: number, removedBlankLineCount: number): string[] {
  const parts = [
    trimmedLineCount > 0 && `spaces at the end of ${trimmedLineCount === 1 ? 'one line' : `${trimmedLineCount} lines`}`,
    removedBlankLineCount > 0 &&
      (removedBlankLineCount === 1 ? 'one blank line' : `${removedBlankLineCount} blank lines`),
  ].filter(Boolean)
  return parts.length > 0 ? [`Removed: ${parts.join(' and ')}.`] : []
}
