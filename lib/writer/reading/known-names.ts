/** Names and acronyms in their own spelling, by their lower-case form. */
const nameSpellings =
  "AI ADHD DIY USA UK EU UAE NYC LA DC CEO HR IT PR SEO UX UI API SaaS B2B B2C ROI KPI NFT NFTs ETF ETFs IRA FAQ PCOS IVF OCD PTSD HIIT BBQ BLT ASMR GRWM OOTD POV DJ DJs MC TV PC PCs GPU CPU SSD RAM VR AR 3D 2D LED USB GPS SUV EV EVs RV RVs BMW ATV MMA UFC NBA NFL MLB NHL FIFA F1 SAT ACT GCSE MBA PhD IELTS TOEFL GPA STEM NASA HTML CSS SQL PHP AWS C++ C# iPhone iPhones iPad iPads iOS iMac MacBook AirPods macOS YouTube TikTok Instagram Facebook Twitter Pinterest LinkedIn Snapchat WhatsApp Discord Twitch Reddit Spotify Netflix Etsy eBay Amazon Shopify WordPress Squarespace Wix Canva Notion Figma Photoshop Lightroom Illustrator Premiere CapCut Excel PowerPoint ChatGPT GPT Gemini Claude Midjourney OpenAI Google Apple Microsoft Samsung Android Windows Linux Python JavaScript TypeScript React Node.js Ironman Java Rust Kotlin PlayStation PS5 Xbox Nintendo Roblox Minecraft Fortnite Valorant Pokémon Lego LEGO Disney Disneyland Disneyworld Barbie Marvel Tesla Toyota Honda Nike Adidas Ikea IKEA Costco Aldi Lidl Target Walmart Trader Starbucks Sephora Shein Airbnb Uber GoPro Sony Nikon Canon Fujifilm Kindle BookTok K-pop K-drama K-dramas J-pop BTS Blackpink NewJeans Halloween Christmas Easter Thanksgiving Hanukkah Diwali Ramadan Eid Valentine Valentine's Japanese Korean Chinese Italian French Spanish German Mexican Indian Thai Greek Vietnamese Turkish Brazilian Portuguese English American British Irish Scottish European Asian African Mediterranean Moroccan Lebanese Ethiopian Filipino Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February June July August September October November December Japan Korea China India Italy France Spain Germany Mexico Brazil Portugal Greece Turkey Thailand Vietnam Bali Indonesia Iceland Norway Sweden Denmark Ireland Scotland England Canada Australia Morocco Egypt Lisbon Porto Paris London Rome Tokyo Kyoto Osaka Seoul Bangkok Berlin Munich Vienna Prague Barcelona Madrid Amsterdam Dublin Edinburgh Istanbul Dubai Sydney Melbourne Toronto Vancouver Montreal Chicago Boston Seattle Austin Dallas Houston Miami Denver Portland Nashville Atlanta Vegas Hawaii Texas California Florida Ohio Tuscany Provence Santorini Cancun Tulum Marrakech Hogwarts Excel MIDI GarageBand Ableton Peloton Zumba CrossFit Dyson Stanley Crocs R&B CBD SPF AHA BHA JLPT UFO RPG FPS MMORPG WFH FIRE EST EDT PST PDT GMT BST CET Samsung Kobo Garmin Fitbit Fuji Goodwill Vinted Depop Poshmark Venmo PayPal Zelle Klarna Patreon Substack Tinder Hinge Bumble Duolingo Strava Tupperware Velcro Creami Airwrap Paperwhite Nespresso Keurig KitchenAid Roomba Cricut Instax Toyota Ford Nissan Mazda Subaru Hyundai Kia Volkswagen VW Audi Volvo Vauxhall Renault Peugeot Fiat Skoda Lexus Acura Jeep Chevy Chevrolet Mercedes Porsche Yamaha Kawasaki Suzuki Ducati Nerf Playmobil Birkenstock Birkenstocks Lululemon Gymshark Zara Primark Uniqlo IPA Tampa Tucson Boise Omaha Albuquerque Milwaukee Pittsburgh Cincinnati Cleveland Minneapolis Sacramento Tulsa Baltimore Charlottesville Savannah Louisville Raleigh Oakland Fresno Anaheim Honolulu Anchorage Asheville Wichita Bali Brooklyn Manhattan Queensland Cornwall Devon Yorkshire Norfolk Suffolk Essex Sussex Dorset Somerset Cumbria Kerala Goa Tenerife Mallorca Majorca Ibiza Madeira Azores Sicily Sardinia Corsica Crete Patagonia Sahara Himalayas Alps Pyrenees Appalachian Nepal Oaxaca Zermatt Hanoi Saigon Yosemite Yellowstone".split(
    ' ',
  )

const spellingByLowerCase: ReadonlyMap<string, string> = new Map([
  ...([
    ['kpop', 'K-pop'],
    ['kdrama', 'K-drama'],
    ['kdramas', 'K-dramas'],
    ['kbeauty', 'K-beauty'],
    ['k-beauty', 'K-beauty'],
  ] as const),
  ...// Words that are usually something else stay out of the lower-case table: "act", "fire", "target", "it", "la".
  nameSpellings
    .filter(
      (name) =>
        !/^(?:IT|LA|HR|LED|ACT|ACT|FIRE|Target|Trader|SAT|AR|PR|DC|MC|IRA|STEM|RAM|May|March|Illustrator|Premiere|Apple|Canon|Rust|Stanley|Notion|Windows|Reading|Lego|Ikea|Turkey|China|Java|Node|August|AHA|EST|React|Excel|Amazon|Polish|Savannah|Goodwill|Norfolk|PST|Creami|Airwrap|Paperwhite|IPA|BST|CET|Jeep)$/.test(
          name,
        ),
    )
    .map((name) => [name.toLowerCase(), name] as const),
])

/** A name's own spelling, where it is known: "iphone" gives "iPhone", "lisbon" gives "Lisbon". */
export function getNameSpelling(word: string): string | undefined {
  const exactSpelling = spellingByLowerCase.get(word.toLowerCase())
  if (exactSpelling !== undefined) return exactSpelling
  const stemSpelling = spellingByLowerCase.get(word.toLowerCase().replace(/’s$/, ''))
  return stemSpelling === undefined ? undefined : `${stemSpelling}’s`
}

const acronyms = new Set(nameSpellings.filter((name) => /^[A-Z0-9&]{2,}s?$/.test(name)))

/** Whether capitals are how the word is written: "ADHD", "DIY". */
export function isAcronym(word: string): boolean {
  return acronyms.has(word)
}

const brands = new Set(
  'Honda Toyota Ford Tesla Nissan Mazda Subaru Hyundai Kia Volkswagen VW BMW Audi Volvo Vauxhall Renault Peugeot Fiat Skoda Lexus Acura Jeep Chevy Chevrolet Mercedes Porsche Yamaha Kawasaki Suzuki Ducati Dyson Kindle Kobo Samsung Sony Nikon Canon Fujifilm Fuji Garmin Fitbit Nintendo Google Nespresso KitchenAid GoPro Peloton'.split(
    ' ',
  ),
)

/** Whether a name in its own spelling is a maker's, so that a model's name may follow. */
export function isBrand(name: string): boolean {
  return brands.has(name)
}
