import type { SignsByKind } from './signs'

/** Signs of what states or asks: news, offers, opinions, questions, comparisons, reviews. */
export const statingSigns = {
  announcement: [
    [
      5,
      '(now open|grand opening|now hiring|out now|available now|back in stock|coming soon|now live|opening soon|now available|now booking|pre orders|preorders|restock|restocked|restocking|keys in hand|save the date|now streaming)',
    ],
    [
      4,
      '(we|i) (are|am) #Adverb? (moving|hiring|opening|launching|expanding|open|back|closing|live|engaged|pregnant|expecting|relocating|starting|joining|publishing|releasing|writing|adding|switching|partnering|getting married|having|becoming|recruiting|taking|rebranding|going|coming|running)',
    ],
    [
      5,
      '(#Noun|it|shop|store) (is|are) (out|live|here|back|open|officially|finally|now) (now|on|today|tomorrow|#Date)?',
    ],
    [
      4,
      '(drops|dropping|launches|launching|releases|releasing|opens|opening|comes out|goes live|premieres|airs|ships|arrives|hits|lands|drop|starts) (on|at|in|this|next|tomorrow|tonight|today|#Date|#WeekDay|#Month|shelves|stores)',
    ],
    [
      3,
      '(announce|announcing|announcement|introducing|unveiling|launch|reveal|excited to|thrilled to|proud to|big news|we did it|its official|it is official|officially|meet the newest|meet our)',
    ],
    [
      4,
      '(signed (the|a|my|our|with)|got the (keys|job)|said yes|passed my|accepted into|got into|hit #Value|reached #Value|just hit|won (the|an|a|best|first)|nominated|shortlisted|sold out|got accepted|been accepted|quitting my)',
    ],
    [
      4,
      '(is|are) (moving|hiring|opening|launching|expanding|closing|getting|taking|joining|coming|accepting|going|turning) .{0,6}',
    ],
    [
      4,
      '(my|our) #Adjective? (debut|new|first|second|next|third|latest|brand) #Adjective? #Noun+ (is|are|drops|launches|opens|comes|out|lands|has|got|releases)',
    ],
    [
      3,
      '(new|first|second|third|fresh) #Noun+ (is|are|alert|drop|dropping|arriving|in stock|landed|just|live|at|has|in|out|unlocked)',
    ],
    [3, '(we|i) (have)? (just|finally|officially) #PastTense'],
    [
      3,
      '(we have|ive|i have|we just|has just|just) (opened|launched|signed|released|moved|hired|published|added|expanded|finished|dropped|landed|hit|bought|joined|adopted)',
    ],
    [3, '(as of|starting|from|effective) (#Date|#WeekDay|#Month|next|today|tomorrow|monday)'],
    [
      3,
      '(baby|twins|puppies|kittens|foal|album|single|book|podcast|episode|season|collection|merch|menu|app|range|line|website) (is|are|just|#Adverb)? (here|out|live|on the way|arrived|coming|dropping|landed|due)',
    ],
    [
      3,
      '(bookings|books|commissions|orders|applications|doors|enrolment|enrollment|registration|waitlist) (are|is)? #Adverb? (open|opening|opens)',
    ],
    [
      3,
      '(hiring|vacancy|wanted|looking for (a|an) .{0,3} (to join|part time|full time)|join our team|job opening)',
    ],
    [2, '(thank you|thanks) (to|everyone|for|all)'],
    [
      2,
      '(finally|now|officially|#Adverb) (open|here|live|out|engaged|official|stocked|certified|qualified|ready|back)',
    ],
    [2, '(its|it is) (a boy|a girl|twins|happening|here|finally|official)'],
    [2, '(second|new|first) (location|shop|store|studio|branch|salon|site|premises|venue)'],
    [2, '(opening|launch|release|moving|closing) (day|date|party|#Date|in #Month|on #WeekDay)'],
  ],
  offer: [
    [5, '#Percent #Noun? off'],
    [5, '(#Money|#Percent) (off|discount)'],
    [
      5,
      '(giveaway|giving away|bogo|buy one get|black friday|flash sale|clearance|half price|half off|for sale|promo code|discount code|free shipping|free delivery|happy hour|early bird|last chance|last few|early access)',
    ],
    [
      4,
      '(sale|discount|voucher|coupon|deal|deals|bundle|raffle|freebie|tickets|rsvp|workshop|masterclass|fundraiser|bake sale|car boot|yard sale|garage sale|open day|open house|open mic|pop up|popup|meet and greet|auction)',
    ],
    [4, '(dm|message|text|call|email|inbox) (me|us|to|for)'],
    [3, '(win|enter|tag|follow) (a|to|and|n|#Value|for|two|three|your)'],
    [
      3,
      '(spots|slots|places|seats|spaces|left|appointments|tables|tickets|openings) (left|remaining|available|open|free|only|for)',
    ],
    [3, '#Value .{1,4} (left|remaining|available)'],
    [4, '(only|just|from|for|at|now|starting) #Money'],
    [
      3,
      '(#Money|#Value) (each|per|ono|obo|pp|a pop|all in|fitted|entry|a head|per person|cash|a (month|week|session|night|ticket|bag|box|dozen))',
    ],
    [3, '#Value for #Money'],
    [3, '(buy|get) #Value .{0,4} (free|for)'],
    [
      3,
      '(free|kids (go|eat)? free|under #Value free) .{0,3} (for|to|with|on|when|entry|class|trial|session|consultation|quote|until|til|this)',
    ],
    [
      3,
      '(until|til|till|ends|ending|through|before) (#WeekDay|#Date|midnight|tonight|tomorrow|the end|sunday|sold|stocks)',
    ],
    [3, '(#WeekDay|#Month|#Date|tonight|tomorrow) .{0,4} (#Time|doors|at #Value)'],
    [3, '#Time to #Time'],
    [
      3,
      '(come (see|find|visit|join|along|down|by|say|hang)|join us|find us|visit us|see you (there|at)|everyone welcome|all welcome|bring (a|your)|pick up|collection only|pickup)',
    ],
    [
      4,
      '(offers over|asking price|bed (semi|flat|house|terrace|apartment)|to let|for rent|available to rent|no chain|miles on|low mileage|one owner|mot)',
    ],
    [2, '(this|next) (#WeekDay|weekend)'],
    [
      2,
      '(limited|order|orders|booking|book|preorder|pre order|shop|grab|claim|sign up|register|swap|trade|selling|use code|code)',
    ],
    [2, '#Money'],
    [
      2,
      '(live music|market|class|fair|fete|gig|show|screening|tasting|meetup|run club|quiz night|quiz|bingo|taster|charity) .{0,6} (#Date|#WeekDay|#Time)',
    ],
  ],
  opinion: [
    [
      7,
      '(unpopular opinion|hot take|controversial|hill (i will|ill|i|im|to)|change my mind|fight me|dont come for me|do not come for me|sorry not sorry|i said what i said|unpopular)',
    ],
    [5, '#Verdict'],
    [4, '(should|shouldnt) #Adverb? (not|be|have|stop|never|pay|get|cost|count|come|learn|#Infinitive)'],
    [
      4,
      '(nobody|no one|you|we|people|yall|u) (needs|need|does not need|do not need|dont need|really needs|actually needs) .{0,3}',
    ],
    [
      4,
      '^(stop|quit|enough with|can we stop|lets stop|normalize|normalise|bring back|justice for|ban|cancel|abolish) .',
    ],
    [
      3,
      '(is|are|was|were) (not|the new|just|literally|lowkey|highkey|basically|actually|always|never|so)? (a scam|the best|the worst|better|worse|dead|ruined|ruining|cheating|bad|good|great|fine|gross|wrong|right|art|dumb|stupid|silly|fake|magic|criminal|abuse|embarrassing|theft|weird|a crime|a red flag|a sport|a flex|a personality|peak|mid|real|useless)',
    ],
    [3, '#Noun (is|are) not #Determiner? (#Adjective|#Noun|#Verb)'],
    [3, '#Noun (is|are) #Adverb? (too|way|so) #Adjective'],
    [3, '#Noun (is|are) (better|worse|harder|easier|cheaper|nicer|more|less) .{0,3} than'],
    [3, '(better|worse|more|nicer|superior) than'],
    [
      3,
      '(i hate|i love|i think|im tired of|i am tired of|sick of|tired of|i dont care|i do not care|i dont get|i do not get|i cant stand|i refuse|im convinced|i am convinced|i believe|imo|tbh|ngl|honestly|i stand by|pretending)',
    ],
    [
      3,
      '(ruined|killed|killing|ruining|deserve|deserves|deserved|belongs|belong|beats|owe|owes|overhyped|glorify|romanticize|romanticise)',
    ],
    [3, '(do|does) not (owe|need|make|belong|count|deserve|work|mean|matter|exist)'],
    [3, '(the|a) (most|best|worst|only|biggest) .{1,5} (ever|of all time|of the .|on earth|in the world)'],
    [2, '#Noun (is|are) (the|a|an) #Adjective? #Noun'],
    [2, '^(all|most|every|any|no) #Noun+ (is|are|should|deserves)'],
    [3, '(i would rather|id rather|rather)'],
    [
      3,
      'why .{1,5} (is|are) (overrated|underrated|bad|better|dead|ruining|wrong|a scam|the best|the worst|important|dying)',
    ],
    [2, '(its|it is|thats|that is) (not)? (neglect|ok|okay|fine|lazy|rude|a scam|cheating|weird)'],
  ],
  question: [
    [
      3,
      '^(do|does|did|is|are|was|were|can|could|should|would|will|has|have|had|am) (you|u|i|we|they|he|she|it|anyone|anybody|people|the|a|your|my|our|there|this|that|#Noun)',
    ],
    [
      4,
      '(anyone|anybody|does anyone|is anyone|has anyone) (else|elses|know|got|have|ever|want|here|tried|else is)',
    ],
    [
      4,
      '^(whats|what is|who is|whos|wheres|where is|what are|who are|which|whose|hows|how is|when is|whens|what was|where are|what would|what do|what does|what did|who would|where do|where did|where does|when did|when do|why do|why does|why did|why is|why are|how do|how does|how did|how can|how long|how many|how much|how often|how old|how far|what should|who else|who has|who wants|what if|why cant)',
    ],
    [
      4,
      '(tell me|drop|comment|guess|name|help me (name|choose|pick|decide)|settle this|wrong answers only|poll|vote|ask me|rate my|pick one|lets hear|give me your) (a|an|the|your|ur|how|what|which|below|who|where|if|this|one|it|between|something|me|anything)',
    ],
    [3, '(your|ur) (favourite|favorite|first|biggest|worst|go to|thoughts|opinion|dream|best)'],
    [
      3,
      '(what would you|would you rather|have you ever|what do you|do you|are you|did you|where do you|how do you|whats your|which one|thoughts on|am i the only)',
    ],
    [2, '(help me|need help|recommend|recommendations|any (tips|ideas|recs|suggestions)|recs)'],
  ],
  comparison: [
    [6, '(vs|versus)'],
    [5, '. v .'],
    [
      4,
      '(compared|comparing|comparison|difference between|differences between|head to head|side by side|showdown|blind test|face off|which (is|one) (is)? (better|best|cheaper|stays|wins|lasts|tastes)|who wins|which wins)',
    ],
    [
      4,
      '(which (one|is|would|should|camera|wins|should i|do|actually|lasts|holds)|what is better|whats better)',
    ],
    [3, '. or . .{0,6}'],
    [3, '(better|cheaper|faster|worth it|easier|healthier|warmer) (than|or)'],
    [3, '^(should (i|you|we)|is it) .{1,8} or'],
    [
      2,
      '(cheap|expensive|drugstore|homemade|store bought|high end|original|real|fake) .{0,4} (and|or) .{0,4} (cheap|expensive|drugstore|homemade|store bought|high end|dupe|fake|real)',
    ],
    [2, '(same) #Noun'],
  ],
  review: [
    [
      6,
      '(review|reviews|reviewing|honest thoughts|honest opinion|worth the hype|worth it|first impressions|unboxing|haul|try on|tryon|taste test|taste testing|dupe|dupes|swatches|swatching|mini review)',
    ],
    [
      4,
      '(rating|ranking|testing|trying|tasting|tried|tested|ranked|rated|tasted|test driving|test drove|trying out|tried out|reacting to|reading|i read) (every|the|a|all|out|this|these|my|viral|#Value|some|that|#ProperNoun|tiktoks|#Noun)',
    ],
    [4, '(out of 10|10 out of 10|of 10|stars)'],
    [
      4,
      '(i|we) #Adverb? (bought|tried|tested|wore|ate|used|read|watched|ordered|spent|drove|stayed|slept|drank|rated)',
    ],
    [3, '(does it|do they|did it|will it) #Adverb? (work|hold|last|fit|live|deliver|taste)'],
    [
      3,
      '(held up|holds up|lived up|broke after|fell apart|disappointed|obsessed with|regret buying|would buy again|save your money|dont buy|do not buy|dont waste|returned it|returning|changed my life|game changer|finally tried)',
    ],
    [
      3,
      '#Value #Adjective? (days|weeks|months|years|month|week|wears|uses|washes|miles|km|hours|day|year) (later|of|with|in|using|on|review|update|wearing|since|owning)',
    ],
    [3, '(is|are) .{1,6} (worth|any good|actually good|good)'],
    [2, '(cost me|i paid|for #Money|this #Money)'],
    [
      2,
      '(sephora|amazon|temu|shein|ikea|aldi|lidl|primark|target|costco|dyson|zara|trader joes|walmart|etsy|vinted|drugstore|tiktok shop|viral)',
    ],
    [2, '(thoughts on|my take on|heres what i think|what i think of|opinion on|the truth about)'],
    [2, 'what (i|you) .{0,3} (got|get|bought) (from|at|in|for)'],
  ],
} as const satisfies SignsByKind
