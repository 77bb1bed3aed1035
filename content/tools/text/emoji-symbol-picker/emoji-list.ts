/** Made of emojibase-data by `buildEmojiList`, in its test. */
export const emojiList = `#0
😀|grinning face|cheerful cheery grin happy laugh nice smile smiling teeth|1
😃|grinning face with big eyes|awesome grin happy mouth open smile smiling teeth yay|0.6
😄|grinning face with smiling eyes|eye grin happy laugh lol mouth open smile|0.6
😁|beaming face with smiling eyes|eye grin grinning happy nice smile teeth|0.6
😆|grinning squinting face|closed eyes haha hahaha happy laugh lol mouth open rofl smile smiling|0.6
😅|grinning face with sweat|cold dejected excited mouth nervous open smile smiling stress stressed|0.6
🤣|rolling on the floor laughing|crying face funny haha happy hehe hilarious joy laugh lmao lol rofl roflmao tear|3
😂|face with tears of joy|crying feels funny haha happy hehe hilarious laugh lmao lol rofl roflmao tear|0.6
🙂|slightly smiling face|happy smile|1
🙃|upside-down face|hehe smile upside-down|1
🫠|melting face|disappear dissolve embarrassed haha heat hot liquid lol melt sarcasm sarcastic|14
😉|winking face|flirt heartbreaker sexy slide tease wink winks|0.6
😊|smiling face with smiling eyes|blush eye glad satisfied smile|0.6
😇|smiling face with halo|angel angelic angels blessed fairy fairytale fantasy happy innocent peaceful smile spirit tale|1
🥰|smiling face with hearts|3 adore crush heart ily love romance smile you|11
😍|smiling face with heart-eyes|143 bae eye feels heart-eyes hearts ily kisses love romance romantic smile xoxo|0.6
🤩|star-struck|excited eyes face grinning smile starry-eyed wow|5
😘|face blowing a kiss|adorbs bae flirt heart ily love lover miss muah romantic smooch xoxo you|0.6
😗|kissing face|143 date dating flirt ily kiss love smooch smooches xoxo you|1
☺️|smiling face|happy outlined relaxed smile|0.6
😚|kissing face with closed eyes|143 bae blush date dating eye flirt ily kisses smooches xoxo|0.6
😙|kissing face with smiling eyes|143 closed date dating eye flirt ily kiss kisses love night smile|1
🥲|smiling face with tear|glad grateful happy joy pain proud relieved smile smiley touched|13
😋|face savoring food|delicious eat full hungry savor smile smiling tasty um yum yummy|0.6
😛|face with tongue|awesome cool nice party stuck-out sweet|1
😜|winking face with tongue|crazy epic eye funny joke loopy nutty party stuck-out wacky weirdo wink yolo|0.6
🤪|zany face|crazy eye eyes goofy large small|5
😝|squinting face with tongue|closed eye eyes gross horrible omg stuck-out taste whatever yolo|0.6
🤑|money-mouth face|money-mouth paid|1
🤗|smiling face with open hands|hug hugging|1
🤭|face with hand over mouth|giggle giggling oops realization secret shock sudden surprise whoops|5
🫢|face with open eyes and hand over mouth|amazement awe disbelief embarrass gasp omg quiet scared shock surprise|14
🫣|face with peeking eye|captivated embarrass hide hiding peek peep scared shy stare|14
🤫|shushing face|quiet shh shush|5
🤔|thinking face|chin consider hmm ponder pondering wondering|1
🫡|saluting face|good luck ma’am ok respect salute sir troops yes|14
🤐|zipper-mouth face|keep quiet secret shut zip zipper-mouth|1
🤨|face with raised eyebrow|disapproval disbelief distrust emoji hmm mild skeptic skeptical skepticism surprise what|5
😐|neutral face|awkward blank deadpan expressionless fine jealous meh oh shade straight unamused unhappy unimpressed whatever|0.7
😑|expressionless face|awkward dead fine inexpressive jealous meh not oh omg straight uh unhappy unimpressed whatever|1
😶|face without mouth|awkward blank expressionless mouthless mute quiet secret silence silent speechless|1
🫥|dotted line face|depressed disappear hidden hide introvert invisible meh whatever wtv|14
😶‍🌫️|face in clouds|absentminded fog head|13.1
😏|smirking face|boss dapper flirt homie kidding leer shade slick sly smirk smug snicker suave suspicious swag|0.6
😒|unamused face|... bored fine jealous jel jelly pissed smh ugh uhh unhappy weird whatever|0.6
🙄|face with rolling eyes|eyeroll shade ugh whatever|1
😬|grimacing face|awk awkward dentist grimace grinning smile smiling|1
😮‍💨|face exhaling|blow blowing exhale exhausted gasp groan relief sigh smiley smoke whisper whistle|13.1
🤥|lying face|liar lie pinocchio|3
🫨|shaking face|crazy daze earthquake omg panic shock surprise vibrate whoa wow|15
🙂‍↔️|head shaking horizontally|no shake|15.1
🙂‍↕️|head shaking vertically|nod yes|15.1
😌|relieved face|calm peace relief zen|0.6
😔|pensive face|awful bored dejected died disappointed losing lost sad sucks|0.6
😪|sleepy face|crying good night sad sleep sleeping tired|0.6
🤤|drooling face||3
😴|sleeping face|bed bedtime good goodnight nap night sleep tired whatever yawn zzz|1
🫩|face with bags under eyes|bored exhausted fatigued late sleepy tired weary|16
😷|face with medical mask|cold dentist dermatologist doctor dr germs medicine sick|0.6
🤒|face with thermometer|ill sick|1
🤕|face with head-bandage|head-bandage hurt injury ouch|1
🤢|nauseated face|gross nasty sick vomit|3
🤮|face vomiting|barf ew gross puke sick spew throw up vomit|5
🤧|sneezing face|fever flu gesundheit sick sneeze|3
🥵|hot face|dying feverish heat panting red-faced stroke sweating tongue|11
🥶|cold face|blue blue-faced freezing frostbite icicles subzero teeth|11
🥴|woozy face|dizzy drunk eyes intoxicated mouth tipsy uneven wavy|11
😵|face with crossed-out eyes|crossed-out dead dizzy feels knocked sick tired|0.6
😵‍💫|face with spiral eyes|confused dizzy hypnotized omg smiley trouble whoa woah woozy|13.1
🤯|exploding head|blown explode mind mindblown no shocked way|5
🤠|cowboy hat face|cowgirl|3
🥳|partying face|bday birthday celebrate celebration excited happy hat hooray horn party|11
🥸|disguised face|disguise eyebrow glasses incognito moustache mustache nose person spy tache tash|13
😎|smiling face with sunglasses|awesome beach bright bro chilling cool rad relaxed shades slay smile style swag win|1
🤓|nerd face|brainy clever expert geek gifted glasses intelligent smart|1
🧐|face with monocle|classy fancy rich stuffy wealthy|5
😕|confused face|befuddled confusing dunno frown hm meh not sad sorry sure|1
🫤|face with diagonal mouth|confused confusion disappointed doubt doubtful frustrated frustration meh skeptical unsure whatever wtv|14
😟|worried face|anxious butterflies nerves nervous sad stress stressed surprised worry|1
🙁|slightly frowning face|frown sad|1
☹️|frowning face|frown sad|0.7
😮|face with open mouth|believe forgot omg shocked surprised sympathy unbelievable unreal whoa wow you|1
😯|hushed face|epic omg stunned surprised whoa woah|1
😲|astonished face|cost no omg shocked totally way|0.6
😳|flushed face|amazed awkward crazy dazed dead disbelief embarrassed geez heat hot impressed jeez what wow|0.6
🫪|distorted face|anxiety bloated panic shocked surprised vulnerable|17
🥺|pleading face|begging big eyes mercy not please pretty puppy sad why|11
🥹|face holding back tears|admiration aww cry embarrassed feelings grateful gratitude joy please proud resist sad|14
😦|frowning face with open mouth|caught frown guard scared scary surprise what wow|1
😧|anguished face|forgot scared scary stressed surprise unhappy what wow|1
😨|fearful face|afraid anxious blame fear scared worried|0.6
😰|anxious face with sweat|blue cold eek mouth nervous open rushed scared yikes|0.6
😥|sad but relieved face|anxious call close complicated disappointed not sweat time whew|0.6
😢|crying face|awful cry feels miss sad tear triste unhappy|0.6
😭|loudly crying face|bawling cry sad sob tear tears unhappy|0.6
😱|face screaming in fear|epic fearful munch scared scream screamer shocked surprised woah|0.6
😖|confounded face|annoyed confused cringe distraught feels frustrated mad sad|0.6
😣|persevering face|concentrate concentration focus headache persevere|0.6
😞|disappointed face|awful blame dejected fail losing sad unhappy|0.6
😓|downcast face with sweat|close cold feels headache nervous sad scared yikes|0.6
😩|weary face|crying fail feels hungry mad nooo sad sleepy tired unhappy|0.6
😫|tired face|cost feels nap sad sneeze|0.6
🥱|yawning face|bedtime bored goodnight nap night sleep sleepy tired whatever yawn zzz|12
😤|face with steam from nose|anger angry feels fume fuming furious fury mad triumph unhappy won|0.6
😡|enraged face|anger angry feels mad maddening pouting rage red shade unhappy upset|0.6
😠|angry face|anger blame feels frustrated mad maddening rage shade unhappy upset|0.6
🤬|face with symbols on mouth|censor cursing cussing mad pissed swearing|5
😈|smiling face with horns|demon devil evil fairy fairytale fantasy purple shade smile tale|1
👿|angry face with horns|demon devil evil fairy fairytale fantasy imp mischievous purple shade tale|0.6
💀|skull|body dead death face fairy fairytale i’m lmao monster tale yolo|0.6
☠️|skull and crossbones|bone dead death face monster|1
💩|pile of poo|bs comic doo dung face fml monster poop smelly smh stink stinks stinky turd|0.6
🤡|clown face||3
👹|ogre|creature devil face fairy fairytale fantasy mask monster scary tale|0.6
👺|goblin|angry creature face fairy fairytale fantasy mask mean monster tale|0.6
👻|ghost|boo creature excited face fairy fairytale fantasy halloween haunting monster scary silly tale|0.6
👽|alien|creature extraterrestrial face fairy fairytale fantasy monster space tale ufo|0.6
👾|alien monster|creature extraterrestrial face fairy fairytale fantasy game gamer games pixelated space tale ufo|0.6
🤖|robot|face monster|1
😺|grinning cat|animal face mouth open smile smiling|0.6
😸|grinning cat with smiling eyes|animal eye face grin smile|0.6
😹|cat with tears of joy|animal face laugh laughing lol tear|0.6
😻|smiling cat with heart-eyes|animal eye face heart-eyes love smile|0.6
😼|cat with wry smile|animal face ironic|0.6
😽|kissing cat|animal closed eye eyes face kiss|0.6
🙀|weary cat|animal face oh surprised|0.6
😿|crying cat|animal cry face sad tear|0.6
😾|pouting cat|animal face|0.6
🙈|see-no-evil monkey|embarrassed face forbidden forgot gesture hide omg prohibited scared secret smh watch|0.6
🙉|hear-no-evil monkey|animal ears face forbidden gesture listen not prohibited secret shh tmi|0.6
🙊|speak-no-evil monkey|animal face forbidden gesture not oops prohibited quiet secret stealth|0.6
💌|love letter|heart mail romance valentine|0.6
💘|heart with arrow|143 adorbs cupid date emotion ily love romance valentine|0.6
💝|heart with ribbon|143 anniversary emotion ily kisses valentine xoxo|0.6
💖|sparkling heart|143 emotion excited good ily kisses morning night sparkle xoxo|0.6
💗|growing heart|143 emotion excited heartpulse ily kisses muah nervous pulse xoxo|0.6
💓|beating heart|143 cardio emotion heartbeat ily love pulsating pulse|0.6
💞|revolving hearts|143 adorbs anniversary emotion heart|0.6
💕|two hearts|143 anniversary date dating emotion heart ily kisses love loving xoxo|0.6
💟|heart decoration|143 emotion hearth purple white|0.6
❣️|heart exclamation|heavy mark punctuation|1
💔|broken heart|break crushed emotion heartbroken lonely sad|0.6
❤️‍🔥|heart on fire|burn love lust sacred|13.1
❤️‍🩹|mending heart|healthier improving recovering recuperating well|13.1
❤️|red heart|emotion love|0.6
🩷|pink heart|143 adorable cute emotion ily like love special sweet|15
🧡|orange heart|143|5
💛|yellow heart|143 cardiac emotion ily love|0.6
💚|green heart|143 emotion ily love romantic|0.6
💙|blue heart|143 emotion ily love romance|0.6
🩵|light blue heart|143 cute cyan emotion ily like love sky special teal|15
💜|purple heart|143 bestest emotion ily love|0.6
🤎|brown heart|143|12
🖤|black heart|evil wicked|3
🩶|grey heart|143 emotion gray ily love silver slate special|15
🤍|white heart|143|12
💋|kiss mark|dating emotion heart kissing lips romance sexy|0.6
💯|hundred points|100 a+ agree clearly definitely faithful fleek full keep perfect point score true truth yup|0.6
💢|anger symbol|angry comic mad upset|0.6
🫯|fight cloud|argument brawl debate disagreement ruckus wrestle|17
💥|collision|bomb boom collide comic explode|0.6
💫|dizzy|comic shining shooting star stars|0.6
💦|sweat droplets|comic drip droplet drops splashing squirt water wet work workout|0.6
💨|dashing away|cloud comic dash fart fast go gone gotta running smoke|0.6
🕳️|hole||0.7
💬|speech balloon|bubble comic dialog message sms talk text typing|0.6
👁️‍🗨️|eye in speech bubble|balloon witness|2
🗨️|left speech bubble|balloon dialog|2
🗯️|right anger bubble|angry balloon mad|0.7
💭|thought balloon|bubble cartoon cloud comic daydream decisions dream idea invent invention realize think thoughts wonder|1
💤|ZZZ|comic good goodnight night sleep sleeping sleepy tired|0.6
#1
👋|waving hand|bye cya g2g greetings gtg hello hey hi later outtie ttfn ttyl wave yo you|0.6*
🤚|raised back of hand|backhand|3*
🖐️|hand with fingers splayed|finger raised stop|0.7*
✋|raised hand|5 five high stop|0.6*
🖖|vulcan salute|finger hand hands|1*
🫱|rightwards hand|handshake hold reach right rightward shake|14*
🫲|leftwards hand|handshake hold left leftward reach shake|14*
🫳|palm down hand|dismiss drop dropped pick shoo up|14*
🫴|palm up hand|beckon catch come hold know lift me offer tell|14*
🫷|leftwards pushing hand|block five halt high hold leftward pause push refuse slap stop wait|15*
🫸|rightwards pushing hand|block five halt high hold pause push refuse rightward slap stop wait|15*
👌|OK hand|awesome bet dope fleek fosho got gotcha legit okay pinch rad sure sweet three|0.6*
🤌|pinched fingers|gesture hand hold huh interrogation patience relax sarcastic ugh what zip|13*
🤏|pinching hand|amount bit fingers little small sort|12*
✌️|victory hand|peace v|0.6*
🤞|crossed fingers|cross finger hand luck|3*
🫰|hand with index finger and thumb crossed|<3 expensive heart love money snap|14*
🤟|love-you gesture|fingers hand ily love-you three|5*
🤘|sign of the horns|finger hand rock-on|1*
🤙|call me hand|hang loose shaka|3*
👈|backhand index pointing left|finger hand point|0.6*
👉|backhand index pointing right|finger hand point|0.6*
👆|backhand index pointing up|finger hand point|0.6*
🖕|middle finger|hand|1*
👇|backhand index pointing down|finger hand point|0.6*
☝️|index pointing up|finger hand point this|0.6*
🫵|index pointing at the viewer|finger hand poke you|14*
👍|thumbs up|+1 good hand like thumb yes|0.6*
👎|thumbs down|-1 bad dislike good hand no nope thumb|0.6*
✊|raised fist|clenched hand punch solidarity|0.6*
👊|oncoming fist|absolutely agree boom bro bruh bump clenched correct hand knuckle pound punch rock ttyl|0.6*
🤛|left-facing fist|left-facing leftwards|3*
🤜|right-facing fist|right-facing rightwards|3*
👏|clapping hands|applause approval awesome clap congrats congratulations excited good great hand homie job nice prayed well yay|0.6*
🙌|raising hands|celebration gesture hand hooray praise raised|0.6*
🫶|heart hands|<3 love you|14*
👐|open hands|hand hug jazz swerve|0.6*
🤲|palms up together|cupped dua hands pray prayer wish|5*
🤝|handshake|agreement deal hand meeting shake|3*
🙏|folded hands|appreciate ask beg blessed bow cmon five gesture hand high please pray thanks thx|0.6*
✍️|writing hand|write|0.7*
💅|nail polish|bored care cosmetics done makeup manicure whatever|0.6*
🤳|selfie|camera phone|3*
💪|flexed biceps|arm beast bench bodybuilder bro curls flex gains gym jacked muscle press ripped strong weightlift|0.6*
🦾|mechanical arm|accessibility prosthetic|12
🦿|mechanical leg|accessibility prosthetic|12
🦵|leg|bent foot kick knee limb|11*
🦶|foot|ankle feet kick stomp|11*
👂|ear|body ears hear hearing listen listening sound|0.6*
🦻|ear with hearing aid|accessibility hard|12*
👃|nose|body noses nosey odor smell smells|0.6*
🧠|brain|intelligent smart|5
🫀|anatomical heart|beat cardiology heartbeat organ pulse real red|13
🫁|lungs|breath breathe exhalation inhalation lung organ respiration|13
🦷|tooth|dentist pearly teeth white|11
🦴|bone|bones dog skeleton wishbone|11
👀|eyes|body eye face googly look looking omg peep see seeing|0.6
👁️|eye|1 body one|0.7
👅|tongue|body lick slurp|0.6
👄|mouth|beauty body kiss kissing lips lipstick|0.6
🫦|biting lip|anxious bite fear flirt flirting kiss lipstick nervous sexy uncomfortable worried worry|14
👶|baby|babies children goo infant newborn pregnant young|0.6*
🧒|child|bright-eyed grandchild kid young younger|5*
👦|boy|bright-eyed child grandson kid son young younger|0.6*
👧|girl|bright-eyed child daughter granddaughter kid virgo young younger zodiac|0.6*
🧑|person|adult|5*
👱|person: blond hair|blond-haired human|0.6*
👨|man|adult bro|0.6*
🧔|person: beard|bearded whiskers|5*
🧔‍♂️|man: beard|bearded whiskers|13.1*
🧔‍♀️|woman: beard|bearded whiskers|13.1*
👨‍🦰|man: red hair|adult bro|11*
👨‍🦱|man: curly hair|adult bro|11*
👨‍🦳|man: white hair|adult bro|11*
👨‍🦲|man: bald|adult bro|11*
👩|woman|adult lady|0.6*
👩‍🦰|woman: red hair|adult lady|11*
🧑‍🦰|person: red hair|adult|12.1*
👩‍🦱|woman: curly hair|adult lady|11*
🧑‍🦱|person: curly hair|adult|12.1*
👩‍🦳|woman: white hair|adult lady|11*
🧑‍🦳|person: white hair|adult|12.1*
👩‍🦲|woman: bald|adult lady|11*
🧑‍🦲|person: bald|adult|12.1*
👱‍♀️|woman: blond hair|blond-haired blonde|4*
👱‍♂️|man: blond hair|blond-haired|4*
🧓|older person|adult elderly grandparent old wise|5*
👴|old man|adult bald elderly gramps grandfather grandpa wise|0.6*
👵|old woman|adult elderly grandma grandmother granny lady wise|0.6*
🙍|person frowning|annoyed disappointed disgruntled disturbed frown frustrated gesture irritated upset|0.6*
🙍‍♂️|man frowning|annoyed disappointed disgruntled disturbed frown frustrated gesture irritated upset|4*
🙍‍♀️|woman frowning|annoyed disappointed disgruntled disturbed frown frustrated gesture irritated upset|4*
🙎|person pouting|disappointed downtrodden frown grimace scowl sulk upset whine|0.6*
🙎‍♂️|man pouting|disappointed downtrodden frown grimace scowl sulk upset whine|4*
🙎‍♀️|woman pouting|disappointed downtrodden frown grimace scowl sulk upset whine|4*
🙅|person gesturing NO|forbidden gesture hand not prohibit|0.6*
🙅‍♂️|man gesturing NO|forbidden gesture hand not prohibit|4*
🙅‍♀️|woman gesturing NO|forbidden gesture hand not prohibit|4*
🙆|person gesturing OK|exercise gesture hand omg|0.6*
🙆‍♂️|man gesturing OK|exercise gesture hand omg|4*
🙆‍♀️|woman gesturing OK|exercise gesture hand omg|4*
💁|person tipping hand|fetch flick flip gossip sarcasm sarcastic sassy seriously whatever|0.6*
💁‍♂️|man tipping hand|fetch flick flip gossip sarcasm sarcastic sassy seriously whatever|4*
💁‍♀️|woman tipping hand|fetch flick flip gossip sarcasm sarcastic sassy seriously whatever|4*
🙋|person raising hand|gesture here know me pick question raise|0.6*
🙋‍♂️|man raising hand|gesture here know me pick question raise|4*
🙋‍♀️|woman raising hand|gesture here know me pick question raise|4*
🧏|deaf person|accessibility ear gesture hear|12*
🧏‍♂️|deaf man|accessibility ear gesture hear|12*
🧏‍♀️|deaf woman|accessibility ear gesture hear|12*
🙇|person bowing|apology ask beg bow favor forgive gesture meditate meditation pity regret sorry|0.6*
🙇‍♂️|man bowing|apology ask beg bow favor forgive gesture meditate meditation pity regret sorry|4*
🙇‍♀️|woman bowing|apology ask beg bow favor forgive gesture meditate meditation pity regret sorry|4*
🤦|person facepalming|again bewilder disbelief exasperation facepalm no not oh omg shock smh|3*
🤦‍♂️|man facepalming|again bewilder disbelief exasperation facepalm no not oh omg shock smh|4*
🤦‍♀️|woman facepalming|again bewilder disbelief exasperation facepalm no not oh omg shock smh|4*
🤷|person shrugging|doubt dunno guess idk ignorance indifference knows maybe shrug whatever who|3*
🤷‍♂️|man shrugging|doubt dunno guess idk ignorance indifference knows maybe shrug whatever who|4*
🤷‍♀️|woman shrugging|doubt dunno guess idk ignorance indifference knows maybe shrug whatever who|4*
🧑‍⚕️|health worker|doctor healthcare nurse therapist|12.1*
👨‍⚕️|man health worker|doctor healthcare nurse therapist|4*
👩‍⚕️|woman health worker|doctor healthcare nurse therapist|4*
🧑‍🎓|student|graduate|12.1*
👨‍🎓|man student|graduate|4*
👩‍🎓|woman student|graduate|4*
🧑‍🏫|teacher|instructor lecturer professor|12.1*
👨‍🏫|man teacher|instructor lecturer professor|4*
👩‍🏫|woman teacher|instructor lecturer professor|4*
🧑‍⚖️|judge|justice law scales|12.1*
👨‍⚖️|man judge|justice law scales|4*
👩‍⚖️|woman judge|justice law scales|4*
🧑‍🌾|farmer|gardener rancher|12.1*
👨‍🌾|man farmer|gardener rancher|4*
👩‍🌾|woman farmer|gardener rancher|4*
🧑‍🍳|cook|chef|12.1*
👨‍🍳|man cook|chef|4*
👩‍🍳|woman cook|chef|4*
🧑‍🔧|mechanic|electrician plumber tradesperson|12.1*
👨‍🔧|man mechanic|electrician plumber tradesperson|4*
👩‍🔧|woman mechanic|electrician plumber tradesperson|4*
🧑‍🏭|factory worker|assembly industrial|12.1*
👨‍🏭|man factory worker|assembly industrial|4*
👩‍🏭|woman factory worker|assembly industrial|4*
🧑‍💼|office worker|architect business manager white-collar|12.1*
👨‍💼|man office worker|architect business manager white-collar|4*
👩‍💼|woman office worker|architect business manager white-collar|4*
🧑‍🔬|scientist|biologist chemist engineer mathematician physicist|12.1*
👨‍🔬|man scientist|biologist chemist engineer mathematician physicist|4*
👩‍🔬|woman scientist|biologist chemist engineer mathematician physicist|4*
🧑‍💻|technologist|coder computer developer inventor software|12.1*
👨‍💻|man technologist|coder computer developer inventor software|4*
👩‍💻|woman technologist|coder computer developer inventor software|4*
🧑‍🎤|singer|actor entertainer rock rockstar star|12.1*
👨‍🎤|man singer|actor entertainer rock rockstar star|4*
👩‍🎤|woman singer|actor entertainer rock rockstar star|4*
🧑‍🎨|artist|palette|12.1*
👨‍🎨|man artist|palette|4*
👩‍🎨|woman artist|palette|4*
🧑‍✈️|pilot|plane|12.1*
👨‍✈️|man pilot|plane|4*
👩‍✈️|woman pilot|plane|4*
🧑‍🚀|astronaut|rocket space|12.1*
👨‍🚀|man astronaut|rocket space|4*
👩‍🚀|woman astronaut|rocket space|4*
🧑‍🚒|firefighter|fire firetruck|12.1*
👨‍🚒|man firefighter|fire firetruck|4*
👩‍🚒|woman firefighter|fire firetruck|4*
👮|police officer|apprehend arrest citation cop law over pulled undercover|0.6*
👮‍♂️|man police officer|apprehend arrest citation cop law over pulled undercover|4*
👮‍♀️|woman police officer|apprehend arrest citation cop law over pulled undercover|4*
🕵️|detective|sleuth spy|0.7*
🕵️‍♂️|man detective|sleuth spy|4*
🕵️‍♀️|woman detective|sleuth spy|4*
💂|guard|buckingham helmet london palace|0.6*
💂‍♂️|man guard|buckingham helmet london palace|4*
💂‍♀️|woman guard|buckingham helmet london palace|4*
🥷|ninja|assassin fight fighter hidden person secret skills sly soldier stealth war|13*
👷|construction worker|build fix hardhat hat man person rebuild remodel repair work|0.6*
👷‍♂️|man construction worker|build fix hardhat hat rebuild remodel repair work|4*
👷‍♀️|woman construction worker|build fix hardhat hat man rebuild remodel repair work|4*
🫅|person with crown|monarch noble regal royal royalty|14*
🤴|prince|crown fairy fairytale fantasy king royal royalty tale|3*
👸|princess|crown fairy fairytale fantasy queen royal royalty tale|0.6*
👳|person wearing turban||0.6*
👳‍♂️|man wearing turban||4*
👳‍♀️|woman wearing turban||4*
👲|person with skullcap|cap chinese gua guapi hat mao pi|0.6*
🧕|woman with headscarf|bandana head hijab kerchief mantilla tichel|5*
🤵|person in tuxedo|formal wedding|3*
🤵‍♂️|man in tuxedo|formal groom wedding|13*
🤵‍♀️|woman in tuxedo|formal wedding|13*
👰|person with veil|wedding|0.6*
👰‍♂️|man with veil|wedding|13*
👰‍♀️|woman with veil|bride wedding|13*
🤰|pregnant woman||3*
🫃|pregnant man|belly bloated full overeat|14*
🫄|pregnant person|belly bloated full overeat stuffed|14*
🤱|breast-feeding|baby mom mother nursing woman|5*
👩‍🍼|woman feeding baby|feed mom mother nanny newborn nursing|13*
👨‍🍼|man feeding baby|dad father feed nanny newborn nursing|13*
🧑‍🍼|person feeding baby|feed nanny newborn nursing parent|13*
👼|baby angel|church face fairy fairytale fantasy tale|0.6*
🎅|Santa Claus|celebration christmas fairy fantasy father holiday merry tale xmas|0.6*
🤶|Mrs. Claus|celebration christmas fairy fantasy holiday merry mother santa tale xmas|3*
🧑‍🎄|Mx Claus|celebration christmas fairy fantasy holiday merry santa tale xmas|13*
🦸|superhero|good hero superpower|11*
🦸‍♂️|man superhero|good hero superpower|11*
🦸‍♀️|woman superhero|good hero heroine superpower|11*
🦹|supervillain|bad criminal evil superpower villain|11*
🦹‍♂️|man supervillain|bad criminal evil superpower villain|11*
🦹‍♀️|woman supervillain|bad criminal evil superpower villain|11*
🧙|mage|fantasy magic play sorcerer sorceress sorcery spell summon witch wizard|5*
🧙‍♂️|man mage|fantasy magic play sorcerer sorceress sorcery spell summon witch wizard|5*
🧙‍♀️|woman mage|fantasy magic play sorcerer sorceress sorcery spell summon witch wizard|5*
🧚|fairy|fairytale fantasy myth person pixie tale wings|5*
🧚‍♂️|man fairy|fairytale fantasy myth oberon person pixie puck tale wings|5*
🧚‍♀️|woman fairy|fairytale fantasy myth person pixie tale titania wings|5*
🧛|vampire|blood dracula fangs halloween scary supernatural teeth undead|5*
🧛‍♂️|man vampire|blood fangs halloween scary supernatural teeth undead|5*
🧛‍♀️|woman vampire|blood fangs halloween scary supernatural teeth undead|5*
🧜|merperson|creature fairytale folklore ocean sea siren trident|5*
🧜‍♂️|merman|creature fairytale folklore neptune ocean poseidon sea siren trident triton|5*
🧜‍♀️|mermaid|creature fairytale folklore merwoman ocean sea siren trident|5*
🧝|elf|elves enchantment fantasy folklore magic magical myth|5*
🧝‍♂️|man elf|elves enchantment fantasy folklore magic magical myth|5*
🧝‍♀️|woman elf|elves enchantment fantasy folklore magic magical myth|5*
🧞|genie|djinn fantasy jinn lamp myth rub wishes|5
🧞‍♂️|man genie|djinn fantasy jinn lamp myth rub wishes|5
🧞‍♀️|woman genie|djinn fantasy jinn lamp myth rub wishes|5
🧟|zombie|apocalypse dead halloween horror scary undead walking|5
🧟‍♂️|man zombie|apocalypse dead halloween horror scary undead walking|5
🧟‍♀️|woman zombie|apocalypse dead halloween horror scary undead walking|5
🧌|troll|fairy fantasy monster tale trolling|14
🫈|hairy creature|bigfoot cryptid forest giant sasquatch woodwose yeti|17
💆|person getting massage|face headache relax relaxing salon soothe spa tension therapy treatment|0.6*
💆‍♂️|man getting massage|face headache relax relaxing salon soothe spa tension therapy treatment|4*
💆‍♀️|woman getting massage|face headache relax relaxing salon soothe spa tension therapy treatment|4*
💇|person getting haircut|barber beauty chop cosmetology cut groom hair parlor shears style|0.6*
💇‍♂️|man getting haircut|barber beauty chop cosmetology cut groom hair parlor person shears style|4*
💇‍♀️|woman getting haircut|barber beauty chop cosmetology cut groom hair parlor person shears style|4*
🚶|person walking|amble gait hike man pace pedestrian stride stroll walk|0.6*
🚶‍♂️|man walking|amble gait hike pace pedestrian stride stroll walk|4*
🚶‍♀️|woman walking|amble gait hike man pace pedestrian stride stroll walk|4*
🚶‍➡️|person walking: facing right|amble gait hike man pace pedestrian stride stroll walk|15.1*
🚶‍♀️‍➡️|woman walking: facing right|amble gait hike man pace pedestrian stride stroll walk|15.1*
🚶‍♂️‍➡️|man walking: facing right|amble gait hike pace pedestrian stride stroll walk|15.1*
🧍|person standing|stand|12*
🧍‍♂️|man standing|stand|12*
🧍‍♀️|woman standing|stand|12*
🧎|person kneeling|kneel knees|12*
🧎‍♂️|man kneeling|kneel knees|12*
🧎‍♀️|woman kneeling|kneel knees|12*
🧎‍➡️|person kneeling: facing right|kneel knees|15.1*
🧎‍♀️‍➡️|woman kneeling: facing right|kneel knees|15.1*
🧎‍♂️‍➡️|man kneeling: facing right|kneel knees|15.1*
🧑‍🦯|person with white cane|accessibility blind probing|12.1*
🧑‍🦯‍➡️|person with white cane: facing right|accessibility blind probing|15.1*
👨‍🦯|man with white cane|accessibility blind probing|12*
👨‍🦯‍➡️|man with white cane: facing right|accessibility blind probing|15.1*
👩‍🦯|woman with white cane|accessibility blind probing|12*
👩‍🦯‍➡️|woman with white cane: facing right|accessibility blind probing|15.1*
🧑‍🦼|person in motorized wheelchair|accessibility|12.1*
🧑‍🦼‍➡️|person in motorized wheelchair: facing right|accessibility|15.1*
👨‍🦼|man in motorized wheelchair|accessibility|12*
👨‍🦼‍➡️|man in motorized wheelchair: facing right|accessibility|15.1*
👩‍🦼|woman in motorized wheelchair|accessibility|12*
👩‍🦼‍➡️|woman in motorized wheelchair: facing right|accessibility|15.1*
🧑‍🦽|person in manual wheelchair|accessibility|12.1*
🧑‍🦽‍➡️|person in manual wheelchair: facing right|accessibility|15.1*
👨‍🦽|man in manual wheelchair|accessibility|12*
👨‍🦽‍➡️|man in manual wheelchair: facing right|accessibility|15.1*
👩‍🦽|woman in manual wheelchair|accessibility|12*
👩‍🦽‍➡️|woman in manual wheelchair: facing right|accessibility|15.1*
🏃|person running|fast hurry marathon move quick race racing run rush speed|0.6*
🏃‍♂️|man running|fast hurry marathon move quick race racing run rush speed|4*
🏃‍♀️|woman running|fast hurry marathon move quick race racing run rush speed|4*
🏃‍➡️|person running: facing right|fast hurry marathon move quick race racing run rush speed|15.1*
🏃‍♀️‍➡️|woman running: facing right|fast hurry marathon move quick race racing run rush speed|15.1*
🏃‍♂️‍➡️|man running: facing right|fast hurry marathon move quick race racing run rush speed|15.1*
🧑‍🩰|ballet dancer||17*
💃|woman dancing|dance dancer elegant festive flair flamenco groove let’s salsa tango|0.6*
🕺|man dancing|dance dancer elegant festive flair flamenco groove let’s salsa tango|3*
🕴️|person in suit levitating|business|0.7*
👯|people with bunny ears|bestie bff counterpart dancer double ear identical pair party partying soulmate twin twinsies|0.6*
👯‍♂️|men with bunny ears|bestie bff counterpart dancer double ear identical pair party partying people soulmate twin twinsies|4*
👯‍♀️|women with bunny ears|bestie bff counterpart dancer double ear identical pair party partying people soulmate twin twinsies|4*
🧖|person in steamy room|day luxurious pamper relax sauna spa steam steambath unwind|5*
🧖‍♂️|man in steamy room|day luxurious pamper relax sauna spa steam steambath unwind|5*
🧖‍♀️|woman in steamy room|day luxurious pamper relax sauna spa steam steambath unwind|5*
🧗|person climbing|climb climber mountain rock scale up|5*
🧗‍♂️|man climbing|climb climber mountain rock scale up|5*
🧗‍♀️|woman climbing|climb climber mountain rock scale up|5*
🤺|person fencing|fencer sword|3
🏇|horse racing|jockey racehorse riding sport|1*
⛷️|skier|ski snow|0.7
🏂|snowboarder|ski snow snowboard sport|0.6*
🏌️|person golfing|ball birdie caddy driving golf green pga putt range tee|0.7*
🏌️‍♂️|man golfing|ball birdie caddy driving golf green pga putt range tee|4*
🏌️‍♀️|woman golfing|ball birdie caddy driving golf green pga putt range tee|4*
🏄|person surfing|beach ocean sport surf surfer swell waves|0.6*
🏄‍♂️|man surfing|beach ocean sport surf surfer swell waves|4*
🏄‍♀️|woman surfing|beach ocean person sport surf surfer swell waves|4*
🚣|person rowing boat|canoe cruise fishing lake oar paddle raft river row rowboat|1*
🚣‍♂️|man rowing boat|canoe cruise fishing lake oar paddle raft river row rowboat|4*
🚣‍♀️|woman rowing boat|canoe cruise fishing lake oar paddle raft river row rowboat|4*
🏊|person swimming|freestyle sport swim swimmer triathlon|0.6*
🏊‍♂️|man swimming|freestyle sport swim swimmer triathlon|4*
🏊‍♀️|woman swimming|freestyle man sport swim swimmer triathlon|4*
⛹️|person bouncing ball|athletic basketball championship dribble net player throw|0.7*
⛹️‍♂️|man bouncing ball|athletic basketball championship dribble net player throw|4*
⛹️‍♀️|woman bouncing ball|athletic basketball championship dribble net player throw|4*
🏋️|person lifting weights|barbell bodybuilder deadlift lifter powerlifting weight weightlifter workout|0.7*
🏋️‍♂️|man lifting weights|barbell bodybuilder deadlift lifter powerlifting weight weightlifter workout|4*
🏋️‍♀️|woman lifting weights|barbell bodybuilder deadlift lifter powerlifting weight weightlifter workout|4*
🚴|person biking|bicycle bicyclist bike cycle cyclist riding sport|1*
🚴‍♂️|man biking|bicycle bicyclist bike cycle cyclist riding sport|4*
🚴‍♀️|woman biking|bicycle bicyclist bike cycle cyclist riding sport|4*
🚵|person mountain biking|bicycle bicyclist bike cycle cyclist riding sport|1*
🚵‍♂️|man mountain biking|bicycle bicyclist bike cycle cyclist riding sport|4*
🚵‍♀️|woman mountain biking|bicycle bicyclist bike cycle cyclist riding sport|4*
🤸|person cartwheeling|active cartwheel excited flip gymnastics happy somersault|3*
🤸‍♂️|man cartwheeling|active cartwheel excited flip gymnastics happy somersault|4*
🤸‍♀️|woman cartwheeling|active cartwheel excited flip gymnastics happy somersault|4*
🤼|people wrestling|combat duel grapple ring tournament wrestle|3*
🤼‍♂️|men wrestling|combat duel grapple ring tournament wrestle|4*
🤼‍♀️|women wrestling|combat duel grapple ring tournament wrestle|4*
🤽|person playing water polo|sport swimming waterpolo|3*
🤽‍♂️|man playing water polo|sport swimming waterpolo|4*
🤽‍♀️|woman playing water polo|sport swimming waterpolo|4*
🤾|person playing handball|athletics ball catch chuck hurl lob pitch sport throw toss|3*
🤾‍♂️|man playing handball|athletics ball catch chuck hurl lob pitch sport throw toss|4*
🤾‍♀️|woman playing handball|athletics ball catch chuck hurl lob pitch sport throw toss|4*
🤹|person juggling|act balance balancing handle juggle manage multitask skill|3*
🤹‍♂️|man juggling|act balance balancing handle juggle manage multitask skill|4*
🤹‍♀️|woman juggling|act balance balancing handle juggle manage multitask skill|4*
🧘|person in lotus position|cross legged legs meditation peace relax serenity yoga yogi zen|5*
🧘‍♂️|man in lotus position|cross legged legs meditation peace relax serenity yoga yogi zen|5*
🧘‍♀️|woman in lotus position|cross legged legs meditation peace relax serenity yoga yogi zen|5*
🛀|person taking bath|bathtub tub|0.6*
🛌|person in bed|bedtime good goodnight hotel nap night sleep tired zzz|1*
🧑‍🤝‍🧑|people holding hands|bae bestie bff couple dating flirt friends hand hold twins|12*
👭|women holding hands|bae bestie bff couple dating flirt friends girls hand hold sisters twins|1*
👫|woman and man holding hands|bae bestie bff couple dating flirt friends hand hold twins|0.6*
👬|men holding hands|bae bestie bff boys brothers couple dating flirt friends hand hold twins|1*
💏|kiss|anniversary babe bae couple date dating heart love mwah person romance together xoxo|0.6*
👩‍❤️‍💋‍👨|kiss: woman, man|anniversary babe bae couple date dating heart love mwah person romance together xoxo|2*
👨‍❤️‍💋‍👨|kiss: man, man|anniversary babe bae couple date dating heart love mwah person romance together xoxo|2*
👩‍❤️‍💋‍👩|kiss: woman, woman|anniversary babe bae couple date dating heart love mwah person romance together xoxo|2*
💑|couple with heart|anniversary babe bae dating kiss love person relationship romance together you|0.6*
👩‍❤️‍👨|couple with heart: woman, man|anniversary babe bae dating kiss love person relationship romance together you|2*
👨‍❤️‍👨|couple with heart: man, man|anniversary babe bae dating kiss love person relationship romance together you|2*
👩‍❤️‍👩|couple with heart: woman, woman|anniversary babe bae dating kiss love person relationship romance together you|2*
👨‍👩‍👦|family: man, woman, boy|child|2
👨‍👩‍👧|family: man, woman, girl|child|2
👨‍👩‍👧‍👦|family: man, woman, girl, boy|child|2
👨‍👩‍👦‍👦|family: man, woman, boy, boy|child|2
👨‍👩‍👧‍👧|family: man, woman, girl, girl|child|2
👨‍👨‍👦|family: man, man, boy|child|2
👨‍👨‍👧|family: man, man, girl|child|2
👨‍👨‍👧‍👦|family: man, man, girl, boy|child|2
👨‍👨‍👦‍👦|family: man, man, boy, boy|child|2
👨‍👨‍👧‍👧|family: man, man, girl, girl|child|2
👩‍👩‍👦|family: woman, woman, boy|child|2
👩‍👩‍👧|family: woman, woman, girl|child|2
👩‍👩‍👧‍👦|family: woman, woman, girl, boy|child|2
👩‍👩‍👦‍👦|family: woman, woman, boy, boy|child|2
👩‍👩‍👧‍👧|family: woman, woman, girl, girl|child|2
👨‍👦|family: man, boy|child|4
👨‍👦‍👦|family: man, boy, boy|child|4
👨‍👧|family: man, girl|child|4
👨‍👧‍👦|family: man, girl, boy|child|4
👨‍👧‍👧|family: man, girl, girl|child|4
👩‍👦|family: woman, boy|child|4
👩‍👦‍👦|family: woman, boy, boy|child|4
👩‍👧|family: woman, girl|child|4
👩‍👧‍👦|family: woman, girl, boy|child|4
👩‍👧‍👧|family: woman, girl, girl|child|4
🗣️|speaking head|face silhouette speak|0.7
👤|bust in silhouette|mysterious shadow|0.6
👥|busts in silhouette|bff bust everyone friend friends people|1
🫂|people hugging|comfort embrace farewell friendship goodbye hello hug love thanks|13
👪|family|child|0.6
🧑‍🧑‍🧒|family: adult, adult, child||15.1
🧑‍🧑‍🧒‍🧒|family: adult, adult, child, child||15.1
🧑‍🧒|family: adult, child||15.1
🧑‍🧒‍🧒|family: adult, child, child||15.1
👣|footprints|barefoot clothing footprint omw print walk|0.6
🫆|fingerprint|clue crime detective forensics identity mystery print safety trace|16
#2
🏻|light skin tone|1–2 type|1
🏼|medium-light skin tone|3 medium-light type|1
🏽|medium skin tone|4 type|1
🏾|medium-dark skin tone|5 medium-dark type|1
🏿|dark skin tone|6 type|1
🦰|red hair|ginger redhead|11
🦱|curly hair|afro ringlets|11
🦳|white hair|gray old|11
🦲|bald|chemotherapy hair hairless no shaven|11
#3
🐵|monkey face|animal banana|0.6
🐒|monkey|animal banana|0.6
🦍|gorilla|animal|3
🦧|orangutan|animal ape monkey|12
🐶|dog face|adorbs animal pet puppies puppy|0.6
🐕|dog|animal animals dogs pet|0.7
🦮|guide dog|accessibility animal blind|12
🐕‍🦺|service dog|accessibility animal assistance|12
🐩|poodle|animal dog fluffy|0.6
🐺|wolf|animal face|0.6
🦊|fox|animal face|3
🦝|raccoon|animal curious sly|11
🐱|cat face|animal kitten kitty pet|0.6
🐈|cat|animal animals cats kitten pet|0.7
🐈‍⬛|black cat|animal feline halloween meow unlucky|13
🦁|lion|alpha animal face leo mane order rawr roar safari strong zodiac|1
🐯|tiger face|animal big cat predator|0.6
🐅|tiger|animal big cat predator zoo|1
🐆|leopard|animal big cat predator zoo|1
🐴|horse face|animal dressage equine farm horses|0.6
🫎|moose|alces animal antlers elk mammal|15
🫏|donkey|animal ass burro hinny mammal mule stubborn|15
🐎|horse|animal equestrian farm racehorse racing|0.6
🦄|unicorn|face|1
🦓|zebra|animal stripe|5
🦌|deer|animal|3
🦬|bison|animal buffalo herd wisent|13
🐮|cow face|animal farm milk moo|0.6
🐂|ox|animal animals bull farm taurus zodiac|1
🐃|water buffalo|animal zoo|1
🐄|cow|animal animals farm milk moo|1
🐷|pig face|animal bacon farm pork|0.6
🐖|pig|animal bacon farm pork sow|1
🐗|boar|animal pig|0.6
🐽|pig nose|animal face farm smell snout|0.6
🐏|ram|animal aries horns male sheep zodiac zoo|1
🐑|ewe|animal baa farm female fluffy lamb sheep wool|0.6
🐐|goat|animal capricorn farm milk zodiac|1
🐪|camel|animal desert dromedary hump one|1
🐫|two-hump camel|animal bactrian desert two-hump|0.6
🦙|llama|alpaca animal guanaco vicuña wool|11
🦒|giraffe|animal spots|5
🐘|elephant|animal|0.6
🦣|mammoth|animal extinction large tusk wooly|13
🦏|rhinoceros|animal|3
🦛|hippopotamus|animal hippo|11
🐭|mouse face|animal|0.6
🐁|mouse|animal animals|1
🐀|rat|animal|1
🐹|hamster|animal face pet|0.6
🐰|rabbit face|animal bunny pet|0.6
🐇|rabbit|animal bunny pet|1
🐿️|chipmunk|animal squirrel|0.7
🦫|beaver|animal dam teeth|13
🦔|hedgehog|animal spiny|5
🦇|bat|animal vampire|3
🐻|bear|animal face grizzly growl honey|0.6
🐻‍❄️|polar bear|animal arctic white|13
🐨|koala|animal australia bear down face marsupial under|0.6
🐼|panda|animal bamboo face|0.6
🦥|sloth|lazy slow|12
🦦|otter|animal fishing playful|12
🦨|skunk|animal stink|12
🦘|kangaroo|animal joey jump marsupial|11
🦡|badger|animal honey pester|11
🐾|paw prints|feet paws print|0.6
🦃|turkey|bird gobble thanksgiving|1
🐔|chicken|animal bird ornithology|0.6
🐓|rooster|animal bird ornithology|1
🐣|hatching chick|animal baby bird egg|0.6
🐤|baby chick|animal bird ornithology|0.6
🐥|front-facing baby chick|animal bird front-facing newborn ornithology|0.6
🐦|bird|animal ornithology|0.6
🐧|penguin|animal antarctica bird ornithology|0.6
🕊️|dove|bird fly ornithology peace|0.7
🦅|eagle|animal bird ornithology|3
🦆|duck|animal bird ornithology|3
🦢|swan|animal bird cygnet duckling ornithology ugly|11
🦉|owl|animal bird ornithology wise|3
🦤|dodo|animal bird extinction large ornithology|13
🪶|feather|bird flight light plumage|13
🦩|flamingo|animal bird flamboyant ornithology tropical|12
🦚|peacock|animal bird colorful ornithology ostentatious peahen pretty proud|11
🦜|parrot|animal bird ornithology pirate talk|11
🪽|wing|angelic ascend aviation bird fly flying heavenly mythology soar|15
🐦‍⬛|black bird|animal beak caw corvid crow ornithology raven rook|15
🪿|goose|animal bird duck flock fowl gaggle gander geese honk ornithology silly|15
🐦‍🔥|phoenix|ascend ascension emerge fantasy firebird glory immortal rebirth reincarnation reinvent renewal revival revive rise transform|15.1
🐸|frog|animal face|0.6
🐊|crocodile|animal zoo|1
🐢|turtle|animal terrapin tortoise|0.6
🦎|lizard|animal reptile|3
🐍|snake|animal bearer ophiuchus serpent zodiac|0.6
🐲|dragon face|animal fairy fairytale tale|0.6
🐉|dragon|animal fairy fairytale knights tale|1
🦕|sauropod|brachiosaurus brontosaurus dinosaur diplodocus|5
🦖|T-Rex|dinosaur t-rex tyrannosaurus|5
🐳|spouting whale|animal beach face ocean|0.6
🐋|whale|animal beach ocean|1
🐬|dolphin|animal beach flipper ocean|0.6
🫍|orca|marine ocean whale|17
🦭|seal|animal lion ocean sea|13
🐟|fish|animal dinner fishes fishing pisces zodiac|0.6
🐠|tropical fish|animal fishes|0.6
🐡|blowfish|animal fish|0.6
🦈|shark|animal fish|3
🐙|octopus|animal creature ocean|0.6
🐚|spiral shell|animal beach conch sea|0.6
🪸|coral|change climate ocean reef sea|14
🪼|jellyfish|animal aquarium burn invertebrate jelly life marine ocean ouch plankton sea sting stinger tentacles|15
🦀|crab|cancer zodiac|1
🦞|lobster|animal bisque claws seafood|11
🦐|shrimp|food shellfish small|3
🦑|squid|animal food mollusk|3
🦪|oyster|diving pearl|12
🐌|snail|animal escargot garden nature slug|0.6
🦋|butterfly|insect pretty|3
🐛|bug|animal garden insect|0.6
🐜|ant|animal garden insect|0.6
🐝|honeybee|animal bee bumblebee honey insect nature spring|0.6
🪲|beetle|animal bug insect|13
🐞|lady beetle|animal garden insect ladybird ladybug nature|0.6
🦗|cricket|animal bug grasshopper insect orthoptera|5
🪳|cockroach|animal insect pest roach|13
🕷️|spider|animal insect|0.7
🕸️|spider web||0.7
🦂|scorpion|scorpio scorpius zodiac|1
🦟|mosquito|bite disease fever insect malaria pest virus|11
🪰|fly|animal disease insect maggot pest rotting|13
🪱|worm|animal annelid earthworm parasite|13
🦠|microbe|amoeba bacteria science virus|11
💐|bouquet|anniversary birthday date flower love plant romance|0.6
🌸|cherry blossom|flower plant spring springtime|0.6
💮|white flower||0.6
🪷|lotus|beauty buddhism calm flower hinduism peace purity serenity|14
🏵️|rosette|plant|0.7
🌹|rose|beauty elegant flower love plant red valentine|0.6
🥀|wilted flower|dying|3
🌺|hibiscus|flower plant|0.6
🌻|sunflower|flower outdoors plant sun|0.6
🌼|blossom|buttercup dandelion flower plant|0.6
🌷|tulip|blossom flower growth plant|0.6
🪻|hyacinth|bloom bluebonnet flower indigo lavender lilac lupine plant purple shrub snapdragon spring violet|15
🌱|seedling|plant sapling sprout young|0.6
🪴|potted plant|decor grow house nurturing pot|13
🌲|evergreen tree|christmas forest pine|1
🌳|deciduous tree|forest green habitat shedding|1
🌴|palm tree|beach plant tropical|0.6
🌵|cactus|desert drought nature plant|0.6
🌾|sheaf of rice|ear grain grains plant|0.6
🌿|herb|leaf plant|0.6
☘️|shamrock|irish plant|1
🍀|four leaf clover|4 four-leaf irish lucky plant|0.6
🍁|maple leaf|falling|0.6
🍂|fallen leaf|autumn fall falling|0.6
🍃|leaf fluttering in wind|blow flutter|0.6
🪹|empty nest|branch home nesting|14
🪺|nest with eggs|bird branch egg nesting|14
🍄|mushroom|fungus toadstool|0.6
🪾|leafless tree|bare barren branches dead drought trunk winter wood|16
#4
🍇|grapes|dionysus fruit grape|0.6
🍈|melon|cantaloupe fruit|0.6
🍉|watermelon|fruit|0.6
🍊|tangerine|c citrus fruit nectarine orange vitamin|0.6
🍋|lemon|citrus fruit sour|1
🍋‍🟩|lime|acidity citrus cocktail fruit garnish key margarita mojito refreshing salsa sour tangy tequila tropical zest|15.1
🍌|banana|fruit potassium|0.6
🍍|pineapple|colada fruit pina tropical|0.6
🥭|mango|food fruit tropical|11
🍎|red apple|diet food fruit health ripe|0.6
🍏|green apple|fruit|0.6
🍐|pear|fruit|1
🍑|peach|fruit|0.6
🍒|cherries|berries cherry fruit red|0.6
🍓|strawberry|berry fruit|0.6
🫐|blueberries|berries berry bilberry blue blueberry food fruit|13
🥝|kiwi fruit|food|3
🍅|tomato|food fruit vegetable|0.6
🫒|olive|food|13
🥥|coconut|colada palm piña|5
🥑|avocado|food fruit|3
🍆|eggplant|aubergine vegetable|0.6
🥔|potato|food vegetable|3
🥕|carrot|food vegetable|3
🌽|ear of corn|crops farm maize maze|0.6
🌶️|hot pepper||0.7
🫑|bell pepper|capsicum food vegetable|13
🥒|cucumber|food pickle vegetable|3
🥬|leafy green|bok burgers cabbage choy kale lettuce salad|11
🥦|broccoli|cabbage wild|5
🧄|garlic|flavoring|12
🧅|onion|flavoring|12
🥜|peanuts|food nut peanut vegetable|3
🫘|beans|food kidney legume small|14
🌰|chestnut|almond plant|0.6
🫚|ginger root|beer health herb natural spice|15
🫛|pea pod|beans beanstalk edamame legume soybean vegetable veggie|15
🍄‍🟫|brown mushroom|food fungi fungus nature pizza portobello shiitake shroom spore sprout toppings truffle vegetable vegetarian veggie|15.1
🫜|root vegetable|beet food garden radish salad turnip vegetarian|16
🍞|bread|carbs food grain loaf restaurant toast wheat|0.6
🥐|croissant|bread breakfast crescent food french roll|3
🥖|baguette bread|food french|3
🫓|flatbread|arepa bread food gordita lavash naan pita|13
🥨|pretzel|convoluted twisted|5
🥯|bagel|bakery bread breakfast schmear|11
🥞|pancakes|breakfast crêpe food hotcake pancake|3
🧇|waffle|breakfast indecisive iron|12
🧀|cheese wedge||1
🍖|meat on bone||0.6
🍗|poultry leg|bone chicken drumstick hungry turkey|0.6
🥩|cut of meat|chop lambchop porkchop red steak|5
🥓|bacon|breakfast food meat|3
🍔|hamburger|burger eat fast food hungry|0.6
🍟|french fries|fast food|0.6
🍕|pizza|cheese food hungry pepperoni slice|0.6
🌭|hot dog|frankfurter hotdog sausage|1
🥪|sandwich|bread|5
🌮|taco|mexican|1
🌯|burrito|mexican wrap|1
🫔|tamale|food mexican pamonha wrapped|13
🥙|stuffed flatbread|falafel food gyro kebab|3
🧆|falafel|chickpea meatball|12
🥚|egg|breakfast food|3
🍳|cooking|breakfast easy egg fry frying over pan restaurant side sunny up|0.6
🥘|shallow pan of food|casserole paella|3
🍲|pot of food|soup stew|0.6
🫕|fondue|cheese chocolate food melted pot ski|13
🥣|bowl with spoon|breakfast cereal congee oatmeal porridge|5
🥗|green salad|food|3
🍿|popcorn|corn movie pop|1
🧈|butter|dairy|12
🧂|salt|condiment flavor mad salty shaker taste upset|11
🥫|canned food|can|5
🍱|bento box|food|0.6
🍘|rice cracker|food|0.6
🍙|rice ball|food japanese|0.6
🍚|cooked rice|food|0.6
🍛|curry rice|food|0.6
🍜|steaming bowl|chopsticks food noodle pho ramen soup|0.6
🍝|spaghetti|food meatballs pasta restaurant|0.6
🍠|roasted sweet potato|food|0.6
🍢|oden|food kebab restaurant seafood skewer stick|0.6
🍣|sushi|food|0.6
🍤|fried shrimp|prawn tempura|0.6
🍥|fish cake with swirl|food pastry restaurant|0.6
🥮|moon cake|autumn festival yuèbǐng|11
🍡|dango|dessert japanese skewer stick sweet|0.6
🥟|dumpling|empanada gyōza jiaozi pierogi potsticker|5
🥠|fortune cookie|prophecy|5
🥡|takeout box|chopsticks delivery food oyster pail|5
🍦|soft ice cream|dessert food icecream restaurant serve sweet|0.6
🍧|shaved ice|dessert restaurant sweet|0.6
🍨|ice cream|dessert food restaurant sweet|0.6
🍩|doughnut|breakfast dessert donut food sweet|0.6
🍪|cookie|chip chocolate dessert sweet|0.6
🎂|birthday cake|bday celebration dessert happy pastry sweet|0.6
🍰|shortcake|cake dessert pastry slice sweet|0.6
🧁|cupcake|bakery dessert sprinkles sugar sweet treat|11
🥧|pie|apple filling fruit meat pastry pumpkin slice|5
🍫|chocolate bar|candy dessert halloween sweet tooth|0.6
🍬|candy|cavities dessert halloween restaurant sweet tooth wrapper|0.6
🍭|lollipop|candy dessert food restaurant sweet|0.6
🍮|custard|dessert pudding sweet|0.6
🍯|honey pot|barrel bear food honeypot jar sweet|0.6
🍼|baby bottle|babies birth born drink infant milk newborn|1
🥛|glass of milk|drink|3
☕|hot beverage|cafe caffeine chai coffee drink morning steaming tea|0.6
🫖|teapot|brew drink food pot tea|13
🍵|teacup without handle|beverage cup drink oolong tea|0.6
🍶|sake|bar beverage bottle cup drink restaurant|0.6
🍾|bottle with popping cork|bar drink|1
🍷|wine glass|alcohol bar beverage booze club drink drinking drinks restaurant|0.6
🍸|cocktail glass|alcohol bar booze club drink drinking drinks mad martini men|0.6
🍹|tropical drink|alcohol bar booze club cocktail drinking drinks drunk mai party tai tropics|0.6
🍺|beer mug|alcohol ale bar booze drink drinking drinks octoberfest oktoberfest pint stein summer|0.6
🍻|clinking beer mugs|alcohol bar booze bottoms cheers clink drinking drinks|0.6
🥂|clinking glasses|celebrate clink drink glass|3
🥃|tumbler glass|liquor scotch shot whiskey whisky|3
🫗|pouring liquid|accident drink empty glass oops pour spill water|14
🥤|cup with straw|drink juice malt soda soft water|5
🧋|bubble tea|boba food milk pearl|13
🧃|beverage box|juice straw sweet|12
🧉|mate|drink|12
🧊|ice|cold cube iceberg|12
🥢|chopsticks|hashi jeotgarak kuaizi|5
🍽️|fork and knife with plate|cooking dinner eat|0.7
🍴|fork and knife|breakfast breaky cooking cutlery delicious dinner eat feed food hungry lunch restaurant yum yummy|0.6
🥄|spoon|eat tableware|3
🔪|kitchen knife|chef cooking hocho tool weapon|0.6
🫙|jar|condiment container empty nothing sauce store|14
🏺|amphora|aquarius cooking drink jug tool weapon zodiac|1
#5
🌍|globe showing Europe-Africa|earth europe-africa world|0.7
🌎|globe showing Americas|earth world|0.7
🌏|globe showing Asia-Australia|asia-australia earth world|0.6
🌐|globe with meridians|earth internet web world worldwide|1
🗺️|world map||0.7
🗾|map of Japan||0.6
🧭|compass|direction magnetic navigation orienteering|11
🏔️|snow-capped mountain|cold snow-capped|0.7
⛰️|mountain||0.7
🛘|landslide|avalanche danger disaster earthquake mountain mudslide rocks|17
🌋|volcano|eruption mountain nature|0.6
🗻|mount fuji|mountain nature|0.6
🏕️|camping||0.7
🏖️|beach with umbrella||0.7
🏜️|desert||0.7
🏝️|desert island||0.7
🏞️|national park||0.7
🏟️|stadium||0.7
🏛️|classical building||0.7
🏗️|building construction|crane|0.7
🧱|brick|bricks clay mortar wall|11
🪨|rock|boulder heavy solid stone tough|13
🪵|wood|log lumber timber|13
🛖|hut|home house roundhouse shelter yurt|13
🏘️|houses|house|0.7
🏚️|derelict house|home|0.7
🏠|house|building country heart home ranch settle simple suburban suburbia where|0.6
🏡|house with garden|building country heart home ranch settle simple suburban suburbia where|0.6
🏢|office building|city cubical job|0.6
🏣|Japanese post office|building|0.6
🏤|post office|building european|1
🏥|hospital|building doctor medicine|0.6
🏦|bank|building|0.6
🏨|hotel|building|0.6
🏩|love hotel|building|0.6
🏪|convenience store|24 building hours|0.6
🏫|school|building|0.6
🏬|department store|building|0.6
🏭|factory|building|0.6
🏯|Japanese castle|building|0.6
🏰|castle|building european|0.6
💒|wedding|chapel hitched nuptials romance|0.6
🗼|Tokyo tower||0.6
🗽|Statue of Liberty|new ny nyc york|0.6
⛪|church|bless chapel christian cross religion|0.6
🕌|mosque|islam masjid muslim religion|1
🛕|hindu temple||12
🕍|synagogue|jew jewish judaism religion temple|1
⛩️|shinto shrine|religion|0.7
🕋|kaaba|hajj islam muslim religion umrah|1
⛲|fountain||0.6
⛺|tent|camping|0.6
🌁|foggy|fog|0.6
🌃|night with stars|star|0.6
🏙️|cityscape|city|0.7
🌄|sunrise over mountains|morning sun|0.6
🌅|sunrise|morning nature sun|0.6
🌆|cityscape at dusk|building city evening landscape sun sunset|0.6
🌇|sunset|building dusk sun|0.6
🌉|bridge at night||0.6
♨️|hot springs|hotsprings steaming|0.6
🎠|carousel horse|entertainment|0.6
🛝|playground slide|amusement park play playing sliding theme|14
🎡|ferris wheel|amusement park theme|0.6
🎢|roller coaster|amusement park theme|0.6
💈|barber pole|cut fresh haircut shave|0.6
🎪|circus tent||0.6
🚂|locomotive|caboose engine railway steam train trains travel|1
🚃|railway car|electric train tram travel trolleybus|0.6
🚄|high-speed train|high-speed railway shinkansen|0.6
🚅|bullet train|high-speed nose railway shinkansen speed travel|0.6
🚆|train|arrived choo railway|1
🚇|metro|subway travel|0.6
🚈|light rail|arrived monorail railway|1
🚉|station|railway train|0.6
🚊|tram|trolleybus|1
🚝|monorail|vehicle|1
🚞|mountain railway|car trip|1
🚋|tram car|bus trolley trolleybus|1
🚌|bus|school vehicle|0.6
🚍|oncoming bus|cars|0.7
🚎|trolleybus|bus tram trolley|1
🚐|minibus|bus drive van vehicle|1
🚑|ambulance|emergency vehicle|0.6
🚒|fire engine|truck|0.6
🚓|police car|5–0 cops patrol|0.6
🚔|oncoming police car||0.7
🚕|taxi|cab cabbie car drive vehicle yellow|0.6
🚖|oncoming taxi|cab cabbie cars drove hail yellow|1
🚗|automobile|car driving vehicle|0.6
🚘|oncoming automobile|car cars drove vehicle|0.7
🚙|sport utility vehicle|car drive recreational sportutility|0.6
🛻|pickup truck|automobile car flatbed pick-up transportation|13
🚚|delivery truck|car drive vehicle|0.6
🚛|articulated lorry|car drive move semi truck vehicle|1
🚜|tractor|vehicle|1
🏎️|racing car|zoom|0.7
🏍️|motorcycle|racing|0.7
🛵|motor scooter||3
🦽|manual wheelchair|accessibility|12
🦼|motorized wheelchair|accessibility|12
🛺|auto rickshaw|tuk|12
🚲|bicycle|bike class cycle cycling cyclist gang ride spin spinning|0.6
🛴|kick scooter||3
🛹|skateboard|board skate skater wheels|11
🛼|roller skate|blades skates sport|13
🚏|bus stop|busstop|0.6
🛣️|motorway|highway road|0.7
🛤️|railway track|train|0.7
🛢️|oil drum||0.7
⛽|fuel pump|diesel fuelpump gas gasoline station|0.6
🛞|wheel|car circle tire turn vehicle|14
🚨|police car light|alarm alert beacon emergency revolving siren|0.6
🚥|horizontal traffic light|intersection signal stop stoplight|0.6
🚦|vertical traffic light|drove intersection signal stop stoplight|1
🛑|stop sign|octagonal|3
🚧|construction|barrier|0.6
⚓|anchor|ship tool|0.6
🛟|ring buoy|float life lifesaver preserver rescue safety save saver swim|14
⛵|sailboat|boat resort sailing sea yacht|0.6
🛶|canoe|boat|3
🚤|speedboat|billionaire boat lake luxury millionaire summer travel|0.6
🛳️|passenger ship||0.7
⛴️|ferry|boat passenger|0.7
🛥️|motor boat|motorboat|0.7
🚢|ship|boat passenger travel|0.6
✈️|airplane|aeroplane fly flying jet plane travel|0.6
🛩️|small airplane|aeroplane plane|0.7
🛫|airplane departure|aeroplane check-in departures plane|1
🛬|airplane arrival|aeroplane arrivals arriving landing plane|1
🪂|parachute|hang-glide parasail skydive|12
💺|seat|chair|0.6
🚁|helicopter|copter roflcopter travel vehicle|1
🚟|suspension railway||1
🚠|mountain cableway|cable gondola lift ski|1
🚡|aerial tramway|cable car gondola ropeway|1
🛰️|satellite|space|0.7
🚀|rocket|launch rockets space travel|0.6
🛸|flying saucer|aliens extra terrestrial ufo|5
🛎️|bellhop bell|hotel|0.7
🧳|luggage|bag packing roller suitcase travel|11
⌛|hourglass done|sand time timer|0.6
⏳|hourglass not done|flowing hours sand timer waiting yolo|0.6
⌚|watch|clock time|0.6
⏰|alarm clock|hours hrs late time waiting|0.6
⏱️|stopwatch|clock time|1
⏲️|timer clock||1
🕰️|mantelpiece clock|time|0.7
🕛|twelve o’clock|12 12:00 o’clock time|0.6
🕧|twelve-thirty|12 12:30 30 clock time|0.7
🕐|one o’clock|1 1:00 o’clock time|0.6
🕜|one-thirty|1 1:30 30 clock time|0.7
🕑|two o’clock|2 2:00 o’clock time|0.6
🕝|two-thirty|2 2:30 30 clock time|0.7
🕒|three o’clock|3 3:00 o’clock time|0.6
🕞|three-thirty|3 30 3:30 clock time|0.7
🕓|four o’clock|4 4:00 o’clock time|0.6
🕟|four-thirty|30 4 4:30 clock time|0.7
🕔|five o’clock|5 5:00 o’clock time|0.6
🕠|five-thirty|30 5 5:30 clock time|0.7
🕕|six o’clock|6 6:00 o’clock time|0.6
🕡|six-thirty|30 6 6:30 clock|0.7
🕖|seven o’clock|0 7 7:00 o’clock|0.6
🕢|seven-thirty|30 7 7:30 clock|0.7
🕗|eight o’clock|8 8:00 o’clock time|0.6
🕣|eight-thirty|30 8 8:30 clock time|0.7
🕘|nine o’clock|9 9:00 o’clock time|0.6
🕤|nine-thirty|30 9 9:30 clock time|0.7
🕙|ten o’clock|0 10 10:00 o’clock|0.6
🕥|ten-thirty|10 10:30 30 clock time|0.7
🕚|eleven o’clock|11 11:00 o’clock time|0.6
🕦|eleven-thirty|11 11:30 30 clock time|0.7
🌑|new moon|dark space|0.6
🌒|waxing crescent moon|dreams space|1
🌓|first quarter moon|space|0.6
🌔|waxing gibbous moon|space|0.6
🌕|full moon|space|0.6
🌖|waning gibbous moon|space|1
🌗|last quarter moon|space|1
🌘|waning crescent moon|space|1
🌙|crescent moon|ramadan space|0.6
🌚|new moon face|space|1
🌛|first quarter moon face|space|0.6
🌜|last quarter moon face|dreams|0.7
🌡️|thermometer|weather|0.7
☀️|sun|bright rays space sunny weather|0.6
🌝|full moon face|bright|1
🌞|sun with face|beach bright day heat shine sunny sunshine weather|1
🪐|ringed planet|saturn saturnine|12
⭐|star|astronomy medium stars white|0.6
🌟|glowing star|glittery glow night shining sparkle win|0.6
🌠|shooting star|falling night space|0.6
🌌|milky way|space|0.6
☁️|cloud|weather|0.6
⛅|sun behind cloud|cloudy weather|0.6
⛈️|cloud with lightning and rain|thunder thunderstorm|0.7
🌤️|sun behind small cloud|weather|0.7
🌥️|sun behind large cloud|weather|0.7
🌦️|sun behind rain cloud|weather|0.7
🌧️|cloud with rain|weather|0.7
🌨️|cloud with snow|cold weather|0.7
🌩️|cloud with lightning|weather|0.7
🌪️|tornado|cloud weather whirlwind|0.7
🌫️|fog|cloud weather|0.7
🌬️|wind face|blow cloud|0.7
🌀|cyclone|dizzy hurricane twister typhoon weather|0.6
🌈|rainbow|gay genderqueer glbt glbtq lesbian lgbt lgbtq lgbtqia nature pride queer rain trans transgender weather|0.6
🌂|closed umbrella|clothing rain|0.6
☂️|umbrella|clothing rain|0.7
☔|umbrella with rain drops|clothing drop weather|0.6
⛱️|umbrella on ground|rain sun|0.7
⚡|high voltage|danger electric electricity lightning nature thunder thunderbolt zap|0.6
❄️|snowflake|cold snow weather|0.6
☃️|snowman|cold man snow|0.7
⛄|snowman without snow|cold man|0.6
☄️|comet|space|1
🔥|fire|af burn flame hot lit litaf tool|0.6
💧|droplet|cold comic drop nature sad sweat tear water weather|0.6
🌊|water wave|nature ocean surf surfer surfing|0.6
#6
🎃|jack-o-lantern|celebration halloween pumpkin|0.6
🎄|Christmas tree|celebration|0.6
🎆|fireworks|boom celebration entertainment yolo|0.6
🎇|sparkler|boom celebration fireworks sparkle|0.6
🧨|firecracker|dynamite explosive fire fireworks light pop popping spark|11
✨|sparkles|* magic sparkle star|0.6
🎈|balloon|birthday celebrate celebration|0.6
🎉|party popper|awesome birthday celebrate celebration excited hooray tada woohoo|0.6
🎊|confetti ball|celebrate celebration party woohoo|0.6
🎋|tanabata tree|banner celebration japanese|0.6
🎍|pine decoration|bamboo celebration japanese plant|0.6
🎎|Japanese dolls|celebration doll festival|0.6
🎏|carp streamer|celebration|0.6
🎐|wind chime|bell celebration|0.6
🎑|moon viewing ceremony|celebration|0.6
🧧|red envelope|gift good hóngbāo lai luck money see|11
🎀|ribbon|celebration|0.6
🎁|wrapped gift|birthday bow box celebration christmas present surprise|0.6
🎗️|reminder ribbon|celebration|0.7
🎟️|admission tickets|ticket|0.7
🎫|ticket|admission stub|0.6
🎖️|military medal|award celebration|0.7
🏆|trophy|champion champs prize slay sport victory win winning|0.6
🏅|sports medal|award gold winner|1
🥇|1st place medal|first gold|3
🥈|2nd place medal|second silver|3
🥉|3rd place medal|bronze third|3
⚽|soccer ball|football futbol sport|0.6
⚾|baseball|ball sport|0.6
🥎|softball|ball glove sports underarm|11
🏀|basketball|ball hoop sport|0.6
🏐|volleyball|ball game|1
🏈|american football|ball bowl sport super|0.6
🏉|rugby football|ball sport|1
🎾|tennis|ball racquet sport|0.6
🥏|flying disc|ultimate|11
🎳|bowling|ball game sport strike|0.6
🏏|cricket game|ball bat|1
🏑|field hockey|ball game stick|1
🏒|ice hockey|game puck stick|1
🥍|lacrosse|ball goal sports stick|11
🏓|ping pong|ball bat game paddle pingpong table tennis|1
🏸|badminton|birdie game racquet shuttlecock|1
🥊|boxing glove||3
🥋|martial arts uniform|judo karate taekwondo|3
🥅|goal net||3
⛳|flag in hole|golf sport|0.6
⛸️|ice skate|skating|0.7
🎣|fishing pole|entertainment fish sport|0.6
🤿|diving mask|scuba snorkeling|12
🎽|running shirt|athletics sash|0.6
🎿|skis|ski snow sport|0.6
🛷|sled|luge sledge sleigh snow toboggan|5
🥌|curling stone|game rock|5
🎯|bullseye|bull dart direct entertainment game hit target|0.6
🪀|yo-yo|fluctuate toy|12
🪁|kite|fly soar|12
🔫|water pistol|gun handgun revolver tool weapon|0.6
🎱|pool 8 ball|8ball billiard eight game|0.6
🔮|crystal ball|fairy fairytale fantasy fortune future magic tale tool|0.6
🪄|magic wand|magician witch wizard|13
🎮|video game|controller entertainment|0.6
🕹️|joystick|game video videogame|0.7
🎰|slot machine|casino gamble gambling game slots|0.6
🎲|game die|dice entertainment|0.6
🧩|puzzle piece|clue interlocking jigsaw|11
🧸|teddy bear|plaything plush stuffed toy|11
🪅|piñata|candy celebrate celebration cinco de festive mayo party pinada pinata|13
🪩|mirror ball|dance disco glitter party|14
🪆|nesting dolls|babooshka baboushka babushka doll matryoshka russia|13
♠️|spade suit|card game|0.6
♥️|heart suit|card emotion game hearts|0.6
♦️|diamond suit|card game|0.6
♣️|club suit|card clubs game|0.6
♟️|chess pawn|dupe expendable|11
🃏|joker|card game wildcard|0.6
🀄|mahjong red dragon|game|0.6
🎴|flower playing cards|card game japanese|0.6
🎭|performing arts|actor actress art entertainment mask theater theatre thespian|0.6
🖼️|framed picture|art frame museum painting|0.7
🎨|artist palette|art artsy arty colorful creative entertainment museum painter painting|0.6
🧵|thread|needle sewing spool string|11
🪡|sewing needle|embroidery sew stitches sutures tailoring thread|13
🧶|yarn|ball crochet knit|11
🪢|knot|cord rope tangled tie twine twist|13
#7
👓|glasses|clothing eye eyeglasses eyewear|0.6
🕶️|sunglasses|dark eye eyewear glasses|0.7
🥽|goggles|dive eye protection scuba swimming welding|11
🥼|lab coat|clothes doctor dr experiment jacket scientist white|11
🦺|safety vest|emergency|12
👔|necktie|clothing employed serious shirt tie|0.6
👕|t-shirt|blue casual clothes clothing collar dressed shopping tshirt weekend|0.6
👖|jeans|blue casual clothes clothing denim dressed pants shopping trousers weekend|0.6
🧣|scarf|bundle cold neck up|5
🧤|gloves|hand|5
🧥|coat|brr bundle cold jacket up|5
🧦|socks|stocking|5
👗|dress|clothes clothing dressed fancy shopping|0.6
👘|kimono|clothing comfortable|0.6
🥻|sari|clothing dress|12
🩱|one-piece swimsuit|bathing one-piece suit|12
🩲|briefs|bathing one-piece suit swimsuit underwear|12
🩳|shorts|bathing pants suit swimsuit underwear|12
👙|bikini|bathing beach clothing pool suit swim|0.6
👚|woman’s clothes|blouse clothing collar dress dressed lady shirt shopping woman’s|0.6
🪭|folding hand fan|clack clap cool cooling dance flirt flutter hot shy|15
👛|purse|clothes clothing coin dress fancy handbag shopping|0.6
👜|handbag|bag clothes clothing dress lady purse shopping|0.6
👝|clutch bag|clothes clothing dress handbag pouch purse|0.6
🛍️|shopping bags|bag hotel|0.7
🎒|backpack|backpacking bag bookbag education rucksack satchel school|0.6
🩴|thong sandal|beach flip flop sandals shoe thongs zōri|13
👞|man’s shoe|brown clothes clothing feet foot kick man’s shoes shopping|0.6
👟|running shoe|athletic clothes clothing fast kick shoes shopping sneaker tennis|0.6
🥾|hiking boot|backpacking brown camping outdoors shoe|11
🥿|flat shoe|ballet comfy flats slip-on slipper|11
👠|high-heeled shoe|clothes clothing dress fashion heel heels high-heeled shoes shopping stiletto woman|0.6
👡|woman’s sandal|clothing shoe woman’s|0.6
🩰|ballet shoes|dance|12
👢|woman’s boot|clothes clothing dress shoe shoes shopping woman’s|0.6
🪮|hair pick|afro comb groom|15
👑|crown|clothing family king medieval queen royal royalty win|0.6
👒|woman’s hat|clothes clothing garden hats party woman’s|0.6
🎩|top hat|clothes clothing fancy formal magic tophat|0.6
🎓|graduation cap|celebration clothing education hat scholar|0.6
🧢|billed cap|baseball bent dad hat|5
🪖|military helmet|army soldier war warrior|13
⛑️|rescue worker’s helmet|aid cross face hat worker’s|0.7
📿|prayer beads|clothing necklace religion|1
💄|lipstick|cosmetics date makeup|0.6
💍|ring|diamond engaged engagement married romance shiny sparkling wedding|0.6
💎|gem stone|diamond engagement jewel money romance wedding|0.6
🔇|muted speaker|mute quiet silent sound|1
🔈|speaker low volume|soft sound|0.7
🔉|speaker medium volume|sound|1
🔊|speaker high volume|loud music sound|0.6
📢|loudspeaker|address communication loud public sound|0.6
📣|megaphone|cheering sound|0.6
📯|postal horn|post|1
🔔|bell|break church sound|0.6
🔕|bell with slash|forbidden mute no not prohibited quiet silent sound|1
🎼|musical score|music note|0.6
🎵|musical note|music sound|0.6
🎶|musical notes|music note sound|0.6
🎙️|studio microphone|mic music|0.7
🎚️|level slider|music|0.7
🎛️|control knobs|music|0.7
🎤|microphone|karaoke mic music sing sound|0.6
🎧|headphone|earbud sound|0.6
📻|radio|entertainment tbt video|0.6
🎷|saxophone|instrument music sax|0.6
🎺|trumpet|instrument music|0.6
🪊|trombone|brass instrument jazz music sad slide|17
🪗|accordion|box concertina instrument music squeeze squeezebox|13
🎸|guitar|instrument music strat|0.6
🎹|musical keyboard|instrument music piano|0.6
🎻|violin|instrument music|0.6
🪕|banjo|music stringed|12
🥁|drum|drumsticks music|3
🪘|long drum|beat conga instrument rhythm|13
🪇|maracas|cha dance instrument music party percussion rattle shake shaker|15
🪈|flute|band fife flautist instrument marching music orchestra piccolo pipe recorder woodwind|15
🪉|harp|cupid instrument love music orchestra|16
📱|mobile phone|cell communication telephone|0.6
📲|mobile phone with arrow|build call cell communication receive telephone|0.6
☎️|telephone|phone|0.6
📞|telephone receiver|communication phone voip|0.6
📟|pager|communication|0.6
📠|fax machine|communication|0.6
🔋|battery||0.6
🪫|low battery|drained electronic energy power|14
🔌|electric plug|electricity|0.6
💻|laptop|computer office pc personal|0.6
🖥️|desktop computer|monitor|0.7
🖨️|printer|computer|0.7
⌨️|keyboard|computer|1
🖱️|computer mouse||0.7
🖲️|trackball|computer|0.7
💽|computer disk|minidisk optical|0.6
💾|floppy disk|computer|0.6
💿|optical disk|blu-ray cd computer dvd|0.6
📀|dvd|blu-ray cd computer disk optical|0.6
🧮|abacus|calculation calculator|11
🎥|movie camera|bollywood cinema film hollywood record|0.6
🎞️|film frames|cinema movie|0.7
📽️|film projector|cinema movie video|0.7
🎬|clapper board|action movie|0.6
📺|television|tv video|0.6
📷|camera|photo selfie snap tbt trip video|0.6
📸|camera with flash|video|1
📹|video camera|camcorder tbt|0.6
📼|videocassette|old school tape vcr vhs video|0.6
🔍|magnifying glass tilted left|lab left-pointing science search tool|0.6
🔎|magnifying glass tilted right|contact lab right-pointing science search tool|0.6
🕯️|candle|light|0.7
💡|light bulb|comic electric idea|0.6
🔦|flashlight|electric light tool torch|0.6
🏮|red paper lantern|bar light restaurant|0.6
🪔|diya lamp|light oil|12
📔|notebook with decorative cover|book decorated education school writing|0.6
📕|closed book|education|0.6
📖|open book|education fantasy knowledge library novels reading|0.6
📗|green book|education fantasy library reading|0.6
📘|blue book|education fantasy library reading|0.6
📙|orange book|education fantasy library reading|0.6
📚|books|book education fantasy knowledge library novels reading school study|0.6
📓|notebook||0.6
📒|ledger|notebook|0.6
📃|page with curl|document paper|0.6
📜|scroll|paper|0.6
📄|page facing up|document paper|0.6
📰|newspaper|communication news paper|0.6
🗞️|rolled-up newspaper|news paper rolled-up|0.7
📑|bookmark tabs|mark marker|0.6
🔖|bookmark|mark|0.6
🏷️|label|tag|0.7
🪙|coin|dollar euro gold metal money rich silver treasure|13
💰|money bag|bank bet billion cash cost dollar gold million moneybag paid paying pot rich win|0.6
🪎|treasure chest|gem gold jewels loot money prize silver valuables wealth|17
💴|yen banknote|bank bill currency money note|0.6
💵|dollar banknote|bank bill currency money note|0.6
💶|euro banknote|100 bank bill currency money note rich|1
💷|pound banknote|bank bill billion cash currency money note pounds|1
💸|money with wings|bank banknote bill billion cash dollar fly million note pay|0.6
💳|credit card|bank cash charge money pay|0.6
🧾|receipt|accounting bookkeeping evidence invoice proof|11
💹|chart increasing with yen|bank currency graph growth market money rise trend upward|0.6
✉️|envelope|e-mail email letter|0.6
📧|e-mail|email letter|0.6
📨|incoming envelope|delivering e-mail email letter mail receive sent|0.6
📩|envelope with arrow|communication down e-mail email letter mail outgoing send sent|0.6
📤|outbox tray|box email letter mail sent|0.6
📥|inbox tray|box email letter mail receive zero|0.6
📦|package|box communication delivery parcel shipping|0.6
📫|closed mailbox with raised flag|communication mail postbox|0.6
📪|closed mailbox with lowered flag|mail postbox|0.6
📬|open mailbox with raised flag|mail postbox|0.7
📭|open mailbox with lowered flag|mail postbox|0.7
📮|postbox|mail mailbox|0.6
🗳️|ballot box with ballot||0.7
✏️|pencil||0.6
✒️|black nib|pen|0.6
🖋️|fountain pen||0.7
🖊️|pen|ballpoint|0.7
🖌️|paintbrush|painting|0.7
🖍️|crayon||0.7
📝|memo|communication media notes pencil|0.6
💼|briefcase|office|0.6
📁|file folder||0.6
📂|open file folder||0.6
🗂️|card index dividers||0.7
📅|calendar|date|0.6
📆|tear-off calendar|tear-off|0.6
🗒️|spiral notepad|note pad|0.7
🗓️|spiral calendar|pad|0.7
📇|card index|old rolodex school|0.6
📈|chart increasing|data graph growth right trend up upward|0.6
📉|chart decreasing|data down downward graph negative trend|0.6
📊|bar chart|data graph|0.6
📋|clipboard|do list notes|0.6
📌|pushpin|collage pin|0.6
📍|round pushpin|location map pin|0.6
📎|paperclip||0.6
🖇️|linked paperclips|link paperclip|0.7
📏|straight ruler|angle edge math straightedge|0.6
📐|triangular ruler|angle math rule set slide triangle|0.6
✂️|scissors|cut cutting paper tool|0.6
🗃️|card file box||0.7
🗄️|file cabinet|filing paper|0.7
🗑️|wastebasket|can garbage trash waste|0.7
🔒|locked|closed lock private|0.6
🔓|unlocked|cracked lock open unlock|0.6
🔏|locked with pen|ink lock nib privacy|0.6
🔐|locked with key|bike closed lock secure|0.6
🔑|key|keys lock major password unlock|0.6
🗝️|old key|clue lock|0.7
🔨|hammer|home improvement repairs tool|0.6
🪓|axe|ax chop hatchet split wood|12
⛏️|pick|hammer mining tool|0.7
⚒️|hammer and pick|tool|1
🛠️|hammer and wrench|spanner tool|0.7
🗡️|dagger|knife weapon|0.7
⚔️|crossed swords|weapon|1
💣|bomb|boom comic dangerous explosion hot|0.6
🪃|boomerang|rebound repercussion weapon|13
🏹|bow and arrow|archer archery sagittarius tool weapon zodiac|1
🛡️|shield|weapon|0.7
🪚|carpentry saw|carpenter cut lumber tool trim|13
🔧|wrench|home improvement spanner tool|0.6
🪛|screwdriver|flathead handy screw tool|13
🔩|nut and bolt|home improvement tool|0.6
⚙️|gear|cog cogwheel tool|1
🗜️|clamp|compress tool vice|0.7
⚖️|balance scale|justice libra scales tool weight zodiac|1
🦯|white cane|accessibility blind probing|12
🔗|link|links|0.6
⛓️‍💥|broken chain|break breaking cuffs freedom|15.1
⛓️|chains|chain|0.7
🪝|hook|catch crook curve ensnare point selling|13
🧰|toolbox|box chest mechanic red tool|11
🧲|magnet|attraction horseshoe magnetic negative positive shape u|11
🪜|ladder|climb rung step|13
🪏|shovel|bury dig garden hole plant scoop snow spade|16
⚗️|alembic|chemistry tool|1
🧪|test tube|chemist chemistry experiment lab science|11
🧫|petri dish|bacteria biologist biology culture lab|11
🧬|dna|biologist evolution gene genetics life|11
🔬|microscope|experiment lab science tool|1
🔭|telescope|contact extraterrestrial science tool|1
📡|satellite antenna|aliens contact dish science|0.6
💉|syringe|doctor flu medicine needle shot sick tool vaccination|0.6
🩸|drop of blood|bleed donation injury medicine menstruation|12
💊|pill|doctor drugs medicated medicine pills sick vitamin|0.6
🩹|adhesive bandage||12
🩼|crutch|aid cane disability help hurt injured mobility stick|14
🩺|stethoscope|doctor heart medicine|12
🩻|x-ray|bones doctor medical skeleton skull xray|14
🚪|door|back closet front|0.6
🛗|elevator|accessibility hoist lift|13
🪞|mirror|makeup reflection reflector speculum|13
🪟|window|air frame fresh opening transparent view|13
🛏️|bed|hotel sleep|0.7
🛋️|couch and lamp|hotel|0.7
🪑|chair|seat sit|12
🚽|toilet|bathroom|0.6
🪠|plunger|cup force plumber poop suction toilet|13
🚿|shower|water|1
🛁|bathtub|bath|1
🪤|mouse trap|bait cheese lure mousetrap snare|13
🪒|razor|sharp shave|12
🧴|lotion bottle|moisturizer shampoo sunscreen|11
🧷|safety pin|diaper punk rock|11
🧹|broom|cleaning sweeping witch|11
🧺|basket|farming laundry picnic|11
🧻|roll of paper|toilet towels|11
🪣|bucket|cask pail vat|13
🧼|soap|bar bathing clean cleaning lather soapdish|11
🫧|bubbles|bubble burp clean floating pearl soap underwater|14
🪥|toothbrush|bathroom brush clean dental hygiene teeth toiletry|13
🧽|sponge|absorbing cleaning porous soak|11
🧯|fire extinguisher|extinguish quench|11
🛒|shopping cart|trolley|3
🚬|cigarette|smoking|0.6
⚰️|coffin|dead death vampire|1
🪦|headstone|cemetery dead grave graveyard memorial rip tomb tombstone|13
⚱️|funeral urn|ashes death|1
🧿|nazar amulet|bead blue charm evil-eye talisman|11
🪬|hamsa|amulet fatima fortune guide hand mary miriam palm protect protection|14
🗿|moai|face moyai statue stoneface travel|0.6
🪧|placard|card demonstration notice picket plaque protest sign|13
🪪|identification card|credentials document id license security|14
#8
🏧|ATM sign|automated bank cash money teller|0.6
🚮|litter in bin sign|litterbin|1
🚰|potable water|drinking|1
♿|wheelchair symbol|access handicap|0.6
🚹|men’s room|bathroom lavatory man men’s restroom toilet wc|0.6
🚺|women’s room|bathroom lavatory restroom toilet wc woman women’s|0.6
🚻|restroom|bathroom lavatory toilet wc|0.6
🚼|baby symbol|changing|0.6
🚾|water closet|bathroom lavatory restroom toilet wc|0.6
🛂|passport control||1
🛃|customs|packing|1
🛄|baggage claim|arrived bags case checked journey packing plane ready travel trip|1
🛅|left luggage|baggage case locker|1
⚠️|warning|caution|0.6
🚸|children crossing|child pedestrian traffic|1
⛔|no entry|do fail forbidden not pass prohibited traffic|0.6
🚫|prohibited|entry forbidden no not smoke|0.6
🚳|no bicycles|bicycle bike forbidden not prohibited|1
🚭|no smoking|forbidden not prohibited smoke|0.6
🚯|no littering|forbidden litter not prohibited|1
🚱|non-potable water|dry non-drinking non-potable prohibited|1
🚷|no pedestrians|forbidden not pedestrian prohibited|1
📵|no mobile phones|cell forbidden not phone prohibited telephone|1
🔞|no one under eighteen|18 age forbidden not prohibited restriction underage|0.6
☢️|radioactive|sign|1
☣️|biohazard|sign|1
⬆️|up arrow|cardinal direction north|0.6
↗️|up-right arrow|direction intercardinal northeast up-right|0.6
➡️|right arrow|cardinal direction east|0.6
↘️|down-right arrow|direction down-right intercardinal southeast|0.6
⬇️|down arrow|cardinal direction south|0.6
↙️|down-left arrow|direction down-left intercardinal southwest|0.6
⬅️|left arrow|cardinal direction west|0.6
↖️|up-left arrow|direction intercardinal northwest up-left|0.6
↕️|up-down arrow|up-down|0.6
↔️|left-right arrow|left-right|0.6
↩️|right arrow curving left||0.6
↪️|left arrow curving right||0.6
⤴️|right arrow curving up||0.6
⤵️|right arrow curving down||0.6
🔃|clockwise vertical arrows|arrow refresh reload|0.6
🔄|counterclockwise arrows button|again anticlockwise arrow deja refresh rewindershins vu|1
🔙|BACK arrow||0.6
🔚|END arrow||0.6
🔛|ON! arrow|mark on!|0.6
🔜|SOON arrow|brb omw|0.6
🔝|TOP arrow|homie up|0.6
🛐|place of worship|pray religion|1
⚛️|atom symbol|atheist|1
🕉️|om|hindu religion|0.7
✡️|star of David|jew jewish judaism religion|0.7
☸️|wheel of dharma|buddhist religion|0.7
☯️|yin yang|difficult lives religion tao taoist total yinyang|0.7
✝️|latin cross|christ christian religion|0.7
☦️|orthodox cross|christian religion|1
☪️|star and crescent|islam muslim ramadan religion|0.7
☮️|peace symbol|healing peaceful|1
🕎|menorah|candelabrum candlestick hanukkah jewish judaism religion|1
🔯|dotted six-pointed star|fortune jewish judaism six-pointed|0.6
🪯|khanda|deg fateh khalsa religion sikh sikhism tegh|15
♈|Aries|horoscope ram zodiac|0.6
♉|Taurus|bull horoscope ox zodiac|0.6
♊|Gemini|horoscope twins zodiac|0.6
♋|Cancer|crab horoscope zodiac|0.6
♌|Leo|horoscope lion zodiac|0.6
♍|Virgo|horoscope zodiac|0.6
♎|Libra|balance horoscope justice scales zodiac|0.6
♏|Scorpio|horoscope scorpion scorpius zodiac|0.6
♐|Sagittarius|archer horoscope zodiac|0.6
♑|Capricorn|goat horoscope zodiac|0.6
♒|Aquarius|bearer horoscope water zodiac|0.6
♓|Pisces|fish horoscope zodiac|0.6
⛎|Ophiuchus|bearer serpent snake zodiac|0.6
🔀|shuffle tracks button|arrow crossed|1
🔁|repeat button|arrow clockwise|1
🔂|repeat single button|arrow clockwise once|1
▶️|play button|arrow right triangle|0.6
⏩|fast-forward button|arrow double fast-forward|0.6
⏭️|next track button|arrow scene triangle|0.7
⏯️|play or pause button|arrow right triangle|1
◀️|reverse button|arrow left triangle|0.6
⏪|fast reverse button|arrow double rewind|0.6
⏮️|last track button|arrow previous scene triangle|0.7
🔼|upwards button|arrow red up|0.6
⏫|fast up button|arrow double|0.6
🔽|downwards button|arrow down red|0.6
⏬|fast down button|arrow double|0.6
⏸️|pause button|bar double vertical|0.7
⏹️|stop button|square|0.7
⏺️|record button|circle|0.7
⏏️|eject button||1
🎦|cinema|camera film movie|0.6
🔅|dim button|brightness low|1
🔆|bright button|brightness light|1
📶|antenna bars|bar cell communication mobile phone signal telephone|0.6
🛜|wireless|broadband computer connectivity hotspot internet network router smartphone wi-fi wifi wlan|15
📳|vibration mode|cell communication mobile phone telephone|0.6
📴|mobile phone off|cell telephone|0.6
♀️|female sign|woman|4
♂️|male sign|man|4
⚧️|transgender symbol||13
✖️|multiply|cancel multiplication sign x ×|0.6
➕|plus|+|0.6
➖|minus|- heavy math sign −|0.6
➗|divide|division heavy math sign ÷|0.6
🟰|heavy equals sign|answer equal equality math|14
♾️|infinity|forever unbounded universal|11
‼️|double exclamation mark|! !! bangbang punctuation|0.6
⁉️|exclamation question mark|! !? ? interrobang punctuation|0.6
❓|red question mark|? punctuation|0.6
❔|white question mark|? outlined punctuation|0.6
❕|white exclamation mark|! outlined punctuation|0.6
❗|red exclamation mark|! punctuation|0.6
〰️|wavy dash|punctuation|0.6
💱|currency exchange|bank money|0.6
💲|heavy dollar sign|billion cash charge currency million money pay|0.6
⚕️|medical symbol|aesculapius medicine staff|4
♻️|recycling symbol|recycle|0.6
⚜️|fleur-de-lis|knights|1
🔱|trident emblem|anchor poseidon ship tool|0.6
📛|name badge||0.6
🔰|Japanese symbol for beginner|chevron green leaf tool yellow|0.6
⭕|hollow red circle|heavy large o|0.6
✅|check mark button|checked checkmark complete completed done fixed tick ✓|0.6
☑️|check box with check|ballot checked done off tick ✓|0.6
✔️|check mark|checked checkmark done heavy tick ✓|0.6
❌|cross mark|cancel multiplication multiply x ×|0.6
❎|cross mark button|multiplication multiply square x ×|0.6
➰|curly loop|curl|0.6
➿|double curly loop|curl|1
〽️|part alternation mark||0.6
✳️|eight-spoked asterisk|* eight-spoked|0.6
✴️|eight-pointed star|* eight-pointed|0.6
❇️|sparkle|*|0.6
©️|copyright|c|0.6
®️|registered|r|0.6
™️|trade mark|tm trademark|0.6
🫟|splatter|drip holi ink liquid mess paint spill stain|16
#️⃣|keycap: #||0.6
*️⃣|keycap: *||2
0️⃣|keycap: 0|zero|0.6
1️⃣|keycap: 1|one|0.6
2️⃣|keycap: 2|two|0.6
3️⃣|keycap: 3|three|0.6
4️⃣|keycap: 4|four|0.6
5️⃣|keycap: 5|five|0.6
6️⃣|keycap: 6|six|0.6
7️⃣|keycap: 7|seven|0.6
8️⃣|keycap: 8|eight|0.6
9️⃣|keycap: 9|nine|0.6
🔟|keycap: 10||0.6
🔠|input latin uppercase|abcd letters|0.6
🔡|input latin lowercase|abcd letters|0.6
🔢|input numbers|1234|0.6
🔣|input symbols|% & ♪ 〒|0.6
🔤|input latin letters|abc alphabet|0.6
🅰️|A button (blood type)||0.6
🆎|AB button (blood type)||0.6
🅱️|B button (blood type)||0.6
🆑|CL button||0.6
🆒|COOL button||0.6
🆓|FREE button||0.6
ℹ️|information|i|0.6
🆔|ID button|identity|0.6
Ⓜ️|circled M|circle|0.6
🆕|NEW button||0.6
🆖|NG button||0.6
🅾️|O button (blood type)||0.6
🆗|OK button|okay|0.6
🅿️|P button|parking|0.6
🆘|SOS button|help|0.6
🆙|UP! button|mark up!|0.6
🆚|VS button|versus|0.6
🈁|Japanese “here” button|katakana|0.6
🈂️|Japanese “service charge” button|katakana|0.6
🈷️|Japanese “monthly amount” button|ideograph|0.6
🈶|Japanese “not free of charge” button|ideograph|0.6
🈯|Japanese “reserved” button|ideograph|0.6
🉐|Japanese “bargain” button|ideograph|0.6
🈹|Japanese “discount” button|ideograph|0.6
🈚|Japanese “free of charge” button|ideograph|0.6
🈲|Japanese “prohibited” button|ideograph|0.6
🉑|Japanese “acceptable” button|ideograph|0.6
🈸|Japanese “application” button|ideograph|0.6
🈴|Japanese “passing grade” button|ideograph|0.6
🈳|Japanese “vacancy” button|ideograph|0.6
㊗️|Japanese “congratulations” button|ideograph|0.6
㊙️|Japanese “secret” button|ideograph|0.6
🈺|Japanese “open for business” button|ideograph|0.6
🈵|Japanese “no vacancy” button|ideograph|0.6
🔴|red circle|geometric|0.6
🟠|orange circle||12
🟡|yellow circle||12
🟢|green circle||12
🔵|blue circle|geometric|0.6
🟣|purple circle||12
🟤|brown circle||12
⚫|black circle|geometric|0.6
⚪|white circle|geometric|0.6
🟥|red square|card penalty|12
🟧|orange square||12
🟨|yellow square|card penalty|12
🟩|green square||12
🟦|blue square||12
🟪|purple square||12
🟫|brown square||12
⬛|black large square|geometric|0.6
⬜|white large square|geometric|0.6
◼️|black medium square|geometric|0.6
◻️|white medium square|geometric|0.6
◾|black medium-small square|geometric medium-small|0.6
◽|white medium-small square|geometric medium-small|0.6
▪️|black small square|geometric|0.6
▫️|white small square|geometric|0.6
🔶|large orange diamond|geometric|0.6
🔷|large blue diamond|geometric|0.6
🔸|small orange diamond|geometric|0.6
🔹|small blue diamond|geometric|0.6
🔺|red triangle pointed up|geometric|0.6
🔻|red triangle pointed down|geometric|0.6
💠|diamond with a dot|comic geometric|0.6
🔘|radio button|geometric|0.6
🔳|white square button|geometric outlined|0.6
🔲|black square button|geometric|0.6
#9
🏁|chequered flag|checkered finish flags game race racing sport win|0.6
🚩|triangular flag|construction golf post|0.6
🎌|crossed flags|celebration cross japanese|0.6
🏴|black flag|waving|1
🏳️|white flag|waving|0.7
🏳️‍🌈|rainbow flag|bisexual gay genderqueer glbt glbtq lesbian lgbt lgbtq lgbtqia pride queer trans transgender|4
🏳️‍⚧️|transgender flag|blue light pink white|13
🏴‍☠️|pirate flag|jolly plunder roger treasure|11
🇦🇨|flag: Ascension Island|AC|2^
🇦🇩|flag: Andorra|AD|2^
🇦🇪|flag: United Arab Emirates|AE|2^
🇦🇫|flag: Afghanistan|AF|2^
🇦🇬|flag: Antigua & Barbuda|AG|2^
🇦🇮|flag: Anguilla|AI|2^
🇦🇱|flag: Albania|AL|2^
🇦🇲|flag: Armenia|AM|2^
🇦🇴|flag: Angola|AO|2^
🇦🇶|flag: Antarctica|AQ|2^
🇦🇷|flag: Argentina|AR|2^
🇦🇸|flag: American Samoa|AS|2^
🇦🇹|flag: Austria|AT|2^
🇦🇺|flag: Australia|AU|2^
🇦🇼|flag: Aruba|AW|2^
🇦🇽|flag: Åland Islands|AX|2^
🇦🇿|flag: Azerbaijan|AZ|2^
🇧🇦|flag: Bosnia & Herzegovina|BA|2^
🇧🇧|flag: Barbados|BB|2^
🇧🇩|flag: Bangladesh|BD|2^
🇧🇪|flag: Belgium|BE|2^
🇧🇫|flag: Burkina Faso|BF|2^
🇧🇬|flag: Bulgaria|BG|2^
🇧🇭|flag: Bahrain|BH|2^
🇧🇮|flag: Burundi|BI|2^
🇧🇯|flag: Benin|BJ|2^
🇧🇱|flag: St. Barthélemy|BL|2^
🇧🇲|flag: Bermuda|BM|2^
🇧🇳|flag: Brunei|BN|2^
🇧🇴|flag: Bolivia|BO|2^
🇧🇶|flag: Caribbean Netherlands|BQ|2^
🇧🇷|flag: Brazil|BR|2^
🇧🇸|flag: Bahamas|BS|2^
🇧🇹|flag: Bhutan|BT|2^
🇧🇻|flag: Bouvet Island|BV|2^
🇧🇼|flag: Botswana|BW|2^
🇧🇾|flag: Belarus|BY|2^
🇧🇿|flag: Belize|BZ|2^
🇨🇦|flag: Canada|CA|2^
🇨🇨|flag: Cocos (Keeling) Islands|CC|2^
🇨🇩|flag: Congo - Kinshasa|CD|2^
🇨🇫|flag: Central African Republic|CF|2^
🇨🇬|flag: Congo - Brazzaville|CG|2^
🇨🇭|flag: Switzerland|CH|2^
🇨🇮|flag: Côte d’Ivoire|CI|2^
🇨🇰|flag: Cook Islands|CK|2^
🇨🇱|flag: Chile|CL|2^
🇨🇲|flag: Cameroon|CM|2^
🇨🇳|flag: China|CN|0.6^
🇨🇴|flag: Colombia|CO|2^
🇨🇵|flag: Clipperton Island|CP|2^
🇨🇶|flag: Sark|CQ|16^
🇨🇷|flag: Costa Rica|CR|2^
🇨🇺|flag: Cuba|CU|2^
🇨🇻|flag: Cape Verde|CV|2^
🇨🇼|flag: Curaçao|CW|2^
🇨🇽|flag: Christmas Island|CX|2^
🇨🇾|flag: Cyprus|CY|2^
🇨🇿|flag: Czechia|CZ|2^
🇩🇪|flag: Germany|DE|0.6^
🇩🇬|flag: Diego Garcia|DG|2^
🇩🇯|flag: Djibouti|DJ|2^
🇩🇰|flag: Denmark|DK|2^
🇩🇲|flag: Dominica|DM|2^
🇩🇴|flag: Dominican Republic|DO|2^
🇩🇿|flag: Algeria|DZ|2^
🇪🇦|flag: Ceuta & Melilla|EA|2^
🇪🇨|flag: Ecuador|EC|2^
🇪🇪|flag: Estonia|EE|2^
🇪🇬|flag: Egypt|EG|2^
🇪🇭|flag: Western Sahara|EH|2^
🇪🇷|flag: Eritrea|ER|2^
🇪🇸|flag: Spain|ES|0.6^
🇪🇹|flag: Ethiopia|ET|2^
🇪🇺|flag: European Union|EU|2^
🇫🇮|flag: Finland|FI|2^
🇫🇯|flag: Fiji|FJ|2^
🇫🇰|flag: Falkland Islands|FK|2^
🇫🇲|flag: Micronesia|FM|2^
🇫🇴|flag: Faroe Islands|FO|2^
🇫🇷|flag: France|FR|0.6^
🇬🇦|flag: Gabon|GA|2^
🇬🇧|flag: United Kingdom|GB|0.6^
🇬🇩|flag: Grenada|GD|2^
🇬🇪|flag: Georgia|GE|2^
🇬🇫|flag: French Guiana|GF|2^
🇬🇬|flag: Guernsey|GG|2^
🇬🇭|flag: Ghana|GH|2^
🇬🇮|flag: Gibraltar|GI|2^
🇬🇱|flag: Greenland|GL|2^
🇬🇲|flag: Gambia|GM|2^
🇬🇳|flag: Guinea|GN|2^
🇬🇵|flag: Guadeloupe|GP|2^
🇬🇶|flag: Equatorial Guinea|GQ|2^
🇬🇷|flag: Greece|GR|2^
🇬🇸|flag: South Georgia & South Sandwich Islands|GS|2^
🇬🇹|flag: Guatemala|GT|2^
🇬🇺|flag: Guam|GU|2^
🇬🇼|flag: Guinea-Bissau|GW|2^
🇬🇾|flag: Guyana|GY|2^
🇭🇰|flag: Hong Kong SAR China|HK|2^
🇭🇲|flag: Heard & McDonald Islands|HM|2^
🇭🇳|flag: Honduras|HN|2^
🇭🇷|flag: Croatia|HR|2^
🇭🇹|flag: Haiti|HT|2^
🇭🇺|flag: Hungary|HU|2^
🇮🇨|flag: Canary Islands|IC|2^
🇮🇩|flag: Indonesia|ID|2^
🇮🇪|flag: Ireland|IE|2^
🇮🇱|flag: Israel|IL|2^
🇮🇲|flag: Isle of Man|IM|2^
🇮🇳|flag: India|IN|2^
🇮🇴|flag: British Indian Ocean Territory|IO|2^
🇮🇶|flag: Iraq|IQ|2^
🇮🇷|flag: Iran|IR|2^
🇮🇸|flag: Iceland|IS|2^
🇮🇹|flag: Italy|IT|0.6^
🇯🇪|flag: Jersey|JE|2^
🇯🇲|flag: Jamaica|JM|2^
🇯🇴|flag: Jordan|JO|2^
🇯🇵|flag: Japan|JP|0.6^
🇰🇪|flag: Kenya|KE|2^
🇰🇬|flag: Kyrgyzstan|KG|2^
🇰🇭|flag: Cambodia|KH|2^
🇰🇮|flag: Kiribati|KI|2^
🇰🇲|flag: Comoros|KM|2^
🇰🇳|flag: St. Kitts & Nevis|KN|2^
🇰🇵|flag: North Korea|KP|2^
🇰🇷|flag: South Korea|KR|0.6^
🇰🇼|flag: Kuwait|KW|2^
🇰🇾|flag: Cayman Islands|KY|2^
🇰🇿|flag: Kazakhstan|KZ|2^
🇱🇦|flag: Laos|LA|2^
🇱🇧|flag: Lebanon|LB|2^
🇱🇨|flag: St. Lucia|LC|2^
🇱🇮|flag: Liechtenstein|LI|2^
🇱🇰|flag: Sri Lanka|LK|2^
🇱🇷|flag: Liberia|LR|2^
🇱🇸|flag: Lesotho|LS|2^
🇱🇹|flag: Lithuania|LT|2^
🇱🇺|flag: Luxembourg|LU|2^
🇱🇻|flag: Latvia|LV|2^
🇱🇾|flag: Libya|LY|2^
🇲🇦|flag: Morocco|MA|2^
🇲🇨|flag: Monaco|MC|2^
🇲🇩|flag: Moldova|MD|2^
🇲🇪|flag: Montenegro|ME|2^
🇲🇫|flag: St. Martin|MF|2^
🇲🇬|flag: Madagascar|MG|2^
🇲🇭|flag: Marshall Islands|MH|2^
🇲🇰|flag: North Macedonia|MK|2^
🇲🇱|flag: Mali|ML|2^
🇲🇲|flag: Myanmar (Burma)|MM|2^
🇲🇳|flag: Mongolia|MN|2^
🇲🇴|flag: Macao SAR China|MO|2^
🇲🇵|flag: Northern Mariana Islands|MP|2^
🇲🇶|flag: Martinique|MQ|2^
🇲🇷|flag: Mauritania|MR|2^
🇲🇸|flag: Montserrat|MS|2^
🇲🇹|flag: Malta|MT|2^
🇲🇺|flag: Mauritius|MU|2^
🇲🇻|flag: Maldives|MV|2^
🇲🇼|flag: Malawi|MW|2^
🇲🇽|flag: Mexico|MX|2^
🇲🇾|flag: Malaysia|MY|2^
🇲🇿|flag: Mozambique|MZ|2^
🇳🇦|flag: Namibia|NA|2^
🇳🇨|flag: New Caledonia|NC|2^
🇳🇪|flag: Niger|NE|2^
🇳🇫|flag: Norfolk Island|NF|2^
🇳🇬|flag: Nigeria|NG|2^
🇳🇮|flag: Nicaragua|NI|2^
🇳🇱|flag: Netherlands|NL|2^
🇳🇴|flag: Norway|NO|2^
🇳🇵|flag: Nepal|NP|2^
🇳🇷|flag: Nauru|NR|2^
🇳🇺|flag: Niue|NU|2^
🇳🇿|flag: New Zealand|NZ|2^
🇴🇲|flag: Oman|OM|2^
🇵🇦|flag: Panama|PA|2^
🇵🇪|flag: Peru|PE|2^
🇵🇫|flag: French Polynesia|PF|2^
🇵🇬|flag: Papua New Guinea|PG|2^
🇵🇭|flag: Philippines|PH|2^
🇵🇰|flag: Pakistan|PK|2^
🇵🇱|flag: Poland|PL|2^
🇵🇲|flag: St. Pierre & Miquelon|PM|2^
🇵🇳|flag: Pitcairn Islands|PN|2^
🇵🇷|flag: Puerto Rico|PR|2^
🇵🇸|flag: Palestinian Territories|PS|2^
🇵🇹|flag: Portugal|PT|2^
🇵🇼|flag: Palau|PW|2^
🇵🇾|flag: Paraguay|PY|2^
🇶🇦|flag: Qatar|QA|2^
🇷🇪|flag: Réunion|RE|2^
🇷🇴|flag: Romania|RO|2^
🇷🇸|flag: Serbia|RS|2^
🇷🇺|flag: Russia|RU|0.6^
🇷🇼|flag: Rwanda|RW|2^
🇸🇦|flag: Saudi Arabia|SA|2^
🇸🇧|flag: Solomon Islands|SB|2^
🇸🇨|flag: Seychelles|SC|2^
🇸🇩|flag: Sudan|SD|2^
🇸🇪|flag: Sweden|SE|2^
🇸🇬|flag: Singapore|SG|2^
🇸🇭|flag: St. Helena|SH|2^
🇸🇮|flag: Slovenia|SI|2^
🇸🇯|flag: Svalbard & Jan Mayen|SJ|2^
🇸🇰|flag: Slovakia|SK|2^
🇸🇱|flag: Sierra Leone|SL|2^
🇸🇲|flag: San Marino|SM|2^
🇸🇳|flag: Senegal|SN|2^
🇸🇴|flag: Somalia|SO|2^
🇸🇷|flag: Suriname|SR|2^
🇸🇸|flag: South Sudan|SS|2^
🇸🇹|flag: São Tomé & Príncipe|ST|2^
🇸🇻|flag: El Salvador|SV|2^
🇸🇽|flag: Sint Maarten|SX|2^
🇸🇾|flag: Syria|SY|2^
🇸🇿|flag: Eswatini|SZ|2^
🇹🇦|flag: Tristan da Cunha|TA|2^
🇹🇨|flag: Turks & Caicos Islands|TC|2^
🇹🇩|flag: Chad|TD|2^
🇹🇫|flag: French Southern Territories|TF|2^
🇹🇬|flag: Togo|TG|2^
🇹🇭|flag: Thailand|TH|2^
🇹🇯|flag: Tajikistan|TJ|2^
🇹🇰|flag: Tokelau|TK|2^
🇹🇱|flag: Timor-Leste|TL|2^
🇹🇲|flag: Turkmenistan|TM|2^
🇹🇳|flag: Tunisia|TN|2^
🇹🇴|flag: Tonga|TO|2^
🇹🇷|flag: Türkiye|TR|2^
🇹🇹|flag: Trinidad & Tobago|TT|2^
🇹🇻|flag: Tuvalu|TV|2^
🇹🇼|flag: Taiwan|TW|2^
🇹🇿|flag: Tanzania|TZ|2^
🇺🇦|flag: Ukraine|UA|2^
🇺🇬|flag: Uganda|UG|2^
🇺🇲|flag: U.S. Outlying Islands|UM|2^
🇺🇳|flag: United Nations|UN|4^
🇺🇸|flag: United States|US|0.6^
🇺🇾|flag: Uruguay|UY|2^
🇺🇿|flag: Uzbekistan|UZ|2^
🇻🇦|flag: Vatican City|VA|2^
🇻🇨|flag: St. Vincent & Grenadines|VC|2^
🇻🇪|flag: Venezuela|VE|2^
🇻🇬|flag: British Virgin Islands|VG|2^
🇻🇮|flag: U.S. Virgin Islands|VI|2^
🇻🇳|flag: Vietnam|VN|2^
🇻🇺|flag: Vanuatu|VU|2^
🇼🇫|flag: Wallis & Futuna|WF|2^
🇼🇸|flag: Samoa|WS|2^
🇽🇰|flag: Kosovo|XK|2^
🇾🇪|flag: Yemen|YE|2^
🇾🇹|flag: Mayotte|YT|2^
🇿🇦|flag: South Africa|ZA|2^
🇿🇲|flag: Zambia|ZM|2^
🇿🇼|flag: Zimbabwe|ZW|2^
🏴󠁧󠁢󠁥󠁮󠁧󠁿|flag: England|gbeng|5^
🏴󠁧󠁢󠁳󠁣󠁴󠁿|flag: Scotland|gbsct|5^
🏴󠁧󠁢󠁷󠁬󠁳󠁿|flag: Wales|gbwls|5^`
