/** Singular nouns | their common hashtags, broadest first. An underscore represents a space. */
const fieldTable = `
sourdough bread loaf baguette focaccia|baking bread_baking homemade_bread bread_tok bakers_of_instagram
bakery baker|bakery baker_life baking baking_tok bakers_of_instagram
cake cupcake cookie brownie pastry dessert baking bake donut macaron|baking home_baking baking_tok bakers_of_instagram
coffee espresso latte barista|coffee coffee_lover coffee_time coffee_tok coffee_gram
tea matcha chai|tea tea_time tea_lover tea_tok
cocktail wine beer brewery mocktail bartender|drinks drink_tok bartender_life
recipe cooking cook dinner lunch breakfast soup pasta chef air_fryer meal_prep salmon|cooking home_cooking easy_recipes food_tok foodstagram
ramen noodle pizza taco tamale burger sushi dumpling curry restaurant food_truck street_food birria|foodie food_lover food_tok foodstagram
vegan vegetarian plant_based|vegan vegan_food vegan_recipes plant_based vegan_tok
bbq barbecue brisket grilling smoker|bbq grilling bbq_life bbq_tok
hot_sauce chutney pepper chilli|small_batch homemade food_tok
dog puppy dog_treat dog_grooming groomer labrador greyhound doodle bulldog shepherd poodle terrier|dogs dog_life dog_lovers dog_tok dogs_of_instagram
cat kitten|cats cat_life cat_lovers cat_tok cats_of_instagram
pet bird parrot hamster rabbit gecko reptile|pets pet_lovers pet_tok pets_of_instagram
horse pony equestrian|horses equestrian equestrian_life horse_tok
farm farming farmer cow dairy homestead hen|farming farm_life farmer country_life farm_tok
garden gardening allotment vegetable tomato|gardening garden_life grow_your_own garden_tok
houseplant plant monstera succulent fiddle_leaf_fig plant_shop|houseplants plant_lover plant_care plant_tok plants_of_instagram
flower florist bouquet floristry dahlia peony|flowers florist flower_lovers flower_tok
fitness workout gym exercise personal_trainer weight_loss|fitness workout gym_life gym_tok fitness_journey
lifting powerlifting deadlift bodybuilding strength protein|strength_training lifting gym_life gym_tok
running runner marathon 5k half_marathon|running runners running_community run_tok
yoga pilates stretching meditation|yoga yoga_practice wellness yoga_tok
bike bicycle cycling cyclist|cycling bike_life cycling_community bike_tok
climbing bouldering hiking hike camping backpacking tent trail|outdoors get_outside hiking nature_lovers
surfing surf sailing kayak kayaking fishing swimming|outdoors water_sports get_outside
football soccer basketball rugby cricket tennis golf|sports sports_tok game_day
chess board_game tabletop dungeon dice|board_games tabletop_games game_night
gaming video_game indie_game gamer console retro_console playstation xbox nintendo speedrun|gaming gamer gaming_community gaming_tok
minecraft|minecraft minecraft_community gaming gaming_tok
stream streaming streamer twitch|streamer live_stream gaming_community small_streamer
book reading novel reader bookshop library fantasy romantasy booktok book_review|books book_tok bookstagram book_recommendations book_lovers
writing writer author poetry poem|writing_community writers_of_instagram am_writing
movie film cinema|movies film_tok movie_night film_twitter
horror_movie horror horror_book|horror horror_fan scary horror_tok
anime manga cosplay|anime manga anime_tok anime_fan
photography photographer portrait camera film_camera golden_hour|photography photographer photo_tok portrait_photography
astrophotography astronomy telescope stargazing|astrophotography astronomy night_sky stargazing
music song musician vinyl band singer gig album rapper producer|music musician live_music indie_music music_tok
guitar piano drum violin ukulele|music musician music_practice music_tok
dance dancing dancer ballet|dance dancers dance_tok
painting watercolor watercolour drawing illustration artist art sketch|art artist art_process art_tok artists_on_instagram
pottery ceramic mug vase potter kiln|pottery ceramics handmade pottery_tok pottery_of_instagram
candle candle_making|candles handmade_candles candle_making small_batch candle_tok
soap bath_bomb|handmade_soap soap_making small_batch
crochet amigurumi|crochet crochet_addict handmade yarn_love crochet_tok
knitting knitted yarn sweater|knitting knitters_of_instagram yarn_lover yarn_tok
quilt quilting sewing embroidery|sewing handmade sewing_project sewing_tok
jewelry jewellery necklace earring bracelet bead|handmade_jewelry jewelry jewelry_making
leather leathercraft wallet|leathercraft leather_goods handmade
woodworking carpentry furniture wood desk|woodworking wood_shop handmade wood_tok
resin sticker stationery journaling calligraphy craft|crafts handmade stationery craft_tok
diy upcycling renovation home_renovation fixer_upper remodel|diy home_renovation home_improvement diy_tok
home_decor interior interior_design decor|home_decor interior_design home_inspo
candle_wax cleaning laundry organizing decluttering stain carpet declutter|cleaning cleaning_tips clean_tok home_hacks
restoring restoration repair repair_café lawnmower antique|restoration repair_dont_replace sustainable_living
plumber electrician plumbing builder roofer hvac trade welder|trades trades_life blue_collar trade_tok
nail manicure gel nail_art nail_tech acrylic gel_x|nails nail_art nail_tech nail_inspo nail_tok
makeup lipstick mascara eyeliner|makeup makeup_tutorial beauty makeup_tok
skincare serum sunscreen acne|skincare skincare_routine beauty skin_tok
hair haircut hairdresser barber hairstyle braid|hair hairstylist hair_inspo hair_tok
tattoo tattoo_artist flash_day fine_line|tattoo tattoo_artist tattoo_art tattoo_tok
fashion outfit dress plus_size|fashion style outfit_inspo fashion_tok
thrift thrifted thrifting vintage denim tee secondhand|vintage thrifted thrift_finds secondhand_fashion thrift_tok
wedding bride bridal wedding_photographer|wedding wedding_inspo bride_to_be wedding_tok
travel budget_travel solo_travel trip itinerary flight hostel backpack city_break|travel travel_tips wanderlust travel_tok travel_gram
van_life van campervan road_trip|van_life road_trip life_on_the_road
car brake mechanic motorcycle|cars car_repair mechanic car_tok
parent parenting toddler baby newborn pregnancy picky_eater|parenting parent_life family_life
mom mum motherhood|mom_life motherhood parenting mom_tok
dad fatherhood|dad_life fatherhood parenting dad_tok
school homework first_day_of_school kindergarten|school school_life back_to_school parenting
teacher classroom teaching tutor tutoring gcse|education teacher teacher_life teacher_tok
study student exam college university med_student degree flashcard|student study_tips study_motivation study_tok studygram
language japanese spanish korean french german|language_learning learn_languages polyglot study_tok
coding code programming programmer developer python javascript c++ dev git code_review|coding programming developer dev_community
ai chatgpt artificial_intelligence|ai artificial_intelligence ai_tools tech_tok
tech gadget laptop smartphone|tech gadgets tech_tok
graphic_design logo branding|graphic_design logo_design branding
productivity notion spreadsheet excel|productivity productivity_tips time_management
small_business etsy etsy_shop shop business order|small_business small_business_owner shop_small small_business_tok
marketing social_media copywriting|marketing social_media_marketing marketing_tips
money family_budget budgeting personal_finance finance debt saving|personal_finance money_tips budgeting financial_literacy money_tok
investing index_fund stock_market etf dividend|investing index_funds financial_freedom personal_finance
real_estate open_house real_estate_agent realtor estate_agent mortgage first_home|real_estate realtor home_buying first_time_home_buyer
career promotion coworker imposter_syndrome|career career_advice work_life career_tok
job interview layoff resume|job_search career_advice career_tok
nurse nursing icu_nurse|nurse nurse_life nursing nurse_tok
therapy therapist mental_health anxiety adhd burnout|mental_health mental_health_matters self_care
minimalism slow_living|slow_living simple_living
tarot tarot_reading crystal astrology witch|tarot astrology tarot_reader witch_tok
comedy joke stand_up prank roommate|comedy funny relatable
`

const tagsByWord = new Map<string, readonly string[]>()
for (const row of fieldTable.trim().split('\n')) {
  const [words = [], tags = []] = row
    .split('|')
    .map((list) => list.split(' ').map((entry) => entry.replaceAll('_', ' ')))
  for (const word of words) tagsByWord.set(word, tags)
}

/** Returns the hashtags for a lowercase noun or phrase, singular or plural; undefined if the table has none. */
export function findFieldTags(phrase: string): readonly string[] | undefined {
  return tagsByWord.get(phrase) ?? tagsByWord.get(toSingular(phrase))
}

/** Returns the singular of a plural phrase, by spelling alone: "ceramic mugs" becomes "ceramic mug". */
export function toSingular(phrase: string): string {
  if (!/\w{2}[^siu\W]s$/.test(phrase) || /(?:news|series|jeans|shorts|clothes|scrubs|(?:head|ear)phones)$/.test(phrase))
    return phrase
  if (/(?:ook|ov|rown|ood|oth|egg|\b[pt])ies$/.test(phrase)) return phrase.slice(0, -1)
  if (phrase.endsWith('ies')) return `${phrase.slice(0, -3)}y`
  if (/(?:shel|loa|lea|scar|cal|wol)ves$/.test(phrase)) return `${phrase.slice(0, -3)}f`
  return phrase.slice(0, /(?:ss|x|z|ch|sh|bus|nvas|lens|[mt]ato)es$/.test(phrase) ? -2 : -1)
}
