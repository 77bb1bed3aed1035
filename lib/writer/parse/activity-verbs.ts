/**
 * What people do with a thing, by its head noun or a whole phrase, in the singular. `{}` stands for the noun with its
 * article, `{s}` for the noun without. The first match wins.
 */
export const activityVerbs: readonly (readonly [verb: string, nouns: string])[] = [
  [
    'bake {}',
    'bread, sourdough, cake, cupcake, cookie, brownie, pie, tart, pastry, croissant, macaron, muffin, scone, bagel, focaccia, baguette, brioche, donut, doughnut, cheesecake, cinnamon roll, loaf, shortbread, meringue, naan, challah, pretzel',
  ],
  [
    'cook {}',
    'chicken, steak, beef, pork, lamb, turkey, salmon, shrimp, fish, dinner, lunch, meal, rice, egg, tofu, food, cuisine, vegetable, dish, brisket, rib, curry, seafood, supper',
  ],
  [
    'make {}',
    'mac and cheese, pasta, ramen, sushi, soup, stew, salad, sauce, sandwich, burger, pizza, taco, burrito, dumpling, pierogi, coffee, espresso, latte, matcha, tea, cocktail, mocktail, smoothie, kombucha, kimchi, hummus, breakfast, brunch, snack, dessert, ice cream, juice, candle, soap, jewelry, jewellery, mug, bracelet, earring, wreath, sticker, music, beat, art, video, reel, short film, film, vlog, content, pottery, ceramic, cheese, jam, pickle, pancake, waffle, lasagna, risotto, carbonara, biryani, gnocchi, charcuterie board, charcuterie, guacamole, salsa, cover, craft, overnight oats, oats, candle holder, animation, meme, podcast episode',
  ],
  [
    'try {}',
    'recipe, diet, look, trend, hairstyle, haircut, product, serum, makeup look, lipstick, foundation, perfume, fragrance, mascara, hack, challenge, workout, exercise, street food, restaurant, cafe, nail polish, app',
  ],
  [
    'do {}',
    'spring cleaning, reset, skincare, makeup, yoga, pilates, cardio, hiit, crossfit, calisthenics, nail art, karate, judo, taekwondo, jiu jitsu, muay thai, homework, laundry, meal prep, food prep, improv, gymnastics, stand-up comedy, standup, kickboxing, squat, push-up, pull-up, plank, deadlift, photoshoot, research, choreography, diy, embroidery, cross stitch, calligraphy, origami, macrame, nail, eyeliner, skit, thrift flip, thrift haul, haul, closet clean-out, tattoo, prank, magic trick, data analysis, seo, copywriting, hand lettering, tarot',
  ],
  [
    'build {}',
    'routine, habit, muscle, brand, wardrobe, confidence, audience, portfolio, following, pc, gaming pc, website, app idea, personal brand, community, deck, shed, tiny house, house, credit, credit score, email list, strength, raised bed, home gym, setup, desk setup, capsule wardrobe, startup, robot, model kit, lego set, saas, savings, side hustle, table, coop, bookshelf, habit tracker, team',
  ],
  [
    'run {}',
    'giveaway, business, shop, store, boutique, bakery, cafe, café, restaurant, salon, agency, studio, company, channel, newsletter, podcast, marathon, half marathon, ultramarathon, 5k, 10k, food truck, farm, brand page, event, club, campaign, ad, stall, booth, franchise, nonprofit, barbershop, account, blog, gallery, spa, hotel, firm, practice, charity',
  ],
  [
    'plan {}',
    'activity, toddler activity, night, movie night, pizza night, karaoke night, trip, vacation, holiday, wedding, party, honeymoon, itinerary, road trip, getaway, birthday, event, proposal, elopement, anniversary, date night, date, meal plan, menu, dinner party, picnic, baby shower, bridal shower, bachelorette party, bachelorette, retreat, reunion, city break, cruise, weekend, summer, christmas, halloween, sunday, monday, saturday, weekend, movie night, game night, girls night, day of eating, room makeover, launch, product launch, renovation, remodel, budget travel, family travel, travel, adventure, safari, day, week, move, retirement, day out, graduation',
  ],
  [
    'use {}',
    'pattern, ai, ai tool, tool, software, chatgpt, notion, canva, excel, photoshop, lightroom, capcut, air fryer, slow cooker, instant pot, planner, bullet journal, template, retinol, sunscreen, camera, lens, drone, gadget, laptop, phone, iphone, ipad, smartwatch, cast iron, prompt, spreadsheet, calendar, credit card, microphone, sewing machine, 3d printer, cricut, keyboard shortcut, google ads, facebook ads, vpn, machine, equipment, technology, tech, essential oil, moisturizer, vitamin c, figma, password manager, chatbot, automation, plugin, printer, preset, procreate, gemini, claude, copilot, midjourney',
  ],
  [
    'wear {}',
    'outfit, dress, jeans, sneaker, shoe, boot, heel, suit, jacket, hoodie, clothes, clothing, streetwear, hijab, wig, sunglasses, jewelry trend, lipstick shade, workwear, hat, bag, skirt, t-shirt, fashion trend, leggings, coat, swimsuit, bikini',
  ],
  ['style {}', 'hair, curly hair, bang, curl, fashion, blazer, braid, shelf, bun'],
  [
    'grow {}',
    'tomato, plant, flower, herb, succulent, vegetable garden, seed, seedling, rose, pepper, houseplant, indoor plant, dahlia, microgreen, mushroom, monstera, orchid, pumpkin, potato plant, lettuce, strawberry, cactus, bonsai, beard',
  ],
  ['plant {}', 'garden, herb garden, balcony garden, tree, raised bed garden, wildflower'],
  ['save {}', 'money, water, energy'],
  ['pay off {}', 'debt, student loan, loan, student debt, mortgage'],
  ['keep to {}', 'budget, calorie deficit'],
  [
    'invest in {}',
    'real estate, stock, etf, crypto, cryptocurrency, index fund, bitcoin, gold, rental property, dividend stock, property, bond, nft, art piece, ethereum',
  ],
  [
    'read {}',
    'book, novel, romance novel, manga, poetry, fiction, thriller, comic, fantasy, literature, poem, fanfiction, memoir, romantasy, romance, short story',
  ],
  [
    'write {}',
    'business plan, letter, song, resume, résumé, cv, cover letter, essay, novel idea, script, poem, screenplay, vow, thesis, wedding speech, speech, blog post, email, best man speech, lyric, journal entry, copy',
  ],
  [
    'watch {}',
    'movie, anime, k-drama, kdrama, tv show, film, show, series, reality tv, netflix, horror movie, documentary, football match, sunset, sitcom, cartoon',
  ],
  [
    'listen to {}',
    'podcast recommendation, album, playlist, jazz, techno, k-pop, opera, classical music, audiobook, vinyl, concert, hip hop, song',
  ],
  [
    'play {}',
    'guitar, piano, chess, soccer, football, basketball, baseball, tennis, golf, volleyball, hockey, rugby, cricket, pickleball, padel, badminton, video game, game, board game, minecraft, roblox, fortnite, valorant, genshin impact, pokemon, ukulele, violin, drum, cello, flute, trumpet, saxophone, bass guitar, bass, dungeons and dragons, zelda, poker, sims, elden ring, stardew valley, animal crossing, cozy game, acoustic guitar, electric guitar, dart, instrument, lacrosse, netball, table tennis, call of duty, league of legends, harp, rpg, banjo, harmonica, handpan, fantasy football',
  ],
  [
    'take {}',
    'tour, lesson, class, course, guitar lesson, piano lesson, photo, selfie, portrait, headshot, driving lesson, driving test, cold plunge, exam, cold shower, bootcamp, vitamin, supplement, gap year, break, picture, nap, ice bath, polaroid, test, road test, train',
  ],
  [
    'look after {}',
    'cat, kitten, dog, puppy, hamster, rabbit, bunny, guinea pig, parrot, fish tank, aquarium, gecko, bearded dragon, horse, baby, newborn, toddler, twins, pet, tortoise, turtle, snake, betta fish, chicken, goat, golden retriever, labrador, french bulldog, corgi, dachshund, german shepherd, poodle, husky, chihuahua, border collie, rescue dog, rescue cat, axolotl, hedgehog, ferret, lawn, skin, reptile, budgie, bird, cattle, senior dog, senior cat, alpaca, teeth, backyard chicken, houseplant collection, pony, oily skin, dry skin, sensitive skin, goldendoodle, curly-haired dog, pug, bee, nail bed, acrylic nail, gel nail',
  ],
  [
    'raise {}',
    'kid, child, children, teenager, teen, family, backyard chickens, boy, girl, son, daughter, bilingual kid',
  ],
  [
    'deal with {}',
    "acne, anxiety, stress, burnout, insomnia, debt collector, picky eater, tantrum, breakup, grief, loneliness, eczema, rosacea, dark circle, wrinkle, procrastination, overthinking, weed, clutter, stain, jet lag, mom guilt, imposter syndrome, toxic boss, panic attack, depression, layoff, hair loss, dandruff, frizz, frizzy hair, allergy, back pain, period, inflation, rejection, customer, client, toxic workplace, separation anxiety, chronic pain, menopause, conflict, divorce, migraine, cramp, homesickness, burn-out, roommate, hyperpigmentation, blackhead, gym anxiety, social anxiety, postpartum, problem, pain, injury, illness, failure, pimple, writer's block, fear, pressure, change, rude customer",
  ],
  ['live with {}', 'adhd, autism, ocd, ptsd, pcos, chronic illness, diabetes, epilepsy, endometriosis'],
  [
    'decorate {}',
    'apartment, living room, bedroom, bathroom, kitchen, home, room, dorm room, nursery, home office, small apartment, studio apartment, christmas tree, office, balcony, playroom, dorm, house interior',
  ],
  [
    'choose {}',
    'birthday gift, present, home decor, decor, furniture, wedding dress, engagement ring, college, school, university, bridesmaid dress, rug, sofa, paint colour, paint color, name, baby name, font, wedding venue, venue, gift, running shoe, mattress, headphone, insurance, gear, gift idea, watch, major, keyboard, glasses, tattoo, bike, stroller, toy, wallpaper',
  ],
  [
    'buy {}',
    'first home, first car, used car, house, property tour, first house, electric car, condo, amazon find, car seat, ps5, xbox, playstation, gaming console, console',
  ],
  [
    'work on {}',
    'car, truck, productivity, fitness, mental health, mobility, flexibility, project, relationship, marriage, mindset, posture, style, self-care, self care, self-love, self love, time management, discipline, focus, golf swing, wellness, sleep, accent, vocabulary, pronunciation, grammar, social skill, balance, career, communication, body, technique, skill, classic car, diy project, wellbeing, communication skill, friendship, car build, organization, work-life balance, work life balance, patience, credit',
  ],
  ['look for {}', 'job, apartment, remote job, internship, first job, roommate'],
  [
    'prepare for {}',
    'job interview, interview, exam season, winter, final, finals, baby, race day, trip abroad, school year, labor, postpartum recovery, sat, ielts, toefl, jlpt, back to school',
  ],
  [
    'go to {}',
    'gym, beach, college, medical school, med school, law school, music festival, festival, therapy, open house, school, university, concert, flea market, thrift store, church, coffee shop, farmers market, museum, salon appointment, dentist, car meet, library, theme park, nursing school, disneyland, comic con, retreat center',
  ],
  ['lose {}', 'weight, belly fat, fat'],
  [
    'get {}',
    "tattoo, piercing, promotion, lash extension, haircut appointment, lip filler, sponsorship, brand deal, visa, braces, balayage, spray tan, massage, facial, puppy for the first time, glass skin, clear skin, nose job, mortgage, hair transplant, microblading, glow-up, glow up, scholarship, driver's license, better sleep, braid",
  ],
  [
    'ride {}',
    'horse, bike, motorcycle, motorbike, train, roller coaster, mountain bike, bicycle, skateboard, scooter, wave',
  ],
  ['drive {}', 'truck, tesla, sports car, ev, jeep, supercar, camper van, rv, manual car'],
  [
    'clean {}',
    'fridge, oven, pantry, carpet, garage, closet, house, makeup brush, car interior, shower, window, grout',
  ],
  [
    'learn {}',
    'guitar chord, stock market, english, spanish, french, german, italian, japanese, korean, chinese, mandarin, arabic, portuguese, russian, hindi, language, python, javascript, typescript, java, c++, c#, rust, kotlin, html, css, sql, react, sign language, asl, math, maths, history, science, chemistry, physics, biology, geography, astronomy, philosophy, psychology, music theory, self-defense, latin, turkish, polish, ukrainian, web design, graphic design, machine learning, coding language, data science, salsa, bachata, tango, ballet, chord, dance, programming language, cybersecurity, web development, app development, animation software, k-pop dance, dance cover, mythology, skill, data structure, algorithm, anatomy, slang, martial art, philosophy',
  ],
  [
    'practise {}',
    'meditation, mindfulness, gratitude, affirmation, self-discipline, breathwork, manifestation, public speaking, splits, handstand, scale, free throw, dribbling, vinyasa, yin yoga, yoga flow, spirituality, presentation, small talk, slow living, minimalism',
  ],
  [
    'collect {}',
    'vinyl record, pokemon card, trading card, sneaker collection, antique, coin, stamp, crystal, funko pop, lego, comic book, watch collection, labubu, photocard, antiques, action figure, warhammer, doll, plushie, stationery, miniature, sticker collection',
  ],
  [
    'visit {}',
    'island, museum exhibition, national park, waterfall, castle, theme park, country, city, hidden gem, theme park ride, christmas market, village',
  ],
  ['move into {}', 'new apartment, first apartment, new house, new home'],
  [
    'sell {}',
    'print on demand, digital product, course online, art print, t-shirt online, merch, merchandise, commission',
  ],
  ['grow on {}', 'tiktok, instagram, youtube, twitter, linkedin, pinterest, twitch, social media'],
  [
    'work in {}',
    'nursing, accounting, customer service, retail, hospitality, law, medicine, finance industry, corporate, hr, human resources, engineering, tech industry, construction, real estate sales, project management, catering, law enforcement, software development',
  ],
  ['follow {}', 'plan, training plan, workout plan, study plan, program'],
  ['explore {}', 'trail, hiking trail, city, neighborhood, neighbourhood'],
  ['set {}', 'goal, boundary, resolution'],
  ['avoid {}', 'scam, red flag, side effect'],
  ['live the {s}', 'life, lifestyle, dream'],
  ['share {}', 'photo dump, dump, everyday life, daily life'],
  ['navigate {}', 'motherhood, fatherhood, parenthood, adulthood'],
  ['book {}', 'dj, wedding dj, wedding band, photo booth'],
  ['bring home {}', 'new puppy, new kitten, rescue puppy'],
  ['tell {}', 'story, joke, dad joke, ghost story, scary story'],
  [
    'organise {}',
    'junk drawer, small closet, kitchen cabinet, pantry shelf, desk, bookshelf, kitchen drawer, photo library, toy storage',
  ],
  [
    'get through {}',
    'pregnancy, breakup, winter blues, monday, night shift, exam week, first trimester, morning sickness, postpartum period, bad day, semester, shift, workday',
  ],
]
