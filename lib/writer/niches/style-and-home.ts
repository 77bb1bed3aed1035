import type { Niche } from '@/lib/writer/niche'
import { phrases } from './phrases'

export const styleAndHome = {
  fashion: {
    id: 'fashion',
    label: 'Fashion',
    hashtags: {
      broad: phrases('fashion|style|outfit'),
      niche: phrases('ootd|fashiontok|outfitideas|styletips|streetstyle'),
      specific: phrases('outfitinspo|capsulewardrobe|everydayoutfits|workoutfits|stylingtips|closetstaples'),
      audience: phrases('midsizefashion|petitefashion|menswear|fashionover40'),
    },
    people: phrases(
      'people with nothing to wear|minimal dressers|people who hate shopping|people dressing for a new job|fashion lovers on a budget',
    ),
    objects: phrases(
      'the outfit on the hanger|the mirror shot|the shoes last|the fabric up close|the pile on the chair|the twirl',
    ),
    mistakes: phrases(
      'buying it because it is on sale|dressing for a life you don’t have|ignoring the fit|copying the outfit head to toe|saving the good pieces for later|forgetting the shoes',
    ),
    wins: phrases(
      'get dressed without thinking|wear more of what you own|look put together with less|feel like yourself|find the piece that goes with everything',
    ),
    moments: phrases(
      'on a Monday morning|before you click buy|when the season changes|before a night out|when you pack for a trip',
    ),
    steps: phrases(
      'start with one piece you love|check the fit at the shoulders|repeat a colour|take one thing off|photograph what works',
    ),
    pains: phrases(
      'your wardrobe is full and you have nothing to wear|it looked better online|you wear the same things every week|trends never suit you',
    ),
  },
  thrift: {
    id: 'thrift',
    label: 'Thrift and vintage',
    hashtags: {
      broad: phrases('thrift|vintage|secondhand'),
      niche: phrases('thrifting|thrifted|thriftstorefinds|sustainablefashion|vintagestyle'),
      specific: phrases('thriftflip|thrifthaul|thriftwithme|upcycling|vintagefinds|resellercommunity'),
      audience: phrases('thriftersofinstagram|resellers|vintagelovers|thriftylook'),
    },
    people: phrases(
      'first-time thrifters|resellers|vintage lovers|people who find nothing|people on a budget',
    ),
    objects: phrases(
      'the full rail|the tag inside|the before shot|the find under bad shop light|the bag on the kitchen table|the flaw nobody notices',
    ),
    mistakes: phrases(
      'buying it only because it is cheap|skipping the wrong section|ignoring the label|going without a list|forgetting to check for damage|shopping your size only',
    ),
    wins: phrases(
      'find the good piece first|spot quality fast|pay less for better|turn a maybe into a favourite|leave without regrets',
    ),
    moments: phrases(
      'on a weekday morning|at closing time|on restock day|after the spring clear-out|when you travel',
    ),
    steps: phrases(
      'touch the fabric first|check the seams|look one size up and down|try it with what you wear|wash it before you judge it',
    ),
    pains: phrases(
      'you walk out with nothing|your finds never fit|you have a pile of projects at home|the good pieces are always gone',
    ),
  },
  home: {
    id: 'home',
    label: 'Home and interiors',
    hashtags: {
      broad: phrases('home|homedecor|interiordesign'),
      niche: phrases('hometok|decorideas|cozyhome|roommakeover|interiorinspo'),
      specific: phrases(
        'smallspaceliving|apartmentdecor|renterfriendly|livingroomdecor|budgetdecor|bedroominspo',
      ),
      audience: phrases('renters|firstapartment|homeowners|firsttimehomeowner'),
    },
    people: phrases(
      'renters|people in small spaces|first-time movers|people who can’t decide|people decorating on a budget',
    ),
    objects: phrases(
      'the empty corner|the room from the doorway|the lamp going on|the detail on the shelf|the paint or fabric samples|the view from the sofa',
    ),
    mistakes: phrases(
      'buying everything in one weekend|lighting a room from above only|pushing all the furniture against the walls|choosing colours in the shop|hanging things too high|decorating for a photo instead of a life',
    ),
    wins: phrases(
      'make it feel like yours|get a room that works at night too|make a small space feel bigger|change the mood without renovating|love coming home',
    ),
    moments: phrases(
      'the first week after moving in|on a rainy weekend|when guests are coming|when the season changes|before you buy anything new',
    ),
    steps: phrases(
      'live in it for a while|measure twice|start with the light|pick one thing to build around|leave some space empty',
    ),
    pains: phrases(
      'it never looks finished|you are not allowed to drill|every room feels dark|you keep moving the same chair around',
    ),
  },
  cleaning: {
    id: 'cleaning',
    label: 'Cleaning and organising',
    hashtags: {
      broad: phrases('cleaning|cleantok|organization'),
      niche: phrases('cleaningtips|homeorganization|cleaningmotivation|declutter|organizedhome'),
      specific: phrases(
        'cleanwithme|cleaningroutine|deepclean|sundayreset|smallspaceorganization|satisfyingcleaning',
      ),
      audience: phrases('busymoms|messyhouse|smallspaceliving|homeorganizers'),
    },
    people: phrases(
      'messy people|busy parents|people with tiny homes|people who hate cleaning|people who keep everything “just in case”',
    ),
    objects: phrases(
      'the worst corner|the before shot|the full bin bag|the empty shelf|the wipe that shows the difference|the drawer nobody opens',
    ),
    mistakes: phrases(
      'buying boxes before you sort|starting with the hardest room|keeping things out of guilt|cleaning around the clutter|trying to do the whole house at once|hiding it all in one cupboard',
    ),
    wins: phrases(
      'find things on the first try|keep it tidy past the weekend|let go without regret|get the house ready in minutes|enjoy your own living room',
    ),
    moments: phrases(
      'on a Sunday evening|while the kettle boils|before guests arrive|when the mess gets too loud|on the first day of spring',
    ),
    steps: phrases(
      'take everything out|sort before you store|give each thing one place|wipe the empty space|put back only what you use',
    ),
    pains: phrases(
      'it is messy again by Tuesday|you don’t know where to start|you share a home with people who don’t care|every surface collects things',
    ),
  },
  diy: {
    id: 'diy',
    label: 'DIY and renovation',
    hashtags: {
      broad: phrases('diy|homeimprovement|renovation'),
      niche: phrases('diyproject|diyhome|woodworking|homerenovation|furnitureflip'),
      specific: phrases(
        'diyforbeginners|beforeandafter|weekendproject|woodworkingtips|fixerupper|diyonabudget',
      ),
      audience: phrases('diyers|newhomeowner|womenwhodiy|makers'),
    },
    people: phrases(
      'first-time DIYers|new homeowners|weekend builders|people without a workshop|people who are scared of power tools',
    ),
    objects: phrases(
      'the before shot|the tools on the floor|the first cut|the mess halfway through|the detail up close|the reveal from the doorway',
    ),
    mistakes: phrases(
      'skipping the prep|measuring once|buying the cheapest tool twice|starting without a plan for the mess|rushing the drying time|ignoring what is behind the wall',
    ),
    wins: phrases(
      'get a finish you are proud of|do it without hiring help|finish what you started|fix it once and for all|make it look bought',
    ),
    moments: phrases(
      'on a free weekend|before you call somebody|when the shop is closed|at the messy halfway point|the evening after',
    ),
    steps: phrases(
      'measure twice|gather everything before you start|protect the floor|test it on a spare piece|let it dry|clean the tools while it is easy',
    ),
    pains: phrases(
      'the project has been half done for months|you don’t own the right tools|your walls are not straight|you are afraid to make it worse',
    ),
  },
  gardening: {
    id: 'gardening',
    label: 'Gardening and plants',
    hashtags: {
      broad: phrases('gardening|plants|garden'),
      niche: phrases('planttok|gardentok|growyourown|houseplants|urbangardening'),
      specific: phrases(
        'gardeningtips|beginnergardener|vegetablegarden|containergardening|plantcare|balconygarden',
      ),
      audience: phrases('plantmom|plantparents|newgardener|plantlover'),
    },
    people: phrases(
      'beginner gardeners|people who kill every plant|people with only a balcony|plant parents|impatient gardeners',
    ),
    objects: phrases(
      'your hands in the soil|the first leaf|the plant on day one|the watering can|the sad leaf up close|the harvest or bloom',
    ),
    mistakes: phrases(
      'watering on a schedule instead of checking|planting too early|putting it where it looks nice instead of where it gets light|using the wrong pot|giving up after the first yellow leaf|planting everything too close',
    ),
    wins: phrases(
      'keep it alive through the season|see new growth|grow more in less space|know what the leaves are telling you|share what you grew',
    ),
    moments: phrases(
      'early in the morning|after the last frost|on a windowsill|before you go on holiday|at the end of the season',
    ),
    steps: phrases(
      'check the light first|start small|feel the soil before you water|give the roots room|look at it every day',
    ),
    pains: phrases(
      'everything you plant dies|you have no garden|pests get there before you|you forget to water',
    ),
  },
  crafts: {
    id: 'crafts',
    label: 'Crafts and handmade',
    hashtags: {
      broad: phrases('handmade|crafts|diy'),
      niche: phrases('crafttok|handmadewithlove|makersgonnamake|crafting|handcrafted'),
      specific: phrases('craftideas|makewithme|beginnercrafts|slowcraft|workinprogress|handmadegifts'),
      audience: phrases('makersofinstagram|crafters|handmadebusiness|crochetersofinstagram'),
    },
    people: phrases(
      'beginners|makers who sell their work|people with clumsy hands|people looking for a screen-free hobby|gift makers',
    ),
    objects: phrases(
      'your hands at work|the raw material|the ugly middle stage|the detail up close|the table full of bits|the finished piece in the light',
    ),
    mistakes: phrases(
      'starting with the hardest pattern|buying supplies instead of using them|rushing the last step|hiding the small flaws|pricing only the materials|undoing it at every small slip',
    ),
    wins: phrases(
      'finish a piece you are proud of|make it look handmade in the good way|use up your stash|enjoy the slow part|make gifts people keep',
    ),
    moments: phrases(
      'in front of a film|on a rainy Sunday|before a birthday|late at night when the house is quiet|at a market stall',
    ),
    steps: phrases(
      'choose a small first piece|lay out the materials|practise the basic move|work slowly to the end|fix the edges|let it rest or dry',
    ),
    pains: phrases(
      'you have a drawer of unfinished pieces|yours looks nothing like the photo|your hands get tired|supplies cost more than the thing itself',
    ),
  },
  weddings: {
    id: 'weddings',
    label: 'Weddings and events',
    hashtags: {
      broad: phrases('wedding|weddingtok|event'),
      niche: phrases('weddingplanning|weddinginspo|bridetobe|eventplanning|partyideas'),
      specific: phrases('weddingtips|budgetwedding|smallwedding|weddingday|partydecor|weddingideas'),
      audience: phrases('engagedcouple|futurebride|weddingvendors|eventplanner'),
    },
    people: phrases(
      'couples|hosts|guests who want to help|people planning on a budget|people who hate being the centre of attention',
    ),
    objects: phrases(
      'the empty room before|the handwritten list|the detail on the table|the first look|the tired feet at the end|the moment nobody posed for',
    ),
    mistakes: phrases(
      'planning for the photos instead of the people|inviting out of guilt|leaving the timeline to chance|spending first on what nobody remembers|forgetting to eat|saying yes to every opinion',
    ),
    wins: phrases(
      'enjoy your own party|stay inside the budget|keep the family peace|remember the day clearly|make guests feel looked after',
    ),
    moments: phrases(
      'the night before|when the guests arrive|in the last quiet minute|when the plan falls apart|the morning after',
    ),
    steps: phrases(
      'agree on what matters most|set the budget before the guest list|book the things you can’t replace|write the timeline|hand the phone to somebody else on the day',
    ),
    pains: phrases(
      'everyone has an opinion|the costs keep growing|you don’t know what to book first|you dread the seating plan',
    ),
  },
} as const satisfies Record<string, Niche>
