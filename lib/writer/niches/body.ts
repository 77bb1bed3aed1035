import type { Niche } from '@/lib/writer/niche'
import { phrases } from './phrases'

export const body = {
  fitness: {
    id: 'fitness',
    label: 'Fitness',
    hashtags: {
      broad: phrases('fitness|workout|gym'),
      niche: phrases('fitnesstips|gymtok|homeworkout|strengthtraining|fitnessjourney'),
      specific: phrases('beginnerworkout|gymtips|workoutroutine|noequipmentworkout|gymmotivation|formcheck'),
      audience: phrases('fitnessbeginner|gymbeginner|gymgirl|busyprofessionals'),
    },
    people: phrases(
      'beginners|people who train at home|people who hate the gym|busy people|lifters who feel stuck',
    ),
    objects: phrases(
      'the first set|your worn-out trainers|the corner where you train|the last rep|your training log|the moment before you start',
    ),
    mistakes: phrases(
      'changing the plan every week|going too hard on day one|skipping the warm-up|copying somebody else’s programme|training through bad form|waiting for motivation',
    ),
    wins: phrases(
      'look forward to training|see progress you can measure|train without a gym|keep going past the first month|feel strong in everyday life|finish a session without dreading it',
    ),
    moments: phrases(
      'before work|on a low-energy day|between meetings|when the gym is packed|on the first cold morning',
    ),
    steps: phrases(
      'pick a plan you can repeat|warm up|start lighter than you think|write down what you did|add a little next time|rest on purpose',
    ),
    pains: phrases(
      'you start over every Monday|you feel lost in the gym|you have no time to train|you stopped seeing progress|everyone else seems to know what they are doing',
    ),
  },
  running: {
    id: 'running',
    label: 'Running',
    hashtags: {
      broad: phrases('running|runner|fitness'),
      niche: phrases('runtok|runningcommunity|runnersofinstagram|trailrunning|marathontraining'),
      specific: phrases('runningtips|runwithme|beginnerrunner|easyrun|halfmarathontraining|racedayprep'),
      audience: phrases('newrunner|runnergirl|slowrunner|runclub'),
    },
    people: phrases(
      'new runners|slow runners|people who hated running at school|runners coming back from a break|people training for their first race',
    ),
    objects: phrases(
      'your laces going tight|your muddy shoes by the door|the empty road|your watch at the end|the first hill|the kit laid out the night before',
    ),
    mistakes: phrases(
      'running every run too fast|buying shoes for the colour|skipping rest days|adding distance too quickly|comparing your pace with strangers|eating something new on race day',
    ),
    wins: phrases(
      'run without stopping|enjoy the easy days|finish strong|get out of the door on bad days|run further without feeling wrecked',
    ),
    moments: phrases(
      'before sunrise|in the rain|on your rest day|after a bad night’s sleep|the evening before a long run',
    ),
    steps: phrases(
      'start slower than feels right|walk when you need to|keep the easy days easy|lay out your kit the night before|note how it felt',
    ),
    pains: phrases(
      'you are out of breath in minutes|your pace never changes|you keep skipping the early alarm|your legs feel like concrete',
    ),
  },
  yoga: {
    id: 'yoga',
    label: 'Yoga and Pilates',
    hashtags: {
      broad: phrases('yoga|pilates|movement'),
      niche: phrases('yogatok|yogapractice|yogaeverydamnday|pilatesworkout|stretching'),
      specific: phrases('morningyoga|yogaforbeginners|yogaathome|gentleyoga|pilatesathome|yogaflow'),
      audience: phrases('yogabeginner|yogateacher|yogis|pilatesgirl'),
    },
    people: phrases(
      'beginners|people who sit all day|people who think they are too stiff|teachers in training|people who practise at home',
    ),
    objects: phrases(
      'the mat rolling out|your hands on the floor|the corner you practise in|the wobble|the last breath of the session|bare feet on the mat',
    ),
    mistakes: phrases(
      'forcing the pose|holding your breath|comparing yourself with the person on the next mat|skipping the rest at the end|rushing through the easy part|buying props before you practise',
    ),
    wins: phrases(
      'feel looser by the end|hold it without shaking|practise at home without a teacher|leave the mat calmer|keep a practice going in a busy week',
    ),
    moments: phrases(
      'before breakfast|after a day at the desk|when your mind is loud|before bed|on a rest day',
    ),
    steps: phrases(
      'clear a little floor|slow the breath down|move to your edge and back off|use a cushion where it helps|finish lying still',
    ),
    pains: phrases(
      'you can’t touch your toes|your mind wanders the whole time|a full class feels too long|you feel clumsy on the mat',
    ),
  },
  beauty: {
    id: 'beauty',
    label: 'Beauty and make-up',
    hashtags: {
      broad: phrases('beauty|makeup|beautytok'),
      niche: phrases('makeuptutorial|makeuplover|beautytips|nailtok|makeupartist'),
      specific: phrases(
        'easymakeup|everydaymakeup|makeupforbeginners|naturalmakeup|nailinspo|getreadywithme',
      ),
      audience: phrases('makeupbeginner|beautylovers|maturebeauty|nailtech'),
    },
    people: phrases(
      'beginners|people with five minutes|people with sensitive eyes|beauty lovers on a budget|people who never learned it at home',
    ),
    objects: phrases(
      'one half done, one half bare|the product up close|your mirror in daylight|the bag of everyday products|the finished look|the brush or tool you always reach for',
    ),
    mistakes: phrases(
      'testing shades in bad light|layering too much at once|skipping the prep|copying a look made for another face|blaming your hands when it is the tool|keeping products long past their date',
    ),
    wins: phrases(
      'look like yourself on a good day|get ready faster|make it last until evening|use what you already own|find a look that suits you',
    ),
    moments: phrases(
      'before work|on the train|ten minutes before you leave|before a night out|on a no-effort day',
    ),
    steps: phrases(
      'prepare the surface|start with less than you think|blend or smooth the edges|check it in daylight|set it so it lasts',
    ),
    pains: phrases(
      'it looks great on everyone but you|it is gone by lunch|you own a drawer of things you never use|tutorials move too fast',
    ),
  },
  skincare: {
    id: 'skincare',
    label: 'Skincare',
    hashtags: {
      broad: phrases('skincare|skin|beauty'),
      niche: phrases('skincareroutine|skintok|skincaretips|selfcare|glowingskin'),
      specific: phrases(
        'simpleskincare|skincareforbeginners|nightroutine|morningskincare|sensitiveskin|skincareproducts',
      ),
      audience: phrases('skincarebeginner|skincarejunkie|acnecommunity|matureskin'),
    },
    people: phrases(
      'skincare beginners|people with sensitive skin|people overwhelmed by products|people on a budget|people who sleep in their make-up',
    ),
    objects: phrases(
      'the texture on the back of your hand|your bathroom shelf|the bottle turned to its label|your bare face in daylight|the empty bottle|the towel you pat dry with',
    ),
    mistakes: phrases(
      'starting several new products at once|switching after a few days|scrubbing harder when it looks worse|skipping sunscreen on cloudy days|buying whatever is in your feed|touching your face all day',
    ),
    wins: phrases(
      'keep a routine you don’t skip|know what each product is for|spend less on bottles you never finish|stop guessing at the shelf|enjoy the evening wind-down',
    ),
    moments: phrases('before bed|on a lazy Sunday|after the gym|when you travel|on a cold, dry day'),
    steps: phrases(
      'take the day off your face|add one new thing at a time|patch test first|give it time|wear sunscreen in the morning',
    ),
    pains: phrases(
      'your shelf is full and you still don’t know what works|every video says something else|your routine takes forever|you are afraid to try anything new',
    ),
  },
  hair: {
    id: 'hair',
    label: 'Hair',
    hashtags: {
      broad: phrases('hair|hairstyle|hairtok'),
      niche: phrases('haircare|hairtutorial|hairtips|healthyhair|hairtransformation'),
      specific: phrases('easyhairstyles|haircareroutine|curlyhair|naturalhair|heatlesscurls|washday'),
      audience: phrases('curlygirl|hairstylist|naturalhaircommunity|barberlife'),
    },
    people: phrases(
      'people with stubborn hair|people who can’t do a braid|busy people|people growing theirs out|stylists in training',
    ),
    objects: phrases(
      'the before shot|the back of the head|the first section|the comb going through|the bathroom mirror|the turn to the camera',
    ),
    mistakes: phrases(
      'brushing it the wrong way round|washing on autopilot|skipping heat protection|copying a cut made for other hair|using too much product|fighting the natural texture',
    ),
    wins: phrases(
      'have a good hair day twice in a row|get ready in less time|keep it healthy between appointments|work with your texture|leave the salon with what you asked for',
    ),
    moments: phrases('on wash day|before work|on day-two hair|in humid weather|the night before an event'),
    steps: phrases(
      'detangle gently|work in sections|use less product than you think|let it dry before you judge it|protect it overnight',
    ),
    pains: phrases(
      'it goes flat by noon|it frizzes the moment you step outside|you end up with a ponytail again|you dread wash day',
    ),
  },
} as const satisfies Record<string, Niche>
