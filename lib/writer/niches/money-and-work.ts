import type { Niche } from '@/lib/writer/niche'
import { phrases } from './phrases'

export const moneyAndWork = {
  finance: {
    id: 'finance',
    label: 'Personal finance',
    hashtags: {
      broad: phrases('money|personalfinance|finance'),
      niche: phrases('moneytok|budgeting|savingmoney|financialliteracy|debtfreejourney'),
      specific: phrases('moneytips|budgetingtips|frugalliving|sidehustleideas|paycheckroutine|cashstuffing'),
      audience: phrases('moneybeginners|firstjob|youngadults|debtfreecommunity'),
    },
    people: phrases(
      'people living paycheck to paycheck|people who avoid their bank app|first-time earners|couples who share costs|people paying off debt',
    ),
    objects: phrases(
      'the receipt|the open bank app with the figures covered|the budget on paper|the jar or envelope|the unread letter|the empty basket at checkout',
    ),
    mistakes: phrases(
      'saving only what is left over|losing track of where it goes|copying a plan made for another income|hiding from the numbers|treating every payday like a reward|paying for things you forgot about',
    ),
    wins: phrases(
      'know where your money goes|sleep better before payday|say no without feeling broke|build a cushion|make the plan survive a bad month',
    ),
    moments: phrases(
      'on payday|at the end of the month|before you check out|when a surprise bill lands|on a Sunday evening with a cup of tea',
    ),
    steps: phrases(
      'write down what comes in and goes out|name one goal|pay yourself first|cancel what you forgot about|check in once a week',
    ),
    pains: phrases(
      'the month is longer than the money|you are scared to look|budgets last you a week|talking about money makes you sweat',
    ),
  },
  investing: {
    id: 'investing',
    label: 'Investing',
    hashtags: {
      broad: phrases('investing|finance|money'),
      niche: phrases('investingtips|stockmarket|investor|longterminvesting|financialeducation'),
      specific: phrases(
        'investingforbeginners|indexfunds|learntoinvest|dividendinvesting|portfolio|investingbasics',
      ),
      audience: phrases('beginnerinvestor|younginvestors|womenwhoinvest|longterminvestor'),
    },
    people: phrases(
      'beginners|people who think they started too late|cautious savers|people tired of hot tips|first-time investors',
    ),
    objects: phrases(
      'the chart with the noise covered|the notebook page|the app you check too often|a plain sketch of the idea|the question people send you|the calendar',
    ),
    mistakes: phrases(
      'chasing what is in the headlines|investing money you need soon|checking it every hour|buying what you can’t explain|copying a stranger’s moves|ignoring fees',
    ),
    wins: phrases(
      'understand what you own|stay calm when it drops|explain your plan in a sentence|start small without shame|ignore the noise',
    ),
    moments: phrases(
      'before your first purchase|on a red day|when a friend brags|at the end of the year|when you feel late',
    ),
    steps: phrases(
      'keep money for emergencies aside|write down why you want to start|learn the words first|read what it costs|decide before the market moves',
    ),
    pains: phrases(
      'the words sound like another language|you are afraid of losing it all|everyone seems to be ahead|you don’t know who to trust',
    ),
  },
  'real-estate': {
    id: 'real-estate',
    label: 'Real estate',
    hashtags: {
      broad: phrases('realestate|property|home'),
      niche: phrases('realestatetips|realestateinvesting|househunting|realtorlife|homebuying'),
      specific: phrases(
        'firsttimehomebuyer|rentalproperty|houseflipping|homebuyertips|realestatemarketing|openhouse',
      ),
      audience: phrases('realtors|firsttimebuyers|landlords|realestateagent'),
    },
    people: phrases(
      'first-time buyers|new agents|renters who want out|small landlords|people who only scroll listings',
    ),
    objects: phrases(
      'the front door|the listing photo next to the real room|the keys|the crack nobody mentions|the empty living room|the paperwork',
    ),
    mistakes: phrases(
      'falling for the staging|skipping the inspection|forgetting the running costs|judging a place by its listing photos|rushing because somebody else is interested|going to a viewing unprepared',
    ),
    wins: phrases(
      'walk into a viewing prepared|spot trouble early|ask the question that matters|understand the paperwork|make an offer you don’t regret',
    ),
    moments: phrases(
      'before a viewing|on the way home from an open house|when the offer is in|before you sign|on moving day',
    ),
    steps: phrases(
      'write down what you can’t live without|work out the full cost|visit at another time of day|ask what was repaired|read it all before you sign',
    ),
    pains: phrases(
      'every good place is gone in a day|the jargon makes your head spin|you feel rushed|you don’t know what you can afford',
    ),
  },
  business: {
    id: 'business',
    label: 'Small business',
    hashtags: {
      broad: phrases('smallbusiness|business|entrepreneur'),
      niche: phrases(
        'smallbusinessowner|smallbusinesstiktok|entrepreneurlife|shopsmall|supportsmallbusiness',
      ),
      specific: phrases(
        'smallbusinesstips|packingorders|behindthescenes|dayinmylife|etsyseller|businessbasics',
      ),
      audience: phrases('businessowners|etsysellers|freelancers|womeninbusiness'),
    },
    people: phrases(
      'small business owners|first-time founders|people who sell their own work|people with a day job and an idea|regular customers',
    ),
    objects: phrases(
      'the first order of the day|the packing table|the product in your hand|the messy back room|a handwritten thank-you note|the sign going up',
    ),
    mistakes: phrases(
      'pricing to be liked|talking about yourself instead of the customer|trying to sell to everyone|hiding the person behind it|waiting until it is perfect|copying the biggest competitor',
    ),
    wins: phrases(
      'get customers who come back|charge what it is worth|explain what you sell in a sentence|make the next sale feel less scary|turn a browser into a buyer',
    ),
    moments: phrases(
      'before you open|on a slow Tuesday|right after a launch|during the holiday rush|when a customer says no',
    ),
    steps: phrases(
      'name who it is for|show it in use|ask a real customer|make buying simple|follow up|say thank you',
    ),
    pains: phrases(
      'people like it but don’t buy|you do everything alone|you hate selling|sales come and go|you never know what to post',
    ),
  },
  marketing: {
    id: 'marketing',
    label: 'Marketing and social media',
    hashtags: {
      broad: phrases('marketing|socialmedia|digitalmarketing'),
      niche: phrases('marketingtips|contentmarketing|socialmediatips|personalbranding|socialmediamanager'),
      specific: phrases(
        'contentstrategy|copywritingtips|smallbusinessmarketing|contentideas|emailmarketing|brandstrategy',
      ),
      audience: phrases('marketers|businessowners|freelancers|socialmediamanagers'),
    },
    people: phrases(
      'small teams|freelancers|social media managers|founders who hate marketing|people posting into the void',
    ),
    objects: phrases(
      'the draft with its crossings-out|the before and after of one line|the calendar|your screen with the names covered|the comment that started it|the whiteboard',
    ),
    mistakes: phrases(
      'posting without knowing who it is for|chasing every new format|talking about features only|asking for the sale too soon|measuring what is easy to measure|sounding like everybody else',
    ),
    wins: phrases(
      'write copy that sounds like a person|reach people who care|know what to post next|make one idea last a week|explain the offer in a line',
    ),
    moments: phrases(
      'before you hit publish|on a Monday planning session|when the numbers dip|after a launch|when the client says “make it go viral”',
    ),
    steps: phrases(
      'name the reader|pick one message|write the ugly draft|cut it in half|ask for one thing|look at what people answered',
    ),
    pains: phrases(
      'you post and nothing happens|you run out of ideas|every expert says something else|your copy sounds like a brochure',
    ),
  },
  career: {
    id: 'career',
    label: 'Career and work',
    hashtags: {
      broad: phrases('career|work|job'),
      niche: phrases('careertips|careertok|jobsearch|worklife|careeradvice'),
      specific: phrases('jobinterviewtips|resumetips|dayinmylife|careerchange|corporatelife|interviewprep'),
      audience: phrases('jobseekers|newgrads|youngprofessionals|workingmoms'),
    },
    people: phrases(
      'job seekers|new graduates|people who dread Mondays|people changing careers|people new on the team',
    ),
    objects: phrases(
      'your desk at the start of the day|the outfit on the chair|the open notebook|the walk to work|your badge or uniform|the first coffee',
    ),
    mistakes: phrases(
      'applying for everything|underselling what you do every day|preparing answers but no questions|staying quiet in the meeting|taking every task|waiting to be noticed',
    ),
    wins: phrases(
      'walk in prepared|talk about your work without cringing|leave work at work|ask for what you want|show what the job is really like',
    ),
    moments: phrases(
      'the night before|on a Sunday evening|in your lunch break|after a hard shift|on your first day',
    ),
    steps: phrases(
      'write down what you want from it|collect proof of your work|practise saying it aloud|ask one good question|follow up politely',
    ),
    pains: phrases(
      'you never hear back|you feel like a fraud|every day drains you|nobody tells you how it really works',
    ),
  },
  productivity: {
    id: 'productivity',
    label: 'Productivity',
    hashtags: {
      broad: phrases('productivity|motivation|goals'),
      niche: phrases('productivitytips|timemanagement|planwithme|studytok|routines'),
      specific: phrases('morningroutine|timeblocking|focustips|notiontemplate|worksmarter|habittracker'),
      audience: phrases('busypeople|students|adhdcommunity|remoteworkers'),
    },
    people: phrases(
      'busy people|procrastinators|people with too many tabs open|people who work from home|list makers',
    ),
    objects: phrases(
      'the crossed-out list|your desk before you start|the timer|the phone face down in another room|the blank page|the full calendar',
    ),
    mistakes: phrases(
      'planning more than doing|filling every hour|switching apps instead of starting|saying yes by default|answering messages first|punishing yourself for a bad day',
    ),
    wins: phrases(
      'finish what matters|start without a fight|keep your evenings free|trust your own list|get back on track after a bad day',
    ),
    moments: phrases(
      'before you open your inbox|on a Sunday evening|in the afternoon slump|when everything feels urgent|the day after you fell off the plan',
    ),
    steps: phrases(
      'write it all down|choose the one that matters|make the first step tiny|remove one distraction|stop at a set time',
    ),
    pains: phrases(
      'your list only grows|you work all day and finish nothing|you start strong and stop by Thursday|your brain won’t sit still',
    ),
  },
} as const satisfies Record<string, Niche>
