/** What "Copy all" copies of the first results of each tool that writes, literally. */
export const expectedCopies: Readonly<Record<string, string>> = {
  'tiktok-video-ideas': `A short visit

Say first: My small candle shop in Austin pours soy wax on weekends. Where would you start?
On screen: Austin. Have you been?

0-5 s: You, close to the lens, saying the first line
5-15 s: The place around you, wide. [what you see when you arrive]
15-25 s: What you’re talking about, close. Try this: [one thing to eat, see or do there]
Text: What to try
25-35 s: Your hands, close. Good to know: [price, hours, or what to bring]
Text: Good to know
35-45 s: You, close to the lens. Would I go back? [yes or no, and why]

My small candle shop in Austin pours soy wax on weekends.
#candleshop #candle #handmade


Expectation and reality

Say first: My small candle shop in Austin pours soy wax on weekends, stop by stop.

0-9 s: [what you thought it would look like], in good light
Text: Expectation
9-27 s: [what it looked like], exactly as it was
Text: Reality
27-45 s: You, one look into the lens: [what you did then]

My small candle shop in Austin pours soy wax on weekends. Which stop first?
#candleshop #candle #handmade


POV: through the viewer’s eyes

Say first: My small candle shop in Austin pours soy wax on weekends.

0-6 s: The phone at eye height, walking up to [the door, the desk or the table]
Text: POV: My small candle shop in Austin pours soy wax on weekends
6-21 s: Your hands do [the first thing that happens there]
21-33 s: Look down at [what you’d notice first]
33-45 s: Look up. [who or what answers], then cut

My small candle shop in Austin pours soy wax on weekends. Save this for the day you go.
#candleshop #candle #handmade


One picture each stop

First words on screen: My small candle shop in Austin pours soy wax on weekends.

0-6 s: [the first thing you see when you get there], held for two seconds
Text: Austin
6-21 s: [the way in or the walk], the phone at eye height
21-33 s: [the one thing to try], close
Text: [its name and its price]
33-45 s: [the last view before you leave]
Text: [hours, or how to get there]

My small candle shop in Austin pours soy wax on weekends
#candleshop #candle #handmade`,
  'tiktok-video-ideas-generator': `Mon 23 Nov – A short visit, from the first line to [the sentence you end on]. First line: My small candle shop in Austin pours soy wax on weekends.
Tue 24 Nov – What goes wrong, in good light: [one that didn’t work, held up to the camera]. First line: This one didn’t work.
Wed 25 Nov – A mistake with a price: [what happened, and what it cost]. First line: This mistake cost [what it cost].
Thu 26 Nov – A comment or message behind you: [which one], and what you’d say to it. First line: About this message.`,
  'tiktok-script-writer': `My small candle shop in Austin pours soy wax on weekends

0-7 s
My small candle shop in Austin pours soy wax on weekends.
(You, close to the lens. “Austin”)

7-11 s
[what you see when you arrive]
(The place around you, wide)

11-18 s
Try this: [one thing to eat, see or do there].
(What you’re talking about, close. “What to try”)

18-24 s
Good to know: [price, hours, or what to bring].
(Your hands, close. “Good to know”)

24-30 s
Would I go back? [yes or no, and why]
(You, close to the lens)

My small candle shop in Austin pours soy wax on weekends. Which stop first?
#candleshop #candle #handmade`,
  'tiktok-hook-generator': `My small candle shop in Austin pours soy wax on weekends.
Austin. Have you been?
My small candle shop in Austin pours soy wax on weekends, stop by stop.
My small candle shop in Austin pours soy wax on weekends. Where would you start?`,
  'tiktok-caption': `My small candle shop in Austin pours soy wax on weekends. #candleshop #candle #handmade

Austin. Have you been? #candleshop #candle #handmade

My small candle shop in Austin pours soy wax on weekends, stop by stop. #candleshop #candle #handmade

My small candle shop in Austin pours soy wax on weekends. Which stop first? #candleshop #candle #handmade`,
  'tiktok-hashtag-generator': `#handmade #handmadewithlove #shopsmall #candleshop #candle`,
  'tiktok-username-generator': `austin_candle
glowandwax
candlenotes
candle.corner`,
  'tiktok-bio': `Candles and soap
[what you share here, in a few words]

Candles and soap
[one fact: years, clients or a number]

Candles and soap
New every [day of the week]`,
  'tiktok-shop-name-generator': `Austin Candle
Glow & Wax
Candle Corner
Candle Company`,
  'youtube-title': `My small candle shop in Austin pours soy wax on weekends
My small candle shop in Austin pours soy wax on weekends: where to start?
My small candle shop in Austin pours soy wax on weekends, stop by stop
My small candle shop in Austin pours soy wax on weekends in [how many] stops`,
  'youtube-thumbnail-ideas': `My small candle shop in Austin pours soy wax on weekends

Text: Austin
Main subject: [the first thing you see in Austin], wide, with one person seen from behind
Background: A dark room with one window, the subject in its light
Layout: The person in the lower left third, the place above and to the right; words in the sky or on a wall
Colours: brick red #a63a2b, pale blue #b9d7ea, white #ffffff
Image prompt: Widescreen photograph, natural side light, shallow depth of field: [the first thing you see in Austin], wide, with one person seen from behind. Background: a dark room with one window, the subject in its light. Free space for words, no text, no logo.


My small candle shop in Austin pours soy wax on weekends

Text: [your three words]
Main subject: [the one view that you went for], alone in the frame
Background: The real place, darker than the subject and out of focus
Layout: It stands in the left third and is cut off at the bottom; words on the right, high up
Colours: warm light #ffd9a0, deep green #0f4d2e, off-white #f7f3ea
Image prompt: Widescreen photograph, natural side light, shallow depth of field: [the one view that you went for], alone in the frame. Background: the real place, darker than the subject and out of focus. Free space for words, no text, no logo.


My small candle shop in Austin pours soy wax on weekends

Main subject: Your face in three-quarter view, looking at [what you talk about]
Background: A plain wall, clearly lighter than the subject
Layout: Your face in the right half above the corner, looking left
Colours: rose #e0768b, bottle green #0b3b2e, ivory #fbf6e6
Image prompt: Widescreen photograph, natural side light, shallow depth of field: a face in three-quarter view, looking at [what you talk about]. Background: a plain wall, clearly lighter than the subject. No text, no logo.`,
  'youtube-description': `My small candle shop in Austin pours soy wax on weekends.

In this video: [the stops in their order, with prices where you know them].

Mentioned in it: [names, products and places, as people would search for them].

What should nobody miss there?

#candleshop #candle #handmade`,
  'youtube-tags': `small candle shop, candle shop, candle, wax, candle shop austin, candle austin`,
  'youtube-script': `My small candle shop in Austin pours soy wax on weekends

0:00-0:05
My small candle shop in Austin pours soy wax on weekends.
(You, close to the lens)

0:05-1:17 What you see
[what you see when you arrive, about a minute]
(The place around you, wide)

1:17-2:29 What to try
Try this: [one thing to eat, see or do there, about a minute].
(What you’re talking about, close)

2:29-3:40
Good to know: [price, hours, or what to bring, about a minute].
(Your hands, close)

3:40-4:52
Would I go back? [yes or no, and why, about a minute]
(You, close to the lens)

4:52-5:00
[the sentence you end on]
(You, close to the lens)

0:00 What you see
1:17 What to try
2:29 Good to know
3:40 Would I go back`,
  'youtube-channel-name': `Austin Candle
Glow & Wax
Candle Notes
Candle Corner`,
  'instagram-reels-ideas': `Expectation and reality

Say first: My small candle shop in Austin pours soy wax on weekends, stop by stop.

0-4 s: [what you thought it would look like], in good light
Text: Expectation
4-15 s: [what it looked like], exactly as it was
Text: Reality
15-24 s: You, one look into the lens: [what you did then]

Cover: Austin
Sound: Your voice for the first line, then only the sound of the place.

My small candle shop in Austin pours soy wax on weekends. Which stop first?
#candleshop #candle #handmade


One picture each stop

First words on screen: My small candle shop in Austin pours soy wax on weekends.

0-3 s: [the first thing you see when you get there], held for two seconds
Text: Austin
3-12 s: [the way in or the walk], the phone at eye height
12-18 s: [the one thing to try], close
Text: [its name and its price]
18-24 s: [the last view before you leave]. Cut as it moves: the first picture follows
Text: [hours, or how to get there]

Cover: My small candle shop
Sound: Only what the phone hears, a little louder than in real life. No music.

My small candle shop in Austin pours soy wax on weekends
#candleshop #candle #handmade


Three things, three pictures

Say first: My small candle shop in Austin pours soy wax on weekends.

0-3 s: [the first thing], close
Text: [its name]
3-12 s: [the second thing], close
Text: [its name]
12-18 s: [the third thing], close
Text: [its name]
18-24 s: All three in one frame. Cut as it moves: the first picture follows

Cover: My small candle shop
Sound: Your voice for the first line, then only the sound of the place.

My small candle shop in Austin pours soy wax on weekends
#candleshop #candle #handmade


Get ready with me

Say first: My small candle shop in Austin pours soy wax on weekends.

0-4 s: You, getting ready: [what you put on, pack or prepare]
Text: Get ready with me
4-15 s: Hands still busy. You: [what you look forward to, or don’t]
15-24 s: Ready. You, at the door, one last look

Cover: My small candle shop
Sound: Speak the first line, then let quiet music from the library carry the pictures.

My small candle shop in Austin pours soy wax on weekends
#candleshop #candle #handmade`,
  'instagram-caption': `My small candle shop in Austin pours soy wax on weekends.

Name one place that is missing here.

#candleshop #candle #handmade


Austin. Have you been?

My small candle shop in Austin pours soy wax on weekends.

#candleshop #candle #handmade


My small candle shop in Austin pours soy wax on weekends, stop by stop.

Where would you start?

#candleshop #candle #handmade


My small candle shop in Austin pours soy wax on weekends. Which stop first?

Get there by [how, from where].

#candleshop #candle #handmade`,
  'instagram-carousel': `My small candle shop in Austin pours soy wax on weekends


The first stop

[what you’d show a friend first, and why]


What it costs

[all in, for one person]


Not worth it

[what you’d leave out next time, and why]


My small candle shop in Austin pours soy wax on weekends.

#candleshop #candle #handmade #handmadewithlove`,
  'instagram-story-ideas': `My small candle shop

Frame 1: My small candle shop in Austin pours soy wax on weekends.

Frame 2: The one thing not to miss: [what].
Question: Where would you start?


My small candle shop

Frame 1: Austin. Have you been?

Frame 2: My small candle shop in Austin pours soy wax on weekends.

Frame 3: First stop: [name and street].


My small candle shop

Frame 1: My small candle shop in Austin pours soy wax on weekends.

Frame 2: The one thing not to miss: [what].`,
  'instagram-bio': `Candles and soap
[what you share here, in a few words]

Candles and soap
[one fact: years, clients or a number]

Candles and soap
New every [day of the week]`,
  'instagram-hashtags': `#candleshop #candle #wax #handmade #handmadewithlove`,
  'twitter-thread': `My small candle shop in Austin pours soy wax on weekends.

1/6


The first stop: [what you’d show a friend first, and why]

2/6


What it costs: [all in, for one person]

3/6


Not worth it: [what you’d leave out next time, and why]

4/6`,
  'twitter-tweet': `My small candle shop in Austin pours soy wax on weekends.


My small candle shop in Austin pours soy wax on weekends.

Have you been?


My small candle shop in Austin pours soy wax on weekends.

Where would you start?


My small candle shop in Austin pours soy wax on weekends.

The one thing not to miss: [what].`,
  'twitter-hashtags': `#CandleShop #Wax`,
  'twitter-bio': `Candles and soap. [what you share here, in a few words]

Candles and soap. [one fact: years, clients or a number]

Candles and soap. New every [day of the week]`,
  'ai-alt-text-generator': `My small candle shop in Austin pours soy wax on weekends.`,
  'image-to-caption': `My small candle shop in Austin pours soy wax on weekends.

#candleshop #candle #handmade


My small candle shop in Austin pours soy wax on weekends.

And then: [what happened next].

#candleshop #candle #handmade


My small candle shop in Austin pours soy wax on weekends.

Just outside the frame: [what nobody sees here].

#candleshop #candle #handmade`,
  'headline-generator': `My small candle shop in Austin pours soy wax on weekends
My small candle shop in Austin pours soy wax on weekends: where to start?
My small candle shop in Austin pours soy wax on weekends, stop by stop
My small candle shop in Austin pours soy wax on weekends in [how many] stops`,
  'content-repurposer': `My small candle shop in Austin pours soy wax on weekends.

1/4


The first stop: [what you’d show a friend first, and why]

2/4


What it costs: [all in, for one person]

3/4


Not worth it: [what you’d leave out next time, and why] #candleshop

4/4


My small candle shop in Austin pours soy wax on weekends.

The first stop: [what you’d show a friend first, and why]

What it costs: [all in, for one person]

Not worth it: [what you’d leave out next time, and why]

#candleshop #candle #handmade


My small candle shop in Austin pours soy wax on weekends.

The first stop: [what you’d show a friend first, and why]

What it costs: [all in, for one person]

Not worth it: [what you’d leave out next time, and why]

#candleshop #candle #handmade`,
  'product-description-generator': `[product name]

My small candle shop in Austin pours soy wax on weekends.

Size: [the measurements, or the sizes there are]
In the box: [what comes with it]`,
  'brand-pitch-email-writer': `A partnership with [the brand]?

Hi [the brand] team,

I’m [your name]. I post about [what you post about], and I have an idea for [the brand].

My small candle shop in Austin pours soy wax on weekends.

What I’d make for you: [what you’d make, such as two videos and three stories].

Who’d see it: [your followers and your engagement rate].

Would you be open to a paid partnership? If so, I’ll send you my rates and some dates. And if someone else looks after this, would you pass it on? Thank you for reading.

All the best,
[your name]


Re: A partnership with [the brand]?

Hi [the brand] team,

I wrote to you last week with an idea for [the brand], and I know how inboxes get. In one line: [what you’d make, such as two videos and three stories].

Is that something you’d like to talk about? A “not now” is fine too.

All the best,
[your name]`,
  'slogan-generator': `Small candle shop. Austin. That’s us.
It starts with soy wax
Your small candle shop in Austin
Here for the soy wax`,
  'call-to-action-generator': `What would you ask about my small candle shop?
Ask me anything about my small candle shop
Over to you
Your answer may help the next person who reads this`,
  'seo-meta-generator': `My small candle shop in Austin pours soy wax on weekends
My small candle shop in Austin pours soy wax on weekends.
my-small-candle-shop-in-austin-pours-soy-wax-on-weekends

My small candle shop in Austin pours soy wax on weekends
My small candle shop in Austin pours soy wax on weekends. On this page: [what people find there, in one sentence].
my-small-candle-shop-in-austin-pours-soy-wax-on-weekends

My small candle shop in Austin pours soy wax on weekends
My small candle shop in Austin pours soy wax on weekends. In short: [your answer, in one sentence].
my-small-candle-shop-in-austin-pours-soy-wax-on-weekends`,
  'grammar-checker': `My small candle shop in Austin pours soy wax on weekends`,
  'text-shortener': `my small candle shop in Austin pours soy wax on weekends`,
  'text-summarizer': `• my small candle shop in Austin pours soy wax on weekends`,
  'plain-language-rewriter': `my small candle shop in Austin pours soy wax on weekends`,
}
