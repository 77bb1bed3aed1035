import type { Niche } from '@/lib/writer/niche'
import { phrases } from './phrases'

export const peopleAndMind = {
  parenting: {
    id: 'parenting',
    label: 'Parenting',
    hashtags: {
      broad: phrases('parenting|momlife|family'),
      niche: phrases('momtok|parentingtips|dadlife|toddlermom|parentsoftiktok'),
      specific: phrases('toddlerlife|momhacks|newmom|gentleparenting|workingmom|kidsactivities'),
      audience: phrases('newparents|firsttimemom|dadsoftiktok|boymom'),
    },
    people: phrases(
      'tired parents|new parents|parents of toddlers|working parents|grandparents who help out',
    ),
    objects: phrases(
      'the toys on the floor|the cold coffee|the small shoes by the door|the face before the storm|the car seat|the quiet after bedtime',
    ),
    mistakes: phrases(
      'comparing your child with others|trying to win every argument|planning as if nobody gets ill|answering every sound at once|doing it all alone|reading one more parenting book at midnight',
    ),
    wins: phrases(
      'get out of the door on time|keep calm in the loud moments|make the evenings easier|laugh about it the same day|feel like a team',
    ),
    moments: phrases('at bedtime|in the supermarket queue|before school|on no sleep|on a rainy Saturday'),
    steps: phrases(
      'lower the bar|offer two choices|say it once and wait|keep a small routine|ask for help before you need it',
    ),
    pains: phrases(
      'bedtime takes all evening|everyone has advice|you haven’t finished a coffee in weeks|you feel guilty whatever you do',
    ),
  },
  education: {
    id: 'education',
    label: 'Education and study',
    hashtags: {
      broad: phrases('study|education|learning'),
      niche: phrases('studytok|studytips|studentlife|studymotivation|teachersoftiktok'),
      specific: phrases('studywithme|examtips|notetaking|collegetips|studyroutine|teacherlife'),
      audience: phrases('students|collegestudents|teachers|highschool'),
    },
    people: phrases(
      'students|teachers|last-minute learners|people going back to school|parents who help with homework',
    ),
    objects: phrases(
      'the open notebook|the highlighter graveyard|your desk at night|the question everyone gets wrong|the whiteboard|the stack of books',
    ),
    mistakes: phrases(
      'rereading instead of testing yourself|making pretty notes|starting the night before|studying with your phone next to you|skipping what you don’t understand|copying somebody else’s timetable',
    ),
    wins: phrases(
      'remember it in the exam|study less and keep more|understand it well enough to explain it|walk in calm|enjoy the subject again',
    ),
    moments: phrases(
      'the week before an exam|on a Sunday night|in the library|when your brain is full|on the first day of term',
    ),
    steps: phrases(
      'find out what will be asked|close the book and recall|explain it out loud|mark what you got wrong|sleep on it',
    ),
    pains: phrases(
      'you forget it the next day|you can’t start|the material never ends|you study all day and nothing sticks',
    ),
  },
  languages: {
    id: 'languages',
    label: 'Language learning',
    hashtags: {
      broad: phrases('languagelearning|language|learning'),
      niche: phrases('languagetok|polyglot|learnlanguages|studylanguages|vocabulary'),
      specific: phrases('languagetips|speakingpractice|learnenglish|learnspanish|grammartips|languagestudy'),
      audience: phrases('languagelearners|beginnerlearners|languageteacher|eslstudents'),
    },
    people: phrases('beginners|shy speakers|self-learners|expats|people who gave up after school'),
    objects: phrases(
      'the notebook with two columns|the phrase on a card|your mouth saying it slowly|the menu you had to order from|the message you misread|the app streak',
    ),
    mistakes: phrases(
      'memorising lists without context|waiting until you are ready to speak|translating every word|learning only from an app|fearing the accent|starting five courses',
    ),
    wins: phrases(
      'hold a short conversation|understand it at normal speed|order without switching to English|think in the language for a moment|make mistakes without blushing',
    ),
    moments: phrases(
      'on the way to work|before a trip|in the shower|when a native speaker answers fast|over dinner',
    ),
    steps: phrases(
      'learn phrases, not words|say it out loud|listen more than you read|use it the same day|write down what you needed and didn’t know',
    ),
    pains: phrases(
      'you understand but can’t speak|words vanish when you need them|grammar bores you|people answer you in English',
    ),
  },
  books: {
    id: 'books',
    label: 'Books and writing',
    hashtags: {
      broad: phrases('books|reading|booktok'),
      niche: phrases('bookstagram|bookrecommendations|booklover|writingcommunity|bookish'),
      specific: phrases('bookreview|currentlyreading|readingvlog|writingtips|amwriting|tbr'),
      audience: phrases('bookworm|readers|writers|indieauthors'),
    },
    people: phrases(
      'slow readers|people who stopped reading|book lovers|new writers|people with a huge unread pile',
    ),
    objects: phrases(
      'the stack next to your bed|the underlined sentence|the cover in good light|the page you stopped at|the notebook|the shelf with gaps',
    ),
    mistakes: phrases(
      'finishing what you don’t enjoy|reading what you think you should|judging it by the first chapter|buying faster than you read|editing while you write|waiting for inspiration',
    ),
    wins: phrases(
      'find your next favourite|read more without trying|finish the chapter|remember what you read|write on the days you don’t feel like it',
    ),
    moments: phrases('before bed|on the train|on a rainy Sunday|in a reading slump|between chapters'),
    steps: phrases(
      'pick what excites you|read the first page aloud|put the phone in another room|mark what moves you|tell somebody about it',
    ),
    pains: phrases(
      'you fall asleep after a page|you are in a slump|your unread pile judges you|you can’t decide what to start',
    ),
  },
  wellbeing: {
    id: 'wellbeing',
    label: 'Wellbeing',
    hashtags: {
      broad: phrases('selfcare|wellbeing|mindfulness'),
      niche: phrases('selfcaretips|mentalhealthmatters|selflove|innerpeace|mindset'),
      specific: phrases('journaling|gentlereminder|slowliving|dailyhabits|selfcareroutine|healthyboundaries'),
      audience: phrases('overthinkers|introverts|highlysensitive|selfcarecommunity'),
    },
    people: phrases(
      'overthinkers|people who never switch off|people who put everyone first|introverts|people having a heavy week',
    ),
    objects: phrases(
      'the cup in your hands|the page you wrote on|the view from your window|the phone switched off|your slow morning|the walk without headphones',
    ),
    mistakes: phrases(
      'turning it into another to-do list|waiting until you are exhausted|comparing your insides with other people’s outsides|saying yes out of guilt|pushing every feeling away|trying to fix it all at once',
    ),
    wins: phrases(
      'be kinder to yourself|find a quiet minute|say no without a speech|notice what helps you|end the day a little lighter',
    ),
    moments: phrases(
      'on a heavy day|before you reach for your phone|on a Sunday evening|in the middle of a loud week|when you can’t sleep',
    ),
    steps: phrases(
      'notice how you feel|write it down|make it smaller|talk to somebody you trust|rest without earning it',
    ),
    pains: phrases(
      'your head never goes quiet|you take care of everyone else first|you feel behind|rest makes you feel guilty',
    ),
  },
  comedy: {
    id: 'comedy',
    label: 'Comedy and entertainment',
    hashtags: {
      broad: phrases('funny|comedy|entertainment'),
      niche: phrases('comedytok|relatable|skit|filmtok|popculture'),
      specific: phrases('funnymoments|relatablehumor|sketchcomedy|standup|moviereview|storytime'),
      audience: phrases('comedyfans|movielovers|fandom|millennials'),
    },
    people: phrases(
      'fans|people who take it too seriously|people who quote everything|friends with the same humour|people who missed it',
    ),
    objects: phrases(
      'your face before the punchline|the pause|the prop that makes no sense|the reaction shot|the scene you can’t stop replaying|the group chat with names covered',
    ),
    mistakes: phrases(
      'explaining the joke|giving away the ending|stretching a short idea|copying the trend a week late|playing it too safe|starting with an introduction',
    ),
    wins: phrases(
      'get a laugh in the first seconds|make people send it to a friend|find the detail everybody knows|land the ending|make strangers argue in a good way',
    ),
    moments: phrases(
      'at family dinner|in the group chat|on a Monday|right before the credits|when nobody asked',
    ),
    steps: phrases('start in the middle|make it specific|cut it shorter|hold the pause|end on the surprise'),
    pains: phrases(
      'nobody in your life gets it|you laughed at the wrong moment|you have watched it too often|your friends are tired of hearing about it',
    ),
  },
  lifestyle: {
    id: 'lifestyle',
    label: 'Lifestyle and daily life',
    hashtags: {
      broad: phrases('lifestyle|dailylife|vlog'),
      niche: phrases('dailyvlog|lifestyleblogger|slowliving|dayinmylife|cozyvibes'),
      specific: phrases('dailyroutine|weeklyvlog|simpleliving|weekendvlog|everydaymoments|lifeupdate'),
      audience: phrases('twentysomethings|livingalone|collegegirl|thatgirl'),
    },
    people: phrases(
      'people in their own little world|homebodies|people starting over|people who live alone|people who love a slow day',
    ),
    objects: phrases(
      'the morning light|the messy bed|what is in your bag|the first coffee|the walk home|the unmade plans',
    ),
    mistakes: phrases(
      'showing only the pretty part|copying somebody else’s day|waiting for something big to happen|filling every minute|filming instead of living|apologising for a quiet day',
    ),
    wins: phrases(
      'enjoy an ordinary day|romanticise the small things|slow down without guilt|feel at home in your own life|keep a memory of the normal days',
    ),
    moments: phrases(
      'on a slow morning|on a random Tuesday|at the end of the month|when the plans fall through|on the way home',
    ),
    steps: phrases(
      'notice one small thing|put the phone away for an hour|say yes to the walk|make the bed|plan one thing to look forward to',
    ),
    pains: phrases(
      'the days blur together|everyone else seems to have a plan|you feel behind|weekends disappear',
    ),
  },
} as const satisfies Record<string, Niche>
