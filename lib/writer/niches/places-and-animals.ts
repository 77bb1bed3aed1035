import type { Niche } from '@/lib/writer/niche'
import { phrases } from './phrases'

export const placesAndAnimals = {
  travel: {
    id: 'travel',
    label: 'Travel',
    hashtags: {
      broad: phrases('travel|traveltok|wanderlust'),
      niche: phrases('traveltips|travelguide|travelvlog|budgettravel|solotravel'),
      specific: phrases('hiddengems|travelitinerary|weekendgetaway|travelhacks|thingstodo|packingtips'),
      audience: phrases('solotraveler|digitalnomads|femaletraveler|familytravel'),
    },
    people: phrases(
      'first-time visitors|solo travellers|people on a budget|overpackers|people with only a weekend',
    ),
    objects: phrases(
      'the view nobody photographs|the ticket in your hand|the packed bag|the street food stall|the wrong turn|the window seat',
    ),
    mistakes: phrases(
      'packing for every weather|planning every hour|eating next to the landmark|booking the first result|staying in the famous part only|leaving no room for rest',
    ),
    wins: phrases(
      'come home without needing a holiday|see more with less rush|spend less and remember more|find the places locals go|travel with one bag',
    ),
    moments: phrases(
      'on the first morning|at the airport|on a rainy day|when the plan falls through|on the last evening',
    ),
    steps: phrases(
      'pick what you really want to see|check how you get around|leave a free day|walk without a map|ask somebody who lives there',
    ),
    pains: phrases(
      'you come back more tired than you left|every list shows the same places|prices scare you off|you never know what to pack',
    ),
  },
  outdoors: {
    id: 'outdoors',
    label: 'Outdoors',
    hashtags: {
      broad: phrases('outdoors|nature|adventure'),
      niche: phrases('hiking|camping|outdoortok|naturelovers|getoutside'),
      specific: phrases('hikingtips|campinghacks|dayhike|outdooradventure|beginnerhiker|campcooking'),
      audience: phrases('hikersoftiktok|outdoorwomen|weekendadventurer|campers'),
    },
    people: phrases(
      'beginners|weekend adventurers|people with desk jobs|families with small children|people who hate the cold',
    ),
    objects: phrases(
      'the gear on the floor|the first step out of the car|the mud on your shoes|the view at the end|the mistake halfway|the thermos',
    ),
    mistakes: phrases(
      'bringing gear you never tested|starting too late in the day|trusting the forecast alone|packing too much|going too hard too early|skipping the boring safety part',
    ),
    wins: phrases(
      'come home happy instead of wrecked|get outside more often|pack light|feel ready when the weather turns|enjoy the quiet part',
    ),
    moments: phrases(
      'before sunrise|on a wet weekend|on a weekday evening|at the halfway point|the night before',
    ),
    steps: phrases(
      'check the weather|tell somebody where you are going|pack the night before|start slow|turn back when it feels wrong',
    ),
    pains: phrases(
      'you don’t know where to start|your gear is always wrong|you live far from the mountains|your friends always cancel',
    ),
  },
  dogs: {
    id: 'dogs',
    label: 'Dogs',
    hashtags: {
      broad: phrases('dogs|dogsoftiktok|puppy'),
      niche: phrases('dogtraining|doglover|doglife|puppytraining|dogtips'),
      specific: phrases('dogtrainingtips|puppytips|rescuedog|dogbehavior|dogmomlife|dogsofinstagram'),
      audience: phrases('dogmom|newpuppy|dogowners|dogdad'),
    },
    people: phrases(
      'dog owners|new puppy owners|people with a stubborn dog|first-time adopters|people who walk in the rain',
    ),
    objects: phrases(
      'the head tilt|the lead by the door|the guilty face|the empty treat bag|the paws up close|the chewed shoe',
    ),
    mistakes: phrases(
      'repeating the command over and over|rewarding too late|skipping the boring practice|comparing your dog with the neighbour’s|training when you are annoyed|letting everyone use another word',
    ),
    wins: phrases(
      'enjoy the walk again|get a calm hello at the door|understand what your dog is telling you|keep it fun for both of you|leave the house without drama',
    ),
    moments: phrases(
      'before breakfast|on a rainy walk|when the doorbell rings|at the park|in the first week at home',
    ),
    steps: phrases(
      'start somewhere quiet|keep it short|reward the moment it happens|end while it is going well|try it somewhere new',
    ),
    pains: phrases(
      'your dog only listens at home|walks feel like tug of war|the sofa is losing the fight|everyone gives you different advice',
    ),
  },
  cats: {
    id: 'cats',
    label: 'Cats',
    hashtags: {
      broad: phrases('cats|catsoftiktok|kitten'),
      niche: phrases('catlover|catlife|funnycats|catcare|catbehavior'),
      specific: phrases('cattips|catmomlife|rescuecat|indoorcat|kittenlife|catsofinstagram'),
      audience: phrases('catmom|catdad|newcatowner|catparents'),
    },
    people: phrases(
      'cat owners|new cat parents|people ruled by a cat|dog people with a cat|first-time adopters',
    ),
    objects: phrases(
      'the slow blink|the box instead of the toy|the judging look|the paw on the keyboard|the empty bowl act|the zoomies at night',
    ),
    mistakes: phrases(
      'reading it like a dog|forcing a cuddle|changing everything at once|buying toys and hiding the boxes|laughing at the warning signs|moving the litter box without notice',
    ),
    wins: phrases(
      'understand what your cat wants|earn a slow blink|keep the sofa in one piece|get some sleep|make the vet day easier',
    ),
    moments: phrases(
      'at five in the morning|in the first week at home|when visitors come|on a work call|right after you sit down',
    ),
    steps: phrases(
      'let it come to you|watch the tail and ears|keep the routine steady|offer a box|play before dinner',
    ),
    pains: phrases(
      'your cat ignores you until you work|the expensive bed stays empty|you are woken before dawn|the cat likes your guests better',
    ),
  },
  pets: {
    id: 'pets',
    label: 'Pets and animals',
    hashtags: {
      broad: phrases('pets|animals|petsoftiktok'),
      niche: phrases('petcare|petlover|petlife|animallover|pettips'),
      specific: phrases('smallpets|petcaretips|exoticpets|aquarium|petowner|adoptdontshop'),
      audience: phrases('petparents|newpetowner|animallovers|petowners'),
    },
    people: phrases('pet owners|first-time owners|families who want a pet|animal lovers|people who adopt'),
    objects: phrases(
      'the setup from above|the first meeting|the funny face|the feeding time rush|the hiding spot|the everyday routine',
    ),
    mistakes: phrases(
      'buying on impulse|getting the setup after the animal|trusting the shop alone|copying a cute video|changing too much at once|forgetting holidays',
    ),
    wins: phrases(
      'give it a better home|spot when something is off|enjoy the daily routine|build trust|know what to ask the vet',
    ),
    moments: phrases(
      'on day one at home|at feeding time|before a holiday|on a quiet evening|before you adopt',
    ),
    steps: phrases(
      'learn what it needs|set up the space first|give it time to settle|keep a steady routine|ask a vet when unsure',
    ),
    pains: phrases(
      'every guide says something else|it hides all day|you worry about doing it wrong|the costs surprise you',
    ),
  },
  cars: {
    id: 'cars',
    label: 'Cars and motorbikes',
    hashtags: {
      broad: phrases('cars|cartok|automotive'),
      niche: phrases('carsoftiktok|carcommunity|carcare|carguy|motorcycle'),
      specific: phrases('carmaintenance|cardetailing|carbuild|cartips|projectcar|firstcar'),
      audience: phrases('newdrivers|carenthusiast|cargirls|carguys'),
    },
    people: phrases(
      'new drivers|first-time buyers|weekend mechanics|people who only know where the fuel goes|car lovers on a budget',
    ),
    objects: phrases(
      'the cold start|the part in your hand|the dirty side next to the clean side|the dashboard light|the walk-around|the driver’s view',
    ),
    mistakes: phrases(
      'ignoring the small noise|buying with your heart only|skipping the boring service|trusting the seller’s story|using the wrong product on the paint|modifying before maintaining',
    ),
    wins: phrases(
      'know what that noise means|talk to the mechanic without fear|keep it running longer|make it look new|enjoy the drive',
    ),
    moments: phrases(
      'before a long drive|on a cold morning|at the dealership|on a Saturday in the garage|when a light comes on',
    ),
    steps: phrases(
      'look before you spend|check the simple things first|use the right tool|take a photo before you take it apart|go for a test drive',
    ),
    pains: phrases(
      'every visit to the garage costs more than you planned|a light comes on and you panic|you feel talked down to|your project car never moves',
    ),
  },
  sports: {
    id: 'sports',
    label: 'Sports',
    hashtags: {
      broad: phrases('sports|athlete|training'),
      niche: phrases('sportstok|athletelife|sportstraining|gameday|coaching'),
      specific: phrases('trainingtips|skillwork|matchday|drills|sportsmotivation|youthsports'),
      audience: phrases('youngathletes|coaches|sportsparents|sportsfans'),
    },
    people: phrases('beginners|weekend players|coaches|sports parents|fans'),
    objects: phrases(
      'the warm-up|your worn-out gear|the miss in slow motion|the scoreboard|the empty field or court|the team before it starts',
    ),
    mistakes: phrases(
      'practising only your strong side|skipping the basics|playing angry|copying the pros too early|ignoring rest|blaming the gear',
    ),
    wins: phrases(
      'stay calm under pressure|get the basics to feel automatic|enjoy the game again|recover from a bad day|see the play earlier',
    ),
    moments: phrases(
      'before the game|after a loss|in the off-season|at the last training of the week|in the final minutes',
    ),
    steps: phrases(
      'warm up properly|drill one thing|slow it down|play it under pressure|talk about it afterwards',
    ),
    pains: phrases(
      'you choke when it counts|you stopped improving|practice feels boring|you are the new one on the team',
    ),
  },
} as const satisfies Record<string, Niche>
