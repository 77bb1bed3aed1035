import type { Bank } from './frame'
import { kindFrames } from './kind-frames'

export const french: Bank = {
  neutral: kindFrames(`
    hook
    . {line}.
    . {line}. [Ce que tu dirais ensuite].
    . {line}. {outcome}.
    . Pour {audience} : {line}.
    ? [La question qu’on te pose le plus] ? {line}.
    ~ [Où tu étais, à quelle heure]. {line}.
    ~ {last}.
    ~ {line}. {turn}.
    - {first}. {second}.
    - {line}. [Un fait]. [Un autre fait].
    screen
    . {line}
    . {first}
    . {outcome}
    ? [La question à laquelle cette vidéo répond] ?
    ~ {turn}
    ~ [Lieu et date]
    - [Qui], [où], [quand]
    title
    . {line}
    . {first}
    . {line} ({outcome})
    ? {line} : [ce que les gens demandent] ?
    ~ {line} ([lieu ou année])
    ~ {line} ({turn})
    - {line} : [première partie], [deuxième], [troisième]
    - {line} | [nom de ta chaîne ou série]
    caption
    . {line}.
    . {line}. [Ce que tu dirais ensuite].
    . {line}. {outcome}.
    . Pour {audience} : {line}.
    ? [La question qu’on te pose le plus] ? {line}.
    ~ [Lieu et date]. {line}.
    ~ {line}. {turn}.
    ~ {last}.
    - {first}. {second}.
    - {line}. En trois mots : [un], [deux], [trois].
    body
    . {outcome}.
    . {turn}.
    . {second}.
    . Tout a commencé avec [quoi, et quand].
    . Aujourd’hui : [où ça en est, en une phrase].
    ? [La question qu’on te pose le plus] ? [Ta réponse, en une phrase].
    ~ [Ce qu’on voyait ou entendait, en une phrase].
    - D’abord : [une phrase]. Ensuite : [une phrase].
    post
    . {line}.
    . {line}.¶¶{outcome}.
    . {line}.¶¶{action}.
    . {line}.¶¶[Ce que tu dirais ensuite].
    ? {line}.¶¶[Ce que tu aimerais demander] ?
    ~ {line}.¶¶{turn}.
    ~ {line}.¶¶« [Ce que quelqu’un a dit, mot pour mot] »
    - {first}.¶¶{second}.¶¶{third}.
    - {line}.¶¶1. [premier point]¶2. [deuxième]¶3. [troisième]
    reply
    ? Qu’est-ce que tu en retiens ?
    ? Tu poserais quelle question ?
    ? Tu as pensé à qui en lisant ça ?
    ? Tu ajouterais quoi, en une phrase ?
    cta
    . {action}.
    . Plus d’infos : [où].
    . Envoie-le à quelqu’un qui doit voir ça.
    ? Quelque chose à ajouter ? Dis-le en commentaire.
    - [Date], [lieu], [à qui écrire].
  `),
  subject: kindFrames(`
    hook
    . {line}, mais [le twist, en quatre mots].
    . {line}. Ce que personne ne te dit : [une phrase].
    . {line} pour {audience}.
    . {line}. {outcome}.
    ? {line} : par où commencer ?
    ? {line} : [une question à deux réponses] ?
    ~ {line}. Attentes : [quoi]. Réalité : [quoi].
    ~ {line}. {turn}.
    ~ {line}, jour [lequel].
    - {line} en trois mots : [un], [deux], [trois].
    - {line}. Green flag : [quoi]. Red flag : [quoi].
    screen
    . {line}, mais [le twist]
    . POV : {line}
    . {line}
    . {line}, partie [laquelle]
    ? {line} : par où commencer ?
    ? On commence par quoi ?
    ~ {line}, jour [lequel]
    ~ Attentes vs réalité
    - {line} : [un], [deux], [trois]
    title
    . {line}, mais [le twist, en quatre mots]
    . {line}
    . {line} : {outcome}
    . {line} pour {audience}
    ? {line} : par où commencer ?
    ? {line} : [ce que les gens cherchent] ?
    ~ {line} : attentes vs réalité
    ~ {line} : {turn}
    - {line} en [combien] minutes
    - {line} : [combien] choses à savoir avant
    caption
    . {line}, mais [le twist, en quatre mots].
    . {line} : [note] sur 10.
    . {line}. {outcome}.
    . Pour {audience} : {line}.
    ? {line} : par où commencer ?
    ? {line} : [une question à deux réponses] ?
    ~ {line}. Attentes : [quoi]. Réalité : [quoi].
    ~ {line}. {turn}.
    - {line} en trois mots : [un], [deux], [trois].
    - {line} : [une chose], [une autre] et toujours [la troisième].
    body
    . La seule règle : [la règle].
    . {outcome}.
    . {turn}.
    . Si tu débutes, commence par [une chose].
    ? Ça prend combien de temps ? [Combien, de quoi à quoi].
    ? Ça coûte combien ? [Le prix, et ce que ça comprend].
    ~ [Ce que ça donne de près, en une phrase].
    - Attentes : [quoi]. Réalité : [quoi].
    - Avant : [une phrase]. Maintenant : [une phrase].
    post
    . {line}, mais [le twist, en quatre mots].
    . {line}.¶¶{outcome}.
    . {line}.¶¶L’erreur que tout le monde fait au début : [une phrase].
    ? {line} : par où commencer ?
    ? {line} : [ça] ou [ça] ?
    ~ {line}.¶¶Attentes : [quoi].¶Réalité : [quoi].
    ~ {line}.¶¶{turn}.
    - {line} :¶¶1. [premier point]¶2. [deuxième]¶3. [troisième]
    - {line}.¶¶Green flag : [quoi].¶Red flag : [quoi].
    reply
    ? {line} : par où commencer ?
    ? Tu dirais quoi à quelqu’un qui débute ?
    ? Tu remarques quoi en premier ?
    ? Tu le montrerais à qui ?
    cta
    . {action}.
    . Enregistre pour plus tard.
    . Envoie à la personne concernée.
    . Montre-moi ta version en commentaire.
    ? La prochaine fois : [ça] ou [ça] ? Tu choisis.
  `),
  opinion: kindFrames(`
    hook
    . Avis impopulaire : {line}.
    . {line}. Voilà, c’est dit.
    . {line}. Et je ne changerai pas d’avis.
    . {line}. Prouve-moi le contraire.
    . {line}. {turn}.
    ? D’accord ou pas ? {line}.
    ? Sur une échelle de 1 à 10, j’ai tort à combien ? {line}.
    ? Qui est avec moi ? {line}.
    ~ Quelqu’un à table dit : « {line}. » Tu hoches la tête ou tu pars ?
    ~ « {line}. » Vous avez deux heures.
    - {line}. Première raison : [ta meilleure raison].
    - {line}. Ce qui me ferait changer d’avis : [une chose].
    screen
    . {line}
    . Avis impopulaire
    . Voilà, c’est dit
    . Prouve-moi le contraire
    ? D’accord ou pas ?
    ? J’abuse ?
    ~ « {line} »
    - D’accord : 1. Pas d’accord : 2
    title
    . Avis impopulaire : {line}
    . {line}
    . {line}. Prouvez-moi le contraire
    ? {line} : d’accord ou pas ?
    ? J’abuse ? {line}
    ~ « {line} »
    - {line} : mes [nombre] raisons
    - {line} : le pour et le contre
    caption
    . {line}. Voilà, c’est dit.
    . Avis impopulaire : {line}.
    . {line}. Et je ne changerai pas d’avis.
    . {line}.
    ? {line}. D’accord ou pas ?
    ? J’abuse ? {line}.
    ~ « {line}. » Vous avez deux heures.
    ~ À imprimer sur un mug : « {line}. »
    - D’accord : 1. Pas d’accord : 2. {line}.
    - {line}. Première raison : [ta meilleure raison].
    body
    . Ma meilleure raison : [une phrase].
    . {turn}.
    . {outcome}.
    . La seule exception : [quand tu dirais l’inverse].
    ? Le meilleur argument contre, c’est quoi ?
    ? Qu’est-ce qui te ferait changer d’avis ?
    ~ La dernière fois que je l’ai dit à voix haute : [ce qu’on m’a répondu].
    - Pour : [la meilleure raison]. Contre : [la meilleure objection].
    post
    . Avis impopulaire :¶¶{line}.
    . {line}.¶¶Voilà, c’est dit.
    . {line}.¶¶Et je ne changerai pas d’avis.
    . {line}.¶¶Ma meilleure raison : [une phrase].
    . {line}.¶¶{turn}.
    ? {line}.¶¶D’accord ou pas ?
    ? {line}.¶¶Le meilleur argument contre, c’est quoi ?
    ~ « {line}. »¶¶Vous avez deux heures.
    ~ À imprimer sur un mug :¶¶« {line}. »
    - {line}.¶¶1. [Ta meilleure raison]¶2. [La deuxième]
    - Ce que tout le monde dit : [l’avis habituel].¶¶Ce que je dis : {line}.
    reply
    ? D’accord ou pas, et pourquoi ?
    ? Le meilleur argument contre ?
    ? Tu as toujours pensé ça ?
    ? Ce serait quoi, l’exception ?
    cta
    . {action}.
    . Commente 1 si tu es d’accord, 2 sinon.
    . Envoie à la personne qui dirait l’inverse.
    ? Tu es de quel côté ? Dis-le en commentaire.
  `),
  question: kindFrames(`
    hook
    . Réponds avant moi. {line} ?
    . {line} ? Ma réponse : [ta réponse, en une phrase].
    ? {line} ?
    ? Question sérieuse : {line} ?
    ? Pour {audience} : {line} ?
    ~ « {line} ? » [Qui te l’a demandé, et où].
    ~ {turn}. {line} ?
    - {line} ? [Une réponse] ou [l’autre] ?
    - {line} ? La réponse courte : [trois mots].
    screen
    . La réponse courte : [deux mots]
    ? {line} ?
    ? Et toi ?
    ~ [Qui a demandé, et où]
    - A : [une réponse]  B : [l’autre]
    title
    . {line} ? [Ta réponse, en cinq mots]
    . {line} ? J’ai demandé à [combien] personnes
    ? {line} ?
    ? {line} ? (pour {audience})
    ~ {line} ? La question que me pose [qui]
    - {line} ? [Une réponse], [une autre] ou [la troisième]
    caption
    . {line} ? Un mot suffit.
    . {line} ? Ma réponse : [trois mots].
    ? {line} ?
    ? {line} ? Dites-moi tout.
    ? {line} ? Mauvaises réponses uniquement.
    ~ [Où tu étais quand la question est venue]. {line} ?
    - {line} ? A : [une réponse]. B : [l’autre].
    body
    . Ma réponse : [en une phrase].
    . Ce qu’on me répond le plus : [cette réponse].
    . {outcome}.
    ? Qui répondrait l’inverse ?
    ~ [Qui] me l’a demandé, et j’ai dit [quoi].
    ~ {turn}.
    - A : [une réponse]. B : [l’autre]. Une lettre suffit.
    post
    . {line} ?¶¶Ma réponse : [en une phrase].
    . {line} ?¶¶Un mot suffit.
    ? {line} ?
    ? {line} ?¶¶Réponses honnêtes seulement.
    ? {line} ?¶¶Mauvaises réponses uniquement.
    ~ [Qui] m’a demandé aujourd’hui :¶¶« {line} ? »
    ~ {turn}.¶¶{line} ?
    - {line} ?¶¶A : [une réponse]¶B : [l’autre]
    reply
    ? {line} ?
    ? Qui répondrait l’inverse ?
    ? C’était quoi, ta première réponse ?
    ? Et ta mère, elle dirait quoi ?
    cta
    . {action}.
    . Réponds avant de lire les commentaires.
    . Envoie à quelqu’un qui répondrait autre chose.
    ? Tu hésites ? Écris la première chose qui te vient.
  `),
  comparison: kindFrames(`
    hook
    . {line}. À toi de choisir.
    . {line}. Le gagnant : [lequel, et en quoi].
    . {line}. {outcome}.
    ? Tu ne peux garder qu’une option. {a} ou {b} ?
    ? Tu as cinq secondes. {a} ou {b} ?
    ? {line}. Tu es de quel côté ?
    ~ À gauche : {a}. À droite : {b}.
    ~ {line}. {turn}.
    - {a} : [trois mots]. {b} : [trois mots].
    - {line}. [Prix], [temps], [résultat].
    screen
    . {a} vs {b}
    . {line}
    . Verdict : [lequel]
    ? {a} ou {b} ?
    ? Gauche ou droite ?
    ~ Round 1 : [quoi]
    ~ {turn}
    - A : {a}  B : {b}
    title
    . {a} vs {b}
    . {line}
    . {a} vs {b} : {outcome}
    . {line} : le verdict après [combien de temps]
    ? {a} ou {b} ?
    ? {a} ou {b} ? Ça dépend de [quoi]
    ~ {a} vs {b} après [combien de temps]
    ~ {line} ({turn})
    - {a} vs {b} : [prix], [temps], [résultat]
    caption
    . {line}. À toi de choisir.
    . {line}. Mon choix est fait : [lequel].
    . {line}. {outcome}.
    ? {a} ou {b} ?
    ? Tu ne peux garder qu’une option. {a} ou {b} ?
    ~ D’abord {a}, ensuite {b}.
    ~ {line}. {turn}.
    - A : {a}. B : {b}. Une lettre suffit.
    - {a} : [trois mots]. {b} : [trois mots].
    body
    . Mon choix : [lequel, et pourquoi].
    . La différence se voit sur [quoi].
    . {outcome}.
    ? Qu’est-ce qui décide, pour toi ?
    ~ {turn}.
    ~ Regarde [quoi] des deux côtés.
    - A : {a}. B : {b}.
    - Prix : [les deux]. Temps : [les deux]. Résultat : [le gagnant].
    post
    . {line}.¶¶La différence se voit sur [quoi].
    . {line}.¶¶Mon choix : [lequel, et pourquoi].
    ? {a} ou {b} ?
    ? {line}.¶¶Tu es de quel côté ?
    ? Tu ne peux garder qu’une option.¶¶{a} ou {b} ?
    ~ {line}.¶¶{turn}.
    ~ D’abord {a}.¶Ensuite {b}.¶¶[Ce que tu as remarqué, en une phrase].
    - A : {a}¶B : {b}¶¶Une lettre suffit.
    - {a} : [trois mots].¶{b} : [trois mots].
    reply
    ? {a} ou {b} ?
    ? Qu’est-ce qui te ferait changer de camp ?
    ? Tu as commencé par quoi ?
    ? Tu pourrais te passer de quoi ?
    cta
    . {action}.
    . Choisis et dis-le en commentaire.
    . Envoie à quelqu’un de l’autre camp.
    ? A ou B ? Une lettre suffit.
  `),
  announcement: kindFrames(`
    hook
    . Grande nouvelle : {line}.
    . C’est officiel : {line}.
    . {line}.
    . Faites passer : {line}.
    . {line}. {action}.
    ? Tu connais la nouvelle ? {line}.
    ? Devine quoi ? {line}.
    ~ Avis à [ville, quartier ou communauté] : {line}.
    ~ {line}. {turn}.
    - La nouvelle : {line}. La suite : [quoi et quand].
    - {first}. {second}. {third}.
    screen
    . {line}
    . C’est officiel
    . {action}
    . À noter : [date]
    ? Tu connais la nouvelle ?
    ~ Faites passer
    - [Quoi] | [où] | [quand]
    title
    . {line}
    . C’est officiel : {line}
    . Grande nouvelle : {line}
    . {line} | [ton nom ou ta marque]
    ? Tu connais la nouvelle ? {line}
    ~ {line} | [mois et année]
    - {line} (tous les détails)
    caption
    . C’est officiel : {line}.
    . {line}.
    . Grande nouvelle : {line}.
    . {line}. {action}.
    ? Tu connais la nouvelle ? {line}.
    ~ Avis à [ville, quartier ou communauté] : {line}.
    ~ {line}. {turn}.
    - {line}. À noter : [date, lieu ou lien].
    - {first}. {second}.
    body
    . {action}.
    . {outcome}.
    . L’histoire derrière : [une phrase].
    . Merci à [nom] pour [quoi].
    ? Une question ? Pose-la en commentaire.
    ~ {turn}.
    - Quand : [date]. Où : [lieu]. Plus d’infos : [lien].
    post
    . C’est officiel :¶¶{line}.
    . {line}.
    . {line}.¶¶{action}.
    . Faites passer :¶¶{line}.
    . {line}.¶¶L’histoire derrière : [une phrase].
    ? Tu connais la nouvelle ?¶¶{line}.
    ? {line}.¶¶Tu veux savoir quoi ?
    ~ Avis à [ville, quartier ou communauté] :¶¶{line}.
    ~ {line}.¶¶{turn}.
    - {line}.¶¶Quand : [date]¶Où : [lieu]¶Plus d’infos : [lien]
    - {first}.¶¶{second}.¶¶{third}.
    reply
    ? Tu veux savoir quoi en premier ?
    ? Tu vas le dire à qui ?
    ? Tu veux voir quoi en premier ?
    ? Qui doit être au courant ?
    cta
    . {action}.
    . Tous les détails : [lien].
    . Envoie à quelqu’un que ça concerne.
    . Pose ta question en commentaire.
  `),
  story: kindFrames(`
    hook
    . Storytime : {line}.
    . {line}.
    . Histoire vraie : {line}.
    . {line}. {turn}.
    . {line}. Comment ça s’est fini : {outcome}.
    ? Par où commencer ? {line}.
    ? Ça vous est déjà arrivé ? {line}.
    ~ [Jour et heure]. {line}.
    ~ {line}. La première chose entendue : « [ce que quelqu’un a dit] ».
    - {first}. {second}. {third}.
    - Ce qui était prévu : [une phrase]. Ce qui s’est passé : {line}.
    screen
    . {line}
    . Storytime
    . {turn}
    . {outcome}
    ? Par où commencer ?
    ~ [Jour et heure]
    ~ « [Ce que quelqu’un a dit] »
    - {first} → {last}
    - Le début → la fin
    title
    . {line}
    . Storytime : {line}
    . Histoire vraie : {line}
    . {line} (l’histoire complète)
    ? Par où commencer ? {line}
    ~ {line} | [lieu et année]
    - {line} : ce qui s’est passé, ce que j’ai appris
    - {first}. {last}
    caption
    . Storytime : {line}.
    . {line}.
    . {line}. {turn}.
    . L’épisode du jour : {line}.
    ? Par où commencer ? {line}.
    ? {line}. Ça vous est déjà arrivé ?
    ~ [Jour et heure]. {line}.
    ~ {line}. « [Ce que quelqu’un a dit ensuite]. »
    - {first}. {second}.
    - {line}. En trois mots : [trois mots].
    body
    . Tout a commencé avec [la première chose qui s’est passée].
    . Comment ça s’est fini : {outcome}.
    . Et là : {turn}.
    ? Ça vous est déjà arrivé ? Racontez en commentaire.
    ~ Ce qui s’est dit, mot pour mot : « [une phrase] ».
    ~ Avec moi à ce moment-là : [qui].
    - Ce que je me suis dit : [une phrase]. Ce que j’ai dit : [une phrase].
    - {second}. {third}.
    post
    . {line}.
    . Storytime :¶¶{line}.
    . {line}.¶¶{turn}.
    . {line}.¶¶Comment ça s’est fini : {outcome}.
    ? {line}.¶¶Ça vous est déjà arrivé ?
    ? Par où commencer ?¶¶{line}.
    ~ [Jour et heure].¶¶{line}.
    ~ {line}.¶¶« [Ce que quelqu’un a dit ensuite]. »
    - {first}.¶¶{second}.¶¶{third}.
    - Ce qui était prévu : [une phrase].¶¶Ce qui s’est passé : {line}.
    reply
    ? Ça t’est déjà arrivé ?
    ? Tu aurais fait quoi ?
    ? Tu dirais quoi à quelqu’un qui vit la même chose ?
    ? Qui a une histoire comme ça ?
    cta
    . {action}.
    . Raconte la tienne en commentaire.
    . Envoie à quelqu’un qui était là.
    ? Tu veux la partie 2 ?
  `),
  'hard-time': kindFrames(`
    hook
    . {line}.
    . {line}. {turn}.
    ~ {line}. [Ce que tu veux dire aujourd’hui, avec tes mots].
    screen
    . {line}
    ~ [Un prénom ou une date]
    title
    . {line}
    . {first}
    ~ {line} | [mois et année]
    caption
    . {line}.
    . {line}. {turn}.
    ~ {line}. [Un détail vrai].
    ~ [Date]. {line}.
    body
    . {turn}.
    . [Ce que tu aimerais que les gens sachent, en une phrase].
    ~ [Quelque chose que tu veux garder en mémoire].
    post
    . {line}.
    . {line}.¶¶{turn}.
    ~ {line}.¶¶[Un détail vrai, comme tu le raconterais à un proche].
    - {first}.¶¶{second}.¶¶{third}.
  `),
}
