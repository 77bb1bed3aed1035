const table = `
warm light #ffd9a0, deep green #0f4d2e, off-white #f7f3ea, daylight white #f4f8fb, slate blue #5b6f8f,
brick red #a63a2b, pale blue #b9d7ea, dark teal #0b4a4f, bottle green #0b3b2e, signal yellow #ffd100,
bright red #e3212c, dark blue #12285c, deep purple #3c1361, royal blue #2347c5, dark brown #4a2c17, pale gray #d9dadd,
ink blue #16294a, soft sage #b7c4a5, near black #161616, paper white #fbfaf5, dark navy #0d1b3d, chalk white #f3f3ee,
light gray #d3d5d8, deep red #8c1220, amber #ffbf00, apricot #fbceb1, aqua #4fd6d6, beige #e8dcc4, black #111111,
blue #1f5fd6, bronze #a97142, brown #6b4423, burgundy #6d0f24, charcoal #36454f, chocolate #4e2a14, cobalt #0047ab,
copper #b4683a, coral #ff7f50, cream #fff5dc, crimson #c4122f, cyan #14b8d4, emerald #0f9d63, gold #e0a92e,
green #2b8a3e, gray #83878c, grey #83878c, indigo #3f3d9e, ivory #fbf6e6, khaki #b6a971, lavender #c9b8ec,
lemon #fff04d, lime #b4e61d, magenta #d6219c, maroon #701c2b, mint #a8e6cf, mustard #d9a520, navy #14265c,
ochre #c57b1e, olive #7b7a2c, orange #f97d16, pale green #95c59f, pale lavender #e4dcf6, pale pink #fabfd8,
peach #ffcba4, pink #f47fb0, plum #6e2a5c, purple #6f2da8, red #d42027,
rose #e0768b, rust #b0451c, sage #9caf88, salmon #fa8072, sand #dcc7a0, scarlet #d9231c, silver #c3c7cb,
slate #52606d, tan #cfac7d, teal #0d7c80, terracotta #c65f3f, turquoise #23c7c0, violet #7d3fc4, white #ffffff,
wine #6b1930, yellow #f8d514`

/** Colors by their common names. Those of the built-in looks come first. */
export const namedColors: Readonly<Record<string, string>> = Object.fromEntries(
  table
    .trim()
    .split(/,\s/)
    .map((entry) => entry.split(/ (?=#)/)),
)
