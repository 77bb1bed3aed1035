import type { Bank } from './frame'

/** French. Nothing agrees with the visitor's words. */
export const french: Bank = {
  neutral: {
    hook: {
      statement: [
        '{line}.',
        '{line}. [Ce que tu dirais ensuite].',
        '{line}. {outcome}.',
        'Pour {audience} : {line}.',
      ],
      question: ['[La question qu’on te pose le plus] ? {line}.'],
      scene: ['[Où tu étais, à quelle heure]. {line}.', '{last}.', '{line}. {turn}.'],
      list: ['{first}. {second}.', '{line}. [Un fait]. [Un autre fait].'],
    },
    screen: {
      statement: ['{line}', '{first}', '{outcome}'],
      question: ['[La question à laquelle cette vidéo répond] ?'],
      scene: ['{turn}', '[Lieu et date]'],
      list: ['[Qui], [où], [quand]'],
    },
    title: {
      statement: ['{line}', '{first}', '{line} ({outcome})'],
      question: ['{line} : [ce que les gens demandent] ?'],
      scene: ['{line} ([lieu ou année])', '{line} ({turn})'],
      list: ['{line} : [première partie], [deuxième], [troisième]', '{line} | [nom de ta chaîne ou série]'],
    },
    caption: {
      statement: [
        '{line}.',
        '{line}. [Ce que tu dirais ensuite].',
        '{line}. {outcome}.',
        'Pour {audience} : {line}.',
      ],
      question: ['[La question qu’on te pose le plus] ? {line}.'],
      scene: ['[Lieu et date]. {line}.', '{line}. {turn}.', '{last}.'],
      list: ['{first}. {second}.', '{line}. En trois mots : [un], [deux], [trois].'],
    },
    body: {
      statement: [
        '{outcome}.',
        '{turn}.',
        '{second}.',
        'Tout a commencé avec [quoi, et quand].',
        'Aujourd’hui : [où ça en est, en une phrase].',
      ],
      question: ['[La question qu’on te pose le plus] ? [Ta réponse, en une phrase].'],
      scene: ['[Ce qu’on voyait ou entendait, en une phrase].'],
      list: ['D’abord : [une phrase]. Ensuite : [une phrase].'],
    },
    post: {
      statement: [
        '{line}.',
        '{line}.\n\n{outcome}.',
        '{line}.\n\n{action}.',
        '{line}.\n\n[Ce que tu dirais ensuite].',
      ],
      question: ['{line}.\n\n[Ce que tu aimerais demander] ?'],
      scene: ['{line}.\n\n{turn}.', '{line}.\n\n« [Ce que quelqu’un a dit, mot pour mot] »'],
      list: [
        '{first}.\n\n{second}.\n\n{third}.',
        '{line}.\n\n1. [premier point]\n2. [deuxième]\n3. [troisième]',
      ],
    },
    reply: {
      question: [
        'Qu’est-ce que tu en retiens ?',
        'Tu poserais quelle question ?',
        'Tu as pensé à qui en lisant ça ?',
        'Tu ajouterais quoi, en une phrase ?',
      ],
    },
    cta: {
      statement: ['{action}.', 'Plus d’infos : [où].', 'Envoie-le à quelqu’un qui doit voir ça.'],
      question: ['Quelque chose à ajouter ? Dis-le en commentaire.'],
      list: ['[Date], [lieu], [à qui écrire].'],
    },
  },
  subject: {
    hook: {
      statement: [
        '{line}, mais [le twist, en quatre mots].',
        '{line}. Ce que personne ne te dit : [une phrase].',
        '{line} pour {audience}.',
        '{line}. {outcome}.',
      ],
      question: ['{line} : par où commencer ?', '{line} : [une question à deux réponses] ?'],
      scene: ['{line}. Attentes : [quoi]. Réalité : [quoi].', '{line}. {turn}.', '{line}, jour [lequel].'],
      list: [
        '{line} en trois mots : [un], [deux], [trois].',
        '{line}. Green flag : [quoi]. Red flag : [quoi].',
      ],
    },
    screen: {
      statement: ['{line}, mais [le twist]', 'POV : {line}', '{line}', '{line}, partie [laquelle]'],
      question: ['{line} : par où commencer ?', 'On commence par quoi ?'],
      scene: ['{line}, jour [lequel]', 'Attentes vs réalité'],
      list: ['{line} : [un], [deux], [trois]'],
    },
    title: {
      statement: [
        '{line}, mais [le twist, en quatre mots]',
        '{line}',
        '{line} : {outcome}',
        '{line} pour {audience}',
      ],
      question: ['{line} : par où commencer ?', '{line} : [ce que les gens cherchent] ?'],
      scene: ['{line} : attentes vs réalité', '{line} : {turn}'],
      list: ['{line} en [combien] minutes', '{line} : [combien] choses à savoir avant'],
    },
    caption: {
      statement: [
        '{line}, mais [le twist, en quatre mots].',
        '{line} : [note] sur 10.',
        '{line}. {outcome}.',
        'Pour {audience} : {line}.',
      ],
      question: ['{line} : par où commencer ?', '{line} : [une question à deux réponses] ?'],
      scene: ['{line}. Attentes : [quoi]. Réalité : [quoi].', '{line}. {turn}.'],
      list: [
        '{line} en trois mots : [un], [deux], [trois].',
        '{line} : [une chose], [une autre] et toujours [la troisième].',
      ],
    },
    body: {
      statement: [
        'La seule règle : [la règle].',
        '{outcome}.',
        '{turn}.',
        'Si tu débutes, commence par [une chose].',
      ],
      question: [
        'Ça prend combien de temps ? [Combien, de quoi à quoi].',
        'Ça coûte combien ? [Le prix, et ce que ça comprend].',
      ],
      scene: ['[Ce que ça donne de près, en une phrase].'],
      list: ['Attentes : [quoi]. Réalité : [quoi].', 'Avant : [une phrase]. Maintenant : [une phrase].'],
    },
    post: {
      statement: [
        '{line}, mais [le twist, en quatre mots].',
        '{line}.\n\n{outcome}.',
        '{line}.\n\nL’erreur que tout le monde fait au début : [une phrase].',
      ],
      question: ['{line} : par où commencer ?', '{line} : [ça] ou [ça] ?'],
      scene: ['{line}.\n\nAttentes : [quoi].\nRéalité : [quoi].', '{line}.\n\n{turn}.'],
      list: [
        '{line} :\n\n1. [premier point]\n2. [deuxième]\n3. [troisième]',
        '{line}.\n\nGreen flag : [quoi].\nRed flag : [quoi].',
      ],
    },
    reply: {
      question: [
        '{line} : par où commencer ?',
        'Tu dirais quoi à quelqu’un qui débute ?',
        'Tu remarques quoi en premier ?',
        'Tu le montrerais à qui ?',
      ],
    },
    cta: {
      statement: [
        '{action}.',
        'Enregistre pour plus tard.',
        'Envoie à la personne concernée.',
        'Montre-moi ta version en commentaire.',
      ],
      question: ['La prochaine fois : [ça] ou [ça] ? Tu choisis.'],
    },
  },
  opinion: {
    hook: {
      statement: [
        'Avis impopulaire : {line}.',
        '{line}. Voilà, c’est dit.',
        '{line}. Et je ne changerai pas d’avis.',
        '{line}. Prouve-moi le contraire.',
        '{line}. {turn}.',
      ],
      question: [
        'D’accord ou pas ? {line}.',
        'Sur une échelle de 1 à 10, j’ai tort à combien ? {line}.',
        'Qui est avec moi ? {line}.',
      ],
      scene: [
        'Quelqu’un à table dit : « {line}. » Tu hoches la tête ou tu pars ?',
        '« {line}. » Vous avez deux heures.',
      ],
      list: [
        '{line}. Première raison : [ta meilleure raison].',
        '{line}. Ce qui me ferait changer d’avis : [une chose].',
      ],
    },
    screen: {
      statement: ['{line}', 'Avis impopulaire', 'Voilà, c’est dit', 'Prouve-moi le contraire'],
      question: ['D’accord ou pas ?', 'J’abuse ?'],
      scene: ['« {line} »'],
      list: ['D’accord : 1. Pas d’accord : 2'],
    },
    title: {
      statement: ['Avis impopulaire : {line}', '{line}', '{line}. Prouvez-moi le contraire'],
      question: ['{line} : d’accord ou pas ?', 'J’abuse ? {line}'],
      scene: ['« {line} »'],
      list: ['{line} : mes [nombre] raisons', '{line} : le pour et le contre'],
    },
    caption: {
      statement: [
        '{line}. Voilà, c’est dit.',
        'Avis impopulaire : {line}.',
        '{line}. Et je ne changerai pas d’avis.',
        '{line}.',
      ],
      question: ['{line}. D’accord ou pas ?', 'J’abuse ? {line}.'],
      scene: ['« {line}. » Vous avez deux heures.', 'À imprimer sur un mug : « {line}. »'],
      list: ['D’accord : 1. Pas d’accord : 2. {line}.', '{line}. Première raison : [ta meilleure raison].'],
    },
    body: {
      statement: [
        'Ma meilleure raison : [une phrase].',
        '{turn}.',
        '{outcome}.',
        'La seule exception : [quand tu dirais l’inverse].',
      ],
      question: ['Le meilleur argument contre, c’est quoi ?', 'Qu’est-ce qui te ferait changer d’avis ?'],
      scene: ['La dernière fois que je l’ai dit à voix haute : [ce qu’on m’a répondu].'],
      list: ['Pour : [la meilleure raison]. Contre : [la meilleure objection].'],
    },
    post: {
      statement: [
        'Avis impopulaire :\n\n{line}.',
        '{line}.\n\nVoilà, c’est dit.',
        '{line}.\n\nEt je ne changerai pas d’avis.',
        '{line}.\n\nMa meilleure raison : [une phrase].',
        '{line}.\n\n{turn}.',
      ],
      question: ['{line}.\n\nD’accord ou pas ?', '{line}.\n\nLe meilleur argument contre, c’est quoi ?'],
      scene: ['« {line}. »\n\nVous avez deux heures.', 'À imprimer sur un mug :\n\n« {line}. »'],
      list: [
        '{line}.\n\n1. [Ta meilleure raison]\n2. [La deuxième]',
        'Ce que tout le monde dit : [l’avis habituel].\n\nCe que je dis : {line}.',
      ],
    },
    reply: {
      question: [
        'D’accord ou pas, et pourquoi ?',
        'Le meilleur argument contre ?',
        'Tu as toujours pensé ça ?',
        'Ce serait quoi, l’exception ?',
      ],
    },
    cta: {
      statement: [
        '{action}.',
        'Commente 1 si tu es d’accord, 2 sinon.',
        'Envoie à la personne qui dirait l’inverse.',
      ],
      question: ['Tu es de quel côté ? Dis-le en commentaire.'],
    },
  },
  question: {
    hook: {
      statement: ['Réponds avant moi. {line} ?', '{line} ? Ma réponse : [ta réponse, en une phrase].'],
      question: ['{line} ?', 'Question sérieuse : {line} ?', 'Pour {audience} : {line} ?'],
      scene: ['« {line} ? » [Qui te l’a demandé, et où].', '{turn}. {line} ?'],
      list: ['{line} ? [Une réponse] ou [l’autre] ?', '{line} ? La réponse courte : [trois mots].'],
    },
    screen: {
      statement: ['La réponse courte : [deux mots]'],
      question: ['{line} ?', 'Et toi ?'],
      scene: ['[Qui a demandé, et où]'],
      list: ['A : [une réponse]  B : [l’autre]'],
    },
    title: {
      statement: ['{line} ? [Ta réponse, en cinq mots]', '{line} ? J’ai demandé à [combien] personnes'],
      question: ['{line} ?', '{line} ? (pour {audience})'],
      scene: ['{line} ? La question que me pose [qui]'],
      list: ['{line} ? [Une réponse], [une autre] ou [la troisième]'],
    },
    caption: {
      statement: ['{line} ? Un mot suffit.', '{line} ? Ma réponse : [trois mots].'],
      question: ['{line} ?', '{line} ? Dites-moi tout.', '{line} ? Mauvaises réponses uniquement.'],
      scene: ['[Où tu étais quand la question est venue]. {line} ?'],
      list: ['{line} ? A : [une réponse]. B : [l’autre].'],
    },
    body: {
      statement: [
        'Ma réponse : [en une phrase].',
        'Ce qu’on me répond le plus : [cette réponse].',
        '{outcome}.',
      ],
      question: ['Qui répondrait l’inverse ?'],
      scene: ['[Qui] me l’a demandé, et j’ai dit [quoi].', '{turn}.'],
      list: ['A : [une réponse]. B : [l’autre]. Une lettre suffit.'],
    },
    post: {
      statement: ['{line} ?\n\nMa réponse : [en une phrase].', '{line} ?\n\nUn mot suffit.'],
      question: [
        '{line} ?',
        '{line} ?\n\nRéponses honnêtes seulement.',
        '{line} ?\n\nMauvaises réponses uniquement.',
      ],
      scene: ['[Qui] m’a demandé aujourd’hui :\n\n« {line} ? »', '{turn}.\n\n{line} ?'],
      list: ['{line} ?\n\nA : [une réponse]\nB : [l’autre]'],
    },
    reply: {
      question: [
        '{line} ?',
        'Qui répondrait l’inverse ?',
        'C’était quoi, ta première réponse ?',
        'Et ta mère, elle dirait quoi ?',
      ],
    },
    cta: {
      statement: [
        '{action}.',
        'Réponds avant de lire les commentaires.',
        'Envoie à quelqu’un qui répondrait autre chose.',
      ],
      question: ['Tu hésites ? Écris la première chose qui te vient.'],
    },
  },
  comparison: {
    hook: {
      statement: [
        '{line}. À toi de choisir.',
        '{line}. Le gagnant : [lequel, et en quoi].',
        '{line}. {outcome}.',
      ],
      question: [
        'Tu ne peux garder qu’une option. {a} ou {b} ?',
        'Tu as cinq secondes. {a} ou {b} ?',
        '{line}. Tu es de quel côté ?',
      ],
      scene: ['À gauche : {a}. À droite : {b}.', '{line}. {turn}.'],
      list: ['{a} : [trois mots]. {b} : [trois mots].', '{line}. [Prix], [temps], [résultat].'],
    },
    screen: {
      statement: ['{a} vs {b}', '{line}', 'Verdict : [lequel]'],
      question: ['{a} ou {b} ?', 'Gauche ou droite ?'],
      scene: ['Round 1 : [quoi]', '{turn}'],
      list: ['A : {a}  B : {b}'],
    },
    title: {
      statement: [
        '{a} vs {b}',
        '{line}',
        '{a} vs {b} : {outcome}',
        '{line} : le verdict après [combien de temps]',
      ],
      question: ['{a} ou {b} ?', '{a} ou {b} ? Ça dépend de [quoi]'],
      scene: ['{a} vs {b} après [combien de temps]', '{line} ({turn})'],
      list: ['{a} vs {b} : [prix], [temps], [résultat]'],
    },
    caption: {
      statement: [
        '{line}. À toi de choisir.',
        '{line}. Mon choix est fait : [lequel].',
        '{line}. {outcome}.',
      ],
      question: ['{a} ou {b} ?', 'Tu ne peux garder qu’une option. {a} ou {b} ?'],
      scene: ['D’abord {a}, ensuite {b}.', '{line}. {turn}.'],
      list: ['A : {a}. B : {b}. Une lettre suffit.', '{a} : [trois mots]. {b} : [trois mots].'],
    },
    body: {
      statement: ['Mon choix : [lequel, et pourquoi].', 'La différence se voit sur [quoi].', '{outcome}.'],
      question: ['Qu’est-ce qui décide, pour toi ?'],
      scene: ['{turn}.', 'Regarde [quoi] des deux côtés.'],
      list: ['A : {a}. B : {b}.', 'Prix : [les deux]. Temps : [les deux]. Résultat : [le gagnant].'],
    },
    post: {
      statement: [
        '{line}.\n\nLa différence se voit sur [quoi].',
        '{line}.\n\nMon choix : [lequel, et pourquoi].',
      ],
      question: [
        '{a} ou {b} ?',
        '{line}.\n\nTu es de quel côté ?',
        'Tu ne peux garder qu’une option.\n\n{a} ou {b} ?',
      ],
      scene: ['{line}.\n\n{turn}.', 'D’abord {a}.\nEnsuite {b}.\n\n[Ce que tu as remarqué, en une phrase].'],
      list: ['A : {a}\nB : {b}\n\nUne lettre suffit.', '{a} : [trois mots].\n{b} : [trois mots].'],
    },
    reply: {
      question: [
        '{a} ou {b} ?',
        'Qu’est-ce qui te ferait changer de camp ?',
        'Tu as commencé par quoi ?',
        'Tu pourrais te passer de quoi ?',
      ],
    },
    cta: {
      statement: ['{action}.', 'Choisis et dis-le en commentaire.', 'Envoie à quelqu’un de l’autre camp.'],
      question: ['A ou B ? Une lettre suffit.'],
    },
  },
  announcement: {
    hook: {
      statement: [
        'Grande nouvelle : {line}.',
        'C’est officiel : {line}.',
        '{line}.',
        'Faites passer : {line}.',
        '{line}. {action}.',
      ],
      question: ['Tu connais la nouvelle ? {line}.', 'Devine quoi ? {line}.'],
      scene: ['Avis à [ville, quartier ou communauté] : {line}.', '{line}. {turn}.'],
      list: ['La nouvelle : {line}. La suite : [quoi et quand].', '{first}. {second}. {third}.'],
    },
    screen: {
      statement: ['{line}', 'C’est officiel', '{action}', 'À noter : [date]'],
      question: ['Tu connais la nouvelle ?'],
      scene: ['Faites passer'],
      list: ['[Quoi] | [où] | [quand]'],
    },
    title: {
      statement: [
        '{line}',
        'C’est officiel : {line}',
        'Grande nouvelle : {line}',
        '{line} | [ton nom ou ta marque]',
      ],
      question: ['Tu connais la nouvelle ? {line}'],
      scene: ['{line} | [mois et année]'],
      list: ['{line} (tous les détails)'],
    },
    caption: {
      statement: ['C’est officiel : {line}.', '{line}.', 'Grande nouvelle : {line}.', '{line}. {action}.'],
      question: ['Tu connais la nouvelle ? {line}.'],
      scene: ['Avis à [ville, quartier ou communauté] : {line}.', '{line}. {turn}.'],
      list: ['{line}. À noter : [date, lieu ou lien].', '{first}. {second}.'],
    },
    body: {
      statement: [
        '{action}.',
        '{outcome}.',
        'L’histoire derrière : [une phrase].',
        'Merci à [nom] pour [quoi].',
      ],
      question: ['Une question ? Pose-la en commentaire.'],
      scene: ['{turn}.'],
      list: ['Quand : [date]. Où : [lieu]. Plus d’infos : [lien].'],
    },
    post: {
      statement: [
        'C’est officiel :\n\n{line}.',
        '{line}.',
        '{line}.\n\n{action}.',
        'Faites passer :\n\n{line}.',
        '{line}.\n\nL’histoire derrière : [une phrase].',
      ],
      question: ['Tu connais la nouvelle ?\n\n{line}.', '{line}.\n\nTu veux savoir quoi ?'],
      scene: ['Avis à [ville, quartier ou communauté] :\n\n{line}.', '{line}.\n\n{turn}.'],
      list: [
        '{line}.\n\nQuand : [date]\nOù : [lieu]\nPlus d’infos : [lien]',
        '{first}.\n\n{second}.\n\n{third}.',
      ],
    },
    reply: {
      question: [
        'Tu veux savoir quoi en premier ?',
        'Tu vas le dire à qui ?',
        'Tu veux voir quoi en premier ?',
        'Qui doit être au courant ?',
      ],
    },
    cta: {
      statement: [
        '{action}.',
        'Tous les détails : [lien].',
        'Envoie à quelqu’un que ça concerne.',
        'Pose ta question en commentaire.',
      ],
    },
  },
  story: {
    hook: {
      statement: [
        'Storytime : {line}.',
        '{line}.',
        'Histoire vraie : {line}.',
        '{line}. {turn}.',
        '{line}. Comment ça s’est fini : {outcome}.',
      ],
      question: ['Par où commencer ? {line}.', 'Ça vous est déjà arrivé ? {line}.'],
      scene: [
        '[Jour et heure]. {line}.',
        '{line}. La première chose entendue : « [ce que quelqu’un a dit] ».',
      ],
      list: [
        '{first}. {second}. {third}.',
        'Ce qui était prévu : [une phrase]. Ce qui s’est passé : {line}.',
      ],
    },
    screen: {
      statement: ['{line}', 'Storytime', '{turn}', '{outcome}'],
      question: ['Par où commencer ?'],
      scene: ['[Jour et heure]', '« [Ce que quelqu’un a dit] »'],
      list: ['{first} → {last}', 'Le début → la fin'],
    },
    title: {
      statement: ['{line}', 'Storytime : {line}', 'Histoire vraie : {line}', '{line} (l’histoire complète)'],
      question: ['Par où commencer ? {line}'],
      scene: ['{line} | [lieu et année]'],
      list: ['{line} : ce qui s’est passé, ce que j’ai appris', '{first}. {last}'],
    },
    caption: {
      statement: ['Storytime : {line}.', '{line}.', '{line}. {turn}.', 'L’épisode du jour : {line}.'],
      question: ['Par où commencer ? {line}.', '{line}. Ça vous est déjà arrivé ?'],
      scene: ['[Jour et heure]. {line}.', '{line}. « [Ce que quelqu’un a dit ensuite]. »'],
      list: ['{first}. {second}.', '{line}. En trois mots : [trois mots].'],
    },
    body: {
      statement: [
        'Tout a commencé avec [la première chose qui s’est passée].',
        'Comment ça s’est fini : {outcome}.',
        'Et là : {turn}.',
      ],
      question: ['Ça vous est déjà arrivé ? Racontez en commentaire.'],
      scene: ['Ce qui s’est dit, mot pour mot : « [une phrase] ».', 'Avec moi à ce moment-là : [qui].'],
      list: ['Ce que je me suis dit : [une phrase]. Ce que j’ai dit : [une phrase].', '{second}. {third}.'],
    },
    post: {
      statement: [
        '{line}.',
        'Storytime :\n\n{line}.',
        '{line}.\n\n{turn}.',
        '{line}.\n\nComment ça s’est fini : {outcome}.',
      ],
      question: ['{line}.\n\nÇa vous est déjà arrivé ?', 'Par où commencer ?\n\n{line}.'],
      scene: ['[Jour et heure].\n\n{line}.', '{line}.\n\n« [Ce que quelqu’un a dit ensuite]. »'],
      list: [
        '{first}.\n\n{second}.\n\n{third}.',
        'Ce qui était prévu : [une phrase].\n\nCe qui s’est passé : {line}.',
      ],
    },
    reply: {
      question: [
        'Ça t’est déjà arrivé ?',
        'Tu aurais fait quoi ?',
        'Tu dirais quoi à quelqu’un qui vit la même chose ?',
        'Qui a une histoire comme ça ?',
      ],
    },
    cta: {
      statement: ['{action}.', 'Raconte la tienne en commentaire.', 'Envoie à quelqu’un qui était là.'],
      question: ['Tu veux la partie 2 ?'],
    },
  },
  'hard-time': {
    hook: {
      statement: ['{line}.', '{line}. {turn}.'],
      scene: ['{line}. [Ce que tu veux dire aujourd’hui, avec tes mots].'],
    },
    screen: { statement: ['{line}'], scene: ['[Un prénom ou une date]'] },
    title: { statement: ['{line}', '{first}'], scene: ['{line} | [mois et année]'] },
    caption: {
      statement: ['{line}.', '{line}. {turn}.'],
      scene: ['{line}. [Un détail vrai].', '[Date]. {line}.'],
    },
    body: {
      statement: ['{turn}.', '[Ce que tu aimerais que les gens sachent, en une phrase].'],
      scene: ['[Quelque chose que tu veux garder en mémoire].'],
    },
    post: {
      statement: ['{line}.', '{line}.\n\n{turn}.'],
      scene: ['{line}.\n\n[Un détail vrai, comme tu le raconterais à un proche].'],
      list: ['{first}.\n\n{second}.\n\n{third}.'],
    },
  },
}
