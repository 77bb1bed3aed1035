/** English names and abbreviations that are not also other words, by their lowercase spelling. */
export const capitalizedWords: ReadonlyMap<string, string> = new Map(
  'YouTube TikTok Instagram Facebook Etsy IKEA Costco Walmart Lidl Aldi Tesla Toyota Honda BMW Nikon Sony Fujifilm Netflix Spotify Shopify Airbnb iPhone iPad Android Xbox PlayStation Nintendo Pokémon Minecraft Fortnite Photoshop Lightroom CapCut Canva Figma JavaScript TypeScript Linux ChatGPT ADHD DIY UK USA NYC EU TV DJ PC GPS PhD BBQ NBA NFL UFC DM DMs Christmas Easter Halloween Ramadan Eid Diwali Hanukkah Thanksgiving English French German Italian Spanish Japanese Korean Chinese Mexican Indian Thai Turkish Greek Irish Dutch British American BookTok GCSE Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays January February April June July September October November December'
    .split(' ')
    .map((name) => [name.toLowerCase(), name] as const),
)
