import type { Bank } from './frame'

/** Spanish. Nothing agrees with the visitor's words. */
export const spanish: Bank = {
  neutral: {
    hook: {
      statement: [
        '{line}.',
        '{line}. [Lo que dirías a continuación].',
        '{line}. {outcome}.',
        'Para {audience}: {line}.',
      ],
      question: ['{line}. [La pregunta que más te hacen].'],
      scene: [
        '[Dónde estabas y a qué hora]. {line}.',
        '{last}.',
        '{line}. {turn}.',
        '“[Lo que alguien dijo, palabra por palabra]”. {line}.',
      ],
      list: ['{first}. {second}.', '{line}. [Un dato]. [Otro dato].'],
    },
    screen: {
      statement: ['{line}', '{first}', '{outcome}'],
      question: ['¿[La pregunta que responde este video]?'],
      scene: ['{turn}', '[Lugar y fecha]'],
      list: ['[Quién], [dónde], [cuándo]'],
    },
    title: {
      statement: ['{line}', '{first}', '{line} ({outcome})'],
      question: ['{line}: ¿[lo que la gente pregunta]?'],
      scene: ['{line} ([lugar o año])', '{line} ({turn})'],
      list: [
        '{line}: [primera parte], [segunda parte], [tercera parte]',
        '{line} | [nombre de tu canal o serie]',
      ],
    },
    caption: {
      statement: [
        '{line}.',
        '{line}. [Lo que dirías a continuación].',
        '{line}. {outcome}.',
        'Para {audience}: {line}.',
      ],
      question: ['¿[La pregunta que más te hacen]? {line}.'],
      scene: ['[Lugar y fecha]. {line}.', '{line}. {turn}.', '{last}.'],
      list: ['{first}. {second}.', '{line}. En tres palabras: [una], [dos], [tres].'],
    },
    body: {
      statement: [
        '{outcome}.',
        '{turn}.',
        '{second}.',
        'Todo empezó con [qué y cuándo].',
        'Hoy: [cómo está la cosa, en una frase].',
      ],
      question: ['¿[La pregunta que más te hacen]? [Tu respuesta, en una frase].'],
      scene: ['[Lo que se veía o se oía, en una frase].'],
      list: ['Primero: [una frase]. Después: [una frase].'],
    },
    post: {
      statement: [
        '{line}.',
        '{line}.\n\n{outcome}.',
        '{line}.\n\n{action}.',
        '{line}.\n\n[Lo que dirías a continuación].',
      ],
      question: ['{line}.\n\n¿[Lo que te gustaría preguntar]?'],
      scene: ['{line}.\n\n{turn}.', '{line}.\n\n“[Lo que alguien dijo, palabra por palabra]”.'],
      list: [
        '{first}.\n\n{second}.\n\n{third}.',
        '{line}.\n\n1. [lo primero]\n2. [lo segundo]\n3. [lo tercero]',
      ],
    },
    reply: {
      question: [
        '¿Con qué parte te quedas?',
        '¿Qué le preguntarías?',
        '¿En quién pensaste al leerlo?',
        '¿Qué añadirías en una frase?',
      ],
    },
    cta: {
      statement: ['{action}.', 'Más información: [dónde].', 'Mándaselo a quien tenga que verlo.'],
      question: ['¿Algo que añadir? Te leo en comentarios.'],
      list: ['[Fecha], [lugar], [a quién escribir].'],
    },
  },
  subject: {
    hook: {
      statement: [
        '{line}, pero [el giro, en cuatro palabras].',
        '{line}. Lo que nadie te dice: [una frase].',
        '{line} para {audience}.',
        '{line}. {outcome}.',
      ],
      question: ['{line}: ¿por dónde empezar?', '{line}: ¿[una pregunta con dos respuestas]?'],
      scene: ['{line}. Expectativa: [qué]. Realidad: [qué].', '{line}. {turn}.', '{line}, día [cuál].'],
      list: ['{line} en tres palabras: [una], [dos], [tres].', '{line}. Green flag: [qué]. Red flag: [qué].'],
    },
    screen: {
      statement: ['{line}, pero [el giro]', 'POV: {line}', '{line}', '{line}, parte [cuál]'],
      question: ['{line}: ¿por dónde empezar?', '¿Por dónde empezar?'],
      scene: ['{line}, día [cuál]', 'Expectativa vs realidad'],
      list: ['{line}: [una], [dos], [tres]'],
    },
    title: {
      statement: [
        '{line}, pero [el giro, en cuatro palabras]',
        '{line}',
        '{line}: {outcome}',
        '{line} para {audience}',
      ],
      question: ['{line}: ¿por dónde empezar?', '{line}: ¿[lo que la gente busca]?'],
      scene: ['{line}: expectativa vs realidad', '{line}: {turn}'],
      list: ['{line} en [cuántos] minutos', '{line}: [cuántas] cosas que saber antes'],
    },
    caption: {
      statement: [
        '{line}, pero [el giro, en cuatro palabras].',
        '{line}: [puntos] de 10.',
        '{line}. {outcome}.',
        'Para {audience}: {line}.',
      ],
      question: ['{line}: ¿por dónde empezar?', '{line}: ¿[una pregunta con dos respuestas]?'],
      scene: ['{line}. Expectativa: [qué]. Realidad: [qué].', '{line}. {turn}.'],
      list: [
        '{line} en tres palabras: [una], [dos], [tres].',
        '{line}: [una cosa], [otra] y siempre [la tercera].',
      ],
    },
    body: {
      statement: [
        'La única regla: [la regla].',
        '{outcome}.',
        '{turn}.',
        'Si empiezas de cero, empieza por [una cosa].',
      ],
      question: ['¿Cuánto se tarda? [Cuánto, de qué a qué].', '¿Cuánto cuesta? [Precio, y qué incluye].'],
      scene: ['[Cómo se ve de cerca, en una frase].'],
      list: ['Expectativa: [qué]. Realidad: [qué].', 'Antes: [una frase]. Ahora: [una frase].'],
    },
    post: {
      statement: [
        '{line}, pero [el giro, en cuatro palabras].',
        '{line}.\n\n{outcome}.',
        '{line}.\n\nEn lo que casi todo el mundo falla al principio: [una frase].',
      ],
      question: ['{line}: ¿por dónde empezar?', '{line}: ¿[esto] o [lo otro]?'],
      scene: ['{line}.\n\nExpectativa: [qué].\nRealidad: [qué].', '{line}.\n\n{turn}.'],
      list: [
        '{line}:\n\n1. [lo primero]\n2. [lo segundo]\n3. [lo tercero]',
        '{line}.\n\nGreen flag: [qué].\nRed flag: [qué].',
      ],
    },
    reply: {
      question: [
        '{line}: ¿por dónde empezar?',
        '¿Qué le dirías a alguien que empieza?',
        '¿Qué es lo primero en lo que te fijas?',
        '¿A quién se lo enseñarías?',
      ],
    },
    cta: {
      statement: [
        '{action}.',
        'Guárdalo para cuando te haga falta.',
        'Mándaselo a quien ya sabes.',
        'Enséñame lo tuyo en comentarios.',
      ],
      question: ['¿Lo próximo: [esto] o [lo otro]? Tú eliges.'],
    },
  },
  opinion: {
    hook: {
      statement: [
        'Opinión impopular: {line}.',
        '{line}. Ya está, ya lo he dicho.',
        '{line}. No acepto críticas.',
        '{line}. Convénceme de lo contrario.',
        '{line}. {turn}.',
      ],
      question: [
        '¿De acuerdo o no? {line}.',
        'Del 1 al 10, ¿qué tanta razón tengo? {line}.',
        '¿Soy la única persona que piensa así? {line}.',
      ],
      scene: ['Alguien en la mesa dice: “{line}”. ¿Asientes o te levantas?', '“{line}”. Debatan.'],
      list: [
        '{line}. Primera razón: [tu mejor razón].',
        '{line}. Lo único que me haría cambiar de opinión: [una cosa].',
      ],
    },
    screen: {
      statement: ['{line}', 'Opinión impopular', 'Ya lo he dicho', 'Convénceme de lo contrario'],
      question: ['¿De acuerdo o no?', '¿Exagero?'],
      scene: ['“{line}”'],
      list: ['De acuerdo: 1. En contra: 2'],
    },
    title: {
      statement: ['Opinión impopular: {line}', '{line}', '{line}. Convénceme de lo contrario'],
      question: ['{line}: ¿de acuerdo o no?', '¿Exagero? {line}'],
      scene: ['“{line}”'],
      list: ['{line}: mis [número] razones', '{line}: a favor y en contra'],
    },
    caption: {
      statement: [
        '{line}. No acepto críticas.',
        'Opinión impopular: {line}.',
        '{line}. Ya está, ya lo he dicho.',
        '{line}.',
      ],
      question: ['{line}. ¿De acuerdo o no?', '¿Exagero? {line}.'],
      scene: ['“{line}”. Debatan.', 'Para imprimirlo en una taza: “{line}”.'],
      list: ['De acuerdo: 1. En contra: 2. {line}.', '{line}. Primera razón: [tu mejor razón].'],
    },
    body: {
      statement: [
        'Mi mejor razón: [una frase].',
        '{turn}.',
        '{outcome}.',
        'La única excepción: [cuándo dirías lo contrario].',
      ],
      question: ['¿Cuál es el mejor argumento en contra?', '¿Qué te haría cambiar de opinión?'],
      scene: ['La última vez que lo dije en voz alta: [qué te respondieron].'],
      list: ['A favor: [la mejor razón]. En contra: [la mejor objeción].'],
    },
    post: {
      statement: [
        'Opinión impopular:\n\n{line}.',
        '{line}.\n\nYa está, ya lo he dicho.',
        '{line}.\n\nNo acepto críticas.',
        '{line}.\n\nMi mejor razón: [una frase].',
        '{line}.\n\n{turn}.',
      ],
      question: ['{line}.\n\n¿De acuerdo o no?', '{line}.\n\n¿Cuál es el mejor argumento en contra?'],
      scene: ['“{line}”.\n\nDebatan.', 'Para imprimirlo en una taza:\n\n“{line}”.'],
      list: [
        '{line}.\n\n1. [Tu mejor razón]\n2. [La segunda]',
        'Lo que dice la gente: [lo de siempre].\n\nLo que digo yo: {line}.',
      ],
    },
    reply: {
      question: [
        '¿De acuerdo o no, y por qué?',
        '¿Cuál es el mejor argumento en contra?',
        '¿Siempre pensaste así?',
        '¿Cuál sería la excepción?',
      ],
    },
    cta: {
      statement: [
        '{action}.',
        'Comenta 1 si estás de acuerdo y 2 si no.',
        'Mándaselo a quien te llevaría la contraria.',
      ],
      question: ['¿De qué lado estás? Te leo.'],
    },
  },
  question: {
    hook: {
      statement: [
        'Responde antes de que lo haga yo. ¿{line}?',
        '¿{line}? Mi respuesta: [tu respuesta, en una frase].',
      ],
      question: ['¿{line}?', 'Pregunta seria: ¿{line}?', 'Para {audience}: ¿{line}?'],
      scene: ['“¿{line}?” [Quién te lo preguntó y dónde].', '{turn}. ¿{line}?'],
      list: ['¿{line}? ¿[Una respuesta] o [la otra]?', '¿{line}? La respuesta corta: [tres palabras].'],
    },
    screen: {
      statement: ['La respuesta corta: [dos palabras]'],
      question: ['¿{line}?', '¿Tú qué dices?'],
      scene: ['[Quién lo preguntó y dónde]'],
      list: ['A: [una respuesta]  B: [la otra]'],
    },
    title: {
      statement: ['¿{line}? [Tu respuesta, en cinco palabras]', '¿{line}? Le pregunté a [cuántas] personas'],
      question: ['¿{line}?', '¿{line}? (para {audience})'],
      scene: ['¿{line}? La pregunta que me hace [quién]'],
      list: ['¿{line}? [Una respuesta], [otra] o [la tercera]'],
    },
    caption: {
      statement: ['¿{line}? Con una palabra basta.', '¿{line}? Mi respuesta: [tres palabras].'],
      question: ['¿{line}?', '¿{line}? Los leo.', '¿{line}? Solo respuestas incorrectas.'],
      scene: ['[Dónde estabas cuando salió el tema]. ¿{line}?'],
      list: ['¿{line}? A: [una respuesta]. B: [la otra].'],
    },
    body: {
      statement: ['Mi respuesta: [en una frase].', 'Lo que más me contestan: [esa respuesta].', '{outcome}.'],
      question: ['¿Quién respondería justo lo contrario?'],
      scene: ['Me lo preguntó [quién], y dije [qué].', '{turn}.'],
      list: ['A: [una respuesta]. B: [la otra]. Escribe la letra.'],
    },
    post: {
      statement: ['¿{line}?\n\nMi respuesta: [en una frase].', '¿{line}?\n\nCon una palabra basta.'],
      question: ['¿{line}?', '¿{line}?\n\nLos leo.', '¿{line}?\n\nSolo respuestas incorrectas.'],
      scene: ['Hoy me preguntó [quién]:\n\n“¿{line}?”', '{turn}.\n\n¿{line}?'],
      list: ['¿{line}?\n\nA: [una respuesta]\nB: [la otra]'],
    },
    reply: {
      question: [
        '¿{line}?',
        '¿Quién respondería lo contrario?',
        '¿Cuál fue tu primera respuesta?',
        '¿Qué diría tu madre?',
      ],
    },
    cta: {
      statement: [
        '{action}.',
        'Responde antes de leer los comentarios.',
        'Mándaselo a quien respondería otra cosa.',
      ],
      question: ['¿Dudas? Escribe lo primero que pensaste.'],
    },
  },
  comparison: {
    hook: {
      statement: ['{line}. Tú eliges.', '{line}. Gana [cuál, y en qué].', '{line}. {outcome}.'],
      question: [
        'Solo te puedes quedar con una opción. ¿{a} o {b}?',
        'Tienes cinco segundos. ¿{a} o {b}?',
        '{line}. ¿De qué lado estás?',
      ],
      scene: ['A la izquierda: {a}. A la derecha: {b}.', '{line}. {turn}.'],
      list: ['{a}: [tres palabras]. {b}: [tres palabras].', '{line}. [Precio], [tiempo], [resultado].'],
    },
    screen: {
      statement: ['{a} vs {b}', '{line}', 'Gana: [cuál]'],
      question: ['¿{a} o {b}?', '¿Izquierda o derecha?'],
      scene: ['Ronda 1: [qué]', '{turn}'],
      list: ['A: {a}  B: {b}'],
    },
    title: {
      statement: ['{a} vs {b}', '{line}', '{a} vs {b}: {outcome}', '{line}: gana [cuál, y en qué]'],
      question: ['¿{a} o {b}?', '¿{a} o {b}? Depende de [qué]'],
      scene: ['{a} vs {b} después de [cuánto tiempo]', '{line} ({turn})'],
      list: ['{a} vs {b}: [precio], [tiempo], [resultado]'],
    },
    caption: {
      statement: ['{line}. Tú eliges.', '{line}. Yo lo tengo claro: [cuál].', '{line}. {outcome}.'],
      question: ['¿{a} o {b}?', 'Solo puede quedar una opción. ¿{a} o {b}?'],
      scene: ['Primero {a}, después {b}.', '{line}. {turn}.'],
      list: ['A: {a}. B: {b}. Con una letra basta.', '{a}: [tres palabras]. {b}: [tres palabras].'],
    },
    body: {
      statement: ['Mi elección: [cuál y por qué].', 'La diferencia se nota en [qué].', '{outcome}.'],
      question: ['¿Qué es lo que decide para ti?'],
      scene: ['{turn}.', 'Fíjate en [qué] en las dos opciones.'],
      list: ['A: {a}. B: {b}.', 'Precio: [los dos]. Tiempo: [los dos]. Resultado: [cuál gana].'],
    },
    post: {
      statement: ['{line}.\n\nLa diferencia se nota en [qué].', '{line}.\n\nMi elección: [cuál y por qué].'],
      question: [
        '¿{a} o {b}?',
        '{line}.\n\n¿De qué lado estás?',
        'Solo te puedes quedar con una opción.\n\n¿{a} o {b}?',
      ],
      scene: ['{line}.\n\n{turn}.', 'Primero {a}.\nDespués {b}.\n\n[Lo que notaste, en una frase].'],
      list: ['A: {a}\nB: {b}\n\nCon una letra basta.', '{a}: [tres palabras].\n{b}: [tres palabras].'],
    },
    reply: {
      question: [
        '¿{a} o {b}?',
        '¿Qué te haría cambiar de bando?',
        '¿Con cuál empezaste?',
        '¿De cuál podrías prescindir?',
      ],
    },
    cta: {
      statement: ['{action}.', 'Elige y escríbelo abajo.', 'Mándaselo a quien elegiría lo otro.'],
      question: ['¿A o B? Con una letra basta.'],
    },
  },
  announcement: {
    hook: {
      statement: [
        'Noticia: {line}.',
        'Ya es oficial: {line}.',
        '{line}.',
        'Corre la voz: {line}.',
        '{line}. {action}.',
      ],
      question: ['¿Ya te enteraste? {line}.', '{line}. ¿Te lo vas a perder?'],
      scene: ['Atención, [ciudad, barrio o comunidad]: {line}.', '{line}. {turn}.'],
      list: ['La noticia: {line}. Lo que sigue: [qué y cuándo].', '{first}. {second}. {third}.'],
    },
    screen: {
      statement: ['{line}', 'Ya es oficial', '{action}', 'Apúntalo: [fecha]'],
      question: ['¿Ya te enteraste?'],
      scene: ['Corre la voz'],
      list: ['[Qué] | [dónde] | [cuándo]'],
    },
    title: {
      statement: ['{line}', 'Ya es oficial: {line}', 'Noticia: {line}', '{line} | [tu nombre o marca]'],
      question: ['¿Ya te enteraste? {line}'],
      scene: ['{line} | [mes y año]'],
      list: ['{line} (todos los detalles)'],
    },
    caption: {
      statement: ['Ya es oficial: {line}.', '{line}.', 'Noticia: {line}.', '{line}. {action}.'],
      question: ['¿Ya te enteraste? {line}.'],
      scene: ['Atención, [ciudad, barrio o comunidad]: {line}.', '{line}. {turn}.'],
      list: ['{line}. Apunta: [fecha, lugar o enlace].', '{first}. {second}.'],
    },
    body: {
      statement: [
        '{action}.',
        '{outcome}.',
        'La historia detrás: [una frase].',
        'Gracias, [nombre], por [qué hizo].',
      ],
      question: ['¿Qué quieres saber? Pregunta en comentarios.'],
      scene: ['{turn}.'],
      list: ['Cuándo: [fecha]. Dónde: [lugar]. Más información: [enlace].'],
    },
    post: {
      statement: [
        'Ya es oficial:\n\n{line}.',
        '{line}.',
        '{line}.\n\n{action}.',
        'Corre la voz:\n\n{line}.',
        '{line}.\n\nLa historia detrás: [una frase].',
      ],
      question: ['¿Ya te enteraste?\n\n{line}.', '{line}.\n\n¿Qué te gustaría saber?'],
      scene: ['Atención, [ciudad, barrio o comunidad]:\n\n{line}.', '{line}.\n\n{turn}.'],
      list: [
        '{line}.\n\nCuándo: [fecha]\nDónde: [lugar]\nMás: [enlace]',
        '{first}.\n\n{second}.\n\n{third}.',
      ],
    },
    reply: {
      question: [
        '¿Qué es lo primero que quieres saber?',
        '¿A quién se lo vas a contar?',
        '¿Qué te gustaría ver primero?',
        '¿Quién tiene que enterarse?',
      ],
    },
    cta: {
      statement: [
        '{action}.',
        'Todos los detalles: [enlace].',
        'Mándaselo a quien tenga que saberlo.',
        'Deja tus preguntas en comentarios.',
      ],
    },
  },
  story: {
    hook: {
      statement: [
        'Storytime: {line}.',
        '{line}.',
        'Historia real: {line}.',
        '{line}. {turn}.',
        '{line}. Cómo terminó: {outcome}.',
      ],
      question: ['¿Por dónde empiezo? {line}.', '¿A alguien más le ha pasado? {line}.'],
      scene: ['[Día y hora]. {line}.', '{line}. Lo primero que oí: “[lo que alguien dijo]”.'],
      list: ['{first}. {second}. {third}.', 'Lo que esperaba: [una frase]. Lo que pasó: {line}.'],
    },
    screen: {
      statement: ['{line}', 'Storytime', '{turn}', '{outcome}'],
      question: ['¿Por dónde empiezo?'],
      scene: ['[Día y hora]', '“[Lo que alguien dijo]”'],
      list: ['{first} → {last}', 'Cómo empezó → cómo terminó'],
    },
    title: {
      statement: ['{line}', 'Storytime: {line}', 'Historia real: {line}', '{line} (la historia completa)'],
      question: ['¿Por dónde empiezo? {line}'],
      scene: ['{line} | [lugar y año]'],
      list: ['{line}: lo que pasó y lo que aprendí', '{first}. {last}'],
    },
    caption: {
      statement: ['Storytime: {line}.', '{line}.', '{line}. {turn}.', 'Capítulo de hoy: {line}.'],
      question: ['¿Por dónde empiezo? {line}.', '{line}. ¿A alguien más le ha pasado?'],
      scene: ['[Día y hora]. {line}.', '{line}. “[Lo que alguien dijo después]”.'],
      list: ['{first}. {second}.', '{line}. En tres palabras: [tres palabras].'],
    },
    body: {
      statement: [
        'Todo empezó con [la primera cosa que pasó].',
        'Cómo terminó: {outcome}.',
        'Y entonces: {turn}.',
      ],
      question: ['¿Te ha pasado algo así? Cuéntalo en comentarios.'],
      scene: ['Lo que se dijo, palabra por palabra: “[una frase]”.', 'Conmigo en ese momento: [quién].'],
      list: ['Lo que pensé: [una frase]. Lo que dije: [una frase].', '{second}. {third}.'],
    },
    post: {
      statement: [
        '{line}.',
        'Storytime:\n\n{line}.',
        '{line}.\n\n{turn}.',
        '{line}.\n\nCómo terminó: {outcome}.',
      ],
      question: ['{line}.\n\n¿A alguien más le ha pasado?', '¿Por dónde empiezo?\n\n{line}.'],
      scene: ['[Día y hora].\n\n{line}.', '{line}.\n\n“[Lo que alguien dijo después]”.'],
      list: ['{first}.\n\n{second}.\n\n{third}.', 'Lo que esperaba: [una frase].\n\nLo que pasó: {line}.'],
    },
    reply: {
      question: [
        '¿Te ha pasado algo así?',
        '¿Qué habrías hecho tú?',
        '¿Qué le dirías a quien está pasando por lo mismo?',
        '¿Quién tiene una historia parecida?',
      ],
    },
    cta: {
      statement: ['{action}.', 'Cuéntame la tuya en comentarios.', 'Mándaselo a quien estuvo ahí.'],
      question: ['¿Quieres la segunda parte?'],
    },
  },
  'hard-time': {
    hook: {
      statement: ['{line}.', '{line}. {turn}.'],
      scene: ['{line}. [Lo que quieras decir hoy, con tus palabras].'],
    },
    screen: { statement: ['{line}'], scene: ['[Un nombre o una fecha]'] },
    title: { statement: ['{line}', '{first}'], scene: ['{line} | [mes y año]'] },
    caption: {
      statement: ['{line}.', '{line}. {turn}.'],
      scene: ['{line}. [Un detalle verdadero].', '[Fecha]. {line}.'],
    },
    body: {
      statement: ['{turn}.', '[Lo que te gustaría que supieran, en una frase].'],
      scene: ['[Algo que quieres recordar].'],
    },
    post: {
      statement: ['{line}.', '{line}.\n\n{turn}.'],
      scene: ['{line}.\n\n[Un detalle verdadero, como se lo contarías a un amigo].'],
      list: ['{first}.\n\n{second}.\n\n{third}.'],
    },
  },
}
