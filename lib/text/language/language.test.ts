import { eld } from 'eld/small'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLanguageDetector, detectLanguage } from './detect-language'

const linesByLanguage = {
  es: [
    'receta facil de brownies sin horno',
    'que prefieren playa o montaña',
    'nueva tienda online',
    'murio mi gato anoche',
  ],
  pt: [
    'dicas de maquiagem barata',
    'como fazer pao de queijo',
    'pizza de abacaxi nao devia existir',
    'looks para a festa junina',
  ],
  fr: ['comment faire du pain sans machine', 'thé ou café', 'on ouvre samedi a lyon', 'nouvelle collection vendredi'],
  de: ['wie backe ich brot ohne hefe', 'kaffee oder tee', 'flohmarkt tipps fur anfanger', 'mein erster marathon'],
  it: ['apriamo sabato a milano', 'e morta mia nonna', 'gatto vs cane', 'ricetta tiramisu senza uova'],
  id: ['cara diet tanpa olahraga', 'kucingku mati kemarin', 'ayam geprek', 'tips hemat anak kos'],
  hi: ['मेरी दुकान खुल गई', 'वजन कम करने के tips'],
  ja: ['新しいカフェをオープンします', 'ダイエットのvlog', '猫が亡くなりました'],
  en: [
    ...[
      'pasta carbonara at home',
      'el camino de santiago packing list',
      'kindergarten morning routine',
      'la croix ranking',
    ],
    ...['my abuela teaches me tamales', 'trip to san miguel de allende', 'chai vs espresso', 'matcha latte', 'yoga'],
    ...['we r opening a bakery in nice', 'C++ tutorials', 'Maya’s Café in Lisbon', 'docker compose tips'],
  ],
  nl: ['hoe bak ik brood', 'tips voor goedkoop reizen'],
  pl: ['mój pies nie lubi deszczu'],
  tr: ['evde ekmek nasıl yapılır'],
  ru: ['как испечь хлеб'],
  uk: ['їжа для кота'],
  ar: ['طريقة عمل الخبز'],
  vi: ['cách làm bánh mì tại nhà'],
  th: ['วิธีทำขนมปัง'],
  ko: ['빵 만드는 법'],
  zh: ['怎么做面包'],
  und: ['123 !!'],
}

test.each(Object.entries(linesByLanguage).flatMap(([language, lines]) => lines.map((line) => [language, line])))(
  'detects the language %s in: %s',
  (language, line) => {
    expect(detectLanguage(line ?? '')).toBe(language)
  },
)

test('the reduced table gives the same scores as eld’s table', () => {
  const languages = ['en', 'ms', 'es', 'pt', 'fr', 'de', 'it', 'id', 'pl', 'tr', 'vi', 'cs', 'fi']
  eld.setLanguageSubset(languages)
  const detector = createLanguageDetector(languages)
  const letters = fc.constantFrom(...'aeiounrstlmk áãäçéñöøśıăž’')
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 80 }), (text) => {
      expect(detector.detect(text).getScores()).toEqual(eld.detect(text).getScores())
    }),
  )
})
