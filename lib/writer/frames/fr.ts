import type { FrameBank } from './frame'
import { parseKindFrames } from './parse-kind-frames'

export const french: FrameBank = {
  neutral: parseKindFrames(`
    hook  . {line}.  . {line}. {outcome}.  . {line}. [Ce que tu dirais ensuite].  ? {line}. [La question qu’on te pose le plus] ?  ~ [Où tu étais et à quelle heure]. {line}.  ~ {line}. {turn}.  ~ {last}.  - {first}. {second}.
    screen  . {line}  . {first}  . {outcome}  ~ {turn}  ~ [Lieu et date]
    title  . {line}  . {first}  . {line} ({outcome})  ? {line} : [La question qu’on te pose le plus] ?  ~ {line} ([lieu ou année])  - {line} | [nom de ta chaîne ou série]
    caption  . {line}.  . {line}. {outcome}.  . {line}. [Ce que tu dirais ensuite].  ? {line}. [La question qu’on te pose le plus] ?  ~ [Lieu et date]. {line}.  ~ {line}. {turn}.  - {first}. {second}.
    body  . {outcome}.  . {turn}.  . {second}.  . Aujourd’hui : [une phrase].  ? [La question qu’on te pose le plus] ? [Ta réponse, en une phrase].  ~ [Ce qu’on voyait ou entendait, en une phrase].
    post  . {line}.  . {line}.¶¶{outcome}.  . {line}.¶¶{action}.  . {line}.¶¶[Ce que tu dirais ensuite].  ? {line}.¶¶[Ce que tu aimerais demander] ?  ~ {line}.¶¶{turn}.  ~ {line}.¶¶« [Ce que quelqu’un a dit, mot pour mot] »  - {first}.¶¶{second}.¶¶{third}.
    reply  ? Qu’est-ce que tu aimerais savoir ?  ? [Ce que tu aimerais demander] ?
    cta  . {action}.  . Plus d’infos : [où].  - [Date], [lieu], [contact].
  `),
  subject: parseKindFrames(`
    hook  . {line}.  . {line}. La première chose à savoir : [une phrase].  . {line}. L’erreur la plus courante : [une phrase].  . {line}. {outcome}.  ? {line} : [une question à deux réponses] ?  ~ {line}. Attentes : [quoi]. Réalité : [quoi].  ~ {line}. {turn}.  - {line} en trois mots : [un], [deux], [trois].
    screen  . {line}  . {outcome}  ~ Attentes vs réalité  ~ {turn}
    title  . {line}  . {line} : {outcome}  . {line} pour {audience}  ~ {line} : attentes vs réalité  - {line} : [combien] erreurs à éviter  - {line} en [combien] minutes
    caption  . {line}.  . {line}. La première chose à savoir : [une phrase].  . {line}. {outcome}.  ? {line} : [une question à deux réponses] ?  ~ {line}. Attentes : [quoi]. Réalité : [quoi].  ~ {line}. {turn}.  - {line} en trois mots : [un], [deux], [trois].
    body  . La première chose à savoir : [une phrase].  . L’erreur la plus courante : [une phrase].  . {outcome}.  . {turn}.  ~ [À quoi ça ressemble de près, en une phrase].  - Attentes : [quoi]. Réalité : [quoi].
    post  . {line}.  . {line}.¶¶L’erreur la plus courante : [une phrase].  . {line}.¶¶{outcome}.  ? {line} : [une question à deux réponses] ?  ~ {line}.¶¶Attentes : [quoi].¶Réalité : [quoi].  - {line} :¶¶1. [la première]¶2. [la deuxième]¶3. [la troisième]
    cta  . {action}.  . À garder pour plus tard.
  `),
  opinion: parseKindFrames(`
    hook  . Avis impopulaire : {line}.  . {line}. Voilà, c’est dit.  . {line}. {turn}.  ? {line}. D’accord ou pas ?  ~ {line}. Essayez de me convaincre du contraire.  - {line}. Ma meilleure raison : [une phrase].
    screen  . {line}  . Avis impopulaire  ? D’accord ou pas ?
    title  . Avis impopulaire : {line}  . {line}  ? {line}. D’accord ou pas ?  - {line} : mes [combien] raisons
    caption  . {line}.  . {line}. Voilà, c’est dit.  ? {line}. D’accord ou pas ?  ~ {line}. Essayez de me convaincre du contraire.  - {line}. Ma meilleure raison : [une phrase].
    body  . Ma meilleure raison : [une phrase].  . La seule exception : [quand tu dirais le contraire].  . {turn}.  . {outcome}.  ? Quel est le meilleur argument contre ?
    post  . Avis impopulaire : {line}.  . {line}.¶¶Voilà, c’est dit.  . {line}.¶¶{turn}.  ? {line}.¶¶D’accord ou pas ?  ~ {line}.¶¶Essayez de me convaincre du contraire.  - {line}.¶¶Ma meilleure raison : [une phrase].
    reply  ? D’accord ou pas ?  ? Quel est le meilleur argument contre ?
    cta  . {action}.  . 1 en commentaire si tu es d’accord, 2 sinon.
  `),
  question: parseKindFrames(`
    hook  . {line} ? Ma réponse : [une phrase].  ? {line} ?  ? Question sérieuse : {line} ?  ~ [Qui] m’a posé la question aujourd’hui. {line} ?  - {line} ? A : [une réponse]. B : [l’autre].
    screen  . Ma réponse : [une phrase]  ? {line} ?
    title  . {line} ? J’ai demandé à [combien] personnes  ? {line} ?  - {line} ? A : [une réponse] / B : [l’autre]
    caption  . {line} ? Réponds en un mot.  ? {line} ?  ~ [Qui] m’a posé la question aujourd’hui. {line} ?  - {line} ? A : [une réponse]. B : [l’autre].
    body  . Ma réponse : [une phrase].  . {outcome}.  ? Qui dirait exactement le contraire ?  ~ {turn}.  - A : [une réponse]. B : [l’autre].
    post  . {line} ?¶¶Ma réponse : [une phrase].  . {line} ?¶¶Réponds en un mot.  ? {line} ?  ~ [Qui] m’a posé la question aujourd’hui.¶¶{line} ?  - {line} ?¶¶A : [une réponse]. B : [l’autre].
    reply  ? Qui dirait exactement le contraire ?  ? Et toi ?
    cta  . {action}.  . Réponds avant de lire les commentaires.
  `),
  comparison: parseKindFrames(`
    hook  . Un seul choix possible : {a} ou {b}.  . {line}. {outcome}.  ? {a} ou {b} ?  ~ À gauche : {a}. À droite : {b}.  - {line}. La différence se voit sur [quoi].
    screen  . {a} vs {b}  ? {a} ou {b} ?
    title  . {a} vs {b}  . {a} vs {b} : {outcome}  ? {a} ou {b} ?  ~ {a} vs {b} après [combien de temps]  - {a} vs {b} : [prix], [temps], [résultat]
    caption  . {a} ou {b} ? Mon choix : [lequel, et pourquoi].  ? {a} ou {b} ?  ~ À gauche : {a}. À droite : {b}.  - A : {a}. B : {b}. Une lettre suffit.
    body  . Mon choix : [lequel, et pourquoi].  . La différence se voit sur [quoi].  . {outcome}.  ? Qu’est-ce qui te ferait changer de camp ?  ~ {turn}.
    post  . {a} ou {b} ?¶¶Mon choix : [lequel, et pourquoi].  . Un seul choix possible : {a} ou {b}.¶¶{outcome}.  ? {a} ou {b} ?  ~ {line}.¶¶La différence se voit sur [quoi].  - A : {a}. B : {b}. Une lettre suffit.
    reply  ? {a} ou {b} ?  ? Qu’est-ce qui te ferait changer de camp ?
    cta  . {action}.  ? A ou B ? Une lettre suffit.
  `),
  announcement: parseKindFrames(`
    hook  . {line}.  . {line}. {action}.  . {line}. À noter : [date, heure et lieu].  ~ [Ta ville ou ton quartier] : {line}.  ~ {line}. {turn}.  - {first}. {second}.
    screen  . {line}  . {action}  - Quand : [date] | Où : [lieu] | Plus d’infos : [lien]
    title  . {line}  . {line} (toutes les infos)  ~ {line} | [lieu ou année]  - {line} | [nom de ta chaîne ou série]
    caption  . {line}.  . {line}. {action}.  . {line}. À noter : [date, heure et lieu].  ~ [Ta ville ou ton quartier] : {line}.  - {first}. {second}.
    body  . {action}.  . {outcome}.  . Comment ça a commencé : [une phrase].  . Merci, [prénom], pour [quoi].  ~ {turn}.  - Quand : [date]. Où : [lieu]. Plus d’infos : [lien].
    post  . {line}.  . {line}.¶¶{action}.  . {line}.¶¶Comment ça a commencé : [une phrase].  ? {line}.¶¶Qu’est-ce que tu aimerais savoir ?  ~ [Ta ville ou ton quartier] : {line}.  - {line}.¶¶Quand : [date]¶Où : [lieu]¶Plus d’infos : [lien]
    cta  . {action}.  . Une question ? Pose-la en commentaire.
  `),
  story: parseKindFrames(`
    hook  . {line}.  . Storytime : {line}.  . {line}. Et là : [ce qui s’est passé ensuite].  . {line}. Comment ça s’est terminé : {outcome}.  ? {line}. Ça t’est déjà arrivé ?  ~ [Jour et heure]. {line}.  ~ {line}. {turn}.  - {first}. {second}.  - Ce qui était prévu : [une phrase]. Ce qui s’est passé : {line}.
    screen  . {line}  . {outcome}  ~ {turn}  ~ [Jour et heure]
    title  . {line}  . Storytime : {line}  . {line} (l’histoire complète)  ~ {line} | [lieu ou année]
    caption  . {line}.  . {line}. Et là : [ce qui s’est passé ensuite].  . {line}. {turn}.  ? {line}. Ça t’est déjà arrivé ?  ~ [Jour et heure]. {line}.  - {first}. {second}.
    body  . Tout a commencé avec [la première chose qui s’est passée].  . Comment ça s’est terminé : {outcome}.  . {turn}.  ~ « [Ce que quelqu’un a dit, mot pour mot] »  - Ce que j’ai pensé : [une phrase]. Ce que j’ai dit : [une phrase].
    post  . {line}.  . {line}.¶¶Et là : [ce qui s’est passé ensuite].  . {line}.¶¶Comment ça s’est terminé : {outcome}.  ? {line}.¶¶Ça t’est déjà arrivé ?  ~ [Jour et heure].¶¶{line}.  - {first}.¶¶{second}.¶¶{third}.  - Ce qui était prévu : [une phrase].¶¶Ce qui s’est passé : {line}.
    reply  ? Ça t’est déjà arrivé ?  ? Tu aurais fait quoi ?
    cta  . {action}.  . Raconte la tienne en commentaire.
  `),
  'hard-time': parseKindFrames(`
    hook  . {line}.  . {line}. {turn}.  ~ {line}. [Ce que tu veux dire aujourd’hui, avec tes mots].
    screen  . {line}  ~ [Un prénom ou une date]
    title  . {line}  . {first}  ~ {line} | [mois et année]
    caption  . {line}.  . {line}. {turn}.  ~ {line}. [Un détail vrai].
    body  . {turn}.  . [Ce que tu aimerais que les gens sachent, en une phrase].  ~ [Quelque chose que tu veux garder en mémoire].
    post  . {line}.  . {line}.¶¶{turn}.  ~ {line}.¶¶[Un détail vrai, comme tu le raconterais à un proche].  - {first}.¶¶{second}.¶¶{third}.
  `),
}
