/** Kinds of word that compromise doesn't tell apart. */
export const customTags = {
  Kin: { isA: 'Noun' },
  Pet: { isA: 'Noun' },
  Body: { isA: 'Noun' },
  Illness: { isA: 'Noun' },
  Grief: {},
  Venue: { isA: 'Noun' },
  Verdict: { isA: 'Adjective' },
  Count: { isA: 'Noun' },
}

const wordsByTag = {
  Kin: 'mum mom mam mama mummy mommy mother dad daddy father papa pa grandma grandmother granny gran nan nana nanna grandad granddad grandpa grandfather husband wife hubby fiance fiancee fiancé fiancée spouse son daughter brother sister sibling aunt auntie uncle cousin nephew niece twin twins stepdad stepmum stepmom toddler newborn bestie boyfriend girlfriend bf gf grandson granddaughter godmother lola abuela abuelo nonna nonno oma opa bro sis',
  Pet: 'dog cat puppy pup kitten kitty horse pony foal mare hamster rabbit bunny parrot budgie greyhound husky labrador lab retriever collie spaniel poodle dachshund bulldog terrier beagle pug tabby ferret tortoise hedgehog dogs cats pets pet',
  Body: 'heart knee hip breast breasts brain lung lungs liver kidney kidneys womb uterus ovary ovaries spine bowel colon thyroid pancreas prostate cervix bladder skull',
  Illness:
    'cancer tumor tumour leukemia leukaemia lymphoma melanoma sepsis dementia alzheimers parkinsons als mnd cystic epilepsy seizures endometriosis endo pcos pmdd lupus ibs crohns colitis diabetes fibromyalgia fibro arthritis depression anxiety ptsd bpd bipolar ocd anorexia bulimia schizophrenia migraines chemo chemotherapy radiotherapy dialysis mastectomy hysterectomy biopsy ivf preeclampsia psychosis',
  Grief:
    'grief grieving mourning bereaved bereavement funeral hospice miscarriage miscarried stillborn stillbirth eulogy widow widowed widower suicide suicidal palliative chemo',
  Venue:
    'cafe café cafes restaurant restaurants bar bars pub pubs beach beaches hotel hotels hostel hostels airbnb museum museums gallery bookshop bookstore market markets trail trails hike hikes island islands waterfall waterfalls village lake lakes rooftop speakeasy bakery bakeries campsite campsites cabin castle castles spa resort resorts diner diners eatery eateries ramen-ya brunch spot spots viewpoint viewpoints hideaway park parks canyon coast coastline tavern food-hall teahouse onsen riad treehouse ferry national-park',
  Verdict:
    'overrated underrated overhyped pointless cringe elite goated trash rubbish superior ridiculous unnecessary outdated lazy ugly boring toxic evil scammy',
  Count:
    'tips hacks tricks mistakes ideas ways things reasons signs facts lessons habits rules books songs movies films shows recipes gifts essentials must-haves musthaves apps websites products exercises stretches outfits places spots myths foods meals snacks games podcasts questions dinners desserts drinks plants names',
} as const satisfies Record<string, string>

const tagsByWord: Readonly<Record<string, string | string[]>> = {
  u: 'Pronoun',
  ur: 'Possessive',
  n: 'Conjunction',
  vs: 'Conjunction',
  til: 'Preposition',
  till: 'Preposition',
  w: 'Preposition',
  finally: 'Adverb',
  tape: 'Infinitive',
  film: 'Noun',
  maya: 'FemaleName',
  ...Object.fromEntries(
    'mums moms dads nans grans grandmas grandpas grandads brothers sisters husbands wives sons daughters'
      .split(' ')
      .map((word) => [word, ['Plural', 'Kin']] as const),
  ),
}

/** Words by the kind above, in the form that compromise's plugins take. */
export const customWords: Readonly<Record<string, string | string[]>> = {
  ...Object.fromEntries(
    Object.entries(wordsByTag).flatMap(([tag, words]) =>
      words.split(' ').map((word) => [word.replaceAll('-', ' '), tag] as const),
    ),
  ),
  ...tagsByWord,
}
