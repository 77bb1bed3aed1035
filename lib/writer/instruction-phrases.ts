export const tones =
  'funny|spicy|rude|cheesy|cringe|cringey|cringy|salesy|braggy|humble|serious|professional|casual|warm|witty|sarcastic|inspirational|inspiring|motivational|corny|preachy|pushy|friendly|wholesome|aesthetic|moody|poetic|dramatic|formal|heartfelt|sentimental|clickbaity|clickbait|dry|deadpan|playful|cute|sassy|edgy|punchy|snappy|catchy|short|simple|subtle|cocky|sappy|soppy|chill|lowkey|minimal|minimalist|bold|mean|scary|silly|curious|calm|angry|emotional|bitter|flowery|fancy|robotic|generic|try ?hard|desperate|whiny|gushy|mushy|twee|hype|hypey|engaging|informative|conversational|relatable|honest|light|lighthearted|real|brief|quick|long|longer|shorter|sweet|viral|nice|good|creative|unique|fun|cool|clever|corporate|quirky|vulnerable|negative|positive|boring|mysterious|lower ?case|upper ?case|all caps'
/** Tones that are an instruction even alone after a comma: "my van build is done, fun". */
export const soloTones =
  'funny|witty|sarcastic|casual|fun|playful|inspirational|motivational|wholesome|deadpan|punchy|catchy|relatable|professional|lowercase|uppercase|lower case|upper case|all caps|lighthearted|heartfelt|no caps'
export const post =
  '(?:captions?|hooks?|titles?|headlines?|posts?|tweets?|tik ?toks?|threads?|reels?|scripts?|videos?|vids?|clips?|carousels?|stories|story|bios?|hash ?tags?|tags|descriptions?|openers?|intros?|copy|text|ideas?|names?|usernames?|slogans?|ctas?|calls? to action|something|smth|one ?liners?|emails?)'
const network =
  '(?:tik ?tok|instagram|insta|ig|you ?tube|yt|twitter|x|facebook|fb|pinterest|threads|linkedin|reels?|shorts|stories|(?:my|the|our) (?:story|stories|feed|page|grid))'
const media =
  '(?:photos?|pics?|pictures?|images?|videos?|vids?|clips?|reels?|footage|carousel|slideshow|shot|selfie|screenshot|thumbnail|vlog)'
/** Parts of a text that a visitor may ask to leave out. */
const ingredient =
  '(?:emojis?|emoticons?|hash ?tags?|tags|links?|exclamation (?:marks?|points?)|question marks?|quot(?:es|ation marks?)|clickbait|cliches?|clichés?|slang|jargon|cringe|fluff|buzzwords?|puns|caps|capitals|capital letters|uppercase|lowercase|swearing|swear words|cheese|voice ?overs?|filler|ctas?|sales talk|marketing (?:talk|speak))'
const addition =
  '(?:ctas?|calls? (?:to|for) \\p{L}+|(?:a |the )?question|hook|(?:\\p{L}+ )?(?:claim|statement|joke|statistic)|emojis?|hash ?tags?|punchline|sign[- ]off|teaser|cliffhanger)'
const unit = '(?:words?|characters?|chars?|letters|lines?|sentences?)'
const [seconds, minutes] = ['(?:s|sec|secs|seconds?)', '(?:min|mins|minutes?)']
export const numberWords = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const count = `(?:\\d{1,2}|${numberWords.join('|')})`
const number = `(?:\\d{1,4}|an?|${numberWords.join('|')})`
const limit =
  '(?:under|max\\.?|maximum|less than|fewer than|below|within|up to|no more than|at most|around|about|in|only|just|roughly|~)'
const ending = '(?: (?:max|maximum|or less|or fewer|tops|limit|only|each|long|please|pls))?'
export const toneMarks =
  '(?:not|nothing|never|no|non|a bit|a little|kinda|kind of|slightly|super|very|really|more|less|too|overly|keep it|make it|(?:i |we )?(?:want|need) it|(?:i|we)(?:’d| would) like it|to be|but|and|or|n|&|just|please|pls|also|sound|sounding|tone|vibe|humou?r|style|kept|all|in)'
const toneStart = `(?:${toneMarks} ){0,3}(?:${tones})\\b`
const requestStart =
  '(?:(?:i |we )?(?:just |don’?t |do not )?(?:want|need|would like|would love)|(?:i|we)(?:’d| would) (?:like|love))'
const people = '(?:them|people|viewers|everyone|everybody|readers|followers|folks)'

/** Phrases that address the tool. A part made only of these phrases is an instruction. */
export const instructionPhrases = [
  `(?:and |but |also |so )?(?:with |use )?(?:no|without|w/o|zero|skip|don’?t use|do not use|avoid|leave out|not?)(?: the)? (?:any |many |too many |all |in all |generic |in )?${ingredient}(?! (?:asked|in bio|needed|attached))\\b(?:(?:,| or| and|/) (?:no |any )?${ingredient})?(?: (?:about|with|like|on|at|for) .{0,60}$)?`,
  '(?:because |since |as )?(?:i|we) (?:add|put|do|have|write|use) (?:my|our) own (?:(?:hash ?)?tags?|emojis?|links?|ctas?)\\b(?:(?= so no )|$)',
  '(?:seo|search|keyword)s?[- ](?:friendly|optimi[sz]ed)|text (?:on|over)(?: the)? screen|(?:long|short)[- ]form|(?:tag|hashtag|emoji)s?[- ]free|(?:captions?|text|subtitles|voice ?over|music) only',
  `(?:please |and |but )?(?:keep|make|write|word|phrase|tell|say) (?:it|this|that|them|the ${post}|(?:the|my) (?:tone|voice|style|mood|language)) (?:(?:to|under|below|within|around|about|in) \\d+(?: ?(?:${unit}|${seconds}|${minutes}))?(?=[ ,]|$)|(?:sound|feel)\\b|(?:like|as if|as) (?:an?|the|i|it|you|we|they|my|someone)\\b|in (?:(?:my|a|the|your|our|an|first|second|third|all|lower|upper|plain|simple|one|two) |[a-z]+(?:ish|an|ese)\\b)(?!fridge|freezer|oven|pan|bowl|box|car|bag|house|dark)|${toneStart}).{0,80}$`,
  '(?:please |and |but )*(?:keep|make) it \\p{L}+(?:ic|al|ful|ive|ous|ate|ish|less)$',
  '(?:and |but )?no (?:talking|speaking|voice|faces?)(?: (?:just|only) \\p{L}+)?$|(?:and |but )?(?:no|nothing) (?:\\p{L}+ ){1,3}(?:stuff|vibes?|tone|language|wording)$',
  `(?:please )?(?:${limit} )?${number} ${unit}${ending}`,
  `(?:${limit} )?\\d{1,3} ?${seconds}(?: (?:video|reel|clip|script))?${ending}$`,
  `(?:${limit} ${number}|half a|${number}) ${minutes} (?:long|max|video|reel|clip|script|tops)$|${limit} ${number} ${minutes}$`,
  `(?:only|just|max(?:\\.|imum)?|exactly|up to|no more than) ${count}(?: ${post}| of (?:them|those))?(?: (?:please|pls))?$|${count} (?:only|max)$`,
  `(?:${number} )?(?:(?:${tones}|${network}|question) ){0,2}(?!text|names?|something|copy)${post}(?: (?:ideas?|only|max|format))?(?= |$)(?! (?:about|for|of|on|where|with|to|from|in|by|that|i|time|is|was)\\b)`,
  `(?:i |we )?(?:just )?(?:need|want|looking for|give me|write me|write|make|gimme)? ?(?:me )?(?:an? |some |the |one |\\d+ )?(?:(?:${tones}|${network}|question) ){1,3}${post}(?: ideas?)?(?: for (?:it|this|that|${network}))?`,
  `(?:i |we )?(?:just )?(?:need|want|looking for|give me|write me|gimme) (?:me )?(?:an? |some |the |\\d+ )?${post}(?: ideas?)?(?: for (?:it|this|that|${network}))?(?= |$)`,
  '(?:please )?(?:(?:give|write) (?:me|us)|gimme) (?:something|smth) .{1,60}$|make something (?:that|with|more|less) .{1,60}$',
  `(?:and |but |please )*(?:don’?t|do not) (?:(?:make|let) (?:it|this)\\b|sound\\b|be (?:too )?(?:${tones})\\b|overdo|(?:start|open|begin|end) with (?:an? |the )?(?:${addition}|hello|hi|hey|“|‘|did you)|mention (?!it\\b|this post)|(?:add|invent|make up|include) (?:stuff|things|anything|details|facts|emojis?|hash ?tags?|links?|prices?)\\b|use (?:the word|words like|any)\\b|say (?:the word|“|‘|that it|anything)).{0,80}$`,
  `(?:and |but )?(?:nothing|not too|not overly|nothing too) (?:${tones})(?:(?:,| and| or| but)? (?:not |too )?(?:${tones})){0,3}`,
  `(?:tone|style|vibe|vibes|audience|target audience|platform|format|language|length|mood|voice|cta|keywords?) ?(?::|=|should be) ?.{1,100}$|(?:tone|style|vibe) is ${toneStart}.{0,60}$`,
  `(?:for|on) ${network}(?: (?:post|reel|caption|account|page))?|${post} for (?:my )?${network}(?: (?:account|page|feed))?$`,
  `(?:${tones}) (?:please|pls|plz)(?=$|[ ,.!?])`,
  '(?:please|pls|plz|thanks|thank you|thx|ty|cheers|asap|help|help me|any ideas\\??|ideas\\??|suggestions\\??)(?=$|[ ,.!?])',
  '(?:all |in all |in )?(?:lower ?case|upper ?case|all caps|first person|third person|second person)(?: only)?|in (?:spanish|english|french|german|italian|portuguese|hindi|japanese|indonesian)',
  `how (?:do|should|can|could|would|shall) (?:i|we) (?:start|open|begin|caption|title|word|phrase|hook|write|post|end|call) (?:it|this|that|(?:the|my|a) ${post})\\b.{0,80}$`,
  'what (?:do|should|can|could|would|shall) (?:i|we) (?:(?:open|start|begin|end) with|caption|title|hook|write|say|post|put)\\b.{0,80}$',
  `what(?:’?s| is| would be)? (?:a|the) (?:good|best|nice|right) (?:way to (?:start|open|caption|title)|${post}) .{0,60}$`,
  `(?:the |my |this |our )?${media} (?:shows?|will be|will show|is of|(?:is|are|has) (?:me|us|him|her|just|close|taken|shot|black))\\b.{1,200}$`,
  `(?:it|this)(?:’?s| is| will be) (?:just |gonna be |going to be )?(?:an?|my|the|our) .{0,40}(?:vid|video|reel|clip|carousel|thread|vlog|tik ?tok|slideshow)$`,
  '(?:i|we)(?:’?ve)? (?:got|caught) (?:it|this|that|the whole thing|everything) ?(?:all )?on (?:my phone|camera|video|film|tape)$',
  'slides? \\d.{0,120}$|carousel (?:from|of|with|showing) .{1,80}$',
  'talking head(?: video)?|voice ?over(?: style)?|b-?roll|split screen|green screen|(?:me )?(?:talk|talking|speaking|straight|direct|directly)? ?(?:in)?to (?:the )?camera',
  `something (?:about|like|along the lines of) (?:that|this)|something (?:(?:very|really|a bit|more|kinda) )?(?:${tones})`,
  `(?:and |please |but )*(?:include|add|use|put|(?:end|finish|start|open|close|begin)(?: it)? (?:with|on)) (?:an? |the |my |some |one |one short |short )*${addition}\\b(?! mark)(?: (?:at|to|in|about|so|that|for|on|near|us|me|and)\\b.{0,60}$)?`,
  `(?:please )?use (?:(?:very|only|short|simple|plain|easy|normal|formal|everyday|british|american) ){1,2}(?:words|sentences|language|english|spelling|terms)`,
  `(?:and |please )?(?:end|finish|close)(?: it)? by \\p{L}+ing .{1,120}$|(?:start|open|begin)(?: it)? by (?:telling|asking|showing|saying to) ${people}\\b.{0,100}$`,
  `(?:hook|grab) (?:${people}|the (?:reader|viewer|audience))\\b.{0,80}$`,
  `(?:the )?(?:first|last|opening|closing|second|each|every) (?:${post}|slide|line|sentence|frame|part) (?:must|should|has to|needs to|have to)\\b.{0,80}$`,
  `(?:the |my )?(?:caption|hook|title|headline|post|tweet|thread|script|bio|description|name|tone) (?:must|should|has to|needs to|can) (?:be|have|include|sound|start|end|say|not|fit|stay)\\b.{0,80}$`,
  '(?:please )?(?:explain|say|tell)(?: it| this)? (?:simple|simply|clearly|briefly|easy|in (?:simple|plain|easy) \\p{L}+|like (?:i|they|we|you)(?:’?m|’?re| am| are) .{1,30}$)',
  `${requestStart} (?:it|this|them) (?:to (?:be|sound|feel|look|read) |more |less )?${toneStart}.{0,80}$`,
  `${requestStart} (?:the|my|an?|this) ${post} (?:to|that|which|with)\\b.{1,80}$`,
  `${requestStart} (?:more )?(?:bookings|clients|customers|followers|sales|sign[- ]?ups|subscribers|views|comments|engagement)\\b.{0,60}$`,
  `${requestStart} (?:that )?${people} (?:to |can |could )(?:copy|click|comment|book|order|buy|share|follow|subscribe|sign up|save|try)\\b.{0,60}$`,
  `(?:some |any |a few |\\d+ )?ideas? for (?:(?:a few|some|${tones}|\\d+) )*${post}(?: (?:without|with|no|in)\\b.{0,60}$|(?=$))`,
  '(?:please |and )*mention (?:the |our |my )?(?:price|date|location|address|website|discount|time)s?\\b(?! (?:is|are|was|has|will|ends|starts)\\b)[^.]{0,60}$',
  '(?:une?|uma?|una|eine?n?) (?:texto|caption|post|título|titel|text|légende|texte|legenda|bildunterschrift)(?: (?:cort[oa]|curt[oa]|kurz\\p{L}*|courte?|divertid[oa]))?',
  '(?:sin|sem|sans|ohne|senza|geen|tanpa) (?:los |des |d’)?(?:emojis?|hashtags?)|(?:por favor|bitte|s’il (?:te|vous) pla[iî]t|per favore|tolong)',
]

/** How a video is shot, after another instruction: "30 seconds, me standing in the kitchen". */
export const shootingPattern = /^me (?:\p{L}+ing )?(?:in|on|at|to|with|from|behind|beside) [^:]{1,50}$/iu

const requestVerbs =
  '(?:(?:please )?(?:write|generate|create|make|give|suggest|draft|come up with|brainstorm|i need|we need|i want|need|want|looking for|help me (?:with|write|make)|help with|do) )?(?:me |us )?(?:ideas? for )?(?:\\d+ |an? |some |a few |the |my |your |best |another |good )?'
const requestedTones = `(?:(?:${tones}|${network}|\\d+[- ]?(?:second|sec|s|minute|min)) ){0,4}`

export const courtesyPattern =
  /^(?:hi|hey|hello|hiya|ok|okay|so|um|well|guys|please|pls|chatgpt|ok so|okay so|lol|lmao|omg|ngl|haha)(?: there| guys| everyone)?[,!.…]? +(?=\p{L})/iu

/** Requests before the subject: "write me a caption about", "photo of". */
export const leadPatterns = [
  /^(?:can|could|would|will) (?:you|u) (?:please |pls |plz |kindly )?(?=write|generate|create|make|give|suggest|draft|come up|help|do|turn)/i,
  new RegExp(
    `^${requestVerbs}${requestedTones}${post}(?: ${post})? (?:about|for|on|regarding|where|announcing|saying(?: that)?|of|to go with|explaining|showing)(?: (?:my|our|a|an|the|this))? ${media}(?: (?:about|of|on|where|for|with|showing))?(?: (?:i|we) (?:show|talk about|explain|review|share|go over|tell)(?: you)?)? +`,
    'iu',
  ),
  new RegExp(
    `^${requestVerbs}${requestedTones}(?!story |stories |names? |text )${post}(?: ${post})? (?:about|for|on|regarding|where|announcing|saying(?: that)?|to go with|explaining|showing)(?: how)? +`,
    'iu',
  ),
  new RegExp(
    `^(?:the |my |this |our )?${media} (?:shows?|is of|will show)(?: (?:me|us|how))? +(?=\\p{L}+ \\p{L}+)`,
    'iu',
  ),
  new RegExp(
    `^${requestStart} to (?:show|promote|film|explain|post about|talk about|make (?:an? |some |short |\\p{L}+ )*${post} (?:about|of|on|where)) +(?!you\\b)(?:people +)?`,
    'iu',
  ),
  /^want to (?:say|share|announce|tell people) +/i,
  /^(?:please )?(?:explain|talk about)(?: to (?:them|people|viewers|(?:my|our) \p{L}+))? +(?=(?:why|how|what|when)\b)/iu,
  /^(?:a |quick |short )*tutorial (?:on |for |about )?(?=how to\b)/i,
  /^(?:i(?:’m| am|m)|we(?:’re| are)) (?:making|filming|doing|recording|posting|writing) (?:a|an|my|this|our) (?:tik ?tok|video|reel|post|carousel|thread|vlog|short|vid|tweet)(?: (?:about|of|on|where|for|with))? +/i,
  /^(?:topic|niche|subject|theme|title|prompt|video|keyword|idea|caption|hook|carousel|thread|reel|story|product|context|description|post|tweet|about|photo|pic|for context) ?[:=] ?/i,
  /^(?:it(?:’|)s|this is|this one(?:’|)s|this video is|my video is|the video is) (?:all )?about /i,
  /^(?:a |the |my )?(?:photo|pic|picture|image|selfie)s? (?:of|w|with|from) (?=\p{L}+ \p{L}+)/iu,
  /^(?:escribe|escríbeme|hazme|necesito|dame|quiero|escreva|faça|faz|crie|preciso de|(?:écris|fais|donne|crée|rédige)(?:-moi)?|(?:schreibe?|mache?|erstelle?|kannst du|könntest du)(?: mir)?) (?:une?|unos|unas|uma?|una|eine?n?) (?:captions?|textos?|título|gancho|post|tuit|hilo|descripción|pie de foto|legenda|descrição|légende|titre|accroche|titel|bildunterschrift|text|hook|beschreibung)(?: cort[oa]| curt[oa]| courte?| divertid[oa])? (?:sobre|para|de|pour|sur|über|für|zu) /iu,
  /^(?:photo|foto|vidéo|vídeo|video|bild|imagen|imagem) (?:de |di |von |del |da |do )(?=\p{L}+ \p{L}+)/iu,
  /^(?:video|vídeo) (?=\p{L}+(?:ando|endo|iendo) )/iu,
  /^(?:make sure to |please |also |and )?(?:mention|say|note) (?:that )?(?=(?:we|i|it|there|entry|everything|(?:the|our|my) [^.]{2,40} (?:is|are|was|has|have|will|ends|starts|costs))\b)/i,
]

/** Instructions at the end without punctuation: "chopped my hair off need something funny". */
export const tailPatterns = [
  new RegExp(
    ` (?:i )?(?:just )?(?:need|want) (?:a|an|some|something|smth)(?: (?:really|super|very))? (?:${tones})\\b.{0,120}$`,
    'i',
  ),
  new RegExp(` (?:need|want) (?:a|an|some) ${post}(?: ideas?| for (?:it|this))?$`, 'i'),
  new RegExp(` (?:but|and|,) (?:not|nothing|keep it|make it)(?: too)? (?:${tones})$`, 'i'),
  / (?:with|in) (?:(?:a few|some|short|\d+|a) )+(?:clips?|reels?|posts?|videos?|stories)(?: (?:without|with no) .{1,30})?$/i,
  /(?<=\p{L}{2}) (?:captions?|hooks?|hash ?tags|captions? ideas?|hook ideas?|post ideas?|title ideas?)$/iu,
  /(?<=\p{L}{2} \p{L}{2,20}) for (?:my )?(?:tik ?tok|instagram|insta|ig|you ?tube|yt|twitter|linkedin)(?: (?:account|page|channel|video|post|reel|caption)s?)?$/iu,
  /,? ?(?<=[\s,])(?:y |e |et |und )?(?:quiero|necesito|quisiera|quero|preciso de|je veux|ich möchte|ich brauche) (?:hacer |fazer |faire |criar )?(?:des |unos |uns |algunos )?(?:v[ií]d[eé]os?|posts?|reels?|ideas?|ideias?|contenido|conteúdo|textos?)\b[^,.!?]*/iu,
  / (?:please|pls|plz|thx|asap)$/i,
]

/** The first words of an instruction that follows without punctuation. */
export const tailStartPattern = new RegExp(
  `^(?:but (?:not|nothing|keep) |(?:give|gimme|write|make) (?:me|it|us)\\b|(?:no|without|w/o|zero) |(?:${limit} )?${number} ${unit}\\b|(?:i |we )?(?:want|need) (?:it|an? (?:${tones})|something)\\b|(?:in |all )*(?:lower|upper) ?case|(?:(?:${tones}|question|\\d+) ){1,3}${post}\\b|ideas? (?:pls|plz|please)|include |end with |1 )`,
  'i',
)
