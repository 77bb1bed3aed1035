import type { Field } from '../field'

export const food = {
  baking: {
    label: 'Baking',
    nouns:
      'baking, home baking, baker, bakery, bake sale, home baker, bread, sourdough, sourdough bread, sourdough starter, banana bread, loaf, focaccia, baguette, brioche, bagel, croissant, pastry, cake, birthday cake, wedding cake, cupcake, cheesecake, cake decorating, cake decorator, cake shop, cookie, sugar cookie, brownie, muffin, macaron, scone, cinnamon roll, doughnut, donut, meringue, buttercream, fondant, shortbread, cookie box, pie crust, apple pie, pumpkin pie, pavlova, tiramisu, eclair, puff pastry, challah, rye bread, cake pop',
    hints: 'flour, dough, oven, yeast, pie, icing, frosting, batter, rolling pin, crumb, tart',
    shots:
      'the flour on the worktop, the mixing bowl from above, the oven door as it opens, the tray as it comes out, the crumb up close, the first bite, the finished plate from above',
    broad: 'baking homemade',
    niche: 'bakinglove bakingtok bakersofinstagram instabake',
    audience: 'bakers bakinglovers',
    people: 'bakers, home bakers, people who love to bake',
    emoji: '🍞 🥐 🧁',
  },
  cooking: {
    label: 'Cooking',
    nouns:
      'cooking, home cooking, home cook, recipe, family recipe, cookbook, chef, private chef, air fryer, slow cooker, crockpot, instant pot, weeknight dinner, dinner recipe, dinner idea, one-pot, pasta, pasta sauce, carbonara, lasagna, lasagne, risotto, ramen, noodles, curry, stew, soup, chili oil, taco, burrito, dumpling, pierogi, sushi, biryani, pho, kimchi, hummus, guacamole, steak, brisket, roast chicken, chicken thigh, fried rice, omelette, omelet, pancake, shakshuka, bbq, barbecue, charcuterie, salsa, leftovers, meatball, gnocchi, stir-fry, paella, adobo, jollof, jollof rice, gumbo, empanada, lunchbox, meal prep, meal prepping, meal plan, batch cooking, freezer meal, grocery haul, overnight oats, high protein meal, healthy recipe',
    hints:
      'kitchen, dinner, lunch, breakfast, meal, pan, sauce, chicken, rice, salad, dish, spice, seasoning, grill',
    shots:
      'the ingredients laid out, the chopping board from above, the steam over the pan, the spoon going in, the plate from above, the first bite',
    broad: 'cooking homemade foodie',
    niche: 'homecooking foodtok instafood foodstagram',
    audience: 'homecooks foodlovers',
    people: 'home cooks, food lovers, hungry people',
    emoji: '🍳 🥘 🔪',
  },
  coffee: {
    label: 'Coffee',
    nouns:
      'coffee, espresso, latte, latte art, cappuccino, flat white, barista, coffee shop, coffee bean, coffee cart, coffee roaster, coffee machine, espresso machine, cold brew, pour over, iced coffee, roastery',
    hints: 'café, cafe, beans, grinder, brew, roast, cup, milk foam',
    shots:
      'the pour, the cup from above, the steam, the foam up close, the first sip, the counter before opening, the empty cup',
    broad: 'coffee',
    niche: 'coffeetime coffeelover coffeetok instacoffee coffeegram',
    audience: 'coffeelovers coffeeaddict',
    people: 'coffee lovers, coffee drinkers, regulars',
    emoji: '☕ 🤎',
  },
  drinks: {
    label: 'Cocktails, wine and beer',
    nouns:
      'cocktail, mocktail, mixology, mixologist, bartender, bartending, cocktail bar, wine, natural wine, wine bar, winery, wine tasting, sommelier, craft beer, home brewing, homebrew, brewery, taproom, whisky, whiskey, gin, mezcal, tequila, kombucha, margarita, negroni, happy hour, pub quiz',
    hints: 'beer, bar, drink, shaker, glass, ice, lime, pub',
    shots:
      'the bottle in the hand, the pour, the glass against the light, the first sip, the row of bottles, the toast',
    broad: 'drinks',
    niche: 'drinktok drinkstagram',
    audience: 'drinklovers',
    people: 'bartenders, regulars, guests',
    emoji: '🍸 🍷 🍋',
  },
  restaurant: {
    label: 'Restaurants and cafés',
    nouns:
      'restaurant, food truck, café, cafe, bistro, diner, pizzeria, taqueria, trattoria, brunch spot, brunch menu, tasting menu, supper club, catering, caterer, ice cream shop, gelato, gelateria, food stall, street food, food tour, food market, pop-up dinner, noodle bar, sushi bar, burger joint, deli, brunch, takeaway, food hall, lunch menu, dessert bar, pizza shop, pizza place',
    hints: 'menu, pizza, burger, kitchen, table, chef, waiter, waitress, dish, booking, dining',
    shots:
      'the front door from outside, the pass with plates on it, the table from above, hands carrying a plate, the first bite, the room filling up, the board with the menu',
    broad: 'food foodie',
    niche: 'eatlocal foodtok instafood foodstagram',
    audience: 'foodies foodlovers',
    people: 'guests, regulars, food lovers',
    emoji: '🍽️ 🍕 😋',
  },
  vegan: {
    label: 'Vegan and vegetarian',
    nouns:
      'vegan, plant based, vegan recipe, vegan food, vegan dinner, vegan cheese, vegan cookie, vegan cake, vegan bakery, vegan restaurant, veganism, plant-based, plant-based meal, tofu, tempeh, seitan, vegetarian, meatless monday, veganuary',
    shots:
      'the vegetables laid out, the chopping board from above, the pan from above, the plate up close, the first bite',
    broad: 'vegan plantbased',
    niche: 'veganfood veganlife vegantok veganfoodshare vegangram',
    audience: 'vegansofinstagram vegancommunity',
    people: 'vegans, plant-based eaters, people who eat less meat',
    emoji: '🌱 🥑 🥦',
  },
  tea: {
    label: 'Tea',
    nouns:
      'matcha, matcha latte, matcha bar, matcha whisk, bubble tea, boba, chai, tea shop, tea house, tea ceremony, loose leaf tea, herbal tea, green tea, afternoon tea',
    hints: 'tea, brew, leaves, cup',
    shots: 'the kettle, the pour, the cup from above, the steam, the first sip, the empty cup',
    broad: 'tea',
    niche: 'tealover teatime teatok teagram',
    audience: 'tealovers',
    people: 'tea drinkers, tea lovers, regulars',
    emoji: '🍵 🫖',
  },
} as const satisfies Record<string, Field>
