import { describe, expect, it } from 'vitest'
import { createRandom } from '@/lib/core/random'
import { createLinePicker } from '@/lib/writer/frames/line-picker'
import { analyzePrompt } from './analyze-prompt'

const prompts = [
  ['es', 'hard-time', 'se murio mi perrita ayer'],
  ['es', 'announcement', 'inauguramos el taller este jueves en bilbao'],
  ['es', 'question', '¿quien me ayuda con la mudanza?'],
  ['pt', 'opinion', 'acho que novela antiga era melhor'],
  ['pt', 'comparison', 'praia ou serra'],
  ['fr', 'hard-time', 'ma grand mère est décédée mardi'],
  ['fr', 'story', 'hier j’ai perdu mes clés dans le métro'],
  ['de', 'announcement', 'wir eröffnen am montag unser studio in köln'],
  ['de', 'hard-time', 'mein opa ist letzte nacht gestorben'],
  ['it', 'comparison', 'mare o montagna'],
  ['id', 'opinion', 'menurutku nasi uduk harusnya pakai sambal kacang'],
  ['hi', 'hard-time', 'मेरी नानी नहीं रहीं, बस इतना कहना था, उनका देहांत हो गया'],
  ['ja', 'comparison', '海と山、どっちが好き？'],
  ['ja', 'hard-time', '父が他界しました'],
] as const

describe('other languages', () => {
  it.each(prompts)('%s, %s: %s', (language, kind, prompt) => {
    expect(analyzePrompt(prompt)).toMatchObject({ language, kind, sure: true })
  })

  it('sets marks as the language does', () => {
    const said = (prompt: string) =>
      createLinePicker(analyzePrompt(prompt), createRandom(1))
        .takeAll('post')
        .map(({ text }) => text)
    expect(said('朝ごはんは食べますか？').join('\n')).not.toMatch(/？[。？]|\?/)
    expect(said('¿alguien sabe coser botones?').join('\n')).toContain('¿Alguien sabe coser botones?')
    expect(said('wir eröffnen am montag in köln').join('\n')).not.toMatch(/\.\./)
  })
})

it.each(['murió mi móvil en plena ruta', 'mein Handy ist gestorben', 'スマホが死んだ'])(
  '“%s” is no hard time',
  (line) => expect(analyzePrompt(line).kind).not.toBe('hard-time'),
)
