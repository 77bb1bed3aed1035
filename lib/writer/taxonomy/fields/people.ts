import type { NicheEntry } from '../niche-entry'

export const people = {
  parenting: [
    'Parenting | 👶 🧸 | parenting family | momtok parentinglife parentsoftiktok parenthood | parents parentsofinstagram',
    'parenting, gentle parenting, parenthood, motherhood, fatherhood, toddler, toddlers, newborn, my kids, kids, mom life, mum life, mom of two, mom of three, single mom, single dad, single parent, working mom, working mum, stay-at-home mom, stay at home mom, stay-at-home dad, new mom, new mum, new dad, boy mom, girl dad, first-time mom, first-time parent, potty training, sleep training, bedtime routine, baby food, baby-led weaning, breastfeeding, bottle feeding, picky eater, school run, school lunch, montessori, homeschool, homeschooling, tantrum, playroom, nap schedule, nap time, diaper bag, nappy bag, screen time, stepmom, stepdad, co-parenting, twins, daycare drop-off, kids birthday party',
    'baby, child, children, son, daughter, mom, mum, dad, parent, daycare, nursery, toys, teen, crib, stroller',
    'the small hands, the bag by the door, the table after the meal, the toys on the floor, the shoes in a row, the quiet room at the end',
  ],
  pregnancy: [
    'Pregnancy | 🤰 🤍 | pregnancy | pregnancytok pregnancyjourney bumpdate momtobe | expectingmom momtobe',
    'pregnancy, pregnant, pregnancy test, pregnancy announcement, first trimester, second trimester, third trimester, morning sickness, baby bump, baby shower, gender reveal, birth plan, birth story, hospital bag, doula, midwife, due date, postpartum, postpartum recovery, fourth trimester, maternity, maternity leave, maternity photos',
    'bump, trimester, birth, baby, nursery, labour, labor, cravings',
    'the hand on the bump, the small clothes laid out, the list, the bag by the door, the calendar, the first look in the mirror',
  ],
  weddings: [
    'Weddings | 💍 💐 🤍 | wedding weddings | weddinginspo weddingplanning weddingtok | bridetobe weddingplanner',
    'wedding, got married, getting married, just married, got engaged, wedding planning, wedding planner, wedding dress, wedding gown, wedding venue, wedding budget, wedding guest, wedding vows, wedding speech, wedding florist, wedding band, wedding day, micro wedding, bride, bridal shop, bridal shower, bridal party, bridesmaid, bridesmaid dress, groom, groomsmen, maid of honor, maid of honour, best man speech, elopement, engagement party, bachelorette, bachelorette party, hen do, wedding dj, wedding decor',
    'vows, venue, ring, engaged, fiancé, fiance, aisle, reception, ceremony, guests, veil',
    'the dress or the suit on its hanger, the flowers up close, the hands, the empty room before, the first look, the last song',
  ],
  dating: [
    'Dating and relationships | 💘 💬 | relationships | datingtok datinglife couplegoals | couples singles',
    'dating, dating app, dating advice, first date, online dating, hinge date, tinder, blind date, long distance relationship, relationship advice, date night, date night idea, situationship',
    'boyfriend, girlfriend, husband, wife, date, relationship, couple, marriage, hinge, bumble, anniversary',
    'two cups on a table, the phone face down, the shoes at the door, the look across the table, the walk from behind',
  ],
  teaching: [
    'Teaching | 🍎 ✏️ | teacher education | teacherlife teachertok teachersofinstagram | teachers teachersoftiktok',
    'teacher, classroom, classroom decor, classroom setup, classroom management, lesson plan, substitute teacher, student teacher, first-year teacher, kindergarten teacher, preschool teacher, elementary teacher, primary teacher, high school teacher, special education, teaching assistant, teacher hack, teacher outfit, tutor, tutoring, phonics, school counselor, speech therapist, my students, parent-teacher conference, 3rd graders, second graders, teachers pay teachers',
    'teaching, students, grade, class, school, lesson, pupils, grading, marking, kindergarten, worksheet, desks, curriculum',
    'the empty room, the board, the desk before, the hand that writes, the stack of paper, the door at the end of the day',
  ],
  students: [
    'Students and exams | 📓 ☕ | student study | studytok studygram studentlife studymotivation | students collegestudents',
    'college student, university student, uni student, med student, law student, phd student, grad student, exam, exam season, final exam, finals week, midterms, a-levels, gcse, sat prep, mcat, lsat, bar exam, study routine, study tips, study session, study with me, study group, studying, revision, revision timetable, flashcards, dissertation, thesis, thesis defense, thesis defence, dorm, dorm life, freshman year, sophomore year, college application, college essay, scholarship, campus, grad school, law school, med school, phd, uni life, college life, graduation',
    'college, university, uni, lecture, notes, semester, class, exam, library, professor, homework, essay, degree, study, roommate, finals',
    'the desk before, the notes up close, the pen, the clock, the page turning, the desk after',
  ],
  languages: [
    'Learning languages | 🗣️ 📒 | languagelearning | languagelover studylanguages languagetok studygram | languagelearners languagelovers',
    'language learning, language learner, language exchange, language app, learning spanish, learning french, learning german, learning italian, learning japanese, learning korean, learning english, learning portuguese, learning mandarin, spanish lesson, french lesson, english lesson, english teacher, spanish teacher, spanish verbs, french verbs, esl, ielts, toefl, jlpt, duolingo, polyglot, vocabulary, english grammar, spanish grammar, sign language, asl, kanji, accent training, phrasal verbs, bilingual kids, german articles, polish cases',
    'spanish, french, german, italian, korean, japanese, mandarin, portuguese, arabic, grammar, verbs, accent, words, phrases, fluent, learn, speak, lesson, pronunciation',
    'the notebook, the word on a card, the mouth saying it, the second try, the sign in the street, the face of the other person',
  ],
  'mental-health': [
    'Mental health | 🤍 🌿 | mentalhealth wellbeing | mentalhealthmatters mentalhealthawareness selfcare | mentalhealthcommunity',
    'mental health, anxiety, panic attack, depression, burnout, therapy, therapist, therapy session, counselling, counseling, psychologist, adhd, adhd brain, adhd tips, autism, autistic, ocd, ptsd, self-care, self care, boundaries, people pleasing, overthinking, journaling, gratitude journal, meditation, mindfulness, sobriety, sober curious, neurodivergent',
    'anxious, stress, sober, diagnosis, overwhelm, self-esteem, calm, breathe',
    'the window, the cup, the walk from behind, the page and the pen, the hands, the light in the room',
  ],
  faith: [
    'Faith | 🙏 🕊️ | faith | faithjourney faithtok dailyfaith | faithcommunity believers',
    'church, church service, youth group, sunday service, sunday school, bible, bible study, bible verse, bible journaling, devotional, worship team, worship song, pastor, sermon, christianity, christian music, christian woman, catholic, quran, qur’an, ramadan, eid, mosque, hajj, umrah, muslim, shabbat, torah, synagogue, diwali, puja, prayer journal, prayer group, jesus',
    'faith, prayer, pray, god, verse, scripture, hymn, worship, lent, fasting, iftar, testimony',
    'the open page, the light through the window, the hands, the door from outside, the table where people meet, the candle or the lamp',
  ],
  nonprofit: [
    'Charities and community | 🤝 💛 | charity community | givingback makeadifference | volunteers changemakers',
    'nonprofit, non-profit, charity, charity run, charity auction, fundraiser, fundraising, food bank, food drive, food pantry, blood drive, donation drive, toy drive, coat drive, volunteer, volunteering, volunteer day, soup kitchen, beach clean-up, beach cleanup, litter pick, community garden, community centre, community center, mutual aid, homeless shelter, foster care, gofundme, ngo, activism, petition',
    'donate, donation, donations, volunteers, cause, community, shelter, proceeds, sponsor, neighbourhood, neighborhood',
    'the hands at work, the boxes or bags in a row, the door from outside, the list on the wall, the group from behind, the room when it is done',
  ],
} as const satisfies Record<string, NicheEntry>
