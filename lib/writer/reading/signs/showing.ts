import type { SignsByKind } from './signs'

/** Signs of what shows or teaches: how-to, lists, places, bare subjects. */
export const showingSigns = {
  'how-to': [
    [6, '^how to'],
    [4, 'how to'],
    [5, '^how (i|we|you|my|our) (#PresentTense|#Adverb|#Infinitive|get|keep|make|clean)'],
    [4, '^(heres|here is|this is|showing you|teaching you|watch me|let me show you) how'],
    [
      4,
      '(tutorial|step by step|guide|diy|beginners guide|for dummies|explained|masterclass|walkthrough|recipe|lesson|101|cheat sheet|set up guide)',
    ],
    [
      4,
      '(my|the|a|our|one) #Adjective? (trick|hack|method|way|secret|technique|formula|fix|tip|system|shortcut) (for|to|that|of|i)',
    ],
    [
      4,
      '(right|easy|easiest|best|quick|quickest|fastest|cheapest|simplest|only|correct|proper|lazy) way (to|i|of)',
    ],
    [5, '^(never|stop|avoid) #Verb .{1,6} again'],
    [3, '(you only need|all you need|you just need|you need is)'],
    [4, '^#Gerund (a|an|the|my|your|ur|ur|our|#Adjective|#Noun|up|out|off|down|in)'],
    [
      3,
      '(so (it|they|you|u|that|ur|your) .{0,3} (does|do|is|are|will|can|never|actually|get|stays|stay|lasts|wont|dont|doesnt))',
    ],
    [3, '(without|instead of) #Gerund'],
    [
      3,
      '(in|under) (like|about|just|only|less than)? #Value (steps|seconds|secs|minutes|mins|min|sec|step|ingredients|minute|hours|moves)',
    ],
    [3, 'from (scratch|home|cuttings|seed)'],
    [3, '(tips|hacks|tricks|advice) (for|on|to)'],
    [2, '(step|steps|beginners|beginner|easy|simple|quick)'],
    [2, '(at home|on a budget|for beginners|by hand|the easy way|properly|like a pro)'],
    [2, '(when|if) (you|u|ur|your) (have|are|do|is|cant|dont|only|get|#Verb)'],
    [4, 'what to (do|say|put|use|wear|pack|look|bring|ask|check)'],
    [3, '(the secret to|the key to|the trick is|the art of|the trick to)'],
  ],
  list: [
    [5, '^(my|the|our|these|here are)? (top|best)? #Value .{0,4} (#Plural|#Count)'],
    [5, '^(my)? top (#Value|ten|five|three|10|5|3)'],
    [
      4,
      '#Value #Adjective{0,3} (#Count|#Plural) (every|that|to|for|you|i|which|nobody|under|with|in|from|of|who|worth|we|u|your|only|about|like)',
    ],
    [
      4,
      '^(things|stuff|items|products|foods|places|words|phrases|books|movies|songs|shows|apps|games|gifts|jobs|skills|habits|mistakes|signs|reasons|ways|lessons|facts|rules|recipes|snacks|purchases) (i|you|that|to|we|every|nobody|for|u|your|my|in|which|people|no|only|from)',
    ],
    [
      4,
      '(must haves|must have|essentials|favourites|favorites|faves|go tos|recommendations|ideas|gift guide|starter kit|bucket list|packing list|checklist|recs|roundup|starter pack)',
    ],
    [3, '(#Value of them|ranked|in no particular order|in order|part #Value|a list)'],
    [
      3,
      '^(best|cheap|easy|underrated|cozy|cosy|cute|free|weird|good|healthy|fun|creepy|little|small) #Adjective? #Noun{0,3} (#Plural|#Count)',
    ],
    [3, '(tips|hacks|tricks|mistakes|reasons|signs|lessons|myths|red flags|green flags|facts)'],
    [3, '#Plural (nobody|no one|everyone|you|that|i) .{0,3} (#Verb|talks|need|should|wish)'],
    [
      3,
      '(things i|what i) .{0,4} (wish|would|never|always|regret|learned|learnt|stopped|keep|pack|buy|carry)',
    ],
    [2, '#Count'],
  ],
  place: [
    [
      5,
      '(things to do|where to (eat|stay|go|take|drink|find|shop|swim|park)|what to (do|see|eat) in|travel guide|itinerary|road trip|roadtrip|solo trip|city break|hidden gem|hidden gems|day trip|bucket list trip|food tour|staycation|backpacking|interrailing|van life|layover)',
    ],
    [
      5,
      '#Value .{0,2} (days|nights|hours|weeks|day|night|week) (in|around|across|at) (#Place|#ProperNoun|the|#Noun)',
    ],
    [
      5,
      '(a|our|my|one) #Adjective? (weekend|week|day|night|month|trip|summer|holiday|vacation) (in|to|at|around|across) (#Place|#ProperNoun)',
    ],
    [4, '#Place'],
    [3, '(in|at|to|around|near|outside|across|through|from|of) the? #Place'],
    [3, '(this|the|a|that|our|my|hidden|secret|tiny|little|cheap|best) #Adjective{0,2} #Noun? #Venue'],
    [3, '#Venue #Noun? (in|on|near|at|under|behind|outside|by|with|that|where|from|nobody|to|of|for)'],
    [2, '#Venue'],
    [
      3,
      '(hidden|secret|cheap eats|best view|off the beaten|locals only|worth visiting|worth the trip|local guide|like a local|tourist|touristy|open late|sunset spot|street food)',
    ],
    [
      3,
      '(driving|walked|walking|hiking|cycling|drove|cycled|hiked|riding|sailing|kayaking|camping|staying|stayed|exploring|visiting|travelling|traveling|train|ferry|flying) (the|through|around|across|along|up|at|in|to|from|#ProperNoun|#Place)',
    ],
    [2, '(on #Money|on #Value (euros|dollars|pounds|quid)|a night)'],
    [2, '(trip|travel|visit|holiday|vacation|getaway|hotel|flight|flights|airport)'],
  ],
} as const satisfies SignsByKind
