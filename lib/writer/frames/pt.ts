import type { Bank } from './frame'
import { kindFrames } from './kind-frames'

export const portuguese: Bank = {
  neutral: kindFrames(`
    hook
    . {line}.
    . {line}. [O que você diria em seguida].
    . {line}. {outcome}.
    . Para {audience}: {line}.
    ? [A pergunta que mais te fazem]? {line}.
    ~ [Onde você estava e a que horas]. {line}.
    ~ {last}.
    ~ {line}. {turn}.
    - {first}. {second}.
    - {line}. [Um dado]. [Outro dado].
    screen
    . {line}
    . {first}
    . {outcome}
    ? [A pergunta que este vídeo responde]?
    ~ {turn}
    ~ [Lugar e data]
    - [Quem], [onde], [quando]
    title
    . {line}
    . {first}
    . {line} ({outcome})
    ? {line}: [o que as pessoas perguntam]?
    ~ {line} ([lugar ou ano])
    ~ {line} ({turn})
    - {line}: [primeira parte], [segunda parte], [terceira parte]
    - {line} | [nome do seu canal ou quadro]
    caption
    . {line}.
    . {line}. [O que você diria em seguida].
    . {line}. {outcome}.
    . Para {audience}: {line}.
    ? [A pergunta que mais te fazem]? {line}.
    ~ [Lugar e data]. {line}.
    ~ {line}. {turn}.
    ~ {last}.
    - {first}. {second}.
    - {line}. Em três palavras: [uma], [duas], [três].
    body
    . {outcome}.
    . {turn}.
    . {second}.
    . Tudo começou com [o quê e quando].
    . Hoje: [como está, em uma frase].
    ? [A pergunta que mais te fazem]? [Sua resposta, em uma frase].
    ~ [O que dava pra ver ou ouvir, em uma frase].
    - Primeiro: [uma frase]. Depois: [uma frase].
    post
    . {line}.
    . {line}.¶¶{outcome}.
    . {line}.¶¶{action}.
    . {line}.¶¶[O que você diria em seguida].
    ? {line}.¶¶[O que você gostaria de perguntar]?
    ~ {line}.¶¶{turn}.
    ~ {line}.¶¶“[O que alguém disse, palavra por palavra]”.
    - {first}.¶¶{second}.¶¶{third}.
    - {line}.¶¶1. [primeiro]¶2. [segundo]¶3. [terceiro]
    reply
    ? Qual parte ficou com você?
    ? O que você perguntaria?
    ? Em quem você pensou lendo isso?
    ? O que você acrescentaria em uma frase?
    cta
    . {action}.
    . Mais informações: [onde].
    . Manda pra quem precisa ver.
    ? Quer acrescentar algo? Conta nos comentários.
    - [Data], [lugar], [com quem falar].
  `),
  subject: kindFrames(`
    hook
    . {line}, mas [a virada, em quatro palavras].
    . {line}. O que ninguém te conta: [uma frase].
    . {line} para {audience}.
    . {line}. {outcome}.
    ? {line}: por onde começar?
    ? {line}: [uma pergunta com duas respostas]?
    ~ {line}. Expectativa: [o quê]. Realidade: [o quê].
    ~ {line}. {turn}.
    ~ {line}, dia [qual].
    - {line} em três palavras: [uma], [duas], [três].
    - {line}. Green flag: [o quê]. Red flag: [o quê].
    screen
    . {line}, mas [a virada]
    . POV: {line}
    . {line}
    . {line}, parte [qual]
    ? {line}: por onde começar?
    ? Por onde começar?
    ~ {line}, dia [qual]
    ~ Expectativa x realidade
    - {line}: [uma], [duas], [três]
    title
    . {line}, mas [a virada, em quatro palavras]
    . {line}
    . {line}: {outcome}
    . {line} para {audience}
    ? {line}: por onde começar?
    ? {line}: [o que as pessoas pesquisam]?
    ~ {line}: expectativa x realidade
    ~ {line}: {turn}
    - {line} em [quantos] minutos
    - {line}: [quantas] coisas pra saber antes
    caption
    . {line}, mas [a virada, em quatro palavras].
    . {line}: nota [nota].
    . {line}. {outcome}.
    . Para {audience}: {line}.
    ? {line}: por onde começar?
    ? {line}: [uma pergunta com duas respostas]?
    ~ {line}. Expectativa: [o quê]. Realidade: [o quê].
    ~ {line}. {turn}.
    - {line} em três palavras: [uma], [duas], [três].
    - {line}: [uma coisa], [outra] e sempre [a terceira].
    body
    . A única regra: [a regra].
    . {outcome}.
    . {turn}.
    . Se você está começando, comece por [uma coisa].
    ? Quanto tempo leva? [Quanto, de onde até onde].
    ? Quanto custa? [O preço, e o que inclui].
    ~ [Como é de perto, em uma frase].
    - Expectativa: [o quê]. Realidade: [o quê].
    - Antes: [uma frase]. Agora: [uma frase].
    post
    . {line}, mas [a virada, em quatro palavras].
    . {line}.¶¶{outcome}.
    . {line}.¶¶Onde quase todo mundo erra no começo: [uma frase].
    ? {line}: por onde começar?
    ? {line}: [isto] ou [aquilo]?
    ~ {line}.¶¶Expectativa: [o quê].¶Realidade: [o quê].
    ~ {line}.¶¶{turn}.
    - {line}:¶¶1. [primeiro]¶2. [segundo]¶3. [terceiro]
    - {line}.¶¶Green flag: [o quê].¶Red flag: [o quê].
    reply
    ? {line}: por onde começar?
    ? O que você diria pra quem está começando?
    ? O que você repara primeiro?
    ? Pra quem você mostraria?
    cta
    . {action}.
    . Salva pra quando precisar.
    . Manda pra aquela pessoa.
    . Me mostra o seu nos comentários.
    ? O próximo: [isto] ou [aquilo]? Você escolhe.
  `),
  opinion: kindFrames(`
    hook
    . Opinião impopular: {line}.
    . {line}. Pronto, falei.
    . {line}. E não aceito críticas.
    . {line}. Me convença do contrário.
    . {line}. {turn}.
    ? Concorda ou discorda? {line}.
    ? De 0 a 10, o quanto você concorda? {line}.
    ? Só eu penso assim? {line}.
    ~ Alguém na mesa diz: “{line}”. Você concorda ou levanta?
    ~ “{line}”. Discutam.
    - {line}. Primeiro motivo: [seu melhor motivo].
    - {line}. O que me faria mudar de ideia: [uma coisa].
    screen
    . {line}
    . Opinião impopular
    . Pronto, falei
    . Me convença do contrário
    ? Concorda ou discorda?
    ? Só eu?
    ~ “{line}”
    - Concordo: 1. Discordo: 2
    title
    . Opinião impopular: {line}
    . {line}
    . {line}. Me convença do contrário
    ? {line}: concorda ou discorda?
    ? Só eu penso assim? {line}
    ~ “{line}”
    - {line}: meus [número] motivos
    - {line}: prós e contras
    caption
    . {line}. Pronto, falei.
    . Opinião impopular: {line}.
    . {line}. E não aceito críticas.
    . {line}.
    ? {line}. Concorda ou discorda?
    ? Só eu penso assim? {line}.
    ~ “{line}”. Discutam.
    ~ Pra estampar numa caneca: “{line}”.
    - Concordo: 1. Discordo: 2. {line}.
    - {line}. Primeiro motivo: [seu melhor motivo].
    body
    . Meu melhor motivo: [uma frase].
    . {turn}.
    . {outcome}.
    . A única exceção: [quando você diria o contrário].
    ? Qual o melhor argumento contra?
    ? O que te faria mudar de ideia?
    ~ Da última vez que falei isso em voz alta: [o que responderam].
    - A favor: [o melhor motivo]. Contra: [a melhor objeção].
    post
    . Opinião impopular:¶¶{line}.
    . {line}.¶¶Pronto, falei.
    . {line}.¶¶E não aceito críticas.
    . {line}.¶¶Meu melhor motivo: [uma frase].
    . {line}.¶¶{turn}.
    ? {line}.¶¶Concorda ou discorda?
    ? {line}.¶¶Qual o melhor argumento contra?
    ~ “{line}”.¶¶Discutam.
    ~ Pra estampar numa caneca:¶¶“{line}”.
    - {line}.¶¶1. [Seu melhor motivo]¶2. [O segundo]
    - O que todo mundo diz: [o de sempre].¶¶O que eu digo: {line}.
    reply
    ? Concorda ou discorda, e por quê?
    ? Qual o melhor argumento contra?
    ? Você sempre pensou assim?
    ? Qual seria a exceção?
    cta
    . {action}.
    . Comenta 1 se concorda e 2 se discorda.
    . Manda pra quem discordaria.
    ? De que lado você está? Comenta aí.
  `),
  question: kindFrames(`
    hook
    . Responde antes de mim. {line}?
    . {line}? Minha resposta: [sua resposta, em uma frase].
    ? {line}?
    ? Pergunta séria: {line}?
    ? Para {audience}: {line}?
    ~ “{line}?” [Quem te perguntou, e onde].
    ~ {turn}. {line}?
    - {line}? [Uma resposta] ou [a outra]?
    - {line}? A resposta curta: [três palavras].
    screen
    . A resposta curta: [duas palavras]
    ? {line}?
    ? E você?
    ~ [Quem perguntou, e onde]
    - A: [uma resposta]  B: [a outra]
    title
    . {line}? [Sua resposta, em cinco palavras]
    . {line}? Perguntei pra [quantas] pessoas
    ? {line}?
    ? {line}? (para {audience})
    ~ {line}? A pergunta que recebo de [quem]
    - {line}? [Uma resposta], [outra] ou [a terceira]
    caption
    . {line}? Uma palavra já basta.
    . {line}? Minha resposta: [três palavras].
    ? {line}?
    ? {line}? Conta nos comentários.
    ? {line}? Só respostas erradas.
    ~ [Onde você estava quando surgiu o assunto]. {line}?
    - {line}? A: [uma resposta]. B: [a outra].
    body
    . Minha resposta: [em uma frase].
    . O que mais me respondem: [essa resposta].
    . {outcome}.
    ? Quem responderia o contrário?
    ~ [Quem] me perguntou, e eu disse [o quê].
    ~ {turn}.
    - A: [uma resposta]. B: [a outra]. Comenta a letra.
    post
    . {line}?¶¶Minha resposta: [em uma frase].
    . {line}?¶¶Uma palavra já basta.
    ? {line}?
    ? {line}?¶¶Só respostas sinceras.
    ? {line}?¶¶Só respostas erradas.
    ~ [Quem] me perguntou hoje:¶¶“{line}?”
    ~ {turn}.¶¶{line}?
    - {line}?¶¶A: [uma resposta]¶B: [a outra]
    reply
    ? {line}?
    ? Quem responderia o contrário?
    ? Qual foi sua primeira resposta?
    ? O que sua mãe diria?
    cta
    . {action}.
    . Responde antes de ler os comentários.
    . Manda pra quem responderia diferente.
    ? Na dúvida? Escreve a primeira coisa que pensou.
  `),
  comparison: kindFrames(`
    hook
    . {line}. Você escolhe.
    . {line}. Quem ganha: [qual, e em quê].
    . {line}. {outcome}.
    ? Só dá pra ficar com uma opção. {a} ou {b}?
    ? Você tem cinco segundos. {a} ou {b}?
    ? {line}. De que lado você está?
    ~ Na esquerda: {a}. Na direita: {b}.
    ~ {line}. {turn}.
    - {a}: [três palavras]. {b}: [três palavras].
    - {line}. [Preço], [tempo], [resultado].
    screen
    . {a} x {b}
    . {line}
    . Ganhou: [qual]
    ? {a} ou {b}?
    ? Esquerda ou direita?
    ~ Round 1: [o quê]
    ~ {turn}
    - A: {a}  B: {b}
    title
    . {a} x {b}
    . {line}
    . {a} x {b}: {outcome}
    . {line}: [qual ganha, e em quê]
    ? {a} ou {b}?
    ? {a} ou {b}? Depende de [quê]
    ~ {a} x {b} depois de [quanto tempo]
    ~ {line} ({turn})
    - {a} x {b}: [preço], [tempo], [resultado]
    caption
    . {line}. Você escolhe.
    . {line}. Eu já sei o meu lado: [qual].
    . {line}. {outcome}.
    ? {a} ou {b}?
    ? Só dá pra ficar com uma opção. {a} ou {b}?
    ~ Primeiro {a}, depois {b}.
    ~ {line}. {turn}.
    - A: {a}. B: {b}. Uma letra já basta.
    - {a}: [três palavras]. {b}: [três palavras].
    body
    . Minha escolha: [qual e por quê].
    . A diferença aparece em [quê].
    . {outcome}.
    ? O que decide pra você?
    ~ {turn}.
    ~ Repara em [quê] nas duas opções.
    - A: {a}. B: {b}.
    - Preço: [os dois]. Tempo: [os dois]. Resultado: [qual ganha].
    post
    . {line}.¶¶A diferença aparece em [quê].
    . {line}.¶¶Minha escolha: [qual e por quê].
    ? {a} ou {b}?
    ? {line}.¶¶De que lado você está?
    ? Só dá pra ficar com uma opção.¶¶{a} ou {b}?
    ~ {line}.¶¶{turn}.
    ~ Primeiro {a}.¶Depois {b}.¶¶[O que você notou, em uma frase].
    - A: {a}¶B: {b}¶¶Uma letra já basta.
    - {a}: [três palavras].¶{b}: [três palavras].
    reply
    ? {a} ou {b}?
    ? O que te faria trocar de lado?
    ? Com qual você começou?
    ? Sem qual você viveria?
    cta
    . {action}.
    . Escolhe e comenta.
    . Manda pra quem escolheria o outro lado.
    ? A ou B? Uma letra já basta.
  `),
  announcement: kindFrames(`
    hook
    . Novidade: {line}.
    . Agora é oficial: {line}.
    . {line}.
    . Espalha a notícia: {line}.
    . {line}. {action}.
    ? Já ficou sabendo? {line}.
    ? Adivinha? {line}.
    ~ Atenção, [cidade, bairro ou comunidade]: {line}.
    ~ {line}. {turn}.
    - A novidade: {line}. O próximo passo: [o quê e quando].
    - {first}. {second}. {third}.
    screen
    . {line}
    . Agora é oficial
    . {action}
    . Anota aí: [data]
    ? Já ficou sabendo?
    ~ Espalha a notícia
    - [O quê] | [onde] | [quando]
    title
    . {line}
    . Agora é oficial: {line}
    . Novidade: {line}
    . {line} | [seu nome ou marca]
    ? Já ficou sabendo? {line}
    ~ {line} | [mês e ano]
    - {line} (todos os detalhes)
    caption
    . Agora é oficial: {line}.
    . {line}.
    . Novidade: {line}.
    . {line}. {action}.
    ? Já ficou sabendo? {line}.
    ~ Atenção, [cidade, bairro ou comunidade]: {line}.
    ~ {line}. {turn}.
    - {line}. Anota aí: [data, lugar ou link].
    - {first}. {second}.
    body
    . {action}.
    . {outcome}.
    . A história por trás: [uma frase].
    . Meu agradecimento a [nome], por [o que fez].
    ? O que você quer saber? Pergunta nos comentários.
    ~ {turn}.
    - Quando: [data]. Onde: [lugar]. Mais informações: [link].
    post
    . Agora é oficial:¶¶{line}.
    . {line}.
    . {line}.¶¶{action}.
    . Espalha a notícia:¶¶{line}.
    . {line}.¶¶A história por trás: [uma frase].
    ? Já ficou sabendo?¶¶{line}.
    ? {line}.¶¶O que você quer saber?
    ~ Atenção, [cidade, bairro ou comunidade]:¶¶{line}.
    ~ {line}.¶¶{turn}.
    - {line}.¶¶Quando: [data]¶Onde: [lugar]¶Mais: [link]
    - {first}.¶¶{second}.¶¶{third}.
    reply
    ? O que você quer saber primeiro?
    ? Pra quem você vai contar?
    ? O que você quer ver primeiro?
    ? Quem precisa saber disso?
    cta
    . {action}.
    . Todos os detalhes: [link].
    . Manda pra quem precisa saber.
    . Deixa sua pergunta nos comentários.
  `),
  story: kindFrames(`
    hook
    . Storytime: {line}.
    . {line}.
    . História real: {line}.
    . {line}. {turn}.
    . {line}. Como terminou: {outcome}.
    ? Por onde eu começo? {line}.
    ? Já aconteceu com você? {line}.
    ~ [Dia e hora]. {line}.
    ~ {line}. A primeira coisa que ouvi: “[o que alguém disse]”.
    - {first}. {second}. {third}.
    - O que eu esperava: [uma frase]. O que aconteceu: {line}.
    screen
    . {line}
    . Storytime
    . {turn}
    . {outcome}
    ? Por onde eu começo?
    ~ [Dia e hora]
    ~ “[O que alguém disse]”
    - {first} → {last}
    - Como começou → como terminou
    title
    . {line}
    . Storytime: {line}
    . História real: {line}
    . {line} (a história completa)
    ? Por onde eu começo? {line}
    ~ {line} | [lugar e ano]
    - {line}: o que aconteceu e o que aprendi
    - {first}. {last}
    caption
    . Storytime: {line}.
    . {line}.
    . {line}. {turn}.
    . No episódio de hoje: {line}.
    ? Por onde eu começo? {line}.
    ? {line}. Já aconteceu com você?
    ~ [Dia e hora]. {line}.
    ~ {line}. “[O que alguém disse depois]”.
    - {first}. {second}.
    - {line}. Em três palavras: [três palavras].
    body
    . Tudo começou com [a primeira coisa que aconteceu].
    . Como terminou: {outcome}.
    . E aí: {turn}.
    ? Já passou por algo assim? Conta nos comentários.
    ~ O que foi dito, palavra por palavra: “[uma frase]”.
    ~ Comigo naquela hora: [quem].
    - O que pensei: [uma frase]. O que falei: [uma frase].
    - {second}. {third}.
    post
    . {line}.
    . Storytime:¶¶{line}.
    . {line}.¶¶{turn}.
    . {line}.¶¶Como terminou: {outcome}.
    ? {line}.¶¶Já aconteceu com você?
    ? Por onde eu começo?¶¶{line}.
    ~ [Dia e hora].¶¶{line}.
    ~ {line}.¶¶“[O que alguém disse depois]”.
    - {first}.¶¶{second}.¶¶{third}.
    - O que eu esperava: [uma frase].¶¶O que aconteceu: {line}.
    reply
    ? Já passou por algo assim?
    ? O que você teria feito?
    ? O que você diria pra quem está passando por isso?
    ? Quem tem uma história parecida?
    cta
    . {action}.
    . Me conta a sua nos comentários.
    . Manda pra quem estava lá.
    ? Quer a parte 2?
  `),
  'hard-time': kindFrames(`
    hook
    . {line}.
    . {line}. {turn}.
    ~ {line}. [O que você quer dizer hoje, com as suas palavras].
    screen
    . {line}
    ~ [Um nome ou uma data]
    title
    . {line}
    . {first}
    ~ {line} | [mês e ano]
    caption
    . {line}.
    . {line}. {turn}.
    ~ {line}. [Um detalhe verdadeiro].
    ~ [Data]. {line}.
    body
    . {turn}.
    . [O que você gostaria que soubessem, em uma frase].
    ~ [Algo que você quer lembrar].
    post
    . {line}.
    . {line}.¶¶{turn}.
    ~ {line}.¶¶[Um detalhe verdadeiro, como você contaria a um amigo].
    - {first}.¶¶{second}.¶¶{third}.
  `),
}
