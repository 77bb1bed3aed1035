import { choices, select } from '@/lib/tool/fields'
import { defineTextTool } from '@/lib/tool/text-tool'
import { getTextStyles } from './styles'

const favoriteStyles = (
  'Bold sans, Italic sans, Bold serif, Bold script, Fraktur, Double-struck, Typewriter, Circled, Black squares, Wide, ' +
  'Small caps, Superscript, Strikethrough, Underline, Upside down, Zalgo'
).split(', ')

const styleCount = getTextStyles(1).length

export default defineTextTool({
  icon: 'wand-sparkles',
  order: 250,
  category: 'format',
  searchWords:
    'font generator, bold text generator, instagram fonts, cursive text, aesthetic text, upside down text, remove fancy text',
  /** How many styles remain after the three or five that a text names. */
  copyValues: { stylesAfterFive: styleCount - 5, stylesAfterThree: styleCount - 3 },
  relatedToolTypes: ['case-converter', 'caption-spacer', 'instagram-bio', 'twitter-bio'],
  input: {
    label: 'Your text',
    placeholder: 'Type a bio, a caption or a name, or paste styled text to make it plain again',
    limit: 5_000,
    sample: 'New video tonight: sourdough without a scale. Café rules apply! https://example.com #SourdoughTok',
  },
  visibleFieldCount: 1,
  fields: [
    select('reach', 'Style', { all: 'All of it', words: 'First three words', line: 'First line' }),
    select('zalgo', 'Zalgo', { little: 'A little', some: 'Some', much: 'A lot' }, { default: 'some' }),
    choices('first', 'Show these first', Object.fromEntries(favoriteStyles.map((name) => [name, name]))),
  ],
})
