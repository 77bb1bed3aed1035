import type { Niche } from '@/lib/writer/niche'
import { phrases } from './phrases'

export const food = {
  baking: {
    id: 'baking',
    label: 'Baking',
    hashtags: {
      broad: phrases('baking|homemade|dessert'),
      niche: phrases('homebaking|bakingtiktok|bakingfromscratch|bakersofinstagram|breadtok'),
      specific: phrases('bakingtips|bakewithme|sourdoughbread|cakedecorating|easybaking|bakingtherapy'),
      audience: phrases('homebaker|beginnerbaker|smallbakery|bakersgonnabake'),
    },
    people: phrases(
      'home bakers|first-time bakers|people with a small oven|weekend bakers|people scared of yeast',
    ),
    objects: phrases(
      'your floured hands|the dough or batter up close|the first slice|the oven window|the crumb|the messy worktop',
    ),
    mistakes: phrases(
      'opening the oven too early|measuring everything by eye|rushing the resting time|trusting the timer more than your eyes|using cold ingredients straight from the fridge|skipping the preheat|slicing it while it is still hot',
    ),
    wins: phrases(
      'get it right on a weeknight|stop guessing when it is done|get a bake you want to photograph|bake without a stand mixer|rescue a bake that looks ruined|bake from memory',
    ),
    moments: phrases(
      'on a slow Sunday morning|on a rainy afternoon|when the oven is already warm|after the kids are in bed|when friends announce themselves at short notice',
    ),
    steps: phrases(
      'weigh the ingredients|let the oven heat properly|mix until it just comes together|give it the rest it needs|watch the colour, not the clock|let it cool before you cut it',
    ),
    pains: phrases(
      'your bakes come out dense|the middle stays raw|yours never looks like the picture|you are scared of wasting ingredients|the recipe assumes you own every gadget',
    ),
  },
  cooking: {
    id: 'cooking',
    label: 'Cooking',
    hashtags: {
      broad: phrases('food|cooking|foodtok'),
      niche: phrases('homecooking|easyrecipes|recipeoftheday|foodie|cookingtiktok'),
      specific: phrases('easydinner|dinnerideas|weeknightdinner|cookwithme|quickrecipes|whatsfordinner'),
      audience: phrases('homecooks|beginnercook|busymoms|studentmeals'),
    },
    people: phrases(
      'home cooks|people who hate cooking|tired parents|people who cook for one|students with a tiny kitchen',
    ),
    objects: phrases(
      'the pan mid-sizzle|the first bite|the chopping board|the steam when the lid comes off|the finished plate|the ingredients lined up',
    ),
    mistakes: phrases(
      'crowding the pan|seasoning only at the end|cooking everything on high heat|following the recipe without tasting|using a pan that is not hot yet|throwing away the leftovers|reading the recipe halfway through',
    ),
    wins: phrases(
      'get dinner on the table without stress|cook without a recipe|make leftovers worth eating|use what is already in the fridge|get flavour without fancy ingredients|skip the takeaway',
    ),
    moments: phrases(
      'on a Tuesday night|when the fridge looks empty|after a long shift|when guests turn up hungry|on a lazy weekend',
    ),
    steps: phrases(
      'read the recipe to the end|prepare everything first|heat the pan properly|season in layers|taste before you serve|save what is left',
    ),
    pains: phrases(
      'everything tastes bland|you run out of ideas by Wednesday|you end up ordering in again|cooking takes your whole evening|the kitchen looks like a crime scene',
    ),
  },
  'meal-prep': {
    id: 'meal-prep',
    label: 'Meal prep and healthy eating',
    hashtags: {
      broad: phrases('mealprep|healthyfood|healthyeating'),
      niche: phrases('mealprepideas|healthyrecipes|mealplanning|mealprepsunday|plantbased'),
      specific: phrases(
        'easymealprep|budgetmeals|lunchideas|highprotein|mealprepforbeginners|whatieatinaday',
      ),
      audience: phrases('busypeople|studentmeals|beginnermealprep|worklunch'),
    },
    people: phrases(
      'busy people|people who eat at their desk|students on a budget|people bored of salad|beginners with one good pan',
    ),
    objects: phrases(
      'the stacked containers|the shopping list|the open fridge|the chopping board full of colour|one finished lunch box|the receipt',
    ),
    mistakes: phrases(
      'prepping the same meal for the whole week|skipping the seasoning|shopping without a list|cutting out everything you enjoy|packing it while it is still hot|copying a plan made for somebody else’s life',
    ),
    wins: phrases(
      'open the fridge and have lunch ready|eat well without thinking about it|spend less on takeaway|stop throwing food away|look forward to your own leftovers',
    ),
    moments: phrases(
      'on a Sunday afternoon|before a packed week|in your lunch break|when payday is far away|after the weekly shop',
    ),
    steps: phrases(
      'look at what you already have|pick a base you never get tired of|cook in batches|keep the sauce separate|label what goes in the freezer',
    ),
    pains: phrases(
      'your meals taste sad by Wednesday|healthy food feels expensive|you get bored of the same box|you have no time to cook|you buy vegetables and watch them die',
    ),
  },
  drinks: {
    id: 'drinks',
    label: 'Coffee and drinks',
    hashtags: {
      broad: phrases('coffee|drinks|coffeetok'),
      niche: phrases('homecafe|coffeelover|barista|mixology|coffeetime'),
      specific: phrases('coffeeathome|icedcoffee|latteart|easycocktails|mocktails|coffeerecipe'),
      audience: phrases('homebarista|coffeeaddict|baristalife|coffeelovers'),
    },
    people: phrases(
      'home baristas|people who skip the queue|beginners with basic gear|people who host|curious drinkers',
    ),
    objects: phrases(
      'the first pour|the ice going in|the swirl in the glass|the tools on the counter|the last sip|the foam up close',
    ),
    mistakes: phrases(
      'blaming the machine first|using old ingredients|rushing the pour|ignoring the water|adding sugar before tasting|buying gear you never clean',
    ),
    wins: phrases(
      'make it taste like your favourite place|skip the queue|serve something people ask about|get it right without expensive gear|taste the difference yourself',
    ),
    moments: phrases(
      'before the house wakes up|on a slow afternoon|when friends come over|on a Friday night|on the first warm day',
    ),
    steps: phrases(
      'start with fresh ingredients|measure once|warm or chill the glass|pour slowly|taste and adjust',
    ),
    pains: phrases(
      'yours tastes bitter|you spend too much at the counter|your gear collects dust|you always order the same thing',
    ),
  },
} as const satisfies Record<string, Niche>
