/** A field of things with the short words that belong to it: what names are made of. */
export type Concept = {
  /** As it stands in "a word from …". */
  label: string
  /** Words of a prompt that call it up, singular. */
  triggers: string
  /** Concrete, pleasant, at most ten letters, the most telling first. */
  words: string
  /** Too wide to lead where a narrower field matches as well. */
  broad?: true
  /** Nothing else may join in. */
  alone?: true
}

export const concepts = [
  {
    label: 'quiet things',
    triggers: 'grief grieving bereavement mourning widow widower miscarriage hospice funeral',
    words: 'quiet willow lantern harbour candle hush shore tender evening linger still',
    alone: true,
  },
  {
    label: 'work and pay',
    triggers: 'raise salary promotion payrise negotiation career resume interview',
    words: 'ladder desk offer badge office elevator lanyard title corner step',
  },
  {
    label: 'bread baking',
    triggers: 'sourdough bread loaf baguette focaccia bagel dough baker bakery yeast',
    words: 'crumb crust loaf dough rise flour proof oven knead levain score hearth',
  },
  {
    label: 'cakes and sweets',
    triggers:
      'cake cupcake cookie dessert pastry baking bake brownie macaron donut doughnut chocolate candy sweet',
    words: 'frost sugar whisk batter sprinkle layer crumb vanilla drizzle glaze tin cocoa',
  },
  {
    label: 'cooking',
    triggers:
      'cooking cook recipe meal food kitchen dinner lunch chef foodie pasta soup vegan vegetarian keto airfryer restaurant',
    words: 'fork ladle pan simmer plate spice spoon pantry table skillet bite pinch',
    broad: true,
  },
  {
    label: 'coffee',
    triggers: 'coffee espresso latte barista cafe cappuccino',
    words: 'roast brew bean crema mug drip grind pour sip steam',
  },
  {
    label: 'tea',
    triggers: 'tea matcha chai boba',
    words: 'leaf steep kettle sip cup brew steam saucer infuse pot',
  },
  {
    label: 'drinks',
    triggers: 'cocktail wine beer bar mocktail bartender whiskey smoothie juice',
    words: 'shaker citrus pour clink cork tonic twist splash coaster zest',
  },
  {
    label: 'travel',
    triggers:
      'travel travelling traveling trip backpacking vacation holiday tourism tourist itinerary nomad flight hotel airbnb vanlife',
    words: 'atlas detour layover compass wander passport map miles roam postcard stopover sidestreet',
  },
  {
    label: 'Japan',
    triggers: 'japan japanese tokyo kyoto osaka',
    words: 'ramen lantern konbini matcha bento sakura noodle torii onigiri tatami',
  },
  {
    label: 'Italy',
    triggers: 'italy italian rome tuscany naples sicily',
    words: 'piazza gelato espresso vespa basil olive terrace lemon',
  },
  {
    label: 'France',
    triggers: 'france french paris provence',
    words: 'baguette bistro lavender atelier cafe metro marche plume',
  },
  {
    label: 'camping and hiking',
    triggers: 'camping camp hiking hike trail outdoor outdoors mountain climbing wilderness bushcraft',
    words: 'trail pine ridge ember tent summit fern boots creek canyon lantern moss',
  },
  {
    label: 'the sea',
    triggers: 'beach surf surfing ocean sea diving sailing boat island kayak fishing',
    words: 'tide salt wave shell driftwood coral harbor anchor sand pier reef',
  },
  {
    label: 'dogs',
    triggers: 'dog puppy pup canine retriever labrador corgi dachshund poodle',
    words: 'paw tail bark fetch zoomies snout leash biscuit wag fluff muddy woof',
  },
  {
    label: 'cats',
    triggers: 'cat kitten kitty feline',
    words: 'whisker purr paw meow loaf tail pounce nap mitten velvet',
  },
  {
    label: 'pets',
    triggers: 'pet animal hamster rabbit bunny parrot bird fish aquarium reptile gecko horse guinea',
    words: 'paw burrow feather nest snout whisker hoof perch fluff nibble',
    broad: true,
  },
  {
    label: 'bath time',
    triggers: 'bath bathing bathtub shower wash soap bathbomb',
    words: 'suds bubble splash towel lather soak foam bar',
  },
  {
    label: 'property',
    triggers: 'realestate estate property realtor landlord mortgage rental house housing airbnb apartment',
    words: 'keys porch deed doorstep equity lease brick attic foyer gable',
  },
  {
    label: 'money',
    triggers:
      'money finance investing invest investor budgeting saving savings stock stocks crypto tax debt wealth frugal income credit trading',
    words: 'coin ledger penny nest dividend stash pocket vault yield compound',
  },
  {
    label: 'nursing',
    triggers: 'nurse nursing hospital doctor medical medicine paramedic healthcare',
    words: 'scrubs shift ward pulse chart rounds clogs badge',
  },
  {
    label: 'teaching',
    triggers: 'teacher teaching classroom school tutor tutoring lesson kindergarten',
    words: 'chalk recess pencil desk lesson bell crayon margin',
  },
  {
    label: 'studying',
    triggers: 'student study studying college university exam homework studygram gre sat law',
    words: 'notes library margin index desk highlighter semester flashcard page',
  },
  {
    label: 'languages',
    triggers: 'language english spanish french german korean vocabulary grammar ielts duolingo',
    words: 'phrase verb accent syllable idiom chatter tongue dialect',
  },
  {
    label: 'pottery',
    triggers: 'ceramic ceramics pottery clay mug potter vase kiln',
    words: 'kiln clay glaze slip wheel mug sip ember speckle bisque stone',
  },
  {
    label: 'candles',
    triggers: 'candle wick fragrance scent wax',
    words: 'wick ember glow wax amber flicker flame hearth lumen dusk tallow',
  },
  {
    label: 'jewellery',
    triggers: 'jewelry jewellery necklace ring earring bracelet gemstone bead beaded',
    words: 'gem pearl clasp gilt locket opal charm facet halo bead',
  },
  {
    label: 'making things',
    triggers: 'craft crafts handmade etsy diy maker crafting upcycle upcycling resin macrame',
    words: 'thread glue stitch workbench scrap hands twine maker paper',
    broad: true,
  },
  {
    label: 'yarn and thread',
    triggers: 'knitting knit crochet sewing sew yarn embroidery quilting quilt textile wool',
    words: 'yarn stitch skein loom purl needle spool cotton hem bobbin wool',
  },
  {
    label: 'paper goods',
    triggers:
      'stationery journal journaling planner sticker notebook bulletjournal calligraphy scrapbook card',
    words: 'ink paper margin pencil page nib envelope stamp fold vellum',
  },
  {
    label: 'art',
    triggers:
      'art artist drawing painting paint watercolor illustration sketch sketchbook digitalart procreate',
    words: 'ink brush canvas palette pigment doodle sketch easel gouache smudge',
  },
  {
    label: 'design',
    triggers: 'design designer graphic branding logo ux ui typography web',
    words: 'pixel grid serif margin layer vector kern swatch',
    broad: true,
  },
  {
    label: 'photography',
    triggers: 'photo photography photographer camera portrait lightroom photoshoot',
    words: 'lens frame shutter film aperture grain focus flash negative light',
  },
  {
    label: 'video',
    triggers: 'video filming filmmaking editing editor vlog vlogging youtube cinematic movie film cinema',
    words: 'reel scene cut take frame slate montage rewind credits popcorn',
    broad: true,
  },
  {
    label: 'weddings',
    triggers: 'wedding bride bridal engagement groom marriage proposal',
    words: 'vow veil aisle petal ring toast lace bouquet confetti promise',
  },
  {
    label: 'attention and the brain',
    triggers: 'adhd autism neurodivergent brain focus psychology attention',
    words: 'brain spark tabs focus fidget tangent squirrel loop buzz',
  },
  {
    label: 'getting things done',
    triggers:
      'productivity productive habit habits planning routine organization organisation time procrastination notion',
    words: 'list desk timer sprint tidy tally plan nudge done',
    broad: true,
  },
  {
    label: 'programming',
    triggers:
      'code coding programming programmer developer software python javascript java rust react c++ cpp typescript devops linux computer',
    words: 'byte loop stack pointer compile bit syntax debug cache kernel semicolon',
  },
  {
    label: 'technology',
    triggers: 'tech technology gadget ai robot phone iphone android laptop pc electronics smart',
    words: 'pixel volt chip signal circuit widget gizmo byte spark',
    broad: true,
  },
  {
    label: 'training',
    triggers:
      'gym fitness workout lifting bodybuilding strength exercise crossfit calisthenics muscle weights powerlifting personaltrainer trainer',
    words: 'rep lift iron grit plate set barbell sweat squat chalk',
  },
  {
    label: 'running',
    triggers: 'running runner marathon jogging triathlon 5k 10k',
    words: 'stride mile pace lace sprint track tempo finish',
  },
  {
    label: 'yoga and calm',
    triggers:
      'yoga pilates meditation mindfulness breathwork wellness selfcare spiritual tarot astrology healing crystal',
    words: 'breath mat lotus flow still moon sage bloom calm ease',
  },
  {
    label: 'cycling',
    triggers: 'cycling bike bicycle biking mtb',
    words: 'spoke pedal gear chain saddle climb gravel',
  },
  {
    label: 'football and ball games',
    triggers: 'football soccer basketball tennis volleyball baseball golf sport sports athlete cricket rugby',
    words: 'goal pitch court dribble whistle volley halftime hoop',
  },
  {
    label: 'games',
    triggers:
      'gaming game gamer minecraft fortnite roblox valorant streaming streamer twitch playstation xbox nintendo esports boardgame dnd',
    words: 'pixel quest loot respawn level combo lobby joystick dice boss',
  },
  {
    label: 'books',
    triggers:
      'book books reading booktok novel reader author writing writer poetry poem fiction fantasy library',
    words: 'chapter page spine shelf plot margin blurb bookmark ink verse',
  },
  {
    label: 'music',
    triggers:
      'music song singing singer guitar piano band producer dj rap hiphop drum violin songwriter vinyl',
    words: 'chord riff vinyl tempo groove encore echo chorus treble static',
  },
  {
    label: 'dance',
    triggers: 'dance dancing dancer ballet choreography salsa',
    words: 'step beat twirl sway groove tempo barre spin',
  },
  {
    label: 'clothes',
    triggers:
      'fashion outfit clothes clothing style thrift thrifting streetwear sneaker shoe dress vintage boutique apparel tshirt',
    words: 'thread hem closet denim stitch hanger seam lapel cotton pleat',
  },
  {
    label: 'beauty',
    triggers: 'beauty makeup cosmetics lipstick nails nail lash lashes eyelash brow',
    words: 'gloss blush brush glow shimmer palette petal velvet tint',
  },
  {
    label: 'skincare',
    triggers: 'skincare skin acne sunscreen serum moisturizer facial esthetician',
    words: 'dew glow balm serum petal cloud mist bare silk',
  },
  {
    label: 'hair',
    triggers: 'hair hairstyle curly curl barber braids wig hairdresser',
    words: 'curl strand comb wave braid fringe shear halo',
  },
  {
    label: 'parenting',
    triggers:
      'parent parenting mom mum mother dad father toddler kid kids child children family pregnancy homeschool twins',
    words: 'crib crayon nap snack sock lullaby stroller puddle bedtime',
  },
  {
    label: 'babies',
    triggers: 'baby newborn nursery infant',
    words: 'lullaby bib crib rattle cuddle blanket bunny cloud',
  },
  {
    label: 'plants',
    triggers: 'plant plants houseplant succulent monstera botanical flower flowers florist bouquet',
    words: 'leaf fern sprout petal stem moss root bloom pot ivy',
  },
  {
    label: 'gardens',
    triggers: 'garden gardening vegetable compost homestead homesteading farm farming chicken beekeeping',
    words: 'sprout soil trowel seed bed harvest acre clover shed bloom',
  },
  {
    label: 'home',
    triggers:
      'home decor interior furniture cozy apartment room renovation declutter minimalism minimalist organizing cleaning clean laundry',
    words: 'nook hearth linen shelf lamp corner rug sill oak tidy',
    broad: true,
  },
  {
    label: 'woodwork',
    triggers: 'wood woodworking carpentry woodwork furniture lumber carving',
    words: 'oak grain plank sawdust chisel timber bench joint maple',
  },
  {
    label: 'cars',
    triggers: 'car cars auto automotive mechanic motorcycle motorbike truck drift racing detailing ev tesla',
    words: 'torque gear garage piston throttle clutch rev lane chrome',
  },
  {
    label: 'business',
    triggers:
      'business entrepreneur startup smallbusiness ecommerce dropshipping sidehustle hustle freelance freelancer agency founder ceo',
    words: 'ledger desk launch pitch margin venture counter draft',
    broad: true,
  },
  {
    label: 'marketing',
    triggers:
      'marketing socialmedia content creator influencer seo copywriting advertising ads brand affiliate',
    words: 'hook draft pitch signal campaign feed headline angle',
    broad: true,
  },
  {
    label: 'science',
    triggers: 'science physics chemistry biology nasa astronomy math maths engineering',
    words: 'atom orbit lab quark comet theory flask nova prism',
  },
  {
    label: 'history',
    triggers: 'history historical museum archaeology medieval ancient mythology',
    words: 'relic scroll attic archive lantern ruin crown parchment',
  },
  {
    label: 'true crime',
    triggers: 'crime truecrime mystery detective horror paranormal ghost scary',
    words: 'clue alibi midnight motive shadow case file raven',
  },
  {
    label: 'comedy',
    triggers: 'comedy funny humor humour skit meme joke standup prank',
    words: 'punchline giggle banter encore snort riff sketch',
    broad: true,
  },
  {
    label: 'soap and skin goods',
    triggers: 'soap lotion perfume oil balm bodycare',
    words: 'lather balm petal cedar citrus foam sage bar',
  },
  {
    label: 'phone and desk gear',
    triggers: 'phonecase charger headphone accessory accessories keyboard desk setup',
    words: 'case dock keycap snap grip volt tray',
  },
  {
    label: 'bags',
    triggers: 'bag bags handbag tote backpack purse wallet leather',
    words: 'strap clasp tote buckle stitch hide pocket',
  },
  {
    label: 'toys',
    triggers: 'toy toys plush plushie lego squishmallow doll puzzle slime fidget',
    words: 'plush pip bounce puzzle button patch pocket marble',
  },
  {
    label: 'health',
    triggers: 'health nutrition diet weightloss supplement vitamin protein gut sleep therapy mental anxiety',
    words: 'balance sprout pulse root vital rest bloom ease',
    broad: true,
  },
  {
    label: 'work life',
    triggers: 'job career workplace office corporate remote interview resume linkedin intern',
    words: 'desk badge memo cubicle coffee shift inbox ladder',
    broad: true,
  },
  {
    label: 'love and friends',
    triggers: 'dating relationship love couple breakup friendship single',
    words: 'crush spark letter heart blush text valentine',
    broad: true,
  },
  {
    label: 'news and opinion',
    triggers: 'news politics opinion podcast interview journalism debate',
    words: 'mic column take margin headline wire desk echo',
    broad: true,
  },
] as const satisfies readonly Concept[]
