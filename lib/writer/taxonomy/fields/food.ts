import type { NicheEntry } from '../niche-entry'

export const food = {
  baking: [
    'Baking | 🍞 🥐 🧁 | baking homemade | bakinglove bakingtok bakersofinstagram instabake | bakers bakinglovers',
    'baking, home baking, baker, bakery, bake sale, home baker, bread, sourdough, sourdough bread, sourdough starter, banana bread, loaf, focaccia, baguette, brioche, bagel, croissant, pastry, cake, birthday cake, wedding cake, cupcake, cheesecake, cake decorating, cake decorator, cake shop, cookie, sugar cookie, brownie, muffin, macaron, scone, cinnamon roll, doughnut, donut, meringue, buttercream, fondant, shortbread, cookie box, pie crust, apple pie, pumpkin pie, pavlova, tiramisu, eclair, puff pastry, challah, rye bread, cake pop',
    'flour, dough, oven, yeast, pie, icing, frosting, batter, rolling pin, crumb, tart',
    'the flour on the worktop, the mixing bowl from above, the oven door as it opens, the tray as it comes out, the crumb up close, the first bite, the finished plate from above',
  ],
  cooking: [
    'Cooking | 🍳 🥘 🔪 | cooking homemade foodie | homecooking foodtok instafood foodstagram | homecooks foodlovers',
    'cooking, home cooking, home cook, recipe, family recipe, cookbook, chef, private chef, air fryer, slow cooker, crockpot, instant pot, weeknight dinner, dinner recipe, dinner idea, one-pot, pasta, pasta sauce, carbonara, lasagna, lasagne, risotto, ramen, noodles, curry, stew, soup, chili oil, taco, burrito, dumpling, pierogi, sushi, biryani, pho, kimchi, hummus, guacamole, steak, brisket, roast chicken, chicken thigh, fried rice, omelette, omelet, pancake, shakshuka, bbq, barbecue, charcuterie, salsa, leftovers, meatball, gnocchi, stir-fry, paella, adobo, jollof, jollof rice, gumbo, empanada, lunchbox, meal prep, meal prepping, meal plan, batch cooking, freezer meal, grocery haul, overnight oats, high protein meal, healthy recipe',
    'kitchen, dinner, lunch, breakfast, meal, pan, sauce, chicken, rice, salad, dish, spice, seasoning, grill',
    'the ingredients laid out, the chopping board from above, the steam over the pan, the spoon going in, the plate from above, the first bite',
  ],
  coffee: [
    'Coffee | ☕ 🤎 | coffee | coffeetime coffeelover coffeetok instacoffee coffeegram | coffeelovers',
    'coffee, espresso, latte, latte art, cappuccino, flat white, barista, coffee shop, coffee bean, coffee cart, coffee roaster, coffee machine, espresso machine, cold brew, pour over, iced coffee, roastery',
    'café, cafe, beans, grinder, brew, roast, cup, milk foam',
    'the pour, the cup from above, the steam, the foam up close, the first sip, the counter before opening, the empty cup',
  ],
  drinks: [
    'Cocktails, wine and beer | 🍸 🍷 🍋 | drinks | drinktok drinkstagram | drinklovers',
    'cocktail, mocktail, mixology, mixologist, bartender, bartending, cocktail bar, wine, natural wine, wine bar, winery, wine tasting, sommelier, craft beer, home brewing, homebrew, brewery, taproom, whisky, whiskey, gin, mezcal, tequila, kombucha, margarita, negroni, happy hour, pub quiz',
    'beer, bar, drink, shaker, glass, ice, lime, pub',
    'the bottle in the hand, the pour, the glass against the light, the first sip, the row of bottles, the toast',
  ],
  restaurant: [
    'Restaurants and cafés | 🍽️ 🍕 😋 | food foodie | eatlocal foodtok instafood foodstagram | foodies foodlovers',
    'restaurant, food truck, café, cafe, bistro, diner, pizzeria, taqueria, trattoria, brunch spot, brunch menu, tasting menu, supper club, catering, caterer, ice cream shop, gelato, gelateria, food stall, street food, food tour, food market, pop-up dinner, noodle bar, sushi bar, burger joint, deli, brunch, takeaway, food hall, lunch menu, dessert bar, pizza shop, pizza place',
    'menu, pizza, burger, kitchen, table, chef, waiter, waitress, dish, booking, dining',
    'the front door from outside, the pass with plates on it, the table from above, hands carrying a plate, the first bite, the room filling up, the board with the menu',
  ],
  vegan: [
    'Vegan and vegetarian | 🌱 🥑 🥦 | vegan plantbased | veganfood veganlife vegantok veganfoodshare vegangram | vegansofinstagram vegancommunity',
    'vegan, plant based, vegan recipe, vegan food, vegan dinner, vegan cheese, vegan cookie, vegan cake, vegan bakery, vegan restaurant, veganism, plant-based, plant-based meal, tofu, tempeh, seitan, vegetarian, meatless monday, veganuary',
    '',
    'the vegetables laid out, the chopping board from above, the pan from above, the plate up close, the first bite',
  ],
  tea: [
    'Tea | 🍵 🫖 | tea | tealover teatime teatok teagram | tealovers',
    'matcha, matcha latte, matcha bar, matcha whisk, bubble tea, boba, chai, tea shop, tea house, tea ceremony, loose leaf tea, herbal tea, green tea, afternoon tea',
    'tea, brew, leaves, cup',
    'the kettle, the pour, the cup from above, the steam, the first sip, the empty cup',
  ],
} as const satisfies Record<string, NicheEntry>
