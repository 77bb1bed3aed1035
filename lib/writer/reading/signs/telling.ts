import type { SignsByKind } from './signs'

/** Signs of what tells: stories, days, changes, skits. */
export const tellingSigns = {
  story: [
    [5, '^(story time|storytime)'],
    [4, '(that|the) (one )? time (i|we|my|a|the|our|when|someone|he|she|they) .{0,6}'],
    [3, '(i|we) #Adverb? (accidentally|nearly|almost|once|finally)? #PastTense'],
    [2, '^#Adverb? #PastTense (my|a|the|our|into|to|at|in|on|with|out)'],
    [3, '^(accidentally|nearly|almost|once) #Adverb? (#PastTense|#Verb)'],
    [2, '(my|our) #Adjective? #Noun #Noun? #Adverb? #PastTense'],
    [2, '(a|the|some|this|her|his) #Adjective? (#Noun|#Actor)+ #Adverb? #PastTense'],
    [
      2,
      '(yesterday|last (night|week|summer|winter|year|month|weekend)|today|this morning|the other day|years ago|weeks ago|when i was)',
    ],
    [3, '(turns out|turned out|found out|ended up|walked in on|showed up|realised|realized|ran into)'],
    [4, '^how (i|we|my|our|a|one|the|he|she) .{0,4} #PastTense'],
    [4, '^why (i|we) #Adverb? #PastTense'],
    [
      3,
      '^(the|that) (day|night|moment|week|summer|year|email|call|text|lie) (i|we|my|a|the|our|that) .{0,3} (#PastTense|#Verb)',
    ],
    [2, '(and|then|but) (he|she|they|it) #Adverb? #PastTense'],
    [2, '(so|and) then'],
    [2, '(him|her|me|us|them) (for|into|out|off|back|up)'],
    [2, 'by (mistake|accident)'],
    [
      2,
      '(met|proposed|got lost|got stuck|got kicked|locked out|locked myself|crashed|broke down|survived|chased|stole|stolen|robbed|scammed|arrested)',
    ],
    [2, 'what happened'],
  ],
  day: [
    [
      6,
      '(a|my|the) (typical|normal|real|full|whole|random|chill|busy|slow|chaotic)? (day|week|night|weekend|morning|shift) in (the|my) life',
    ],
    [5, '(day|week|night|shift|morning|weekend|evening) in (the|my|a) .{0,3} life'],
    [5, '(grwm|get ready with me|ditl|get unready with me)'],
    [
      5,
      '(morning|evening|night|nighttime|bedtime|daily|weekly|weekend|sunday|work|gym|skincare|after school|school|reset|uni|bedtime) (routine|routines|reset)',
    ],
    [
      4,
      '(a|my|our|one) #Adjective? (day|week|night|shift|morning|evening|weekend|saturday|sunday|monday|friday) (as|at|on|of|with|working|being|running|off) .',
    ],
    [4, '#WeekDay .{0,4} with me'],
    [
      5,
      '(come|spend|join|work|study|pack|bake|cook|shop|clean|drive|walk|ride|travel) (a|the)? (day|morning|night|shift|along|to work|evening)? with (me|us|a|an)',
    ],
    [4, 'come (along|with me|to)'],
    [4, 'spend (the|a|my) (day|morning|night|shift|weekend|week|evening)'],
    [4, 'what (i|my|we) .{0,3} (eat|eats|ate|do|does|did) in (a|one) (day|week|night|shift)'],
    [
      4,
      '(my|our) #Adjective? (mornings|evenings|nights|sundays|mondays|weekends|days|weekday|weeknights|lunch break|commute|day off)',
    ],
    [3, 'how (i|we) (spend|start|end) (my|our|a|the)'],
    [
      3,
      '(from|start) .{1,4} (to|til|till|until) (close|closing|finish|bedtime|midnight|sunset|bed|night|last .{0,2}|dinner)',
    ],
    [3, '(#Time|#Value|midnight|noon) (to|til|till|until) (#Time|#Value|midnight|noon|close)'],
    [
      3,
      '(night shift|day shift|12 hour shift|early shift|late shift|graveyard shift|first shift|double shift|on shift)',
    ],
    [3, '(vlog|vlogs|realistic|diaries)'],
    [3, '(up at|awake at|alarm at|wake up at|starts at|from) (#Time|4|5|6|430)'],
    [2, '^#Time'],
    [2, '(day|morning|night|evening|week)$'],
    [2, '(one|1|first|last) (day|shift) (at|as|on|of)'],
    [3, 'how my (day|morning|shift|week|evening) (looks|goes|went)'],
    [2, '(shift|prep|commute|lunch|school run|feeding|milking|bedtime)'],
  ],
  change: [
    [
      6,
      '(before and after|before after|before afters|transformation|glow up|makeover|then vs now|then and now|then now|befores)',
    ],
    [
      4,
      '(day|week|month|year|hour) (1|one|#Value) (to|vs|and|versus|v) (day|week|month|year|hour)? (#Value|now|today)',
    ],
    [
      4,
      '#Value #Adjective? (day|days|week|weeks|month|months|year|years|yrs|yr|hours) (later|apart|progress|on|difference|post|of|in)',
    ],
    [3, '#Value (month|week|year|day) .{0,4} (progress|journey|transformation|difference|update|results)'],
    [3, 'progress'],
    [4, '(#PastTense|turned|turning|flipped|converted) .{1,6} into (a|an|the|my|our|this|something)'],
    [4, '^(turning|turned|flipping|converted|made|making) .{1,6} into'],
    [4, '(used to|was) .{1,8} (now|today|and now|by (#Month|#Date))'],
    [4, '^(from|went from) .{1,8} to .{1,8}'],
    [3, 'from .{1,6} to .{1,6} (in|after|since) #Value'],
    [4, '(lost|gained|down|dropped|lose) #Value (lbs|lb|pounds|kg|kilos|stone|kgs|inches|sizes)'],
    [4, '#Value (lbs|lb|pounds|kg|kilos|stone|kgs) (down|lost|lighter|gone|heavier)'],
    [
      3,
      '(weight loss|restored|restoring|restoration|renovated|renovation|reno|refurb|upcycled|upcycle|revamp|refinished|reupholstered|rebuilt|decluttered|regrowth|rehab)',
    ],
    [3, '(came|took|coming) off (today|yesterday|finally)'],
    [3, '.{1,6} in #Month .{1,5} (by|in) #Month'],
    [3, '(was|were) (a|an|full|all) .{1,4} (in|when|back) .{1,4}'],
    [
      2,
      '(now look|look at (it|him|her|them|this) now|look now|compared to (then|before|now)|finally finished)',
    ],
    [3, '^.{1,4} (to|vs) now'],
    [3, '#Value (me|us)? (vs|versus|v) #Value'],
  ],
  skit: [
    [6, '^(pov|p.o.v)'],
    [
      6,
      '^(me|us|him|her|mum|mom|dad|my .{1,3}|everyone|no one|nobody) (when|after|before|trying|pretending|at|explaining|watching|waiting|every)',
    ],
    [5, '^when (your|you|ur|u|the|my|ya|someone|a|an|he|she|they) .{2,12}'],
    [5, '^(nobody|no one|absolutely nobody)$'],
    [5, '^(nobody|no one) (absolutely|literally|me|my|the|him|her|moms|dads)'],
    [4, '^(types|kinds) of .{1,6}'],
    [5, '(every|the) .{1,5} (ever|be like)'],
    [
      5,
      '(be like|as a dog|in real life|acting as|i play|playing (both|all|every)|i do all|all the (voices|characters|parts)|both (parts|characters)|skit|sketch|impression of|impressions)',
    ],
    [4, '^(if|when) .{1,5} (was|were) (a|an|people|your|honest|like)'],
    [
      4,
      '^(him|her|me|mom|mum|dad|wife|husband|boss|customer|customers|client|teacher|manager|my #Noun+) also? (him|her|me|also)',
    ],
    [3, '(things|stuff) .{1,4} (say|says|never say)'],
    [
      3,
      '^(that|the) (one)? #Adjective? (friend|coworker|colleague|cousin|aunt|uncle|guy|girl|person|customer|roommate|neighbour|neighbor|boss|teacher|student|parent|mum|mom|dad|intern|manager) (who|that|when|at|trying)',
    ],
    [
      3,
      '(how|the way) (#Noun|men|women|people|dads|moms|mums)+ (act|acts|think|talk|sound|leave|walk|react|order)',
    ],
    [
      3,
      '#Actor #Adjective? #Noun? (trying|explaining|pretending|meets|meeting|vs|asking|realizing|realising|discovering|hearing|seeing)',
    ],
    [2, '(pretending|trying to act|explaining .{1,4} to)'],
    [2, '(literally|like) (me|us)'],
    [
      4,
      '(mums|moms|dads|cats|dogs|men|women|people|british|americans|brits|italian|toddlers|kids|teachers|nurses|siblings|parents|girls|boys|gen z|boomers|millennials) (when|after|before|at|trying|who)',
    ],
  ],
} as const satisfies SignsByKind
