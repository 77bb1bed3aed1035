/** Phrases with a field's noun in them that name no field. */
export const nonNichePhrases =
  'hot dog, corn dog, dog days, dogs of war, cat eye, cat nap, pet peeve, pony express, dark horse, horse power, cookie banner, cookie policy, ' +
  'internet cookie, piece of cake, pie chart, soap opera, couch potato, couch surfing, book now, book your, book a, book an, book in, book online, to book, ' +
  'book me, car seat, retail therapy, eye exam, nails it, final nails, family album, bread and butter, eye cream, farm simulator, tennis elbow, ' +
  'hair dryer, hair of the dog, wedding cake topper, banana republic, ice cream van, music to my ears, garden state, golf course view, church street, ' +
  'rat race, wild goose, guinea pig for, fish out of water, small talk, cash cow, comfort food, train of thought, honeymoon phase, ' +
  'data recovery, debt of gratitude, travel mug, coffee mug, art of, state of the art, drama queen, movie star'
