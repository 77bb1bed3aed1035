const parsePairs = (pairs: string): Readonly<Record<string, string>> =>
  Object.fromEntries(pairs.split(', ').map((pair) => pair.split(' ')))

/** Latin letters that do not decompose into a base letter and an accent. */
export const plainLetters = parsePairs(
  'ß ss, ẞ SS, æ ae, Æ AE, œ oe, Œ OE, ø o, Ø O, ł l, Ł L, đ d, Đ D, ð d, Ð D, þ th, Þ Th, ı i, ə e, Ə E, ħ h, Ħ H, ' +
    'ŧ t, Ŧ T, ŋ ng, Ŋ Ng, ɛ e, Ɛ E, ɔ o, Ɔ O, ɓ b, Ɓ B, ɗ d, Ɗ D, ƙ k, Ƙ K',
)

/** Lowercase Cyrillic as passports write it, and Greek by ISO 843. */
export const latinLetters = parsePairs(
  'а a, б b, в v, г g, ґ g, ѓ g, д d, ђ dj, е e, ё yo, є ye, ж zh, з z, ѕ dz, и i, і i, й y, ї yi, ј j, к k, ќ k, ' +
    'л l, љ lj, м m, н n, њ nj, о o, п p, р r, с s, т t, ћ c, у u, ў u, ф f, х kh, ц ts, ч ch, џ dz, ш sh, щ sch, ъ , ' +
    'ы y, ь , э e, ю yu, я ya, α a, β v, γ g, δ d, ε e, ζ z, η i, θ th, ι i, κ k, λ l, μ m, ν n, ξ x, ο o, ου ou, π p, ' +
    'ρ r, σ s, ς s, τ t, υ y, φ f, χ ch, ψ ps, ω o',
)
