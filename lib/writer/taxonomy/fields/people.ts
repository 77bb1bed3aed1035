import type { Field } from '../field'

export const people = {
  parenting: {
    label: 'Parenting',
    nouns:
      'parenting, gentle parenting, parenthood, motherhood, fatherhood, toddler, toddlers, newborn, my kids, kids, mom life, mum life, mom of two, mom of three, single mom, single dad, single parent, working mom, working mum, stay-at-home mom, stay at home mom, stay-at-home dad, new mom, new mum, new dad, boy mom, girl dad, first-time mom, first-time parent, potty training, sleep training, bedtime routine, baby food, baby-led weaning, breastfeeding, bottle feeding, picky eater, school run, school lunch, montessori, homeschool, homeschooling, tantrum, playroom, nap schedule, nap time, diaper bag, nappy bag, screen time, stepmom, stepdad, co-parenting, twins, daycare drop-off, kids birthday party',
    hints:
      'baby, child, children, son, daughter, mom, mum, dad, parent, daycare, nursery, toys, teen, crib, stroller',
    shots:
      'the small hands, the bag by the door, the table after the meal, the toys on the floor, the shoes in a row, the quiet room at the end',
    broad: 'parenting family',
    niche: 'momtok parentinglife parentsoftiktok parenthood',
    audience: 'parents parentsofinstagram',
    people: 'parents, tired parents, families',
    emoji: '👶 🧸',
  },
  pregnancy: {
    label: 'Pregnancy',
    nouns:
      'pregnancy, pregnant, pregnancy test, pregnancy announcement, first trimester, second trimester, third trimester, morning sickness, baby bump, baby shower, gender reveal, birth plan, birth story, hospital bag, doula, midwife, due date, postpartum, postpartum recovery, fourth trimester, maternity, maternity leave, maternity photos',
    hints: 'bump, trimester, birth, baby, nursery, labour, labor, cravings',
    shots:
      'the hand on the bump, the small clothes laid out, the list, the bag by the door, the calendar, the first look in the mirror',
    broad: 'pregnancy',
    niche: 'pregnancytok pregnancyjourney bumpdate momtobe',
    audience: 'expectingmom momtobe',
    people: 'parents-to-be, expecting parents, families',
    emoji: '🤰 🤍',
  },
  weddings: {
    label: 'Weddings',
    nouns:
      'wedding, got married, getting married, just married, got engaged, wedding planning, wedding planner, wedding dress, wedding gown, wedding venue, wedding budget, wedding guest, wedding vows, wedding speech, wedding florist, wedding band, wedding day, micro wedding, bride, bridal shop, bridal shower, bridal party, bridesmaid, bridesmaid dress, groom, groomsmen, maid of honor, maid of honour, best man speech, elopement, engagement party, bachelorette, bachelorette party, hen do, wedding dj, wedding decor',
    hints: 'vows, venue, ring, engaged, fiancé, fiance, aisle, reception, ceremony, guests, veil',
    shots:
      'the dress or the suit on its hanger, the flowers up close, the hands, the empty room before, the first look, the last song',
    broad: 'wedding weddings',
    niche: 'weddinginspo weddingplanning weddingtok',
    audience: 'bridetobe weddingplanner',
    people: 'couples, guests, planners',
    emoji: '💍 💐 🤍',
  },
  dating: {
    label: 'Dating and relationships',
    nouns:
      'dating, dating app, dating advice, first date, online dating, hinge date, tinder, blind date, long distance relationship, relationship advice, date night, date night idea, situationship',
    hints:
      'boyfriend, girlfriend, husband, wife, date, relationship, couple, marriage, hinge, bumble, anniversary',
    shots:
      'two cups on a table, the phone face down, the shoes at the door, the look across the table, the walk from behind',
    broad: 'relationships',
    niche: 'datingtok datinglife couplegoals',
    audience: 'couples singles',
    people: 'couples, singles, friends',
    emoji: '💘 💬',
  },
  teaching: {
    label: 'Teaching',
    nouns:
      'teacher, classroom, classroom decor, classroom setup, classroom management, lesson plan, substitute teacher, student teacher, first-year teacher, kindergarten teacher, preschool teacher, elementary teacher, primary teacher, high school teacher, special education, teaching assistant, teacher hack, teacher outfit, tutor, tutoring, phonics, school counselor, speech therapist, my students, parent-teacher conference, 3rd graders, second graders, teachers pay teachers',
    hints:
      'teaching, students, grade, class, school, lesson, pupils, grading, marking, kindergarten, worksheet, desks, curriculum',
    shots:
      'the empty room, the board, the desk before, the hand that writes, the stack of paper, the door at the end of the day',
    broad: 'teacher education',
    niche: 'teacherlife teachertok teachersofinstagram',
    audience: 'teachers teachersoftiktok',
    people: 'teachers, tutors, educators',
    emoji: '🍎 ✏️',
  },
  students: {
    label: 'Students and exams',
    nouns:
      'college student, university student, uni student, med student, law student, phd student, grad student, exam, exam season, final exam, finals week, midterms, a-levels, gcse, sat prep, mcat, lsat, bar exam, study routine, study tips, study session, study with me, study group, studying, revision, revision timetable, flashcards, dissertation, thesis, thesis defense, thesis defence, dorm, dorm life, freshman year, sophomore year, college application, college essay, scholarship, campus, grad school, law school, med school, phd, uni life, college life, graduation',
    hints:
      'college, university, uni, lecture, notes, semester, class, exam, library, professor, homework, essay, degree, study, roommate, finals',
    shots: 'the desk before, the notes up close, the pen, the clock, the page turning, the desk after',
    broad: 'student study',
    niche: 'studytok studygram studentlife studymotivation',
    audience: 'students collegestudents',
    people: 'students, people with an exam ahead, night-before people',
    emoji: '📓 ☕',
  },
  languages: {
    label: 'Learning languages',
    nouns:
      'language learning, language learner, language exchange, language app, learning spanish, learning french, learning german, learning italian, learning japanese, learning korean, learning english, learning portuguese, learning mandarin, spanish lesson, french lesson, english lesson, english teacher, spanish teacher, spanish verbs, french verbs, esl, ielts, toefl, jlpt, duolingo, polyglot, vocabulary, english grammar, spanish grammar, sign language, asl, kanji, accent training, phrasal verbs, bilingual kids, german articles, polish cases',
    hints:
      'spanish, french, german, italian, korean, japanese, mandarin, portuguese, arabic, grammar, verbs, accent, words, phrases, fluent, learn, speak, lesson, pronunciation',
    shots:
      'the notebook, the word on a card, the mouth saying it, the second try, the sign in the street, the face of the other person',
    broad: 'languagelearning',
    niche: 'languagelover studylanguages languagetok studygram',
    audience: 'languagelearners languagelovers',
    people: 'language learners, beginners, polyglots',
    emoji: '🗣️ 📒',
  },
  'mental-health': {
    label: 'Mental health',
    nouns:
      'mental health, anxiety, panic attack, depression, burnout, therapy, therapist, therapy session, counselling, counseling, psychologist, adhd, adhd brain, adhd tips, autism, autistic, ocd, ptsd, self-care, self care, boundaries, people pleasing, overthinking, journaling, gratitude journal, meditation, mindfulness, sobriety, sober curious, neurodivergent',
    hints: 'anxious, stress, sober, diagnosis, overwhelm, self-esteem, calm, breathe',
    shots:
      'the window, the cup, the walk from behind, the page and the pen, the hands, the light in the room',
    broad: 'mentalhealth wellbeing',
    niche: 'mentalhealthmatters mentalhealthawareness selfcare',
    audience: 'mentalhealthcommunity',
    people: 'people who know the feeling, listeners, friends',
    emoji: '🤍 🌿',
  },
  faith: {
    label: 'Faith',
    nouns:
      'church, church service, youth group, sunday service, sunday school, bible, bible study, bible verse, bible journaling, devotional, worship team, worship song, pastor, sermon, christianity, christian music, christian woman, catholic, quran, qur’an, ramadan, eid, mosque, hajj, umrah, muslim, shabbat, torah, synagogue, diwali, puja, prayer journal, prayer group, jesus',
    hints: 'faith, prayer, pray, god, verse, scripture, hymn, worship, lent, fasting, iftar, testimony',
    shots:
      'the open page, the light through the window, the hands, the door from outside, the table where people meet, the candle or the lamp',
    broad: 'faith',
    niche: 'faithjourney faithtok dailyfaith',
    audience: 'faithcommunity believers',
    people: 'believers, people with questions, the congregation',
    emoji: '🙏 🕊️',
  },
  nonprofit: {
    label: 'Charities and community',
    nouns:
      'nonprofit, non-profit, charity, charity run, charity auction, fundraiser, fundraising, food bank, food drive, food pantry, blood drive, donation drive, toy drive, coat drive, volunteer, volunteering, volunteer day, soup kitchen, beach clean-up, beach cleanup, litter pick, community garden, community centre, community center, mutual aid, homeless shelter, foster care, gofundme, ngo, activism, petition',
    hints:
      'donate, donation, donations, volunteers, cause, community, shelter, proceeds, sponsor, neighbourhood, neighborhood',
    shots:
      'the hands at work, the boxes or bags in a row, the door from outside, the list on the wall, the group from behind, the room when it is done',
    broad: 'charity community',
    niche: 'givingback makeadifference',
    audience: 'volunteers changemakers',
    people: 'volunteers, supporters, neighbours',
    emoji: '🤝 💛',
  },
} as const satisfies Record<string, Field>
