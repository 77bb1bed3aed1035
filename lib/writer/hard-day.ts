import { detectLanguage } from '@/lib/text/language/detect-language'
import type { WritingJob } from '@/lib/tool/engine'
import { MAX_PROMPT_LENGTH } from '@/lib/tool/form'
import { memoizePerRequest } from '@/lib/tool/memoize-per-request'
import { getChosenKind, getDetails, type PromptKind } from '@/lib/tool/prompt-reading'

const kin =
  '(?:mum|mom|mam|mother|dad|father|papa|brother|sister|son|daughter|wife|husband|partner|gran|grandma|grandad|grandpa|grandmother|grandfather|granny|nan|nana|nanna|abuela|abuelo|aunt|auntie|uncle|cousin|niece|nephew|fianc[eé]e?|boyfriend|girlfriend|best friend|friend|baby|child|twin|parents?|stepdad|stepmum|stepmom|teacher|mentor|neighbou?r|coach|colleague)'
const pet =
  '(?:dog|cat|puppy|pup|kitten|kitty|horse|pony|rabbit|bunny|hamster|guinea pig|parrot|bird|lab|labrador|retriever|collie|beagle|pug|spaniel|terrier|greyhound|corgi|dachshund|husky|tortoise|ferret|mare|gelding)'
const lovedOne = `(?:my|our|his|her|their|your) (?:[\\p{L}’-]+ ){0,3}?(?:${kin}|${pet})(?:’s)?`
const personOrPet = `(?:${lovedOne}|he|she|they|(?<!\\p{L})(?:mum|mom|dad|nan|gran|grandma|grandpa|grandad|granny))`
const loss =
  '(?:died|dies|passed away|passed on|passed last|passed this|passed yesterday|passed peacefully|took (?:his|her|their) own life|was killed|is dying|was dying|is gone|has gone|isn’t going to make it|was put down|was put to sleep)'
const illness =
  '(?:cancer|chemo|chemotherapy|radiotherapy|tumou?r|leuka?emia|lymphoma|melanoma|sepsis|dementia|alzheimer’?s|parkinson’?s|mastectomy|dialysis|hospice|palliative|motor neurone|als|miscarriage|miscarried|stillborn|stillbirth|ivf|infertility|ectopic)'

/** Death and grief. One match is enough, even in a fundraiser. */
const deathPatterns = [
  `${personOrPet} (?:[\\p{L}’]+ ){0,4}?${loss}`,
  `(?:without|miss|missing|since|lost) (?:mum|mom|dad|nan|gran|grandma|grandad|grandpa|daddy|mummy)(?=$|[.,!]| (?:here|now|this|today|in|at|died|passed))|(?:lost|losing|loss of|without|burying|buried|bury|mourning|grieving|missing|miss|funeral for|goodbye to|goodbye|remembering|in memory of|since) ${lovedOne}`,
  `(?:say|said|saying) goodbye to (?:my|our|him|her) (?:[\\p{L}]+ ){0,4}?(?:${kin}|${pet}|boy|girl|buddy|baby)`,
  '(?:we|i) (?:had to |have to )?(?:say|said) goodbye to (?:him|her)',
  `putting (?:[\\p{L}]+ ){0,2}?(?:him|her|${pet}) (?:down|to sleep)|(?:had to|we|i) put (?:him|her|my \\p{L}+|\\p{Lu}\\p{L}+) (?:down|to sleep) (?:today|yesterday|this|last|on)|had to put (?:[\\p{L}]+ ){1,5}?(?:to sleep|down)(?! (?:in|on|at|for) )`,
  `(?:since|after) (?:i|we) lost (?:him|her|${lovedOne}|mum|mom|dad|nan|gran|grandma|grandad)`,
  '(?:lost|miss|missing) (?:my )?(?:mum|mom|dad|nan|gran|grandma|grandad|grandpa)(?: \\p{L}+){0,3}(?=[.!,]|$| (?:to|last|this|in|on|so|every|today|when))',
  `(?:miss|missing) (?:you|u) (?:so much )?(?:mum|mom|dad|nan|gran|grandma|grandad|grandpa|mate|bro|sis|every day)|(?:lost|losing) (?:our|my) (?:boy|girl|little one|twins)|lost a (?:patient|friend|child|baby|colleague|mate)`,
  `(?:${lovedOne}|his|her|(?:mum|mom|dad|nan|gran)’?s) (?:[\\p{L}’]+ ){0,2}?(?:funeral|death|suicide|overdose|diagnosis|ashes|grave|headstone|last words|memorial service)|(?:after|since|before|at) the funeral(?=$|[.,;:!?]| (?:i|we|he|she|they|my|our|and|today|yesterday)(?!\\p{L}))|the funeral of ${lovedOne}`,
  'took (?:his|her|their) own life|took his life|took her life|died by suicide|suicide (?:attempt|on|note|of)|suicidal|no heartbeat|grief|grieving|bereave\\p{L}*|widow(?:ed|er)?|stillb(?:irth|orn)|miscarr(?:iage|ied)|obituary|gone too soon|condolences|rest in peace|rainbow bridge|passed away|empty nursery|death anniversary',
  '(?:first|second|another) (?:christmas|birthday|easter|thanksgiving|mother’s day|father’s day|anniversary|year|sunday) (?:[\\p{L}]+ ){0,3}?without',
  '(?:would have been|would have turned) (?:[\\p{L}\\d’]+ ){0,3}?(?:birthday|today|\\d+)|(?:he|she) never (?:woke|came home|got to)|(?:without (?:him|her)|(?:he|she) (?:is|isn’t|’s) (?:gone|not here|here) ?(?:anymore|any more)?)(?=$|[.,!])',
]

/** One match is enough, except in a fundraiser. */
const hardPatterns = [
  `(?:my|our|his|her|their) (?:[\\p{L}]+ ){0,2}?${illness}|${illness} (?:today|diagnosis|treatment|ward|journey|battle|again|came back|is back|took|round|starts|didn’t|failed)|(?:last|first|final|another|failed|round of|after|during|through|fighting|beating|survived|have|has|had|got|with|from) (?:[\\p{L}\\d]+ ){0,2}?${illness}`,
  '(?:diagnosed with|my diagnosis|the diagnosis|stage (?:2|3|4|two|three|four|iii|iv) |terminal(?:ly)? (?:ill|diagnosis)|end of life|life support|intensive care|in a coma|long covid|in the nicu|chemo)',
  '(?:(?:had|after|since|from) (?:a|the|my|his|her) (?:stroke|heart attack|seizure|amputation)|(?:doesn’t|don’t|no longer|can’t) (?:know|knows|remember|remembers|recogni[sz]e|recogni[sz]es) (?:my name|me|us|my face|who i am)|torn? (?:my )?(?:acl|achilles)|lost my (?:voice|sight|hearing|leg|hair|licen[cs]e) to)',
  '(?:the )?vet (?:said|told|called|found)(?: \\p{L}+){0,6} (?:cancer|tumou?r|nothing|weeks|days|months|kidney|heart|time)|(?:kidney|heart|liver) failure',
  '(?:(?:hospital|police|hospice) (?:called|rang|phoned|knocked)|(?:he|she|mum|mom|dad|nan|gran|baby|son|daughter|wife|husband|i) (?:is|was|am|’s|has been|went|ended up) (?:back )?in (?:the )?(?:hospital|icu|hospice)|in (?:the )?hospice|(?:days|nights|weeks) in (?:the )?(?:hospital|icu|nicu))',
  '(?:living with|my|our|his|her) (?:[\\p{L}]+ ){0,2}?(?:chronic (?:pain|illness|fatigue)|lupus|hiv|depression|anxiety|ptsd|dementia|panic attacks?|eating disorder|addiction|relapse|mental health|breakdown)|anxiety so bad|i relapsed|relapsed after|intrusive thoughts|postpartum depression|postnatal depression|self[- ]harm|i’m not (?:ok|okay)(?! with)|can’t get out of bed|rock bottom',
  '(?:i’m|i am|i was|feeling|got|still) (?:burnt|burned) out|(?:burnt|burned) out (?:at|of|from|and)|burnout (?:hit|broke|took|made|at|nearly|almost)|my burnout',
  '(?:\\d+|one|two|three|six|nine|a) (?:years?|months?|days?|weeks?) (?:sober|clean)(?! (?:eating|up|house|kitchen|room))|days? sober',
  '(?:eating disorder|depression|panic attacks?|chronic (?:pain|illness|fatigue)|ppd|nicu day|postpartum)(?! (?:tips|guide|explained|hacks|relief|ring|leave|care|outfits?|workouts?|meals?))|stage (?:3|4|three|four)(?=[.,!]|$| (?:and|at|that))|scan results|(?:he|she|mum|mom|dad|nan|gran|dog|cat) has (?:weeks|days|months) left|anxiety (?:is|was|took|won|on|and me)|too anxious to|i’m (?:struggling|falling apart)|not (?:ok|okay) lately|^struggling(?=[.,]|$)|so lonely|broke my heart|(?:closing|losing|leaving) (?:[\\p{L}]+ ){1,3}?broke me',
  '(?:i|we|he|she|just|got|was|were|been|being|getting) (?:[\\p{L}]+ ){0,2}?(?:laid off|made redundant|evicted|let go from)|(?:got|was|were|been|being|getting) (?:fired|sacked)|redundancy|being laid off|let (?:me|us) go (?:from|after|at|today|this|last)|landlord evicted',
  '(?:lost|losing) (?:my|our) (?:[\\p{L}]+ ){0,1}?(?:job|home|house|baby|babies|pregnancy|sight|hearing|everything)|lost everything|house (?:fire|burned down|burnt down)|burned down|burnt down|going bankrupt|declared bankrupt|can’t (?:afford|make) (?:the )?(?:rent|food)|(?:close|closing|closed|closes|shutting) (?:[\\p{L}’]+ ){0,5}?for good(?=$|[.,!])|(?:closing|close) (?:the|my|our) (?:[\\p{L}]+ ){1,3}?after \\d',
  '(?:broke up with me|i broke up|my breakup|the breakup|(?:my|our|the|a) divorce|getting divorced|divorced at|divorce (?:papers|and|day)|(?:he|she|they|husband|wife|boyfriend|girlfriend|partner) (?:just )?(?:left (?:me|us)(?=$|[.,!]| (?:for|last|this|two|before|after|and))|cheated on me|dumped me|walked out|moved out|asked for a divorce)|(?:got|being|been) dumped|heartbroken|cheated on me|called off the wedding|estranged from)',
  '(?:(?:flood|fire|storm|hurricane|tornado|earthquake|wildfire|landslide)s? (?:took (?:the|our|my|his|her|their|everything|all|it|half)|destroyed|burned|burnt|swept|wiped|ruined|hit our|hit my|killed)|lost in the (?:fire|flood|earthquake|storm))',
  '(?:attacked|assaulted|raped|abused|stabbed|molested) (?:me|by)|(?:was|is|being|been|getting) (?:bullied|assaulted|raped|abused|stabbed)|sexual assault|domestic violence|abusive (?:ex|partner|relationship|marriage|husband|wife|dad|father|mother|home)|is an alcoholic',
]
/** One match is enough, unless the text also has good news. */
const weakPatterns = [
  '(?:cried|crying|cry|sobbed|sobbing) (?:in|at|on) (?:the|my) (?:[\\p{L}]+ )?(?:closet|car|car park|toilets?|bathroom|shower|floor|staff room|stairwell|break room)',
  'crying (?:before|after) every|(?:hardest|worst) (?:year|month|week|day|thing) (?:of my life|i)|homeless|we broke up|not (?:ok|okay)',
]
const gladPattern =
  /\b(?:proposed|engaged|won|passed|opened my|opened our|my own|finally|so happy|so proud|proud|hired|homeowner|dream|celebrat\p{L}+|lol|best (?:day|morning|thing))\b/iu

const toPattern = (patterns: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
const deathPattern = toPattern(deathPatterns)
const hardPattern = toPattern(hardPatterns)
const weakPattern = toPattern(weakPatterns)

/** Phrases that only sound like a hard day, removed before matching. */
const harmlessPattern =
  /\bgood grief\b|\b(?:my|the|our) (?:old )?(?:phone|laptop|battery|car|engine|plants?|lawn|fern|succulent|starter|wifi|router|printer|pc|console|server|fridge|washer|computer|app|hard drive|bike|van|truck|camera|oven|boiler|dishwasher|mic|ring light|tv|kettle|blender)(?: \p{L}+){0,2} (?:died|dies|is dead|is dying|passed away|is gone|was gone|crashed)|\b(?:icu|er|hospice|oncology|palliative|cancer|hospital|dementia|nicu|chemo) (?:nurse|doctor|care worker|carer|chaplain|vet|pharmacist|physio)\b|\b(?:died|dying|dead|crying|cried) (?:laughing|of laughter|at this|😂)|\b(?:great depression|dead sea|day of the dead|breakup (?:songs?|playlist|album)|murder mystery|true crime|stage (?:two|three|four|2|3|4) (?:of|at the)|horror|fired up|fired clay|fired in|let go of|kiln[^.!?\n]{0,20}fired|lol|lmao|haha\p{L}*)\b|\b(?:in|of|from) (?:the )?(?:film|movie|book|novel|series|show|game|episode|season \d+)\b/giu

/** Illnesses in the name or purpose of a charity, removed before the patterns other than death are matched. */
const charityPattern =
  /\b(?:cancer|breast cancer|hospice|alzheimer’?s|dementia) (?:research|charity|fundraiser|run|walk|awareness|season|horoscope|sun|moon|rising|zodiac)|\b(?:raise|raising|raised|fundraising|fundraiser|money|donat\p{L}*|charity|proceeds)\b[^.!?\n]{0,60}/giu

const foreignTable = {
  es: String.raw`muri(?:ó|o|eron)(?!\p{L}| de (?:risa|hambre|sueño|frío|miedo|vergüenza|ganas))|falleci|ha muerto|se nos fue|luto(?!\p{L})|duelo|c[aá]ncer|quimio|tumor|suicid|depresi[oó]n|funeral|me despidieron|descansa? en paz|(?:nos|me) dej[oó](?=$|[.,;!?]| (?:ayer|hoy|anoche|hace|por|para|est[ae]|después|nuestr[oa]|(?:el|la) abuel[oa])(?!\p{L}))|divorci|despedirnos de|aborto espont`,
  pt: String.raw`morreu(?! de (?:rir|fome|sono|frio|medo|vergonha|vontade))|faleceu|falecimento|luto(?!\p{L})|c[aâ]ncer|quimio|tumor|suic[ií]d|depress[aã]o|funeral|vel[oó]rio|fui demitid|descanse em paz|(?:nos|me) deixou(?=$|[.,;!?]| (?:ontem|hoje|há|por|para|n?est[ae]|depois)(?!\p{L}))|perdi (?:meu|minha) (?:pai|m[aã]e|filh|irm|av[oó]|cachorr|gat|beb)|div[oó]rcio|me despedir d`,
  fr: String.raw`(?<!(?:temps|point|angle|poids|bras|nature|feuille|saison)s? )mort(?:e|s|es)?(?!\p{L}| de (?:rire|faim|fatigue|soif|froid|peur|honte|trouille))|d[eé]c[eé]d|(?:en)?deuil|cancer|chimio|tumeur|suicid|d[eé]pression|enterrement|obs[eè]ques|fausse couche|repose en paix|nous a quitt|m’a quitt|divorc|j’ai (?:été|ete) vir[eé]|perdu (?:mon|ma) (?:p[eè]re|m[eè]re|fils|fille|fr[eè]re|s[oœ]ur|chien|chat|travail|mari|femme|mamie|papi)`,
  de: String.raw`gestorben|verstorben|starb(?!\p{L})|(?<!(?:mich|uns) )tot(?!\p{L})|trauer|\p{L}*(?<!fluss|taschen|einsiedler)krebs(?!en?(?!\p{L}))|chemo|\p{L}*tumor|suizid|selbstmord|\p{L}*depression|beerdigung|fehlgeburt|eingeschläfert|ruhe in frieden|von uns gegangen|hat mich verlassen|(?:ehe)?scheidung|gekündigt worden|abschied (?:von|nehmen)`,
  it: String.raw`(?<!(?:stanc[oa]|natura|punto|tempo) )mort[oaie](?!\p{L}| (?:dal|dalle|di) (?:ridere|risate|fame|fatica|sonno|paura|freddo|caldo|sete|noia))|(?:mi[oa]|nostr[oa]) (?:\p{L}+ ){1,2}è mancat[oa]|è mancat[oa] (?:mi[oa]|nostr[oa]|ieri|oggi|stanotte|stamattina)(?!\p{L})|lutto|cancro|chemio|tumore|suicid|depressione|funerale|(?:ci|mi) ha lasciat[oaie](?=$|[.,;!?]| (?:ieri|oggi|stanotte|stamattina|per|dopo|quest[oa])(?!\p{L}))|divorzi|licenziat|riposa in pace`,
  id: String.raw`meninggal|wafat|kanker|kemo(?:terapi)?(?!\p{L})|bunuh diri|depresi|pemakaman|dipecat|bercerai|(?:ber)?duka(?:cita)?(?!\p{L})`,
  nl: String.raw`overleden|gestorven|\p{L}*kanker|chemo|begrafenis|\p{L}*depressie|zelfmoord|ingeslapen|ontslagen|(?:echt)?scheiding(?!\p{L})`,
  hi: 'देहांत|निधन|मृत्यु|गुज़र ग|गुजर ग|कैंसर|अंतिम संस्कार|तलाक',
  ja: '亡くな|死去|逝去|他界|葬儀|がん(?!ば)|癌|うつ病|離婚|流産|虹の橋',
}
/** Hindi and Japanese have no start boundary: Japanese has no spaces, and Hindi vowel signs are no letters. */
const foreignPatterns = new Map(
  Object.entries(foreignTable).map(([language, alternatives]) => {
    const start = /^(?:hi|ja)$/.test(language) ? '' : String.raw`(?<!\p{L})`
    return [language, new RegExp(`${start}(?:${alternatives})`, 'iu')]
  }),
)

/** Topics that hurt some readers even on an ordinary day, so the writer adds nothing cheerful to them. */
const sensitivePattern =
  /\b(?:funeral|cancer|chemo|dementia|alzheimer’?s|parkinson’?s|divorce|widow|grief|suicide|depression|anxiety|panic|ptsd|trauma|addiction|sober|sobriety|alcoholic|rehab|overdose|abuse|abusive|assault|bullied|bullying|homeless|evict\p{L}*|redundan\p{L}+|layoffs?|bankrupt\p{L}*|debt|hospital|hospice|icu|nicu|stroke|seizures?|epilepsy|autism|alopecia|miscarriage|infertility|ivf|eating disorder|anorexia|bulimia|burnout|burnt out|lonel\p{L}+|died|dying|dead|death|war|refugees?|earthquake|flood(?:s|ed)?|wildfires?|ashes|grave|cemetery|memorial|terminal|chronic|disabled|disability|wheelchair|estranged|custody|breakup|heartbreak|cheated|rip)\b/iu

export function isSensitive(text: string): boolean {
  return sensitivePattern.test(text)
}

/** Whether a text is about death, illness, a layoff, a breakup, a lost pet or a disaster; it must use "’". */
export function isAboutHardDay(text: string, language: string): boolean {
  if (language !== 'en') return foreignPatterns.get(language)?.test(text) ?? false
  const literalText = text.replace(harmlessPattern, ' · ')
  if (deathPattern.test(literalText)) return true
  const seriousText = literalText.replace(charityPattern, ' · ')
  return hardPattern.test(seriousText) || (weakPattern.test(seriousText) && !gladPattern.test(seriousText))
}

/** Whether a run is about a hard day: by the visitor’s choice, otherwise by the model’s reading, otherwise by words. */
export function isSensitiveTopic({ input }: Pick<WritingJob, 'input'>, modelKind?: PromptKind): boolean {
  const kind = getChosenKind(input.parameters) ?? modelKind
  return kind === undefined ? isSensitivePrompt(input) : kind === 'hard-time'
}

const isSensitivePrompt = memoizePerRequest(({ prompt, parameters }: WritingJob['input']) => {
  const { turn = '', outcome = '' } = getDetails(parameters)
  const text = `${prompt.slice(0, MAX_PROMPT_LENGTH)}\n${turn}\n${outcome}`.replaceAll("'", '’')
  return isAboutHardDay(text, detectLanguage(text.slice(0, 400)))
})
