import type { Bank } from './frame'
import { kindFrames } from './kind-frames'

export const spanish: Bank = {
  neutral: kindFrames(`
    hook
    . {line}.
    . {line}. [Lo que dirías a continuación].
    . {line}. {outcome}.
    . Para {audience}: {line}.
    ? {line}. [La pregunta que más te hacen].
    ~ [Dónde estabas y a qué hora]. {line}.
    ~ {last}.
    ~ {line}. {turn}.
    ~ “[Lo que alguien dijo, palabra por palabra]”. {line}.
    - {first}. {second}.
    - {line}. [Un dato]. [Otro dato].
    screen
    . {line}
    . {first}
    . {outcome}
    ? ¿[La pregunta que responde este video]?
    ~ {turn}
    ~ [Lugar y fecha]
    - [Quién], [dónde], [cuándo]
    title
    . {line}
    . {first}
    . {line} ({outcome})
    ? {line}: ¿[lo que la gente pregunta]?
    ~ {line} ([lugar o año])
    ~ {line} ({turn})
    - {line}: [primera parte], [segunda parte], [tercera parte]
    - {line} | [nombre de tu canal o serie]
    caption
    . {line}.
    . {line}. [Lo que dirías a continuación].
    . {line}. {outcome}.
    . Para {audience}: {line}.
    ? ¿[La pregunta que más te hacen]? {line}.
    ~ [Lugar y fecha]. {line}.
    ~ {line}. {turn}.
    ~ {last}.
    - {first}. {second}.
    - {line}. En tres palabras: [una], [dos], [tres].
    body
    . {outcome}.
    . {turn}.
    . {second}.
    . Todo empezó con [qué y cuándo].
    . Hoy: [cómo está la cosa, en una frase].
    ? ¿[La pregunta que más te hacen]? [Tu respuesta, en una frase].
    ~ [Lo que se veía o se oía, en una frase].
    - Primero: [una frase]. Después: [una frase].
    post
    . {line}.
    . {line}.¶¶{outcome}.
    . {line}.¶¶{action}.
    . {line}.¶¶[Lo que dirías a continuación].
    ? {line}.¶¶¿[Lo que te gustaría preguntar]?
    ~ {line}.¶¶{turn}.
    ~ {line}.¶¶“[Lo que alguien dijo, palabra por palabra]”.
    - {first}.¶¶{second}.¶¶{third}.
    - {line}.¶¶1. [lo primero]¶2. [lo segundo]¶3. [lo tercero]
    reply
    ? ¿Con qué parte te quedas?
    ? ¿Qué le preguntarías?
    ? ¿En quién pensaste al leerlo?
    ? ¿Qué añadirías en una frase?
    cta
    . {action}.
    . Más información: [dónde].
    . Mándaselo a quien tenga que verlo.
    ? ¿Algo que añadir? Te leo en comentarios.
    - [Fecha], [lugar], [a quién escribir].
  `),
  subject: kindFrames(`
    hook
    . {line}, pero [el giro, en cuatro palabras].
    . {line}. Lo que nadie te dice: [una frase].
    . {line} para {audience}.
    . {line}. {outcome}.
    ? {line}: ¿por dónde empezar?
    ? {line}: ¿[una pregunta con dos respuestas]?
    ~ {line}. Expectativa: [qué]. Realidad: [qué].
    ~ {line}. {turn}.
    ~ {line}, día [cuál].
    - {line} en tres palabras: [una], [dos], [tres].
    - {line}. Green flag: [qué]. Red flag: [qué].
    screen
    . {line}, pero [el giro]
    . POV: {line}
    . {line}
    . {line}, parte [cuál]
    ? {line}: ¿por dónde empezar?
    ? ¿Por dónde empezar?
    ~ {line}, día [cuál]
    ~ Expectativa vs realidad
    - {line}: [una], [dos], [tres]
    title
    . {line}, pero [el giro, en cuatro palabras]
    . {line}
    . {line}: {outcome}
    . {line} para {audience}
    ? {line}: ¿por dónde empezar?
    ? {line}: ¿[lo que la gente busca]?
    ~ {line}: expectativa vs realidad
    ~ {line}: {turn}
    - {line} en [cuántos] minutos
    - {line}: [cuántas] cosas que saber antes
    caption
    . {line}, pero [el giro, en cuatro palabras].
    . {line}: [puntos] de 10.
    . {line}. {outcome}.
    . Para {audience}: {line}.
    ? {line}: ¿por dónde empezar?
    ? {line}: ¿[una pregunta con dos respuestas]?
    ~ {line}. Expectativa: [qué]. Realidad: [qué].
    ~ {line}. {turn}.
    - {line} en tres palabras: [una], [dos], [tres].
    - {line}: [una cosa], [otra] y siempre [la tercera].
    body
    . La única regla: [la regla].
    . {outcome}.
    . {turn}.
    . Si empiezas de cero, empieza por [una cosa].
    ? ¿Cuánto se tarda? [Cuánto, de qué a qué].
    ? ¿Cuánto cuesta? [Precio, y qué incluye].
    ~ [Cómo se ve de cerca, en una frase].
    - Expectativa: [qué]. Realidad: [qué].
    - Antes: [una frase]. Ahora: [una frase].
    post
    . {line}, pero [el giro, en cuatro palabras].
    . {line}.¶¶{outcome}.
    . {line}.¶¶En lo que casi todo el mundo falla al principio: [una frase].
    ? {line}: ¿por dónde empezar?
    ? {line}: ¿[esto] o [lo otro]?
    ~ {line}.¶¶Expectativa: [qué].¶Realidad: [qué].
    ~ {line}.¶¶{turn}.
    - {line}:¶¶1. [lo primero]¶2. [lo segundo]¶3. [lo tercero]
    - {line}.¶¶Green flag: [qué].¶Red flag: [qué].
    reply
    ? {line}: ¿por dónde empezar?
    ? ¿Qué le dirías a alguien que empieza?
    ? ¿Qué es lo primero en lo que te fijas?
    ? ¿A quién se lo enseñarías?
    cta
    . {action}.
    . Guárdalo para cuando te haga falta.
    . Mándaselo a quien ya sabes.
    . Enséñame lo tuyo en comentarios.
    ? ¿Lo próximo: [esto] o [lo otro]? Tú eliges.
  `),
  opinion: kindFrames(`
    hook
    . Opinión impopular: {line}.
    . {line}. Ya está, ya lo he dicho.
    . {line}. No acepto críticas.
    . {line}. Convénceme de lo contrario.
    . {line}. {turn}.
    ? ¿De acuerdo o no? {line}.
    ? Del 1 al 10, ¿qué tanta razón tengo? {line}.
    ? ¿Soy la única persona que piensa así? {line}.
    ~ Alguien en la mesa dice: “{line}”. ¿Asientes o te levantas?
    ~ “{line}”. Debatan.
    - {line}. Primera razón: [tu mejor razón].
    - {line}. Lo único que me haría cambiar de opinión: [una cosa].
    screen
    . {line}
    . Opinión impopular
    . Ya lo he dicho
    . Convénceme de lo contrario
    ? ¿De acuerdo o no?
    ? ¿Exagero?
    ~ “{line}”
    - De acuerdo: 1. En contra: 2
    title
    . Opinión impopular: {line}
    . {line}
    . {line}. Convénceme de lo contrario
    ? {line}: ¿de acuerdo o no?
    ? ¿Exagero? {line}
    ~ “{line}”
    - {line}: mis [número] razones
    - {line}: a favor y en contra
    caption
    . {line}. No acepto críticas.
    . Opinión impopular: {line}.
    . {line}. Ya está, ya lo he dicho.
    . {line}.
    ? {line}. ¿De acuerdo o no?
    ? ¿Exagero? {line}.
    ~ “{line}”. Debatan.
    ~ Para imprimirlo en una taza: “{line}”.
    - De acuerdo: 1. En contra: 2. {line}.
    - {line}. Primera razón: [tu mejor razón].
    body
    . Mi mejor razón: [una frase].
    . {turn}.
    . {outcome}.
    . La única excepción: [cuándo dirías lo contrario].
    ? ¿Cuál es el mejor argumento en contra?
    ? ¿Qué te haría cambiar de opinión?
    ~ La última vez que lo dije en voz alta: [qué te respondieron].
    - A favor: [la mejor razón]. En contra: [la mejor objeción].
    post
    . Opinión impopular:¶¶{line}.
    . {line}.¶¶Ya está, ya lo he dicho.
    . {line}.¶¶No acepto críticas.
    . {line}.¶¶Mi mejor razón: [una frase].
    . {line}.¶¶{turn}.
    ? {line}.¶¶¿De acuerdo o no?
    ? {line}.¶¶¿Cuál es el mejor argumento en contra?
    ~ “{line}”.¶¶Debatan.
    ~ Para imprimirlo en una taza:¶¶“{line}”.
    - {line}.¶¶1. [Tu mejor razón]¶2. [La segunda]
    - Lo que dice la gente: [lo de siempre].¶¶Lo que digo yo: {line}.
    reply
    ? ¿De acuerdo o no, y por qué?
    ? ¿Cuál es el mejor argumento en contra?
    ? ¿Siempre pensaste así?
    ? ¿Cuál sería la excepción?
    cta
    . {action}.
    . Comenta 1 si estás de acuerdo y 2 si no.
    . Mándaselo a quien te llevaría la contraria.
    ? ¿De qué lado estás? Te leo.
  `),
  question: kindFrames(`
    hook
    . Responde antes de que lo haga yo. ¿{line}?
    . ¿{line}? Mi respuesta: [tu respuesta, en una frase].
    ? ¿{line}?
    ? Pregunta seria: ¿{line}?
    ? Para {audience}: ¿{line}?
    ~ “¿{line}?” [Quién te lo preguntó y dónde].
    ~ {turn}. ¿{line}?
    - ¿{line}? ¿[Una respuesta] o [la otra]?
    - ¿{line}? La respuesta corta: [tres palabras].
    screen
    . La respuesta corta: [dos palabras]
    ? ¿{line}?
    ? ¿Tú qué dices?
    ~ [Quién lo preguntó y dónde]
    - A: [una respuesta]  B: [la otra]
    title
    . ¿{line}? [Tu respuesta, en cinco palabras]
    . ¿{line}? Le pregunté a [cuántas] personas
    ? ¿{line}?
    ? ¿{line}? (para {audience})
    ~ ¿{line}? La pregunta que me hace [quién]
    - ¿{line}? [Una respuesta], [otra] o [la tercera]
    caption
    . ¿{line}? Con una palabra basta.
    . ¿{line}? Mi respuesta: [tres palabras].
    ? ¿{line}?
    ? ¿{line}? Los leo.
    ? ¿{line}? Solo respuestas incorrectas.
    ~ [Dónde estabas cuando salió el tema]. ¿{line}?
    - ¿{line}? A: [una respuesta]. B: [la otra].
    body
    . Mi respuesta: [en una frase].
    . Lo que más me contestan: [esa respuesta].
    . {outcome}.
    ? ¿Quién respondería justo lo contrario?
    ~ Me lo preguntó [quién], y dije [qué].
    ~ {turn}.
    - A: [una respuesta]. B: [la otra]. Escribe la letra.
    post
    . ¿{line}?¶¶Mi respuesta: [en una frase].
    . ¿{line}?¶¶Con una palabra basta.
    ? ¿{line}?
    ? ¿{line}?¶¶Los leo.
    ? ¿{line}?¶¶Solo respuestas incorrectas.
    ~ Hoy me preguntó [quién]:¶¶“¿{line}?”
    ~ {turn}.¶¶¿{line}?
    - ¿{line}?¶¶A: [una respuesta]¶B: [la otra]
    reply
    ? ¿{line}?
    ? ¿Quién respondería lo contrario?
    ? ¿Cuál fue tu primera respuesta?
    ? ¿Qué diría tu madre?
    cta
    . {action}.
    . Responde antes de leer los comentarios.
    . Mándaselo a quien respondería otra cosa.
    ? ¿Dudas? Escribe lo primero que pensaste.
  `),
  comparison: kindFrames(`
    hook
    . {line}. Tú eliges.
    . {line}. Gana [cuál, y en qué].
    . {line}. {outcome}.
    ? Solo te puedes quedar con una opción. ¿{a} o {b}?
    ? Tienes cinco segundos. ¿{a} o {b}?
    ? {line}. ¿De qué lado estás?
    ~ A la izquierda: {a}. A la derecha: {b}.
    ~ {line}. {turn}.
    - {a}: [tres palabras]. {b}: [tres palabras].
    - {line}. [Precio], [tiempo], [resultado].
    screen
    . {a} vs {b}
    . {line}
    . Gana: [cuál]
    ? ¿{a} o {b}?
    ? ¿Izquierda o derecha?
    ~ Ronda 1: [qué]
    ~ {turn}
    - A: {a}  B: {b}
    title
    . {a} vs {b}
    . {line}
    . {a} vs {b}: {outcome}
    . {line}: gana [cuál, y en qué]
    ? ¿{a} o {b}?
    ? ¿{a} o {b}? Depende de [qué]
    ~ {a} vs {b} después de [cuánto tiempo]
    ~ {line} ({turn})
    - {a} vs {b}: [precio], [tiempo], [resultado]
    caption
    . {line}. Tú eliges.
    . {line}. Yo lo tengo claro: [cuál].
    . {line}. {outcome}.
    ? ¿{a} o {b}?
    ? Solo puede quedar una opción. ¿{a} o {b}?
    ~ Primero {a}, después {b}.
    ~ {line}. {turn}.
    - A: {a}. B: {b}. Con una letra basta.
    - {a}: [tres palabras]. {b}: [tres palabras].
    body
    . Mi elección: [cuál y por qué].
    . La diferencia se nota en [qué].
    . {outcome}.
    ? ¿Qué es lo que decide para ti?
    ~ {turn}.
    ~ Fíjate en [qué] en las dos opciones.
    - A: {a}. B: {b}.
    - Precio: [los dos]. Tiempo: [los dos]. Resultado: [cuál gana].
    post
    . {line}.¶¶La diferencia se nota en [qué].
    . {line}.¶¶Mi elección: [cuál y por qué].
    ? ¿{a} o {b}?
    ? {line}.¶¶¿De qué lado estás?
    ? Solo te puedes quedar con una opción.¶¶¿{a} o {b}?
    ~ {line}.¶¶{turn}.
    ~ Primero {a}.¶Después {b}.¶¶[Lo que notaste, en una frase].
    - A: {a}¶B: {b}¶¶Con una letra basta.
    - {a}: [tres palabras].¶{b}: [tres palabras].
    reply
    ? ¿{a} o {b}?
    ? ¿Qué te haría cambiar de bando?
    ? ¿Con cuál empezaste?
    ? ¿De cuál podrías prescindir?
    cta
    . {action}.
    . Elige y escríbelo abajo.
    . Mándaselo a quien elegiría lo otro.
    ? ¿A o B? Con una letra basta.
  `),
  announcement: kindFrames(`
    hook
    . Noticia: {line}.
    . Ya es oficial: {line}.
    . {line}.
    . Corre la voz: {line}.
    . {line}. {action}.
    ? ¿Ya te enteraste? {line}.
    ? {line}. ¿Te lo vas a perder?
    ~ Atención, [ciudad, barrio o comunidad]: {line}.
    ~ {line}. {turn}.
    - La noticia: {line}. Lo que sigue: [qué y cuándo].
    - {first}. {second}. {third}.
    screen
    . {line}
    . Ya es oficial
    . {action}
    . Apúntalo: [fecha]
    ? ¿Ya te enteraste?
    ~ Corre la voz
    - [Qué] | [dónde] | [cuándo]
    title
    . {line}
    . Ya es oficial: {line}
    . Noticia: {line}
    . {line} | [tu nombre o marca]
    ? ¿Ya te enteraste? {line}
    ~ {line} | [mes y año]
    - {line} (todos los detalles)
    caption
    . Ya es oficial: {line}.
    . {line}.
    . Noticia: {line}.
    . {line}. {action}.
    ? ¿Ya te enteraste? {line}.
    ~ Atención, [ciudad, barrio o comunidad]: {line}.
    ~ {line}. {turn}.
    - {line}. Apunta: [fecha, lugar o enlace].
    - {first}. {second}.
    body
    . {action}.
    . {outcome}.
    . La historia detrás: [una frase].
    . Gracias, [nombre], por [qué hizo].
    ? ¿Qué quieres saber? Pregunta en comentarios.
    ~ {turn}.
    - Cuándo: [fecha]. Dónde: [lugar]. Más información: [enlace].
    post
    . Ya es oficial:¶¶{line}.
    . {line}.
    . {line}.¶¶{action}.
    . Corre la voz:¶¶{line}.
    . {line}.¶¶La historia detrás: [una frase].
    ? ¿Ya te enteraste?¶¶{line}.
    ? {line}.¶¶¿Qué te gustaría saber?
    ~ Atención, [ciudad, barrio o comunidad]:¶¶{line}.
    ~ {line}.¶¶{turn}.
    - {line}.¶¶Cuándo: [fecha]¶Dónde: [lugar]¶Más: [enlace]
    - {first}.¶¶{second}.¶¶{third}.
    reply
    ? ¿Qué es lo primero que quieres saber?
    ? ¿A quién se lo vas a contar?
    ? ¿Qué te gustaría ver primero?
    ? ¿Quién tiene que enterarse?
    cta
    . {action}.
    . Todos los detalles: [enlace].
    . Mándaselo a quien tenga que saberlo.
    . Deja tus preguntas en comentarios.
  `),
  story: kindFrames(`
    hook
    . Storytime: {line}.
    . {line}.
    . Historia real: {line}.
    . {line}. {turn}.
    . {line}. Cómo terminó: {outcome}.
    ? ¿Por dónde empiezo? {line}.
    ? ¿A alguien más le ha pasado? {line}.
    ~ [Día y hora]. {line}.
    ~ {line}. Lo primero que oí: “[lo que alguien dijo]”.
    - {first}. {second}. {third}.
    - Lo que esperaba: [una frase]. Lo que pasó: {line}.
    screen
    . {line}
    . Storytime
    . {turn}
    . {outcome}
    ? ¿Por dónde empiezo?
    ~ [Día y hora]
    ~ “[Lo que alguien dijo]”
    - {first} → {last}
    - Cómo empezó → cómo terminó
    title
    . {line}
    . Storytime: {line}
    . Historia real: {line}
    . {line} (la historia completa)
    ? ¿Por dónde empiezo? {line}
    ~ {line} | [lugar y año]
    - {line}: lo que pasó y lo que aprendí
    - {first}. {last}
    caption
    . Storytime: {line}.
    . {line}.
    . {line}. {turn}.
    . Capítulo de hoy: {line}.
    ? ¿Por dónde empiezo? {line}.
    ? {line}. ¿A alguien más le ha pasado?
    ~ [Día y hora]. {line}.
    ~ {line}. “[Lo que alguien dijo después]”.
    - {first}. {second}.
    - {line}. En tres palabras: [tres palabras].
    body
    . Todo empezó con [la primera cosa que pasó].
    . Cómo terminó: {outcome}.
    . Y entonces: {turn}.
    ? ¿Te ha pasado algo así? Cuéntalo en comentarios.
    ~ Lo que se dijo, palabra por palabra: “[una frase]”.
    ~ Conmigo en ese momento: [quién].
    - Lo que pensé: [una frase]. Lo que dije: [una frase].
    - {second}. {third}.
    post
    . {line}.
    . Storytime:¶¶{line}.
    . {line}.¶¶{turn}.
    . {line}.¶¶Cómo terminó: {outcome}.
    ? {line}.¶¶¿A alguien más le ha pasado?
    ? ¿Por dónde empiezo?¶¶{line}.
    ~ [Día y hora].¶¶{line}.
    ~ {line}.¶¶“[Lo que alguien dijo después]”.
    - {first}.¶¶{second}.¶¶{third}.
    - Lo que esperaba: [una frase].¶¶Lo que pasó: {line}.
    reply
    ? ¿Te ha pasado algo así?
    ? ¿Qué habrías hecho tú?
    ? ¿Qué le dirías a quien está pasando por lo mismo?
    ? ¿Quién tiene una historia parecida?
    cta
    . {action}.
    . Cuéntame la tuya en comentarios.
    . Mándaselo a quien estuvo ahí.
    ? ¿Quieres la segunda parte?
  `),
  'hard-time': kindFrames(`
    hook
    . {line}.
    . {line}. {turn}.
    ~ {line}. [Lo que quieras decir hoy, con tus palabras].
    screen
    . {line}
    ~ [Un nombre o una fecha]
    title
    . {line}
    . {first}
    ~ {line} | [mes y año]
    caption
    . {line}.
    . {line}. {turn}.
    ~ {line}. [Un detalle verdadero].
    ~ [Fecha]. {line}.
    body
    . {turn}.
    . [Lo que te gustaría que supieran, en una frase].
    ~ [Algo que quieres recordar].
    post
    . {line}.
    . {line}.¶¶{turn}.
    ~ {line}.¶¶[Un detalle verdadero, como se lo contarías a un amigo].
    - {first}.¶¶{second}.¶¶{third}.
  `),
}
