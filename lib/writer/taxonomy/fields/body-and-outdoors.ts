import type { NicheEntry } from '../niche-entry'

export const bodyAndOutdoors = {
  fitness: [
    'Fitness | 💪 🏋️ | fitness workout | gymtok fitnessmotivation fittok gymlife fitfam | gymgoers fitnesscommunity',
    'fitness, gym, gym bag, gym outfit, home gym, workout, home workout, leg day, push day, strength training, weightlifting, powerlifting, bodybuilding, personal trainer, personal training, fitness coach, deadlift, bench press, squat, kettlebell, dumbbell, barbell, hiit, crossfit, calisthenics, pull-up, pullup, push-up, pushup, glutes, spin class, hyrox, bootcamp class, pre-workout, preworkout, creatine, protein powder, weight loss, fat loss, progressive overload',
    'reps, sets, muscle, cardio, abs, bulk, cut, lifting, protein, plank, lbs, trainer, coach, boxing, steps',
    'the shoes being laced, the floor from above, the first rep, the hands up close, the breath afterwards, the water bottle',
  ],
  running: [
    'Running | 🏃 👟 | running runner | runtok runningcommunity instarunners runningmotivation | runners runnersofinstagram',
    'runner, running shoes, running club, run club, running coach, running plan, trail running, trail runner, trail run, marathon, half marathon, ultramarathon, couch to 5k, c25k, 5k run, 10k run, first 5k, first 10k, parkrun, long run, morning run, easy run, jogging, triathlon, marathon training',
    '5k, 10k, pace, race, run, running, miles, finish line, bib, treadmill',
    'the laces, the road ahead, the feet from the side, the watch, the breath afterwards, the shoes at the door',
  ],
  yoga: [
    'Yoga | 🧘 🌿 | yoga | yogatok yogainspiration yogapractice yogalife | yogis yogacommunity',
    'yoga, yoga flow, yoga class, yoga mat, yoga teacher, yoga instructor, yoga studio, yoga retreat, vinyasa, yin yoga, hot yoga, prenatal yoga, chair yoga, breathwork, sun salutation, handstand',
    'mat, flow, pose, stretch, retreat, studio, meditation, breath, flexibility',
    'the mat being unrolled, the bare feet, the hands at the start, one slow movement from the side, the breath, the room after everyone has left',
  ],
  cycling: [
    'Cycling | 🚴 🚲 | cycling bike | biketok cyclinglife bikelife instacycling | cyclists cyclingcommunity',
    'cycling, cyclist, bicycle, bike ride, road bike, gravel bike, mountain bike, mountain biking, mtb, e-bike, ebike, bike shop, bike mechanic, bike commute, bike packing, bikepacking, bike tour, cycle tour, cargo bike, bmx, fixed gear, peloton, zwift',
    'bike, saddle, helmet, gears, chain, tyre, tire, derailleur, climb, ride, pedal',
    'the wheel turning, the hands on the bars, the road ahead, the chain up close, the helmet going on, the bike against a wall at the end',
  ],
  sports: [
    'Sports | 🏆 🙌 | sports | sportstok sportslife gameday | sportsfans athletes',
    'football club, football team, football match, football coach, sunday league, soccer, soccer team, soccer mom, premier league, champions league, world cup, nfl, super bowl, fantasy football, nba, basketball, basketball team, volleyball, netball, rugby, cricket, cricket club, ice hockey, hockey team, baseball, softball, lacrosse, handball, goalkeeper, youth sports, matchday, match day, game day, pickleball, tennis, tennis lesson, padel, badminton, golf, golf swing, golf course, swim team, swim meet, roller derby, cheerleading, gymnastics',
    'football, coach, team, league, goal, match, club, kit, season, score, striker, pitch, fans, tournament, hockey, game, referee',
    'the shoes being laced, the empty court or pitch, the warm-up, the first touch, the bench, the walk off at the end',
  ],
  outdoors: [
    'Outdoors | ⛰️ 🥾 🌲 | outdoors nature adventure | outdoorlife getoutside | outdoorlovers naturelovers',
    'hiking, hike, hiker, hiking trail, hiking boots, trailhead, thru-hike, backpacking trip, camping, camping trip, campsite, campfire, wild camping, tent, rock climbing, climbing gym, climbing shoes, bouldering, mountaineering, national park, fishing, fly fishing, bass fishing, ice fishing, kayak, kayaking, canoe, paddleboard, paddle boarding, surfing, surfer, surfboard, surf trip, snowboarding, snowboard, skiing, ski trip, ski season, skateboarding, skateboard, skate park, bushcraft, foraging, mushroom foraging, birdwatching, birding, sailing, sailboat, scuba diving, freediving, wild swimming, cold plunge, cold water swimming, waterfall, stargazing',
    'trail, summit, climbing, climb, mountain, tent, rope, boulder, skate, surf, lake, forest, peak, boots, rods',
    'the boots or the board, the way ahead, the weather, the hands at the gear, the view at the turn, the pack coming off at the end',
  ],
  travel: [
    'Travel | ✈️ 🧳 🌍 | travel | wanderlust travellife traveltok travelgram instatravel | travellers travelers',
    'travel, travelling, traveling, traveller, traveler, solo travel, solo trip, budget travel, travel guide, travel itinerary, travel agent, travel agency, itinerary, road trip, roadtrip, city break, weekend getaway, weekend trip, day trip, family trip, family vacation, vacation, honeymoon, backpacker, backpacking, hostel, hotel, boutique hotel, resort, cruise, cruise ship, airport, layover, carry-on, packing list, passport, digital nomad, van life, vanlife, campervan, camper van, rv life, interrail, study abroad, moving abroad, expat, theme park, disneyland, disney world, flight attendant, cabin crew, tour guide, bucket list, sightseeing, beach trip, girls trip, airbnb stay',
    'weeks in, days in, nights in, hours in, euros, trip, flight, holiday, suitcase, itinerary, beach, island, train, tourist, budget, days, museum, night market, ferry, abroad, things to do, must-see, places',
    'the bag being packed, the window on the way, the first view on arrival, the street at walking pace, the food on the table, the last look back',
  ],
  cars: [
    'Cars | 🚗 🔧 🏁 | cars automotive | cartok carsoftiktok carlife carsofinstagram | carlovers',
    'car, used car, first car, car meet, car review, car dealership, car wash, car build, car mechanic, classic car, electric car, sports car, project car, race car, jdm, jdm car, drift car, drifting, turbo, engine swap, mechanic, track day, truck, pickup truck, jeep, bmw, toyota, honda civic, ford f-150, tesla, driving lesson, driving instructor, driving test, detailing, ev charging, formula 1, karting',
    'engine, brakes, exhaust, wheels, tyres, tires, gearbox, garage, mileage, honda, ford, paint, drive, rims, horsepower, rust',
    'the key, the wheel up close, the engine bay, the dashboard, the door closing, the slow walk around it, the drive away',
  ],
  'martial-arts': [
    'Martial arts | 🥋 🥊 | martialarts | martialartslife fighttok | martialartists',
    'martial arts, boxing, boxing gym, boxing gloves, kickboxing, muay thai, jiu jitsu, bjj, karate, judo, taekwondo, mma, aikido, krav maga',
    'belt, spar, sparring, gloves, ring, dojo, mat, fight',
    'the gloves or the belt being tied, the empty mat or ring, the feet, the slow move, the full move, the bow or the nod at the end',
  ],
  motorbikes: [
    'Motorbikes | 🏍️ 🔧 | motorcycle | bikerlife ridelife mototok | bikers motorcyclelovers',
    'motorbike, motorcycle, dirt bike, harley, ducati, motorcycle ride, motorcycle gear, motocross, scooter ride, bike license',
    'bike, ride, helmet, throttle, exhaust, rider',
    'the key, the helmet going on, the gloves, the wheel up close, the road ahead, the bike at the stop',
  ],
  pilates: [
    'Pilates | 🤸 🤍 | pilates | pilateslife pilatestok pilatesbody | pilateslovers pilatescommunity',
    'pilates, hot pilates, wall pilates, mat pilates, pilates class, pilates instructor, pilates studio, reformer, reformer pilates',
    'core, springs, mat, class, studio, stretch',
    'the mat or the reformer before, the bare feet, the hands at the start, one slow movement from the side, the breath, the room afterwards',
  ],
} as const satisfies Record<string, NicheEntry>
