import type { Niche } from '@/lib/writer/niche'
import { phrases } from './phrases'

export const techAndPlay = {
  tech: {
    id: 'tech',
    label: 'Tech and gadgets',
    hashtags: {
      broad: phrases('tech|technology|gadgets'),
      niche: phrases('techtok|techtips|techreview|desksetup|smarthome'),
      specific: phrases('techhacks|phonetips|gadgetreview|setuptour|pcbuild|techexplained'),
      audience: phrases('techlovers|nontechies|students|remoteworkers'),
    },
    people: phrases(
      'people who skip the manual|non-technical people|gadget lovers|people with old devices|people about to upgrade',
    ),
    objects: phrases(
      'the screen up close|the box opening|the cable mess|the setting nobody opens|the device in your hand|the setup from above',
    ),
    mistakes: phrases(
      'upgrading before you need it|ignoring the settings|buying for the spec sheet|using one password for everything|skipping the backup|keeping what you never use plugged in',
    ),
    wins: phrases(
      'get more out of what you own|know what to buy and what to skip|fix it without calling anyone|make it faster|set it up once and forget it',
    ),
    moments: phrases(
      'before you upgrade|on day one with it|when it slows down|before a long trip|when something stops working',
    ),
    steps: phrases(
      'open the settings|turn off what you don’t need|test it for a week|back it up|compare it with what you had',
    ),
    pains: phrases(
      'it slows down for no reason|you don’t understand the settings|reviews all sound the same|you paid for things you never use',
    ),
  },
  coding: {
    id: 'coding',
    label: 'Coding',
    hashtags: {
      broad: phrases('coding|programming|tech'),
      niche: phrases('codetok|learntocode|webdevelopment|softwareengineer|developer'),
      specific: phrases('codingtips|codingforbeginners|dayinthelife|webdev|buildinpublic|debugging'),
      audience: phrases('juniordeveloper|selftaughtdeveloper|codenewbie|womenintech'),
    },
    people: phrases(
      'self-taught developers|beginners|junior developers|people changing careers|developers stuck in tutorials',
    ),
    objects: phrases(
      'the error message|your editor with one line highlighted|the whiteboard sketch|the first working version|your late-night desk|the before and after of one function',
    ),
    mistakes: phrases(
      'watching one more tutorial|copying code you can’t explain|learning everything at once|skipping the error message|leaving every project unfinished|comparing yourself with seniors',
    ),
    wins: phrases(
      'build something you can show|read an error without panic|understand what you copied|finish a small project|explain it to a beginner',
    ),
    moments: phrases(
      'on your first project|before an interview|late at night with one bug left|when nothing compiles|after the tutorial ends',
    ),
    steps: phrases(
      'pick something small to build|write down what it should do|get the ugly version working|read the error out loud|clean it up|show it to somebody',
    ),
    pains: phrases(
      'you forget everything after the tutorial|you don’t know what to build|one bug eats your evening|everyone seems smarter',
    ),
  },
  ai: {
    id: 'ai',
    label: 'AI',
    hashtags: {
      broad: phrases('ai|artificialintelligence|tech'),
      niche: phrases('aitools|chatgpt|aitok|generativeai|automation'),
      specific: phrases('chatgpttips|promptengineering|aiforbeginners|aiworkflow|aiforbusiness|aiexplained'),
      audience: phrases('aibeginners|smallbusinessowners|students|creators'),
    },
    people: phrases(
      'beginners|sceptics|people drowning in busywork|small teams|people who tried it once and gave up',
    ),
    objects: phrases(
      'the prompt on screen|the first bad answer|the before and after|the task you hate most|your screen with private parts covered|the edit you made by hand',
    ),
    mistakes: phrases(
      'trusting the first answer|asking for everything in one go|giving it no context|pasting private data|publishing without reading|collecting tools instead of using one',
    ),
    wins: phrases(
      'hand over the boring part|get answers you can use|keep your own voice|know when not to use it|explain it to your parents',
    ),
    moments: phrases(
      'on a task you keep putting off|before a big deadline|when the answer sounds too smooth|in a normal working week|when your boss asks about it',
    ),
    steps: phrases(
      'choose one task|say who it is for|give an example of good|check every claim|edit it until it sounds like you',
    ),
    pains: phrases(
      'every answer sounds the same|there is a new tool every day|you don’t know what is safe to share|it takes longer than doing it yourself',
    ),
  },
  gaming: {
    id: 'gaming',
    label: 'Gaming',
    hashtags: {
      broad: phrases('gaming|gamer|games'),
      niche: phrases('gamingtok|gamingcommunity|videogames|gameplay|streamer'),
      specific: phrases('gamingtips|cozygames|gamingsetup|indiegames|letsplay|gamingmoments'),
      audience: phrases('gamersoftiktok|newplayers|smallstreamer|girlgamer'),
    },
    people: phrases(
      'new players|casual players|players stuck on the same level|small streamers|people with one hour a night',
    ),
    objects: phrases(
      'the clip right before it goes wrong|your hands on the controls|the scoreboard|your face in the last seconds|the menu nobody opens|the setup in the dark',
    ),
    mistakes: phrases(
      'skipping the tutorial|copying a pro build|playing angry|ignoring the settings|rushing the main story|saving the good items forever',
    ),
    wins: phrases(
      'win the round you always lose|enjoy it again|find what the game never tells you|play well in a short session|carry your team for once',
    ),
    moments: phrases('after work|on a losing streak|at two in the morning|on launch day|in the last round'),
    steps: phrases(
      'check the settings|learn one thing at a time|watch your own clip|stop before you tilt|try it with a friend',
    ),
    pains: phrases(
      'you are stuck on the same part|your team never listens|you have a library you never play|new updates confuse you',
    ),
  },
  music: {
    id: 'music',
    label: 'Music',
    hashtags: {
      broad: phrases('music|musician|newmusic'),
      niche: phrases('musictok|singersongwriter|indieartist|musicproducer|livemusic'),
      specific: phrases(
        'songwritingtips|originalmusic|coversong|musicproductiontips|studiosession|singingtips',
      ),
      audience: phrases('indieartists|bedroomproducer|singers|musiclovers'),
    },
    people: phrases(
      'bedroom producers|shy singers|independent artists|music lovers|beginners without training',
    ),
    objects: phrases(
      'the voice memo it started as|your hands on the instrument or desk|the headphones going on|the lyric sheet|the empty room before|the part that gives you chills',
    ),
    mistakes: phrases(
      'waiting for better gear|hiding the rough version|adding more instead of better|comparing your demo with a finished record|practising only what you can do|ignoring the first seconds',
    ),
    wins: phrases(
      'finish the song|hear yourself improve|perform without shaking|find your own sound|get people to listen to the end',
    ),
    moments: phrases(
      'late at night|before a show|in the car|when you have half an idea|the first time somebody sings along',
    ),
    steps: phrases(
      'catch the idea fast|loop the best part|record it badly|listen the next day|cut what gets in the way|play it for somebody',
    ),
    pains: phrases(
      'you have folders of unfinished ideas|you hate the sound of your own voice|nobody hears what you release|you run out of inspiration',
    ),
  },
  instruments: {
    id: 'instruments',
    label: 'Learning an instrument',
    hashtags: {
      broad: phrases('music|musician|learnmusic'),
      niche: phrases('guitartok|pianotok|musiclessons|guitarist|pianist'),
      specific: phrases(
        'practicewithme|beginnerguitar|pianoforbeginners|practiceroutine|musicpractice|learnguitar',
      ),
      audience: phrases('adultbeginner|selftaughtmusician|musicstudents|musicteachers'),
    },
    people: phrases(
      'adult beginners|self-taught players|kids who won’t practise|players stuck on the same songs|music teachers',
    ),
    objects: phrases(
      'your hands up close|the instrument in its stand|the sheet with your notes on it|the wrong note and your face|the slow version next to the fast one|the metronome',
    ),
    mistakes: phrases(
      'practising too fast|starting from the top every time|skipping the rhythm|playing only what you know|practising for hours once a week|holding too much tension',
    ),
    wins: phrases(
      'play a song from start to end|change without a pause|practise a little every day|play for somebody else|hear the difference after a week',
    ),
    moments: phrases(
      'before dinner|with tired fingers|in a flat with thin walls|the day before a lesson|when you want to quit',
    ),
    steps: phrases(
      'tune first|slow it down|repeat the hardest bar|add the rhythm|play it through once|stop while it is fun',
    ),
    pains: phrases(
      'your fingers won’t do what you want|practice feels like homework|you quit twice already|you only know the first half of every song',
    ),
  },
  dance: {
    id: 'dance',
    label: 'Dance',
    hashtags: {
      broad: phrases('dance|dancer|choreography'),
      niche: phrases('dancetok|dancecover|dancevideo|dancelife|dancechallenge'),
      specific: phrases('dancetutorial|dancepractice|beginnerdance|danceclass|learntodance|dancewithme'),
      audience: phrases('dancersoftiktok|beginnerdancer|danceteacher|dancemoms'),
    },
    people: phrases(
      'beginner dancers|people with two left feet|dancers without a studio|adult starters|dance teachers',
    ),
    objects: phrases(
      'your feet first|the mirror run-through|the fall you laughed at|the shoes by the door|the slow version|the last count',
    ),
    mistakes: phrases(
      'learning it at full speed|watching your feet|skipping the warm-up|dancing small|practising only the part you like|forgetting to breathe',
    ),
    wins: phrases(
      'remember the whole routine|look relaxed while you do it|dance in front of people|hit the music|learn a routine faster',
    ),
    moments: phrases(
      'in the kitchen|before class|in front of a mirror|when the song comes on|after a long break',
    ),
    steps: phrases(
      'listen before you move|learn it in small parts|count out loud|film yourself|add the attitude last',
    ),
    pains: phrases(
      'you forget the steps as soon as the music starts|you feel stiff|you are always half a beat late|you only dance when nobody is looking',
    ),
  },
  photography: {
    id: 'photography',
    label: 'Photography',
    hashtags: {
      broad: phrases('photography|photo|photographer'),
      niche: phrases('phototips|photographytips|portraitphotography|streetphotography|photographersoftiktok'),
      specific: phrases(
        'photographyforbeginners|mobilephotography|goldenhour|photoediting|behindthelens|posingtips',
      ),
      audience: phrases('beginnerphotographer|hobbyphotographer|weddingphotographer|photographylovers'),
    },
    people: phrases(
      'beginners|people who only use their phone|hobby photographers|people who hate being photographed|photographers stuck on auto',
    ),
    objects: phrases(
      'the shot next to how you took it|the light on the wall|the contact sheet|your hands on the camera or phone|the edit slider|the frame you almost deleted',
    ),
    mistakes: phrases(
      'standing too far away|shooting everything from eye level|fixing it later in the edit|ignoring the background|buying another lens|stopping after the first frame',
    ),
    wins: phrases(
      'see the light before you shoot|take a photo you want to print|make people relax in front of the lens|edit less|tell a story in a single frame',
    ),
    moments: phrases(
      'at golden hour|on a grey day|at the kitchen table|when the light is terrible|on the way home',
    ),
    steps: phrases(
      'find the light|clean the lens|check the edges of the frame|move closer|take one more|choose only the best',
    ),
    pains: phrases(
      'your photos look flat|your camera stays in its bag|everyone blinks|you have thousands and like none',
    ),
  },
  video: {
    id: 'video',
    label: 'Video and content creation',
    hashtags: {
      broad: phrases('contentcreator|video|creator'),
      niche: phrases('videoediting|contentcreation|filmmaking|creatortips|videographer'),
      specific: phrases(
        'editingtips|filmwithme|smallyoutuber|contentcreatortips|phonefilmmaking|behindthescenes',
      ),
      audience: phrases('smallcreators|newcreators|ugccreators|youtubers'),
    },
    people: phrases(
      'small creators|people afraid of the camera|editors|people who film on their phone|creators about to quit',
    ),
    objects: phrases(
      'the setup behind the shot|the raw clip next to the edit|your notes|the timeline on screen|the take that went wrong|the empty chair',
    ),
    mistakes: phrases(
      'starting with a long greeting|waiting for better gear|recording without a plan|keeping every take|ignoring the sound|posting and running',
    ),
    wins: phrases(
      'get to the point faster|feel normal on camera|edit in half the time|keep people watching|make one recording last all week',
    ),
    moments: phrases(
      'before you press record|in the edit|when a post flops|on a batch-filming day|with no budget',
    ),
    steps: phrases(
      'write the first line|check sound and light|film the ending first|cut the pauses|watch it without sound|post it before you overthink it',
    ),
    pains: phrases(
      'you freeze when the camera is on|editing takes all night|nobody watches to the end|you run out of ideas',
    ),
  },
  art: {
    id: 'art',
    label: 'Art and drawing',
    hashtags: {
      broad: phrases('art|artist|drawing'),
      niche: phrases('arttok|artistsoftiktok|sketchbook|illustration|artprocess'),
      specific: phrases('drawwithme|arttips|drawingtips|digitalart|artforbeginners|sketchbooktour'),
      audience: phrases('beginnerartist|smallartist|artstudent|selftaughtartist'),
    },
    people: phrases(
      'beginner artists|self-taught artists|people who “can’t draw”|art students|artists in a slump',
    ),
    objects: phrases(
      'the blank page|the first line|the ugly stage|your stained hands|the old piece next to the new one|the detail nobody asked for',
    ),
    mistakes: phrases(
      'erasing every line|saving the good materials|chasing a style|skipping the rough sketch|comparing your page with a feed|finishing nothing',
    ),
    wins: phrases(
      'fill a page without fear|see your own progress|find what you like to make|finish the piece|enjoy the ugly stage',
    ),
    moments: phrases(
      'on a quiet evening|on the first page of a new sketchbook|in a creative slump|with cheap materials|in public',
    ),
    steps: phrases(
      'look longer than you draw|block in the big shapes|leave the details for last|step back|sign it and move on',
    ),
    pains: phrases(
      'the blank page scares you|your hands won’t draw what you see|you hate everything you make|you start and never finish',
    ),
  },
} as const satisfies Record<string, Niche>
