import type { Bank } from './frame'

/** Portuguese of Brazil. Nothing agrees with the visitor's words. */
export const portuguese: Bank = {
  neutral: {
    hook: {
      statement: [
        '{line}.',
        '{line}. [O que você diria em seguida].',
        '{line}. {outcome}.',
        'Para {audience}: {line}.',
      ],
      question: ['[A pergunta que mais te fazem]? {line}.'],
      scene: ['[Onde você estava e a que horas]. {line}.', '{last}.', '{line}. {turn}.'],
      list: ['{first}. {second}.', '{line}. [Um dado]. [Outro dado].'],
    },
    screen: {
      statement: ['{line}', '{first}', '{outcome}'],
      question: ['[A pergunta que este vídeo responde]?'],
      scene: ['{turn}', '[Lugar e data]'],
      list: ['[Quem], [onde], [quando]'],
    },
    title: {
      statement: ['{line}', '{first}', '{line} ({outcome})'],
      question: ['{line}: [o que as pessoas perguntam]?'],
      scene: ['{line} ([lugar ou ano])', '{line} ({turn})'],
      list: [
        '{line}: [primeira parte], [segunda parte], [terceira parte]',
        '{line} | [nome do seu canal ou quadro]',
      ],
    },
    caption: {
      statement: [
        '{line}.',
        '{line}. [O que você diria em seguida].',
        '{line}. {outcome}.',
        'Para {audience}: {line}.',
      ],
      question: ['[A pergunta que mais te fazem]? {line}.'],
      scene: ['[Lugar e data]. {line}.', '{line}. {turn}.', '{last}.'],
      list: ['{first}. {second}.', '{line}. Em três palavras: [uma], [duas], [três].'],
    },
    body: {
      statement: [
        '{outcome}.',
        '{turn}.',
        '{second}.',
        'Tudo começou com [o quê e quando].',
        'Hoje: [como está, em uma frase].',
      ],
      question: ['[A pergunta que mais te fazem]? [Sua resposta, em uma frase].'],
      scene: ['[O que dava pra ver ou ouvir, em uma frase].'],
      list: ['Primeiro: [uma frase]. Depois: [uma frase].'],
    },
    post: {
      statement: [
        '{line}.',
        '{line}.\n\n{outcome}.',
        '{line}.\n\n{action}.',
        '{line}.\n\n[O que você diria em seguida].',
      ],
      question: ['{line}.\n\n[O que você gostaria de perguntar]?'],
      scene: ['{line}.\n\n{turn}.', '{line}.\n\n“[O que alguém disse, palavra por palavra]”.'],
      list: ['{first}.\n\n{second}.\n\n{third}.', '{line}.\n\n1. [primeiro]\n2. [segundo]\n3. [terceiro]'],
    },
    reply: {
      question: [
        'Qual parte ficou com você?',
        'O que você perguntaria?',
        'Em quem você pensou lendo isso?',
        'O que você acrescentaria em uma frase?',
      ],
    },
    cta: {
      statement: ['{action}.', 'Mais informações: [onde].', 'Manda pra quem precisa ver.'],
      question: ['Quer acrescentar algo? Conta nos comentários.'],
      list: ['[Data], [lugar], [com quem falar].'],
    },
  },
  subject: {
    hook: {
      statement: [
        '{line}, mas [a virada, em quatro palavras].',
        '{line}. O que ninguém te conta: [uma frase].',
        '{line} para {audience}.',
        '{line}. {outcome}.',
      ],
      question: ['{line}: por onde começar?', '{line}: [uma pergunta com duas respostas]?'],
      scene: ['{line}. Expectativa: [o quê]. Realidade: [o quê].', '{line}. {turn}.', '{line}, dia [qual].'],
      list: [
        '{line} em três palavras: [uma], [duas], [três].',
        '{line}. Green flag: [o quê]. Red flag: [o quê].',
      ],
    },
    screen: {
      statement: ['{line}, mas [a virada]', 'POV: {line}', '{line}', '{line}, parte [qual]'],
      question: ['{line}: por onde começar?', 'Por onde começar?'],
      scene: ['{line}, dia [qual]', 'Expectativa x realidade'],
      list: ['{line}: [uma], [duas], [três]'],
    },
    title: {
      statement: [
        '{line}, mas [a virada, em quatro palavras]',
        '{line}',
        '{line}: {outcome}',
        '{line} para {audience}',
      ],
      question: ['{line}: por onde começar?', '{line}: [o que as pessoas pesquisam]?'],
      scene: ['{line}: expectativa x realidade', '{line}: {turn}'],
      list: ['{line} em [quantos] minutos', '{line}: [quantas] coisas pra saber antes'],
    },
    caption: {
      statement: [
        '{line}, mas [a virada, em quatro palavras].',
        '{line}: nota [nota].',
        '{line}. {outcome}.',
        'Para {audience}: {line}.',
      ],
      question: ['{line}: por onde começar?', '{line}: [uma pergunta com duas respostas]?'],
      scene: ['{line}. Expectativa: [o quê]. Realidade: [o quê].', '{line}. {turn}.'],
      list: [
        '{line} em três palavras: [uma], [duas], [três].',
        '{line}: [uma coisa], [outra] e sempre [a terceira].',
      ],
    },
    body: {
      statement: [
        'A única regra: [a regra].',
        '{outcome}.',
        '{turn}.',
        'Se você está começando, comece por [uma coisa].',
      ],
      question: [
        'Quanto tempo leva? [Quanto, de onde até onde].',
        'Quanto custa? [O preço, e o que inclui].',
      ],
      scene: ['[Como é de perto, em uma frase].'],
      list: ['Expectativa: [o quê]. Realidade: [o quê].', 'Antes: [uma frase]. Agora: [uma frase].'],
    },
    post: {
      statement: [
        '{line}, mas [a virada, em quatro palavras].',
        '{line}.\n\n{outcome}.',
        '{line}.\n\nOnde quase todo mundo erra no começo: [uma frase].',
      ],
      question: ['{line}: por onde começar?', '{line}: [isto] ou [aquilo]?'],
      scene: ['{line}.\n\nExpectativa: [o quê].\nRealidade: [o quê].', '{line}.\n\n{turn}.'],
      list: [
        '{line}:\n\n1. [primeiro]\n2. [segundo]\n3. [terceiro]',
        '{line}.\n\nGreen flag: [o quê].\nRed flag: [o quê].',
      ],
    },
    reply: {
      question: [
        '{line}: por onde começar?',
        'O que você diria pra quem está começando?',
        'O que você repara primeiro?',
        'Pra quem você mostraria?',
      ],
    },
    cta: {
      statement: [
        '{action}.',
        'Salva pra quando precisar.',
        'Manda pra aquela pessoa.',
        'Me mostra o seu nos comentários.',
      ],
      question: ['O próximo: [isto] ou [aquilo]? Você escolhe.'],
    },
  },
  opinion: {
    hook: {
      statement: [
        'Opinião impopular: {line}.',
        '{line}. Pronto, falei.',
        '{line}. E não aceito críticas.',
        '{line}. Me convença do contrário.',
        '{line}. {turn}.',
      ],
      question: [
        'Concorda ou discorda? {line}.',
        'De 0 a 10, o quanto você concorda? {line}.',
        'Só eu penso assim? {line}.',
      ],
      scene: ['Alguém na mesa diz: “{line}”. Você concorda ou levanta?', '“{line}”. Discutam.'],
      list: [
        '{line}. Primeiro motivo: [seu melhor motivo].',
        '{line}. O que me faria mudar de ideia: [uma coisa].',
      ],
    },
    screen: {
      statement: ['{line}', 'Opinião impopular', 'Pronto, falei', 'Me convença do contrário'],
      question: ['Concorda ou discorda?', 'Só eu?'],
      scene: ['“{line}”'],
      list: ['Concordo: 1. Discordo: 2'],
    },
    title: {
      statement: ['Opinião impopular: {line}', '{line}', '{line}. Me convença do contrário'],
      question: ['{line}: concorda ou discorda?', 'Só eu penso assim? {line}'],
      scene: ['“{line}”'],
      list: ['{line}: meus [número] motivos', '{line}: prós e contras'],
    },
    caption: {
      statement: [
        '{line}. Pronto, falei.',
        'Opinião impopular: {line}.',
        '{line}. E não aceito críticas.',
        '{line}.',
      ],
      question: ['{line}. Concorda ou discorda?', 'Só eu penso assim? {line}.'],
      scene: ['“{line}”. Discutam.', 'Pra estampar numa caneca: “{line}”.'],
      list: ['Concordo: 1. Discordo: 2. {line}.', '{line}. Primeiro motivo: [seu melhor motivo].'],
    },
    body: {
      statement: [
        'Meu melhor motivo: [uma frase].',
        '{turn}.',
        '{outcome}.',
        'A única exceção: [quando você diria o contrário].',
      ],
      question: ['Qual o melhor argumento contra?', 'O que te faria mudar de ideia?'],
      scene: ['Da última vez que falei isso em voz alta: [o que responderam].'],
      list: ['A favor: [o melhor motivo]. Contra: [a melhor objeção].'],
    },
    post: {
      statement: [
        'Opinião impopular:\n\n{line}.',
        '{line}.\n\nPronto, falei.',
        '{line}.\n\nE não aceito críticas.',
        '{line}.\n\nMeu melhor motivo: [uma frase].',
        '{line}.\n\n{turn}.',
      ],
      question: ['{line}.\n\nConcorda ou discorda?', '{line}.\n\nQual o melhor argumento contra?'],
      scene: ['“{line}”.\n\nDiscutam.', 'Pra estampar numa caneca:\n\n“{line}”.'],
      list: [
        '{line}.\n\n1. [Seu melhor motivo]\n2. [O segundo]',
        'O que todo mundo diz: [o de sempre].\n\nO que eu digo: {line}.',
      ],
    },
    reply: {
      question: [
        'Concorda ou discorda, e por quê?',
        'Qual o melhor argumento contra?',
        'Você sempre pensou assim?',
        'Qual seria a exceção?',
      ],
    },
    cta: {
      statement: ['{action}.', 'Comenta 1 se concorda e 2 se discorda.', 'Manda pra quem discordaria.'],
      question: ['De que lado você está? Comenta aí.'],
    },
  },
  question: {
    hook: {
      statement: ['Responde antes de mim. {line}?', '{line}? Minha resposta: [sua resposta, em uma frase].'],
      question: ['{line}?', 'Pergunta séria: {line}?', 'Para {audience}: {line}?'],
      scene: ['“{line}?” [Quem te perguntou, e onde].', '{turn}. {line}?'],
      list: ['{line}? [Uma resposta] ou [a outra]?', '{line}? A resposta curta: [três palavras].'],
    },
    screen: {
      statement: ['A resposta curta: [duas palavras]'],
      question: ['{line}?', 'E você?'],
      scene: ['[Quem perguntou, e onde]'],
      list: ['A: [uma resposta]  B: [a outra]'],
    },
    title: {
      statement: ['{line}? [Sua resposta, em cinco palavras]', '{line}? Perguntei pra [quantas] pessoas'],
      question: ['{line}?', '{line}? (para {audience})'],
      scene: ['{line}? A pergunta que recebo de [quem]'],
      list: ['{line}? [Uma resposta], [outra] ou [a terceira]'],
    },
    caption: {
      statement: ['{line}? Uma palavra já basta.', '{line}? Minha resposta: [três palavras].'],
      question: ['{line}?', '{line}? Conta nos comentários.', '{line}? Só respostas erradas.'],
      scene: ['[Onde você estava quando surgiu o assunto]. {line}?'],
      list: ['{line}? A: [uma resposta]. B: [a outra].'],
    },
    body: {
      statement: [
        'Minha resposta: [em uma frase].',
        'O que mais me respondem: [essa resposta].',
        '{outcome}.',
      ],
      question: ['Quem responderia o contrário?'],
      scene: ['[Quem] me perguntou, e eu disse [o quê].', '{turn}.'],
      list: ['A: [uma resposta]. B: [a outra]. Comenta a letra.'],
    },
    post: {
      statement: ['{line}?\n\nMinha resposta: [em uma frase].', '{line}?\n\nUma palavra já basta.'],
      question: ['{line}?', '{line}?\n\nSó respostas sinceras.', '{line}?\n\nSó respostas erradas.'],
      scene: ['[Quem] me perguntou hoje:\n\n“{line}?”', '{turn}.\n\n{line}?'],
      list: ['{line}?\n\nA: [uma resposta]\nB: [a outra]'],
    },
    reply: {
      question: [
        '{line}?',
        'Quem responderia o contrário?',
        'Qual foi sua primeira resposta?',
        'O que sua mãe diria?',
      ],
    },
    cta: {
      statement: [
        '{action}.',
        'Responde antes de ler os comentários.',
        'Manda pra quem responderia diferente.',
      ],
      question: ['Na dúvida? Escreve a primeira coisa que pensou.'],
    },
  },
  comparison: {
    hook: {
      statement: ['{line}. Você escolhe.', '{line}. Quem ganha: [qual, e em quê].', '{line}. {outcome}.'],
      question: [
        'Só dá pra ficar com uma opção. {a} ou {b}?',
        'Você tem cinco segundos. {a} ou {b}?',
        '{line}. De que lado você está?',
      ],
      scene: ['Na esquerda: {a}. Na direita: {b}.', '{line}. {turn}.'],
      list: ['{a}: [três palavras]. {b}: [três palavras].', '{line}. [Preço], [tempo], [resultado].'],
    },
    screen: {
      statement: ['{a} x {b}', '{line}', 'Ganhou: [qual]'],
      question: ['{a} ou {b}?', 'Esquerda ou direita?'],
      scene: ['Round 1: [o quê]', '{turn}'],
      list: ['A: {a}  B: {b}'],
    },
    title: {
      statement: ['{a} x {b}', '{line}', '{a} x {b}: {outcome}', '{line}: [qual ganha, e em quê]'],
      question: ['{a} ou {b}?', '{a} ou {b}? Depende de [quê]'],
      scene: ['{a} x {b} depois de [quanto tempo]', '{line} ({turn})'],
      list: ['{a} x {b}: [preço], [tempo], [resultado]'],
    },
    caption: {
      statement: ['{line}. Você escolhe.', '{line}. Eu já sei o meu lado: [qual].', '{line}. {outcome}.'],
      question: ['{a} ou {b}?', 'Só dá pra ficar com uma opção. {a} ou {b}?'],
      scene: ['Primeiro {a}, depois {b}.', '{line}. {turn}.'],
      list: ['A: {a}. B: {b}. Uma letra já basta.', '{a}: [três palavras]. {b}: [três palavras].'],
    },
    body: {
      statement: ['Minha escolha: [qual e por quê].', 'A diferença aparece em [quê].', '{outcome}.'],
      question: ['O que decide pra você?'],
      scene: ['{turn}.', 'Repara em [quê] nas duas opções.'],
      list: ['A: {a}. B: {b}.', 'Preço: [os dois]. Tempo: [os dois]. Resultado: [qual ganha].'],
    },
    post: {
      statement: ['{line}.\n\nA diferença aparece em [quê].', '{line}.\n\nMinha escolha: [qual e por quê].'],
      question: [
        '{a} ou {b}?',
        '{line}.\n\nDe que lado você está?',
        'Só dá pra ficar com uma opção.\n\n{a} ou {b}?',
      ],
      scene: ['{line}.\n\n{turn}.', 'Primeiro {a}.\nDepois {b}.\n\n[O que você notou, em uma frase].'],
      list: ['A: {a}\nB: {b}\n\nUma letra já basta.', '{a}: [três palavras].\n{b}: [três palavras].'],
    },
    reply: {
      question: [
        '{a} ou {b}?',
        'O que te faria trocar de lado?',
        'Com qual você começou?',
        'Sem qual você viveria?',
      ],
    },
    cta: {
      statement: ['{action}.', 'Escolhe e comenta.', 'Manda pra quem escolheria o outro lado.'],
      question: ['A ou B? Uma letra já basta.'],
    },
  },
  announcement: {
    hook: {
      statement: [
        'Novidade: {line}.',
        'Agora é oficial: {line}.',
        '{line}.',
        'Espalha a notícia: {line}.',
        '{line}. {action}.',
      ],
      question: ['Já ficou sabendo? {line}.', 'Adivinha? {line}.'],
      scene: ['Atenção, [cidade, bairro ou comunidade]: {line}.', '{line}. {turn}.'],
      list: ['A novidade: {line}. O próximo passo: [o quê e quando].', '{first}. {second}. {third}.'],
    },
    screen: {
      statement: ['{line}', 'Agora é oficial', '{action}', 'Anota aí: [data]'],
      question: ['Já ficou sabendo?'],
      scene: ['Espalha a notícia'],
      list: ['[O quê] | [onde] | [quando]'],
    },
    title: {
      statement: ['{line}', 'Agora é oficial: {line}', 'Novidade: {line}', '{line} | [seu nome ou marca]'],
      question: ['Já ficou sabendo? {line}'],
      scene: ['{line} | [mês e ano]'],
      list: ['{line} (todos os detalhes)'],
    },
    caption: {
      statement: ['Agora é oficial: {line}.', '{line}.', 'Novidade: {line}.', '{line}. {action}.'],
      question: ['Já ficou sabendo? {line}.'],
      scene: ['Atenção, [cidade, bairro ou comunidade]: {line}.', '{line}. {turn}.'],
      list: ['{line}. Anota aí: [data, lugar ou link].', '{first}. {second}.'],
    },
    body: {
      statement: [
        '{action}.',
        '{outcome}.',
        'A história por trás: [uma frase].',
        'Meu agradecimento a [nome], por [o que fez].',
      ],
      question: ['O que você quer saber? Pergunta nos comentários.'],
      scene: ['{turn}.'],
      list: ['Quando: [data]. Onde: [lugar]. Mais informações: [link].'],
    },
    post: {
      statement: [
        'Agora é oficial:\n\n{line}.',
        '{line}.',
        '{line}.\n\n{action}.',
        'Espalha a notícia:\n\n{line}.',
        '{line}.\n\nA história por trás: [uma frase].',
      ],
      question: ['Já ficou sabendo?\n\n{line}.', '{line}.\n\nO que você quer saber?'],
      scene: ['Atenção, [cidade, bairro ou comunidade]:\n\n{line}.', '{line}.\n\n{turn}.'],
      list: ['{line}.\n\nQuando: [data]\nOnde: [lugar]\nMais: [link]', '{first}.\n\n{second}.\n\n{third}.'],
    },
    reply: {
      question: [
        'O que você quer saber primeiro?',
        'Pra quem você vai contar?',
        'O que você quer ver primeiro?',
        'Quem precisa saber disso?',
      ],
    },
    cta: {
      statement: [
        '{action}.',
        'Todos os detalhes: [link].',
        'Manda pra quem precisa saber.',
        'Deixa sua pergunta nos comentários.',
      ],
    },
  },
  story: {
    hook: {
      statement: [
        'Storytime: {line}.',
        '{line}.',
        'História real: {line}.',
        '{line}. {turn}.',
        '{line}. Como terminou: {outcome}.',
      ],
      question: ['Por onde eu começo? {line}.', 'Já aconteceu com você? {line}.'],
      scene: ['[Dia e hora]. {line}.', '{line}. A primeira coisa que ouvi: “[o que alguém disse]”.'],
      list: ['{first}. {second}. {third}.', 'O que eu esperava: [uma frase]. O que aconteceu: {line}.'],
    },
    screen: {
      statement: ['{line}', 'Storytime', '{turn}', '{outcome}'],
      question: ['Por onde eu começo?'],
      scene: ['[Dia e hora]', '“[O que alguém disse]”'],
      list: ['{first} → {last}', 'Como começou → como terminou'],
    },
    title: {
      statement: ['{line}', 'Storytime: {line}', 'História real: {line}', '{line} (a história completa)'],
      question: ['Por onde eu começo? {line}'],
      scene: ['{line} | [lugar e ano]'],
      list: ['{line}: o que aconteceu e o que aprendi', '{first}. {last}'],
    },
    caption: {
      statement: ['Storytime: {line}.', '{line}.', '{line}. {turn}.', 'No episódio de hoje: {line}.'],
      question: ['Por onde eu começo? {line}.', '{line}. Já aconteceu com você?'],
      scene: ['[Dia e hora]. {line}.', '{line}. “[O que alguém disse depois]”.'],
      list: ['{first}. {second}.', '{line}. Em três palavras: [três palavras].'],
    },
    body: {
      statement: [
        'Tudo começou com [a primeira coisa que aconteceu].',
        'Como terminou: {outcome}.',
        'E aí: {turn}.',
      ],
      question: ['Já passou por algo assim? Conta nos comentários.'],
      scene: ['O que foi dito, palavra por palavra: “[uma frase]”.', 'Comigo naquela hora: [quem].'],
      list: ['O que pensei: [uma frase]. O que falei: [uma frase].', '{second}. {third}.'],
    },
    post: {
      statement: [
        '{line}.',
        'Storytime:\n\n{line}.',
        '{line}.\n\n{turn}.',
        '{line}.\n\nComo terminou: {outcome}.',
      ],
      question: ['{line}.\n\nJá aconteceu com você?', 'Por onde eu começo?\n\n{line}.'],
      scene: ['[Dia e hora].\n\n{line}.', '{line}.\n\n“[O que alguém disse depois]”.'],
      list: [
        '{first}.\n\n{second}.\n\n{third}.',
        'O que eu esperava: [uma frase].\n\nO que aconteceu: {line}.',
      ],
    },
    reply: {
      question: [
        'Já passou por algo assim?',
        'O que você teria feito?',
        'O que você diria pra quem está passando por isso?',
        'Quem tem uma história parecida?',
      ],
    },
    cta: {
      statement: ['{action}.', 'Me conta a sua nos comentários.', 'Manda pra quem estava lá.'],
      question: ['Quer a parte 2?'],
    },
  },
  'hard-time': {
    hook: {
      statement: ['{line}.', '{line}. {turn}.'],
      scene: ['{line}. [O que você quer dizer hoje, com as suas palavras].'],
    },
    screen: { statement: ['{line}'], scene: ['[Um nome ou uma data]'] },
    title: { statement: ['{line}', '{first}'], scene: ['{line} | [mês e ano]'] },
    caption: {
      statement: ['{line}.', '{line}. {turn}.'],
      scene: ['{line}. [Um detalhe verdadeiro].', '[Data]. {line}.'],
    },
    body: {
      statement: ['{turn}.', '[O que você gostaria que soubessem, em uma frase].'],
      scene: ['[Algo que você quer lembrar].'],
    },
    post: {
      statement: ['{line}.', '{line}.\n\n{turn}.'],
      scene: ['{line}.\n\n[Um detalhe verdadeiro, como você contaria a um amigo].'],
      list: ['{first}.\n\n{second}.\n\n{third}.'],
    },
  },
}
