import type { NicheEntry } from '../niche-entry'

export const artsAndPlay = {
  photography: [
    'Photography | 📷 ✨ | photography | photographylife photographylovers phototok instaphoto | photographers photographersofinstagram',
    'photography, photographer, wedding photography, wedding photographer, portrait photography, street photography, film photography, family photographer, newborn photographer, photo shoot, photoshoot, photo session, mini session, headshots, polaroid, disposable camera, film camera, darkroom, 35mm film, lightroom, lightroom preset, dslr, mirrorless camera, camera lens, photo editing, drone photography, photo walk, photo album, wedding photos, newborn photos, product photography',
    'camera, lens, portrait, shoot, light, photos, presets, tripod, edit, canon, nikon, fujifilm, aperture, shutter',
    'the camera in the hand, the view through the screen, the light on the subject, the shutter, the picture before the edit, the picture after it',
  ],
  film: [
    'Film and video | 🎬 🍿 | film | filmlovers filmtok filmstagram | filmlover cinephile',
    'filmmaking, filmmaker, short film, indie film, documentary, screenplay, screenwriter, screenwriting, film festival, videographer, videography, wedding videographer, video editing, video editor, premiere pro, davinci resolve, capcut, colour grading, color grading, cinematography, cinematographer, film school, movie, movie review, horror movie, rom com, movie night, film review, marvel movie, star wars, animation, stop motion',
    'film, script, scene, footage, edit, director, actor, series, episode, season, cinema, netflix, plot, trailer',
    'the screen, the title, the notes beside it, the face that watches, the hands at the controls, the lights coming on at the end',
  ],
  gaming: [
    'Gaming | 🎮 🕹️ | gaming games | gaminglife gamingcommunity gamingtok | gamers gamer',
    'gaming, gamer, video game, videogame, gameplay, gaming setup, gaming pc, gaming chair, esports, minecraft, roblox, fortnite, valorant, league of legends, call of duty, genshin impact, zelda, pokemon, pokémon, the sims, gta, speedrun, rpg, indie game, cozy game, cosy game, horror game, nintendo, nintendo switch, playstation, ps5, xbox, steam deck, elden ring, stardew valley, animal crossing, lets play, warzone, apex legends, hollow knight, retro gaming, overwatch, sims 4',
    'game, boss, level, quest, loot, raid, console, controller, lobby, ranked, save file, mod, dice, campaign, switch, steam',
    'the screen over the shoulder, the hands at the controls or the table, the face at the decisive moment, the setup from the door, the last move, the result',
  ],
  streaming: [
    'Streaming and creating | 🎙️ 🎥 | contentcreators | creatorlife creatorcommunity behindthecontent | smallcreators',
    'streaming, streamer, twitch, twitch stream, twitch streamer, live stream, livestream, vtuber, youtube channel, youtube studio, podcast, podcaster, podcast episode, podcasting, podcast guest, content creation, content creator, ugc creator, ugc, vlog, vlogger, tiktok live, tiktok shop, brand deal, subscribers, influencer',
    'channel, stream, mic, followers, subs, episode, viewers, chat, content, discord, collab, sponsor',
    'the desk before, the red light, the face at the microphone or camera, the screen over the shoulder, the notes, the desk after',
  ],
  music: [
    'Making music | 🎶 🎧 | music | musiclife musictok instamusic | musiclovers musicians',
    'music, music production, music producer, music video, musician, indie artist, singer-songwriter, songwriter, songwriting, new single, debut single, debut album, album, ep release, mixtape, beatmaking, beat maker, hip hop, rapper, rap verse, dj, dj set, techno, house music, edm, k-pop, kpop, jazz, lo-fi, vinyl, record store, concert, music festival, coachella, glastonbury, gig, open mic, ableton, fl studio, logic pro, garageband, spotify playlist, playlist, band practice, punk band, metal band, indie band, cover band, lyrics, taylor swift, home studio, music theory',
    'song, band, album, single, beat, track, mix, stage, tour, record, lyric, chorus, spotify, demo, studio, ep, venue',
    'the hands at the instrument or the desk, the cable going in, the levels moving, the face at the first note, the empty room or stage, the last note',
  ],
  instruments: [
    'Singing and instruments | 🎵 🎹 | music musician | musiclife musictok instamusic | musicians musicstudents',
    'singing, singer, vocal coach, vocal lesson, voice lesson, singing lesson, singing teacher, choir, karaoke, opera singer, guitar, guitarist, guitar lesson, guitar teacher, acoustic guitar, electric guitar, bass guitar, piano, pianist, piano lesson, piano teacher, drums, drummer, drum kit, drum cover, violin, violinist, cello, cellist, ukulele, flute, saxophone, trumpet, clarinet, harp, banjo, harmonica, synthesizer, handpan, accordion, orchestra, marching band, sheet music, music lesson, music teacher, guitar pedal, luthier',
    'chord, strings, practice, scale, pedal, keys, vocals, riff, tuning, song, lesson, recital, amp',
    'the hands or the mouth up close, the first note, the sheet or the notes, the mistake, the second try, the last note',
  ],
  dance: [
    'Dance | 💃 🕺 | dance dancer | dancelife dancetok dancersofinstagram | dancers dancelovers',
    'dance, dancing, dancer, dance class, dance studio, dance teacher, dance challenge, dance cover, dance recital, dance mom, choreography, choreographer, ballet, ballet class, ballerina, salsa class, salsa dancing, bachata, tango, ballroom, breakdance, breakdancing, pole dance, pole dancing, pole fitness, tap dance, belly dance, line dance, line dancing, heels class, swing dance, pointe shoes',
    'studio, steps, routine, salsa, stage, recital, heels, rehearsal, jazz, pole',
    'the shoes, the empty floor, the count-in, the feet, the full move from the front, the breath afterwards',
  ],
  art: [
    'Art and illustration | 🎨 🖌️ | art artist | artlife arttok artistsoftiktok artistsoninstagram | artists artlovers',
    'artist, art studio, art print, art prints, art market, art commission, art commissions, art journal, art show, art class, art teacher, art supplies, sketchbook, sketchbook tour, drawing tutorial, figure drawing, illustration, illustrator, oil painting, acrylic painting, watercolour, watercolor, watercolour painting, watercolor painting, gouache, procreate, digital art, digital artist, fan art, character design, comic artist, webcomic, graphic novel, mural, muralist, graffiti, calligraphy, hand lettering, lettering, linocut, printmaking, sculpture, resin art, sticker sheet, sticker shop, oc art, canvas painting, landscape painting, pet portrait, colored pencils, coloured pencils, zine, paint night, collage art, diamond painting',
    'art, painting, drawing, canvas, brush, sketch, paint, ink, commission, portrait, gallery, print, pencil, palette, prints, stickers',
    'the blank page, the tools laid out, the first line, the hand at work, the detail up close, the finished piece in daylight',
  ],
  design: [
    'Graphic design | 🖥️ ✏️ | design | designlife designtok designcommunity | designers graphicdesigners',
    'graphic design, graphic designer, logo design, logo designer, brand identity, brand designer, typography, font design, ui design, ux design, ux designer, ui designer, product designer, figma, canva, canva template, adobe illustrator, photoshop, poster design, packaging design, web designer, web design',
    'logo, font, layout, portfolio, template, branding, client, mockup, wireframe, poster',
    'the brief, the blank artboard, the sketches, the screen over the shoulder, the versions side by side, the finished piece in use',
  ],
  books: [
    'Books | 📚 📖 | books reading | bookcommunity booklover booktok bookstagram | readers bookworms',
    'book, books, book club, book haul, book review, book recommendation, bookshop, bookstore, bookshelf, booktok, bookstagram, bookworm, novel, romance novel, fantasy novel, romantasy, audiobook, kindle, library card, librarian, tbr, tbr pile, reading list, reading slump, reading challenge, thriller novel, manga, poetry book, annotating',
    'read, reads, reading, chapter, author, library, romance, fantasy, thriller, pages, plot twist, spice, trope, trilogy',
    'the cover in the hand, the stack, the pages turning, the line under the finger, the shelf, the book closed at the end',
  ],
  writing: [
    'Writing | ✍️ 📝 | writing | writingcommunity writertok amwriting writerslife | writers writersofinstagram',
    'creative writing, fiction writing, novel writing, writing routine, writing prompt, writing tips, writing group, writers block, first draft, first novel, debut novel, manuscript, query letter, self-publishing, self-published book, indie author, author, novelist, poet, poetry, poem, nanowrimo, beta reader, book launch, fanfiction, fanfic, ghostwriter, copywriter, copywriting, journalist, worldbuilding',
    'writing, writer, draft, chapter, words, plot, character, editor, publishing, story, blurb',
    'the blank page, the hands at the keys or the pen, the crossed-out line, the notes on the wall, the page count, the printed pages',
  ],
  comedy: [
    'Comedy | 😂 🎤 | comedy funny | comedytok comedyvideos | comedians comedylovers',
    'comedy, comedian, stand-up comedy, standup comedy, stand up comedy, stand-up, comedy night, comedy show, comedy club, comedy set, sketch comedy, improv, improv class, impressions, parody, dad joke',
    'joke, jokes, sketch, crowd, punchline, set, funny, skit',
    'the empty chair, the microphone, the face before the line, the look to the camera, the other role in a different hat, the pause',
  ],
  tabletop: [
    'Board and tabletop games | 🎲 🃏 | tabletop | tabletopgames | tabletopgamers',
    'board game, board game night, board game cafe, dungeons and dragons, dnd, d&d, dnd campaign, ttrpg, trading card game, magic the gathering, tabletop game, warhammer, miniature painting, pokemon cards',
    'dice, campaign, dungeon master, deck, miniatures, rulebook, game',
    'the box being opened, the table from above, the dice or the cards in the hand, the decisive move, the faces round the table, the box being closed',
  ],
} as const satisfies Record<string, NicheEntry>
