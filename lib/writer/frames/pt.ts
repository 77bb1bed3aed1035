import type { FrameBank } from './frame'
import { parseKindFrames } from './parse-kind-frames'

export const portuguese: FrameBank = {
  neutral: parseKindFrames(`
    hook  . {line}.  . {line}. {outcome}.  . {line}. [O que você diria em seguida].  ? {line}. [A pergunta que mais te fazem]?  ~ [Onde você estava e a que horas]. {line}.  ~ {line}. {turn}.  ~ {last}.  - {first}. {second}.
    screen  . {line}  . {first}  . {outcome}  ~ {turn}  ~ [Lugar e data]
    title  . {line}  . {first}  . {line} ({outcome})  ? {line}: [A pergunta que mais te fazem]?  ~ {line} ([lugar ou ano])  - {line} | [nome do seu canal ou série]
    caption  . {line}.  . {line}. {outcome}.  . {line}. [O que você diria em seguida].  ? {line}. [A pergunta que mais te fazem]?  ~ [Lugar e data]. {line}.  ~ {line}. {turn}.  - {first}. {second}.
    body  . {outcome}.  . {turn}.  . {second}.  . Hoje: [uma frase].  ? [A pergunta que mais te fazem]? [Sua resposta, em uma frase].  ~ [O que dava para ver ou ouvir, em uma frase].
    post  . {line}.  . {line}.¶¶{outcome}.  . {line}.¶¶{action}.  . {line}.¶¶[O que você diria em seguida].  ? {line}.¶¶[O que você gostaria de perguntar]?  ~ {line}.¶¶{turn}.  ~ {line}.¶¶“[O que alguém disse, palavra por palavra]”  - {first}.¶¶{second}.¶¶{third}.
    reply  ? O que você quer saber?  ? [O que você gostaria de perguntar]?
    cta  . {action}.  . Mais informações: [onde].  - [Data], [lugar], [contato].
  `),
  subject: parseKindFrames(`
    hook  . {line}.  . {line}. A primeira coisa a saber: [uma frase].  . {line}. O erro mais comum: [uma frase].  . {line}. {outcome}.  ? {line}: [uma pergunta com duas respostas]?  ~ {line}. Expectativa: [o quê]. Realidade: [o quê].  ~ {line}. {turn}.  - {line} em três palavras: [uma], [duas], [três].
    screen  . {line}  . {outcome}  ~ Expectativa vs realidade  ~ {turn}
    title  . {line}  . {line}: {outcome}  . {line} para {audience}  ~ {line}: expectativa vs realidade  - {line}: [quantos] erros para evitar  - {line} em [quantos] minutos
    caption  . {line}.  . {line}. A primeira coisa a saber: [uma frase].  . {line}. {outcome}.  ? {line}: [uma pergunta com duas respostas]?  ~ {line}. Expectativa: [o quê]. Realidade: [o quê].  ~ {line}. {turn}.  - {line} em três palavras: [uma], [duas], [três].
    body  . A primeira coisa a saber: [uma frase].  . O erro mais comum: [uma frase].  . {outcome}.  . {turn}.  ~ [Como é de perto, em uma frase].  - Expectativa: [o quê]. Realidade: [o quê].
    post  . {line}.  . {line}.¶¶O erro mais comum: [uma frase].  . {line}.¶¶{outcome}.  ? {line}: [uma pergunta com duas respostas]?  ~ {line}.¶¶Expectativa: [o quê].¶Realidade: [o quê].  - {line}:¶¶1. [primeiro]¶2. [segundo]¶3. [terceiro]
    cta  . {action}.  . Salva para quando precisar.
  `),
  opinion: parseKindFrames(`
    hook  . Opinião impopular: {line}.  . {line}. Pronto, falei.  . {line}. {turn}.  ? {line}. Concorda ou discorda?  ~ {line}. Me convença do contrário.  - {line}. Meu melhor motivo: [uma frase].
    screen  . {line}  . Opinião impopular  ? Concorda ou discorda?
    title  . Opinião impopular: {line}  . {line}  ? {line}. Concorda ou discorda?  - {line}: meus [quantos] motivos
    caption  . {line}.  . {line}. Pronto, falei.  ? {line}. Concorda ou discorda?  ~ {line}. Me convença do contrário.  - {line}. Meu melhor motivo: [uma frase].
    body  . Meu melhor motivo: [uma frase].  . A única exceção: [quando você diria o contrário].  . {turn}.  . {outcome}.  ? Qual é o melhor argumento contra?
    post  . Opinião impopular: {line}.  . {line}.¶¶Pronto, falei.  . {line}.¶¶{turn}.  ? {line}.¶¶Concorda ou discorda?  ~ {line}.¶¶Me convença do contrário.  - {line}.¶¶Meu melhor motivo: [uma frase].
    reply  ? Concorda ou discorda?  ? Qual é o melhor argumento contra?
    cta  . {action}.  . Me conta nos comentários por que sim ou por que não.
  `),
  question: parseKindFrames(`
    hook  . {line}? Minha resposta: [uma frase].  ? {line}?  ? Pergunta séria: {line}?  ~ [Quem] me perguntou isso hoje. {line}?  - {line}? A: [uma resposta]. B: [a outra].
    screen  . Minha resposta: [uma frase]  ? {line}?
    title  . {line}? Perguntei para [quantas] pessoas  ? {line}?  - {line}? A: [uma resposta] / B: [a outra]
    caption  . {line}? Responde em uma palavra.  ? {line}?  ~ [Quem] me perguntou isso hoje. {line}?  - {line}? A: [uma resposta]. B: [a outra].
    body  . Minha resposta: [uma frase].  . {outcome}.  ? Quem diria exatamente o contrário?  ~ {turn}.  - A: [uma resposta]. B: [a outra].
    post  . {line}?¶¶Minha resposta: [uma frase].  . {line}?¶¶Responde em uma palavra.  ? {line}?  ~ [Quem] me perguntou isso hoje.¶¶{line}?  - {line}?¶¶A: [uma resposta]. B: [a outra].
    reply  ? Quem diria exatamente o contrário?  ? E você?
    cta  . {action}.  . Responde antes de ler os comentários.
  `),
  comparison: parseKindFrames(`
    hook  . Só pode ficar um: {a} ou {b}.  . {line}. {outcome}.  ? {a} ou {b}?  ~ Esquerda: {a}. Direita: {b}.  - {line}. A diferença aparece em [quê].
    screen  . {a} vs {b}  ? {a} ou {b}?
    title  . {a} vs {b}  . {a} vs {b}: {outcome}  ? {a} ou {b}?  ~ {a} vs {b} depois de [quanto tempo]  - {a} vs {b}: [preço], [tempo], [resultado]
    caption  . {a} ou {b}? Eu fico com [qual, e por quê].  ? {a} ou {b}?  ~ Esquerda: {a}. Direita: {b}.  - A: {a}. B: {b}. Responde só com a letra.
    body  . Eu fico com [qual, e por quê].  . A diferença aparece em [quê].  . {outcome}.  ? O que faria você mudar de lado?  ~ {turn}.
    post  . {a} ou {b}?¶¶Eu fico com [qual, e por quê].  . Só pode ficar um: {a} ou {b}.¶¶{outcome}.  ? {a} ou {b}?  ~ {line}.¶¶A diferença aparece em [quê].  - A: {a}. B: {b}. Responde só com a letra.
    reply  ? {a} ou {b}?  ? O que faria você mudar de lado?
    cta  . {action}.  ? A ou B? Responde só com a letra.
  `),
  announcement: parseKindFrames(`
    hook  . {line}.  . {line}. {action}.  . {line}. Anota aí: [data, hora e lugar].  ~ [Sua cidade ou bairro]: {line}.  ~ {line}. {turn}.  - {first}. {second}.
    screen  . {line}  . {action}  - Quando: [data] | Onde: [lugar] | Mais informações: [link]
    title  . {line}  . {line} (todas as informações)  ~ {line} | [lugar ou ano]  - {line} | [nome do seu canal ou série]
    caption  . {line}.  . {line}. {action}.  . {line}. Anota aí: [data, hora e lugar].  ~ [Sua cidade ou bairro]: {line}.  - {first}. {second}.
    body  . {action}.  . {outcome}.  . Como começou: [uma frase].  . Obrigado, [nome], por [quê].  ~ {turn}.  - Quando: [data]. Onde: [lugar]. Mais informações: [link].
    post  . {line}.  . {line}.¶¶{action}.  . {line}.¶¶Como começou: [uma frase].  ? {line}.¶¶O que você quer saber?  ~ [Sua cidade ou bairro]: {line}.  - {line}.¶¶Quando: [data]¶Onde: [lugar]¶Mais informações: [link]
    cta  . {action}.  . Dúvidas? Pergunta nos comentários.
  `),
  story: parseKindFrames(`
    hook  . {line}.  . Storytime: {line}.  . {line}. E aí: [o que aconteceu depois].  . {line}. Como terminou: {outcome}.  ? {line}. Já aconteceu algo assim com você?  ~ [Dia e hora]. {line}.  ~ {line}. {turn}.  - {first}. {second}.  - O plano: [uma frase]. A realidade: {line}.
    screen  . {line}  . {outcome}  ~ {turn}  ~ [Dia e hora]
    title  . {line}  . Storytime: {line}  . {line} (a história completa)  ~ {line} | [lugar ou ano]
    caption  . {line}.  . {line}. E aí: [o que aconteceu depois].  . {line}. {turn}.  ? {line}. Já aconteceu algo assim com você?  ~ [Dia e hora]. {line}.  - {first}. {second}.
    body  . Tudo começou com [a primeira coisa que aconteceu].  . Como terminou: {outcome}.  . {turn}.  ~ “[O que alguém disse, palavra por palavra]”  - O que eu pensei: [uma frase]. O que eu disse: [uma frase].
    post  . {line}.  . {line}.¶¶E aí: [o que aconteceu depois].  . {line}.¶¶Como terminou: {outcome}.  ? {line}.¶¶Já aconteceu algo assim com você?  ~ [Dia e hora].¶¶{line}.  - {first}.¶¶{second}.¶¶{third}.  - O plano: [uma frase].¶¶A realidade: {line}.
    reply  ? Já aconteceu algo assim com você?  ? O que você teria feito?
    cta  . {action}.  . Conta a sua nos comentários.
  `),
  'hard-time': parseKindFrames(`
    hook  . {line}.  . {line}. {turn}.  ~ {line}. [O que você quer dizer hoje, com as suas palavras].
    screen  . {line}  ~ [Um nome ou uma data]
    title  . {line}  . {first}  ~ {line} | [mês e ano]
    caption  . {line}.  . {line}. {turn}.  ~ {line}. [Um detalhe verdadeiro].
    body  . {turn}.  . [O que você gostaria que soubessem, em uma frase].  ~ [Algo que você quer lembrar].
    post  . {line}.  . {line}.¶¶{turn}.  ~ {line}.¶¶[Um detalhe verdadeiro, como você contaria a um amigo].  - {first}.¶¶{second}.¶¶{third}.
  `),
}
