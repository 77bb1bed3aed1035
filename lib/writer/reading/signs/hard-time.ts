/** Signs of a hard time of a person, an animal or a body. Two points are enough, except where a sign of something else stands beside. */
export const hardSigns = {
  hard: [
    [
      4,
      '(#Kin|#Pet|friend|he|she|they|partner|baby|boy|girl) #Adverb? (has|had|have)? #Adverb? passed (on|in|last|this|from|peacefully|before|when|suddenly|yesterday|today|at #Value|#Value)',
    ],
    [4, '(#Kin|#Pet|friend|he|she|partner) #Adverb? (has|had)? passed$'],
    [4, '(put|be put|being put|putting) .{0,2} to sleep'],
    [
      3,
      '(hiv|aids|malignant|metastatic|inoperable|benign|lump|lumps|lymphedema|chemobrain|transfusion|ventilator|icu|nicu|picu|resus|a&e|catheter|tracheostomy|feeding tube|insulin|pump site|flare|flares|relapse|remission|side effects|hospital stay|admitted|discharged|psych ward|inpatient|outpatient|antidepressants|sertraline|meltdown|flashbacks|nightmares|dissociation|cutting|scars|starving|purging|binge|binging|malnourished|paralysis|paralyzed|paralysed|prosthetic|concussion|fracture|surgeon|rehab|detox|overdose|fentanyl|alcoholic|alcoholism|bailiffs|bankrupt|evicted|homelessness)',
    ],
    [4, '(bury|burying|buried) (my|our|him|her|his|them)'],
    [
      4,
      '(crossed over|crossing over|crossed the|over the rainbow|put her down|put him down|let him go|let her go)',
    ],
    [
      4,
      '(burnt out|burned out|burnout) (at|from|after|and|in|again|made|took|nearly|teacher|nurse|mum|mom|student)',
    ],
    [3, '(#Kin|friend|friends|he|she) (will|do|does) not (talk|speak) to (me|us)'],
    [4, '(#Kin|he|she) no longer (knows|remembers|recognises|recognizes|speaks|walks|here)'],
    [
      4,
      '(taking|took|take|repossessed|repossessing|losing|lost) (our|my) (home|house|flat|farm|business|kids|children|son|daughter)',
    ],
    [
      3,
      '(he|she|#Kin|#Pet) (is|has) (gone|dying|fading|not waking up|in a coma|on life support|not going to make it)',
    ],
    [4, 'depression (comes|came|is|was|hits|took|got|has|and|story)'],
    [4, '(got|been|was|am) (fired|sacked|let go|laid off|made redundant|dumped|evicted)'],
    [
      3,
      '(the hardest|hardest|worst|darkest|lowest) (year|month|week|day|days|months|thing|time|moment|point|part|call|goodbye)',
    ],
    [4, '(getting|got|staying|being|newly) (sober|clean)'],
    [4, 'chronic (pain|illness|fatigue|migraine|migraines|condition)'],
    [
      3,
      '(coma|custody|prison|jail|behind bars|rehome|rehomed|rehoming|care home|nursing home|breaks my heart|broke my heart|breaking my heart|heart is broken|heartbroken|heartbroke|drunk driver|tested positive|gene test|wheelchair|amputee|blind|deaf|disabled|disability|homesick|estranged|orphan|foster care|adoption fell through|stillness)',
    ],
    [
      3,
      '(was|were|got|been) (killed|hit|shot|stabbed|run over|attacked|assaulted|raped|molested|abused|bullied|abandoned|arrested|sectioned|hospitalised|hospitalized)',
    ],
    [4, 'hit by a? (car|truck|bus|van|driver|train|lorry)'],
    [
      4,
      '(lost|losing|lose) (my|his|her|our|their) #Adjective? (leg|legs|arm|sight|hearing|vision|eyesight|voice|mobility|speech|memory|hair|breast|mind to dementia)',
    ],
    [4, 'water broke at #Value'],
    [4, '(stopped|stop|barely|not|never) eating (again|anymore|for|since)'],
    [3, 'without (my|our|his|her) (kids|children|#Kin|girls|boys|family)'],
    [4, 'would have (been|turned) (his|her|their|#Value|my|our)'],
    [4, '(could|did|can) not save (her|him|them|my|our)'],
    [
      4,
      '(last|final) #Adjective? (photo|picture|video|voicemail|text|conversation|message|hug|christmas|birthday) (of|with|from|i have|he|she|my|we)',
    ],
    [
      4,
      '(#Kin|his|her|friend|friends|sisters|brothers|mums|moms|dads) (passing|death|suicide|funeral|diagnosis|overdose|cancer|illness)',
    ],
    [
      4,
      '(rest easy|fly high|forever in our hearts|until we meet again|run free|sleep tight little one|gone but|gone too soon|forever missed)',
    ],
    [4, 'since (i|we) lost'],
    [4, '(can|could|may) not have (children|kids|babies|a baby)'],
    [4, '(hospital|police|coroner|hospice|vet) (called|rang|phoned|knocked)'],
    [3, '(failed my|flunked|kicked out of|expelled|rejected from|dropped out)'],
    [3, '(do|does|did) not know how to (tell|talk|cope|go on|live|say)'],
    [
      3,
      '(guilty|guilt|shame|ashamed|worthless|hopeless|exhausted|breaking point|nobody can see|invisible illness|not okay|im broken|i am broken|falling apart|hurts|hurting|in pain|grieve)',
    ],
    [3, '(divorce|divorced|divorcing|separation|separated)'],
    [3, '(so|too) (quiet|empty) (without|since|now)'],
    [3, 'never (said|told me|once said) (she|he|they)'],
    [2, '(grandma|nan|mum|mom|dad|grandad|gran|grandpa) is in'],
    [3, '(not looking good|pretending to be (fine|ok|okay)|pretending im fine)'],
    [
      4,
      '(#Kin|#Pet) last (birthday|christmas|words|message|voicemail|day|wish|meal|letter|walk|photo|easter|thanksgiving)',
    ],
    [
      3,
      '(#Kin|#Pet|baby|horse) (has|have|got) (colic|pneumonia|sepsis|seizures|meningitis|lymphoma|parvo|cancer|a tumor|a tumour|arthritis|failure)',
    ],
    [2, 'with #Illness'],
    [4, '(postnatal|postpartum|clinical|severe|seasonal) depression'],
    [4, '(my|our) mental health'],
    [4, 'in bed for (#Value|a|two|three) (days|weeks|week|months)'],
    [3, '^scan (day|results|week)'],
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
      '(#Kin|#Pet|friend|partner) #Adverb? (has|is|was|have)? #Adverb? (died|gone|dying|diagnosed|missing)',
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
    [3, '(my|his|her|our|living with) #Illness'],
    [4, '(living with|fighting|battling|surviving|survived|beating|beat) #Illness'],
    [4, '(failed|another|third|second|last) (ivf|transfer|round of ivf)'],
    [4, '(put|putting) my .{1,3} down (today|this|last|yesterday|on|to|at|because|and|after)'],
    [
      4,
      '(flood|fire|storm|hurricane|tornado|earthquake|wildfire|landslide) (took|destroyed|burned|swept|hit|wiped|ruined)',
    ],
    [2, '(crying|lonely|numb|alone|hardest|scared|hurts|goodbye|grieve)'],
    [4, '(closing|closed|closes|shutting|shut) .{0,6} for good'],
    [3, 'years of marriage'],
    [
      4,
      '(my|our|his|her|your|their|the|a|late|old) #Adjective{0,2} (#Kin|#Pet|friend|partner|baby|boy|girl|buddy|best friend) #ProperNoun? (has|is|was|have|just|finally|#Adverb){0,2} (died|passed away|gone|dying|dead|diagnosed|sick|ill|missing|in hospital|in the hospital|in icu|put down|put to sleep|killed|fighting)',
    ],
    [
      4,
      '(he|she|they|who|#Person|#FirstName) #Adverb? (has|had|have)? #Adverb? (died|passed away|is gone|has gone|was gone|took his own life|took her own life|was killed)',
    ],
    [
      4,
      '(losing|lost|lose|loses|without|miss|missing|mourning|burying|buried|remembering|goodbye to) (my|our|a|his|her|your|the|their) #Adjective{0,2} (#Kin|#Pet|friend|baby|babies|pregnancy|partner|parent|parents|best friend|child|boy|girl|job|home|house|everything)',
    ],
    [4, '(lost|lose|losing|miss|missing) (her|him|them|you|mum|mom|dad|nan|gran|grandma|grandad)'],
    [4, '(we|i) (had to|have to|need to|must|are|am|will)? (say|said|saying) goodbye'],
    [4, '(put|putting) (her|him|them|#Person|#Pet|my #Pet|our #Pet|my #Adjective #Pet) (down|to sleep)'],
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
      '(depression|depressed|anxiety|panic attack|panic attacks|burnout|burnt out|burned out|breakdown|ptsd|trauma|self harm|eating disorder|anorexia|bulimia|mental health|mental breakdown|intrusive thoughts|postpartum|ppd|antidepressants|loneliness)',
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
      '(breakup|break up|broke up|broken up|split up|heartbreak|heartbroken|(he|she|they) left me|dumped me|cheated on me|ghosted me|called off the wedding|moved out)',
    ],
    [
      4,
      '(he|she|they|husband|wife|boyfriend|girlfriend|partner|fiance|fiancee) #Adverb? (walked out|cheated|moved out|left (me|us|#Value|two|three|and|for good|because|after|before|last|yesterday|today|without|one))',
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
    [4, 'down for (a|the|his|her|their) (nap|night)'],
    [3, 'passed (my|his|her|their|the|a) .'],
    [
      4,
      '(cancer (season|sign|rising|moon|zodiac)|black widow|widows peak|simulator|horoscope|separation anxiety|left (for|on|to) (school|uni|work|college))',
    ],
    [3, '(killing it|killed it|kill|killer|dead cute|dead good)'],
    [
      2,
      '(puppies|puppy training|movie|film|series|toy story|novel|plot|costume|halloween|cake|hairstyle|hairstyles|nails|explained)',
    ],
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
