import type { FrameBank } from './frame'
import { parseKindFrames } from './parse-kind-frames'

export const spanish: FrameBank = {
  neutral: parseKindFrames(`
    hook  . {line}.  . {line}. {outcome}.  . {line}. [Lo que dirías a continuación].  ? {line}. ¿[la pregunta que más te hacen]?  ~ [Dónde estabas y a qué hora]. {line}.  ~ {line}. {turn}.  ~ {last}.  - {first}. {second}.
    screen  . {line}  . {first}  . {outcome}  ~ {turn}  ~ [Lugar y fecha]
    title  . {line}  . {first}  . {line} ({outcome})  ? {line}: ¿[la pregunta que más te hacen]?  ~ {line} ([lugar o año])  - {line} | [nombre de tu canal o serie]
    caption  . {line}.  . {line}. {outcome}.  . {line}. [Lo que dirías a continuación].  ? {line}. ¿[la pregunta que más te hacen]?  ~ [Lugar y fecha]. {line}.  ~ {line}. {turn}.  - {first}. {second}.
    body  . {outcome}.  . {turn}.  . {second}.  . A día de hoy: [una frase].  ? ¿[la pregunta que más te hacen]? [Tu respuesta, en una frase].  ~ [Lo que se veía o se oía, en una frase].
    post  . {line}.  . {line}.¶¶{outcome}.  . {line}.¶¶{action}.  . {line}.¶¶[Lo que dirías a continuación].  ? {line}.¶¶¿[lo que te gustaría preguntar]?  ~ {line}.¶¶{turn}.  ~ {line}.¶¶“[Lo que alguien dijo, palabra por palabra]”  - {first}.¶¶{second}.¶¶{third}.
    reply  ? ¿Qué te gustaría saber?  ? ¿[lo que te gustaría preguntar]?
    cta  . {action}.  . Más información: [dónde].  - [Fecha], [lugar], [contacto].
  `),
  subject: parseKindFrames(`
    hook  . {line}.  . {line}. Lo primero que hay que saber: [una frase].  . {line}. El error más común: [una frase].  . {line}. {outcome}.  ? {line}: ¿[una pregunta con dos respuestas]?  ~ {line}. Expectativa: [qué]. Realidad: [qué].  ~ {line}. {turn}.  - {line} en tres palabras: [una], [dos], [tres].
    screen  . {line}  . {outcome}  ~ Expectativa vs realidad  ~ {turn}
    title  . {line}  . {line}: {outcome}  . {line} para {audience}  ~ {line}: expectativa vs realidad  - {line}: [cuántos] errores que conviene evitar  - {line} en [cuántos] minutos
    caption  . {line}.  . {line}. Lo primero que hay que saber: [una frase].  . {line}. {outcome}.  ? {line}: ¿[una pregunta con dos respuestas]?  ~ {line}. Expectativa: [qué]. Realidad: [qué].  ~ {line}. {turn}.  - {line} en tres palabras: [una], [dos], [tres].
    body  . Lo primero que hay que saber: [una frase].  . El error más común: [una frase].  . {outcome}.  . {turn}.  ~ [Cómo se ve de cerca, en una frase].  - Expectativa: [qué]. Realidad: [qué].
    post  . {line}.  . {line}.¶¶El error más común: [una frase].  . {line}.¶¶{outcome}.  ? {line}: ¿[una pregunta con dos respuestas]?  ~ {line}.¶¶Expectativa: [qué].¶Realidad: [qué].  - {line}:¶¶1. [lo primero]¶2. [lo segundo]¶3. [lo tercero]
    cta  . {action}.  . Guárdalo para cuando te haga falta.
  `),
  opinion: parseKindFrames(`
    hook  . Opinión impopular: {line}.  . {line}. Ya está, lo dije.  . {line}. {turn}.  ? {line}. ¿De acuerdo o no?  ~ {line}. A ver quién me convence de lo contrario.  - {line}. Mi mejor razón: [una frase].
    screen  . {line}  . Opinión impopular  ? ¿De acuerdo o no?
    title  . Opinión impopular: {line}  . {line}  ? {line}. ¿De acuerdo o no?  - {line}: mis [cuántas] razones
    caption  . {line}.  . {line}. Ya está, lo dije.  ? {line}. ¿De acuerdo o no?  ~ {line}. A ver quién me convence de lo contrario.  - {line}. Mi mejor razón: [una frase].
    body  . Mi mejor razón: [una frase].  . La única excepción: [cuándo dirías lo contrario].  . {turn}.  . {outcome}.  ? ¿Cuál es el mejor argumento en contra?
    post  . Opinión impopular: {line}.  . {line}.¶¶Ya está, lo dije.  . {line}.¶¶{turn}.  ? {line}.¶¶¿De acuerdo o no?  ~ {line}.¶¶A ver quién me convence de lo contrario.  - {line}.¶¶Mi mejor razón: [una frase].
    reply  ? ¿De acuerdo o no?  ? ¿Cuál es el mejor argumento en contra?
    cta  . {action}.  . Dime en los comentarios por qué sí o por qué no.
  `),
  question: parseKindFrames(`
    hook  . ¿{line}? Mi respuesta: [una frase].  ? ¿{line}?  ? Pregunta seria: ¿{line}?  ~ [Quién] me lo ha preguntado hoy. ¿{line}?  - ¿{line}? A: [una respuesta]. B: [la otra].
    screen  . Mi respuesta: [una frase]  ? ¿{line}?
    title  . ¿{line}? Se lo pregunté a [cuántas] personas  ? ¿{line}?  - ¿{line}? A: [una respuesta] / B: [la otra]
    caption  . ¿{line}? Responde con una palabra.  ? ¿{line}?  ~ [Quién] me lo ha preguntado hoy. ¿{line}?  - ¿{line}? A: [una respuesta]. B: [la otra].
    body  . Mi respuesta: [una frase].  . {outcome}.  ? ¿Quién diría justo lo contrario?  ~ {turn}.  - A: [una respuesta]. B: [la otra].
    post  . ¿{line}?¶¶Mi respuesta: [una frase].  . ¿{line}?¶¶Responde con una palabra.  ? ¿{line}?  ~ [Quién] me lo ha preguntado hoy.¶¶¿{line}?  - ¿{line}?¶¶A: [una respuesta]. B: [la otra].
    reply  ? ¿Quién diría justo lo contrario?  ? ¿Y tú?
    cta  . {action}.  . Responde antes de leer los comentarios.
  `),
  comparison: parseKindFrames(`
    hook  . Solo puede quedar una opción: {a} o {b}.  . {line}. {outcome}.  ? ¿{a} o {b}?  ~ Izquierda: {a}. Derecha: {b}.  - {line}. La diferencia se nota en [qué].
    screen  . {a} vs {b}  ? ¿{a} o {b}?
    title  . {a} vs {b}  . {a} vs {b}: {outcome}  ? ¿{a} o {b}?  ~ {a} vs {b} después de [cuánto tiempo]  - {a} vs {b}: [precio], [tiempo], [resultado]
    caption  . ¿{a} o {b}? Yo me quedo con [cuál, y por qué].  ? ¿{a} o {b}?  ~ Izquierda: {a}. Derecha: {b}.  - A: {a}. B: {b}. Basta con una letra.
    body  . Yo me quedo con [cuál, y por qué].  . La diferencia se nota en [qué].  . {outcome}.  ? ¿Qué te haría cambiar de opción?  ~ {turn}.
    post  . ¿{a} o {b}?¶¶Yo me quedo con [cuál, y por qué].  . Solo puede quedar una opción: {a} o {b}.¶¶{outcome}.  ? ¿{a} o {b}?  ~ {line}.¶¶La diferencia se nota en [qué].  - A: {a}. B: {b}. Basta con una letra.
    reply  ? ¿{a} o {b}?  ? ¿Qué te haría cambiar de opción?
    cta  . {action}.  ? ¿A o B? Basta con una letra.
  `),
  announcement: parseKindFrames(`
    hook  . {line}.  . {line}. {action}.  . {line}. Apunta: [fecha, hora y lugar].  ~ [Tu ciudad o barrio]: {line}.  ~ {line}. {turn}.  - {first}. {second}.
    screen  . {line}  . {action}  - Cuándo: [fecha] | Dónde: [lugar] | Más información: [enlace]
    title  . {line}  . {line} (toda la información)  ~ {line} | [lugar o año]  - {line} | [nombre de tu canal o serie]
    caption  . {line}.  . {line}. {action}.  . {line}. Apunta: [fecha, hora y lugar].  ~ [Tu ciudad o barrio]: {line}.  - {first}. {second}.
    body  . {action}.  . {outcome}.  . Cómo empezó: [una frase].  . Gracias, [nombre], por [qué].  ~ {turn}.  - Cuándo: [fecha]. Dónde: [lugar]. Más información: [enlace].
    post  . {line}.  . {line}.¶¶{action}.  . {line}.¶¶Cómo empezó: [una frase].  ? {line}.¶¶¿Qué te gustaría saber?  ~ [Tu ciudad o barrio]: {line}.  - {line}.¶¶Cuándo: [fecha]¶Dónde: [lugar]¶Más información: [enlace]
    cta  . {action}.  . ¿Dudas? Pregunta en los comentarios.
  `),
  story: parseKindFrames(`
    hook  . {line}.  . Storytime: {line}.  . {line}. Y entonces: [qué pasó después].  . {line}. Cómo terminó: {outcome}.  ? {line}. ¿Te ha pasado algo así?  ~ [Día y hora]. {line}.  ~ {line}. {turn}.  - {first}. {second}.  - El plan: [una frase]. La realidad: {line}.
    screen  . {line}  . {outcome}  ~ {turn}  ~ [Día y hora]
    title  . {line}  . Storytime: {line}  . {line} (la historia completa)  ~ {line} | [lugar o año]
    caption  . {line}.  . {line}. Y entonces: [qué pasó después].  . {line}. {turn}.  ? {line}. ¿Te ha pasado algo así?  ~ [Día y hora]. {line}.  - {first}. {second}.
    body  . Todo empezó con [lo primero que pasó].  . Cómo terminó: {outcome}.  . {turn}.  ~ “[Lo que alguien dijo, palabra por palabra]”  - Lo que pensé: [una frase]. Lo que dije: [una frase].
    post  . {line}.  . {line}.¶¶Y entonces: [qué pasó después].  . {line}.¶¶Cómo terminó: {outcome}.  ? {line}.¶¶¿Te ha pasado algo así?  ~ [Día y hora].¶¶{line}.  - {first}.¶¶{second}.¶¶{third}.  - El plan: [una frase].¶¶La realidad: {line}.
    reply  ? ¿Te ha pasado algo así?  ? ¿Qué habrías hecho?
    cta  . {action}.  . Cuenta la tuya en los comentarios.
  `),
  'hard-time': parseKindFrames(`
    hook  . {line}.  . {line}. {turn}.  ~ {line}. [Lo que quieras decir hoy, con tus palabras].
    screen  . {line}  ~ [Un nombre o una fecha]
    title  . {line}  . {first}  ~ {line} | [mes y año]
    caption  . {line}.  . {line}. {turn}.  ~ {line}. [Un detalle verdadero].
    body  . {turn}.  . [Lo que te gustaría que supieran, en una frase].  ~ [Algo que quieres recordar].
    post  . {line}.  . {line}.¶¶{turn}.  ~ {line}.¶¶[Un detalle verdadero, como se lo contarías a un amigo].  - {first}.¶¶{second}.¶¶{third}.
  `),
}
