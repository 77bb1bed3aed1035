type LocalizedScriptTexts = Record<'lens' | 'thing' | 'hands' | 'place', string> & {
  /** What comes first, a detail, what came of it. */
  blanks: readonly [string, string, string]
}

/** Plain pictures and blanks in the languages that have frames. */
export const localizedScriptTexts: Readonly<Record<string, LocalizedScriptTexts>> = {
  es: {
    lens: 'Tú, cerca de la cámara',
    thing: 'De lo que hablas, en primer plano',
    hands: 'Tus manos, de cerca',
    place: 'El lugar, en plano general',
    blanks: [
      '[lo primero que hay que saber, una frase]',
      '[un detalle que solo tú conoces]',
      '[cómo terminó, o qué piensas, una frase]',
    ],
  },
  pt: {
    lens: 'Você, perto da câmera',
    thing: 'O assunto, em primeiro plano',
    hands: 'Suas mãos, de perto',
    place: 'O lugar, em plano aberto',
    blanks: [
      '[o que é preciso saber primeiro, uma frase]',
      '[um detalhe que só você conhece]',
      '[como terminou, ou o que você acha, uma frase]',
    ],
  },
  fr: {
    lens: 'Toi, près de l’objectif',
    thing: 'Ce dont tu parles, en gros plan',
    hands: 'Tes mains, de près',
    place: 'Le lieu, en plan large',
    blanks: [
      '[ce qu’il faut savoir d’abord, une phrase]',
      '[un détail que toi seul connais]',
      '[comment ça finit, ou ce que tu en penses]',
    ],
  },
  de: {
    lens: 'Du, nah an der Kamera',
    thing: 'Worum es geht, ganz nah',
    hands: 'Deine Hände, ganz nah',
    place: 'Der Ort, weit aufgenommen',
    blanks: [
      '[was man zuerst wissen muss, ein Satz]',
      '[ein Detail, das nur du kennst]',
      '[wie es ausging oder was du davon hältst, ein Satz]',
    ],
  },
  it: {
    lens: 'Tu, vicino alla fotocamera',
    thing: 'Ciò di cui parli, in primo piano',
    hands: 'Le tue mani, da vicino',
    place: 'Il luogo, in campo largo',
    blanks: [
      '[la prima cosa da sapere, una frase]',
      '[un dettaglio che conosci solo tu]',
      '[com’è finita, o cosa ne pensi, una frase]',
    ],
  },
  id: {
    lens: 'Kamu, dekat ke kamera',
    thing: 'Yang kamu bahas, dari dekat',
    hands: 'Tanganmu, dari dekat',
    place: 'Tempatnya, dari jauh',
    blanks: [
      '[hal pertama yang perlu diketahui, satu kalimat]',
      '[satu detail yang hanya kamu tahu]',
      '[akhirnya bagaimana, atau pendapatmu, satu kalimat]',
    ],
  },
  hi: {
    lens: 'आप, कैमरे के पास',
    thing: 'जिसकी बात है, पास से',
    hands: 'आपके हाथ, पास से',
    place: 'जगह, दूर से',
    blanks: ['[सबसे पहले जानने वाली बात, एक वाक्य]', '[एक बात जो सिर्फ़ आप जानते हैं]', '[अंत में क्या हुआ, या आपकी राय, एक वाक्य]'],
  },
  ja: {
    lens: 'カメラの近くで話すあなた',
    thing: '話題のものをアップで',
    hands: '手元をアップで',
    place: 'その場所を広く',
    blanks: ['[最初に知ってほしいこと、一文]', '[自分だけが知っている細部]', '[どうなったか、どう思うか、一文]'],
  },
}
