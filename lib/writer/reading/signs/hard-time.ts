/** Signs of a hard time of a person, an animal or a body. Two points are enough, except where a sign of something else stands beside. */
export const hardSigns = {
  hard: [
    [4, '(scatter|scattered|scattering|spreading|spread) .{0,3} ashes'],
    [
      3,
      '(#Kin ashes|coffin|cemetery|urn|obituary|condolences|graveside|headstone|lymph nodes|oncologist|oncology|infertility|scan|mri|surgery|biopsies|tumours|tumors|prognosis|morphine|carer|respite|safeguarding|trauma)',
    ],
    [
      3,
      '(chair|seat|side of the bed|crib|nursery|stocking|place at the table) (is|sits|stays)? #Adverb? empty',
    ],
    [3, '(cry|crying|cried|sobbed|sobbing) (in|every|before|after|all|at|on|myself)'],
    [4, '(stops|stopped) talking to (you|me)'],
    [
      4,
      '(parents|mum and dad|mom and dad) are? (splitting|separating|divorcing|splitting up|getting divorced)',
    ],
    [
      4,
      '(went under|going under|feel like a failure|feel like giving up|failing business|lost the business|in debt|cant afford)',
    ],
    [
      4,
      '(panic attacks?|panic attacks|self harm|suicidal thoughts|intrusive thoughts|eating disorder|sexual assault)',
    ],
    [
      4,
      'after (a|the|my|his|her) (stroke|heart attack|accident|crash|diagnosis|miscarriage|divorce|funeral|breakup|loss|death)',
    ],
    [4, 'police .{0,4} (knocked|called|came|told|found)'],
    [4, '(abusive|toxic|violent) #Noun? (marriage|relationship|ex|husband|wife|partner|home|parent|parents)'],
    [4, 'since the (funeral|accident|divorce|diagnosis|crash|stroke|fire)'],
    [3, '(they|doctor|doctors|consultant|gp) (told|said|found|say)'],
    [3, '(kidney|heart|liver|organ|respiratory) failure'],
    [4, '#Value (year|years|month|months|days|weeks) (clean|sober)'],
    [
      4,
      '(#Kin|#Pet|friend|partner) #Adverb? (has|is|was|have)? #Adverb? (died|passed|gone|dying|diagnosed|missing)',
    ],
    [4, '(his|her|their) .{1,4} (is|are|smells|sits) still'],
    [4, '#Kin (does|do|can|could) not .{1,4} (anymore|any more)'],
    [5, '(took|taken|take) (his|her|their) own life'],
    [4, '#Value (days|weeks|months|hours) left (with|to live|according)'],
    [3, '(according to the vet|vet says|doctors say|months to live|weeks to live)'],
    [
      4,
      '(clearing|cleaning|emptying|packing|sorting) (out|up|through)? my? (#Kin|his|her|their) .{0,1} (house|room|flat|things|clothes|wardrobe|closet)',
    ],
    [4, '(he|she|they|#Kin|ex) #Adverb? (hit|hurt|beat|choked|abused|raped|attacked) me'],
    [4, 'not (left|leave|leaving|been out of) (my|the) (room|house|bed|flat|apartment)'],
    [3, '(my|his|her|our|living with|with) #Illness'],
    [4, '(living with|fighting|battling|surviving|survived|beating|beat) #Illness'],
    [4, '(failed|another|third|second|last) (ivf|transfer|round of ivf)'],
    [4, '(put|putting) my .{1,4} down'],
    [
      4,
      '(flood|fire|storm|hurricane|tornado|earthquake|wildfire|landslide) (took|destroyed|burned|swept|hit|wiped|ruined)',
    ],
    [2, '(crying|lonely|numb|alone|hardest|scared|hurts|goodbye|grieve)'],
    [4, '(closing|closed|closes|shutting|shut) .{0,6} for good'],
    [3, 'years of marriage'],
    [
      4,
      '(my|our|his|her|your|their|the|a|late|old) #Adjective{0,2} (#Kin|#Pet|friend|partner|baby|boy|girl|buddy|best friend) #ProperNoun? (has|is|was|have|just|finally|#Adverb){0,2} (died|passed|passed away|gone|dying|dead|diagnosed|sick|ill|missing|in hospital|in the hospital|in icu|put down|put to sleep|killed|fighting)',
    ],
    [
      4,
      '(he|she|they|who|#Person|#FirstName) #Adverb? (has|had|have)? #Adverb? (died|passed away|passed|is gone|was gone|took his own life|took her own life|was killed)',
    ],
    [
      4,
      '(losing|lost|lose|loses|without|miss|missing|mourning|burying|buried|remembering|goodbye to) (my|our|a|his|her|your|the|their) #Adjective{0,2} (#Kin|#Pet|friend|baby|babies|pregnancy|partner|parent|parents|best friend|child|boy|girl|job|home|house|everything)',
    ],
    [4, '(lost|lose|losing|miss|missing) (her|him|them|you|mum|mom|dad|nan|gran|grandma|grandad)'],
    [4, '(we|i) (had to|have to|need to|must|are|am|will)? (say|said|saying) goodbye'],
    [4, '(put|putting) (her|him|them|it|my .|our .|#Person|#Pet) (down|to sleep)'],
    [
      4,
      '(rainbow bridge|in memory of|in loving memory|rest in peace|rip|passed away|life support|gone too soon|last days with|last day with|last week with|last walk with|last goodbye|end of life|hospital bed|intensive care|nicu|icu|scattering .{0,3} ashes|his ashes|her ashes|headstone|gravestone|his grave|her grave|dads grave|mums grave|empty chair|death anniversary|since (he|she) left us|without (him|her|you))',
    ],
    [4, '#Grief'],
    [
      4,
      '(cancer|tumor|tumour|leukemia|leukaemia|lymphoma|melanoma|sepsis|dementia|alzheimers|parkinsons|chemotherapy|mastectomy|radiotherapy|palliative|dialysis|stage (2|3|4|two|three|four|iii|iv)|motor neurone|terminal (illness|diagnosis|cancer)|terminally|remission)',
    ],
    [
      3,
      '(diagnosed|diagnosis|relapse|relapsed|sober|sobriety|rehab|overdose|addiction|addict|withdrawal|stroke|heart attack|seizure|seizures|amputation|amputated|transplant|coma|paralysed|paralyzed|infertility|failed transfer|failed round|embryo|ectopic|biopsy|surgery|flare|flare up|chronic pain|chronic illness|chronic fatigue|long covid|wheelchair|ostomy|stoma|feeding tube)',
    ],
    [
      3,
      '(depression|depressed|anxiety|panic attack|panic attacks|burnout|burnt out|burned out|breakdown|ptsd|trauma|self harm|eating disorder|anorexia|bulimia|mental health|mental breakdown|intrusive thoughts|postpartum|ppd|therapy|antidepressants|loneliness)',
    ],
    [
      4,
      '(i|we) (got|was|were|have been|am|are|just got|been|get)? #Adverb? (dumped|ghosted|divorced|divorcing|separated|evicted|fired|sacked|homeless|bankrupt|laid off|let go|made redundant|cheated on)',
    ],
    [
      4,
      '(laid off|made redundant|for good|make rent|absolutely gutted|im gutted|i am gutted|devastated|heartbreaking|redundancy|layoff|layoffs|lost my (job|home|house|business)|eviction|foreclosure|bankruptcy|house fire|burned down|burnt down|flooded out|lost everything|custody|restraining order|abusive|abuser|abuse|domestic violence|assaulted|bullied|bullying|homeless|food bank)',
    ],
    [
      4,
      '(divorce|divorcing|breakup|break up|broke up|broken up|split up|heartbreak|heartbroken|(he|she|they) left me|dumped me|cheated on me|ghosted me|called off the wedding|moved out)',
    ],
    [
      4,
      '(he|she|they|husband|wife|boyfriend|girlfriend|partner|fiance|fiancee) #Adverb? (left|walked out|cheated|moved out|dumped)',
    ],
    [
      3,
      '(caring for|looking after|carer for|caregiver|caregiving|moving .{0,3} into (care|a home|a care)) .',
    ],
    [
      3,
      '(the vet (said|says|called|told)|vet bill|kidney failure|heart failure|liver failure|kidneys failing|in hospital|in the hospital|psych ward|a&e|emergency room|doctors said|the doctor said|test results|scan results)',
    ],
    [
      3,
      '(struggling|not ok|not okay|havent been ok|cant get out of bed|dark place|rock bottom|give up|giving up|falling apart|hardest (year|month|week|day|thing|part|year)|worst (year|week) of my life|grieve|griev)',
    ],
    [
      2,
      '(first) (#Holiday|christmas|birthday|mothers day|fathers day|easter|thanksgiving|anniversary|year) without',
    ],
    [3, '(our|my|the) (last|final) (day|days|week|walk|morning|goodbye) (with|together)'],
  ],
  not: [
    [
      3,
      '(phone|laptop|battery|car|engine|plant|plants|lawn|fern|succulent|sourdough|starter|wifi|router|printer|pc|console|server|fridge|washer|computer|charger|app|website|trend|genre|party|algorithm|account|bike) (has|is|was|have|just|finally|#Adverb){0,2} (died|dead|dying|passed|crashed|broke)',
    ],
    [3, '(lost|losing|lose) #Value'],
    [
      3,
      '(great depression|brush stroke|breast stroke|burnout (paradise|engine)|breakup (songs|song|playlist)|dead sea|day of the dead|dead lift|dead lifts|deadlift|terminal velocity|die hard|killer deal|to die for|died laughing|dying laughing|im dead|i am dead|funny|lol|lmao|haha|crying laughing)',
    ],
    [2, '(recipe|outfit|outfits|makeup|song|songs|movie|movies|film|films|game|games|toys|toy)'],
  ],
} as const satisfies Record<string, readonly (readonly [number, string])[]>
