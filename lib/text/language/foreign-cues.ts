import type { PromptKind } from '@/lib/tool/parsed-prompt'

/** Words of one language by the kind that they give away. */
export type KindCues = Partial<Record<PromptKind, string>>

/** Words between the two sides of a comparison, by language; "vs" goes everywhere, and Japanese has a build of its own. */
export const comparisonWords: Readonly<Record<string, string>> = {
  es: 'o|u|contra',
  pt: 'ou|contra',
  fr: 'ou|contre',
  de: 'oder|gegen',
  it: 'o|contro',
  id: 'atau|lawan',
  hi: 'या|बनाम',
}

/** Words that give a kind away, without accents and parted by "|"; each stands for a beginning where it ends in "*". */
export const kindCues: Readonly<Record<string, KindCues>> = {
  es: {
    subject: 'como|receta*|ideas|tips|consejos|rutina|trucos|cosas que',
    'hard-time':
      'murio|murieron|fallecio|falleci*|ha muerto|se nos fue|luto|duelo|cancer|quimio*|tumor|aborto|suicid*|depresion|ansiedad|ruptura|me dejo|divorci*|funeral|diagnostic*|hospital|ictus|alzheimer|me despidieron|descanse en paz|qepd',
    opinion:
      'opinion impopular|en mi opinion|creo que|opino que|la verdad es que|no deberia*|sobrevalorad*|infravalorad*|es mejor que|odio|dejen de|dejad de|todo el mundo deberia|es un error|nadie necesita',
    announcement:
      'abrimos|vendo|vendemos|inauguramos|estrenamos|lanzamos|presentamos|buscamos|contratamos|ya disponible|ya esta disponible|nuevo|nueva|nuevos|nuevas|proximamente|anunci*|sale a la venta|preventa|me mudo|nos mudamos|apertura|inauguracion|sorteo|rebajas|descuento',
    question:
      'alguien|cual|cuales|cuanto|cuanta|cuantos|quien|quienes|prefieren|prefieres|preferis|opinan|opinas|opinais|que hariais|que harian|que harias|recomiendan|recomendais',
    story:
      'ayer|anoche|me paso|nos paso|cuando tenia|cuando era|hace un ano|deje|perdi|vendi|compre|me robaron|se me|conoci|encontre|empece|consegui|me equivoque|fui a|aprendi',
  },
  pt: {
    subject: 'como|receita*|ideias|dicas|rotina|truques|coisas que|lugares',
    'hard-time':
      'morreu|morreram|faleceu|falec*|partiu|luto|cancer|quimio*|tumor|aborto|suicid*|depressao|ansiedade|termino|me deixou|terminou comigo|divorci*|funeral|velorio|enterro|diagnostic*|hospital|avc|alzheimer|fui demitid*|perdi meu pai|perdi minha mae|perdi meu filho|perdi meu bebe|saudade*|descanse em paz',
    opinion:
      'unpopular opinion|opiniao impopular|na minha opiniao|acho que|nao devia|nao deveria|superestimad*|subestimad*|e melhor que|e melhor do que|odeio|parem de|todo mundo deveria|ninguem precisa',
    announcement:
      'abrimos|vendo|vendemos|vamos abrir|inauguramos|lancamos|lancamento|estamos contratando|contratando|ja disponivel|novo|nova|novos|novas|em breve|anunci*|pre venda|me mudei|inauguracao|sorteio|promocao|desconto|chegou|chegaram',
    question:
      'alguem|qual|quais|quanto|quantos|quantas|quem|preferem|voce prefere|voces preferem|voces acham|o que voces|o que acham|recomendam|indicam',
    story:
      'ontem|aconteceu|quando eu tinha|quando eu era|ha um ano|larguei|perdi|vendi|comprei|me roubaram|conheci|encontrei|comecei|consegui|errei|fui|aprendi|descobri',
  },
  fr: {
    subject: 'comment|recette*|idee*|conseils|astuces|routine|choses a',
    'hard-time':
      'mort|morte|decede*|deces|est parti|est partie|deuil|cancer|chimio*|tumeur|fausse couche|suicid*|depression|anxiete|rupture|m a quitte*|divorc*|enterrement|obseques|diagnosti*|hopital|avc|alzheimer|burn out|burnout|viree|repose en paz|repose en paix',
    opinion:
      'avis impopulaire|unpopular opinion|a mon avis|je trouve que|je pense que|on devrait|surcote*|sous cote*|c est mieux que|je deteste|arretez de|tout le monde devrait|personne n a besoin',
    announcement:
      'on ouvre|je vends|on vend|nous ouvrons|j ouvre|ouvre ses portes|ouverture|on lance|je lance|nous lancons|lancement|on recrute|nous recrutons|disponible|nouveau|nouvelle|nouveaux|nouvelles|bientot|annonc*|precommande|je demenage|inauguration|concours|soldes|promo|sortie',
    question:
      'quelqu un|quel|quelle|quels|quelles|combien|qui|est ce que|qu est ce que|vous preferez|tu preferes|vous en pensez|tu en penses|vous feriez|recommandez',
    story:
      'hier|il m est arrive|quand j avais|quand j etais|il y a un an|j ai quitte|j ai perdu|j ai vendu|j ai achete|j ai rate|j ai trouve|j ai rencontre|j ai commence|j ai reussi|on m a vole|je suis alle*|j ai appris',
  },
  de: {
    subject: 'wie man|wie ich|rezept*|ideen|tipps|routine|tricks|dinge',
    'hard-time':
      'gestorben|verstorben|starb|tod|tot|trauer*|krebs|chemo*|tumor|fehlgeburt|suizid|selbstmord|depression*|angststorung|trennung|verlassen|scheidung|beerdigung|diagnose|krankenhaus|klinik|schlaganfall|alzheimer|demenz|gekundigt worden|ist krank|eingeschlafert|eingeschlafen|vermisse|ruhe in frieden|job verloren',
    opinion:
      'unpopular opinion|meiner meinung nach|ich finde|ich glaube|gehort nicht|gehort auf|sollte man|sollten|uberbewertet|unterschatzt|ist besser als|sind besser als|ich hasse|hort auf|niemand braucht|jeder sollte|keiner braucht',
    announcement:
      'wir eroffnen|verkaufe|wir verkaufen|eroffnen|eroffne|eroffnung|wir launchen|launch|wir suchen|wir stellen ein|gesucht|ab sofort|jetzt erhaltlich|neu|neue|neuer|neues|bald|ankundig*|vorbestell*|wir ziehen um|gewinnspiel|rabatt|endlich da|mache mich selbststandig',
    question:
      'wer|welche|welcher|welches|wie viel|wie viele|habt ihr|kennt ihr|kennt jemand|hat jemand|was wurdet ihr|was haltet ihr|mogt ihr|findet ihr|empfehlt',
    story:
      'gestern|letzte woche|letzten|letztes jahr|als ich|vor einem jahr|mir ist passiert|habe ich|hab ich|ich habe|ich hab|bin ich|verloren|verkauft|gekauft|geklaut|gefunden|kennengelernt|angefangen|geschafft|gelernt',
  },
  it: {
    subject: 'come|ricetta|ricette|idee|consigli|routine|trucchi|cose da',
    'hard-time':
      'morto|morta|morti|e mancat*|ci ha lasciato|ci ha lasciati|scompars*|lutto|cancro|chemio*|tumore|aborto|suicid*|depressione|ansia|mi ha lasciat*|divorzi*|separazione|funerale|diagnosi|ospedale|ictus|alzheimer|licenziat*|riposa in pace|mi manca',
    opinion:
      'unpopular opinion|opinione impopolare|secondo me|penso che|credo che|non dovrebbe*|sopravvalutat*|sottovalutat*|e meglio di|e meglio del*|odio|smettetela|tutti dovrebbero|nessuno ha bisogno|non va',
    announcement:
      'apriamo|vendo|vendiamo|apre|inauguriamo|lanciamo|lancio|cerchiamo|assumiamo|disponibile|nuovo|nuova|nuovi|nuove|in arrivo|annunci*|prevendita|mi trasferisco|ci trasferiamo|apertura|inaugurazione|giveaway|saldi|sconto|sconti|esce',
    question:
      'qualcuno|quale|quali|quanto|quanti|quante|chi|preferite|preferisci|ne pensate|ne pensi|cosa fareste|cosa faresti|consigliate|vi piace',
    story:
      'ieri|stanotte|mi e successo|quando avevo|quando ero|un anno fa|ho lasciato|ho perso|ho venduto|ho comprato|mi hanno rubato|ho conosciuto|ho trovato|ho iniziato|ho sbagliato|sono andat*|ho imparato|ho bocciato|ho scoperto',
  },
  id: {
    subject: 'cara|resep|ide|tips|rutinitas|tempat',
    'hard-time':
      'meninggal|wafat|mati|berpulang|kehilangan|duka|berduka|kanker|kemo*|tumor|keguguran|bunuh diri|depresi|anxiety|putus|cerai|perceraian|pemakaman|diagnosis|didiagnosis|rumah sakit|stroke|alzheimer|dipecat|phk|kangen|rip|innalillahi*|sakit',
    opinion:
      'unpopular opinion|menurut aku|menurutku|menurut gue|menurut saya|harusnya|seharusnya|overrated|underrated|lebih baik dari|lebih enak dari|benci|berhenti|semua orang harus|ga perlu|gak perlu|nggak perlu',
    announcement:
      'kami buka|jual|dijual|buka hari|buka cabang|akan buka|resmi buka|grand opening|launching|rilis|lowongan|dicari|sudah tersedia|ready stock|baru|segera hadir|pengumuman|pre order|po|pindah|giveaway|promo|diskon',
    question:
      'ada yang|siapa|apakah|berapa|mana|kalian lebih|kalian pilih|kamu pilih|menurut kalian|gimana menurut|pernah ga|pernah gak|rekomendasi dong|kenapa orang',
    story:
      'kemarin|tadi malam|semalam|waktu aku|pas aku|setahun lalu|tahun lalu|aku resign|kehilangan|terjual|aku beli|dicuri|ketemu|akhirnya aku|aku berhasil|aku gagal|aku belajar',
  },
  hi: {
    subject: 'कैसे|रेसिपी|तरीका|तरीके|टिप्स|रूटीन',
    'hard-time':
      'नहीं रहे|नहीं रहा|नहीं रही|गुजर गए|गुज़र गए|गुजर गई|गुज़र गई|गुजर गया|गुज़र गया|मौत|मृत्यु|देहांत|निधन|मर गया|मर गई|मर गए|खो दिया|कैंसर|कीमो|गर्भपात|आत्महत्या|डिप्रेशन|अवसाद|ब्रेकअप|तलाक|अंतिम संस्कार|अस्पताल|बीमार|बीमारी|नौकरी चली गई|याद आती|श्रद्धांजलि',
    opinion:
      'मेरी राय|मेरे हिसाब से|मुझे लगता है|नहीं होना चाहिए|होना चाहिए|चाहिए था|ओवररेटेड|से बेहतर|नफरत|बंद करो|सबको|किसी को जरूरत नहीं|unpopular opinion',
    announcement:
      'खुल गया|खुल गई|खुल रहा|खुल रही|खोल रहे|खोल रहा|खोल रही|शुरू कर|लॉन्च|आ गया|आ गई|आ रहा|आ रही|नया|नई|नए|भर्ती|चाहिए स्टाफ|घोषणा|जल्द|सेल|छूट|ऑफर|गिवअवे',
    question: 'क्या|कौन|कौनसा|कौनसी|कितना|कितने|कितनी|किसको|किसे|क्यों',
    story: 'कल रात|कल मैंने|मैंने|मेरे साथ|पिछले साल|पिछले हफ्ते|जब मैं|छोड़ दी|छोड़ दिया|बेच दिया|खरीदा|चोरी हो|मिला था|सीखा|हो गया था',
  },
  ja: {
    subject: '作り方|方法|レシピ|コツ|ルーティン|選$|やり方',
    'hard-time':
      '亡くな|亡くし|他界|死ん|死去|逝|天国|虹の橋|葬|喪|訃報|がん|癌|ガンに|腫瘍|流産|自殺|うつ|鬱|別れ|離婚|失恋|闘病|入院|余命|病気|認知症|クビになっ|解雇|会いたい',
    opinion:
      '個人的に|と思う|と思います|べき|過大評価|過小評価|正直|異論は認め|嫌い|やめてほしい|必要ない|より美味しい|のほうがいい|の方がいい',
    announcement:
      'オープン|開店|新発売|発売|新商品|新作|販売開始|募集|スタートし|始めます|始めました|お知らせ|リリース|予約開始|引っ越し|入荷|セール|プレゼント企画|公開しました|開催',
    question: 'ますか|ですか|どっち|どちら|だれ|誰が|どれ|いくら|教えて|皆さんは|みんなは|なんで',
    story:
      '昨日|昨夜|先週|去年|あの日|しました|でした|やめた|辞めた|失くし|売れた|買った|盗まれ|出会っ|見つけ|失敗し|だった',
  },
}
