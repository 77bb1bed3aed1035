import type { Field } from '../field'

export const style = {
  nails: {
    label: 'Nails',
    nouns:
      'nails, nail art, nail artist, nail tech, nail technician, nail salon, nail polish, nail design, nail set, nail studio, nail appointment, gel nails, gel polish, acrylic nails, biab, builder gel, gel-x, manicure, pedicure, press-on, press-ons, press-on nails, press on nails, cuticle, cuticle oil, chrome nails',
    shots:
      'the bare nails before, the bottles lined up, the first coat, the detail up close, both hands at the end, the light on the top coat',
    broad: 'nails nailart',
    niche: 'nailtok nailsofinstagram nailinspo naildesign nailsoftiktok',
    audience: 'nailtech naillovers',
    people: 'nail techs, nail lovers, clients',
    emoji: '💅 ✨',
  },
  hair: {
    label: 'Hair',
    nouns:
      'hair, hairstyle, haircut, hairdresser, hairstylist, hair stylist, hair salon, hair care, haircare, hair growth, hair colour, hair color, hair colourist, curly hair, natural hair, 4c hair, wavy hair, gray hair, grey hair, balayage, braids, box braids, knotless braids, braider, locs, dreadlocks, wig, wig install, lace front, silk press, blowout, shampoo, hair oil, hair mask, hair extensions, ponytail, updo, curtain bangs, pixie cut, heatless curls',
    hints: 'salon, curls, bleach, bangs, highlights, stylist, blonde, brunette, roots, colourist, fringe',
    shots:
      'the hair from behind before, the sections pinned up, the tool in the hand, the hair from behind after, the turn to the mirror, a strand up close',
    broad: 'hair hairstyle',
    niche: 'hairinspo hairgoals hairtok hairofinstagram',
    audience: 'hairstylist hairlovers',
    people: 'hair lovers, stylists, clients',
    emoji: '💇‍♀️ ✂️ ✨',
  },
  barber: {
    label: 'Barbering',
    nouns:
      'barber, barbershop, barber shop, barber chair, barbering, beard trim, beard oil, hot towel shave, skin fade, taper fade, low taper, mid fade, low fade, buzz cut, straight razor, burst fade',
    hints: 'fade, beard, clippers, shave, line-up, taper, razor',
    shots:
      'the chair before, the cape going on, the clippers up close, the line at the neck, the brush over the shoulders, the look in the mirror',
    broad: 'barber haircut',
    niche: 'barberlife barbershop barbertok menshair',
    audience: 'barbersofinstagram barbers',
    people: 'barbers, clients, regulars',
    emoji: '💈 ✂️',
  },
  skincare: {
    label: 'Skincare',
    nouns:
      'skincare, skin care, skincare routine, skincare brand, skin barrier, acne, acne scar, retinol, tretinoin, serum, moisturiser, moisturizer, sunscreen, spf, cleanser, niacinamide, hyaluronic acid, vitamin c serum, exfoliant, glass skin, face mask, face wash, sheet mask, facial, facialist, esthetician, aesthetician, dermatologist, oily skin, dry skin, sensitive skin, double cleanse, double cleansing, gua sha, rosacea, hyperpigmentation, body butter, body scrub, lip balm',
    hints: 'skin, toner, pores, blackheads, breakout, pimple',
    shots:
      'the bare face in daylight, the bottles lined up, the texture on the fingertips, the lather, the last layer, the skin up close at the end',
    broad: 'skincare beauty',
    niche: 'skincarecommunity glowingskin skintok skincaretok',
    audience: 'skincarelovers skincareaddict',
    people: 'skincare lovers, people with patience, clients',
    emoji: '🧴 ✨ 🫧',
  },
  makeup: {
    label: 'Make-up',
    nouns:
      'makeup, make-up, makeup artist, makeup look, makeup tutorial, makeup bag, bridal makeup, drag makeup, lipstick, lip gloss, lip liner, lip tint, lip oil, mascara, eyeliner, eyeshadow, eyeshadow palette, concealer, bronzer, setting spray, setting powder, false lashes, lash extensions, lash tech, lash lift, lash artist, brow lamination, brow gel, microblading, sfx makeup, grwm makeup',
    hints: 'foundation, blush, contour, lashes, brows, palette, sephora, mua, highlighter',
    shots:
      'the bare face, the products laid out, the sponge or brush up close, one side done and one not, the eyes up close, the finished look in the mirror',
    broad: 'beauty makeup',
    niche: 'beautylover beautytok makeuptok makeupgram',
    audience: 'makeuplovers makeupaddict',
    people: 'make-up lovers, make-up artists, beginners',
    emoji: '💄 ✨ 💋',
  },
  fashion: {
    label: 'Fashion',
    nouns:
      'fashion, fashion design, fashion designer, outfit, ootd, outfit idea, wardrobe, capsule wardrobe, closet clean out, closet cleanout, streetwear, clothing brand, clothing line, clothing store, clothes, womenswear, menswear, boutique, lookbook, try-on haul, try on haul, jeans, denim, denim jacket, sneakers, sneaker collection, handbag, tote bag, hoodie, blazer, summer dress, sundress, maxi dress, prom dress, modest fashion, hijab style, abaya, saree, sari, lehenga, plus size fashion, personal stylist, office outfit, cargo pants, leather jacket, swimwear, bikini, lingerie, workwear, trench coat, yoga pants, leggings, shapewear',
    hints:
      'dress, shoes, boots, heels, skirt, jacket, bag, style, styling, trousers, pants, shirt, coat, size, collection, fit check, drop',
    shots:
      'the clothes on the rail, the hanger coming off, the zip, the shoes going on, the fabric up close, the twirl, the full look in the mirror',
    broad: 'fashion style',
    niche: 'fashioninspo outfitinspo fashiontok instafashion fashiongram',
    audience: 'fashionlovers fashionista',
    people: 'fashion lovers, people with full wardrobes, clients',
    emoji: '👗 👟 🧥',
  },
  thrift: {
    label: 'Thrift and second-hand',
    nouns:
      'thrift, thrifting, thrift store, thrift shop, thrift haul, thrift flip, thrift find, thrifted, thrifted clothes, second-hand, secondhand, second-hand clothes, vintage shop, vintage store, vintage clothing, vintage clothes, vintage denim, vintage find, flea market, reselling, reseller, depop, depop shop, vinted, poshmark, charity shop, op shop, upcycling, upcycled clothes, consignment, consignment store, garage sale, estate sale, car boot sale, goodwill, ebay reseller, antique shop, antiques',
    hints: 'vintage, rack, find, bins, resale, haul, preloved',
    shots:
      'the rail from end to end, the hand going through the hangers, the label up close, the price tag, the bag at home, the piece on',
    broad: 'thrifted secondhand',
    niche: 'thriftfinds preloved thrifttok thriftstagram',
    audience: 'thrifters thriftcommunity',
    people: 'thrifters, vintage lovers, resellers',
    emoji: '🛍️ ♻️ 🧥',
  },
  jewellery: {
    label: 'Jewellery',
    nouns:
      'jewellery, jewelry, jewellery brand, jewelry brand, jeweller, jeweler, jewellery making, jewelry making, earring, necklace, bracelet, engagement ring, wedding ring, silver ring, gold ring, signet ring, permanent jewellery, permanent jewelry, beaded bracelet, friendship bracelet, clay earrings, polymer clay earrings, silversmith, goldsmith, gemstone, piercing studio, charm bracelet',
    hints: 'ring, beads, silver, gold, pendant, charm, stone, clasp',
    shots:
      'the tools on the bench, the clasp closing, the piece against the light, the detail up close, the piece on skin, the box with its ribbon',
    broad: 'jewellery jewelry',
    niche: 'handmadejewelry jewelrytok jewelrydesign jewelryoftheday',
    audience: 'jewelrylovers jewelryaddict',
    people: 'jewellery lovers, makers, clients',
    emoji: '💍 ✨',
  },
  tattoo: {
    label: 'Tattoos',
    nouns:
      'tattoo, tattooing, tattoo artist, tattoo shop, tattoo studio, tattoo flash, flash tattoo, fine line tattoo, fineline tattoo, cover-up tattoo, sleeve tattoo, tattooist, tattoo removal, first tattoo, blackwork',
    hints: 'flash, ink, sleeve, stencil, needle, cover-up, apprentice',
    shots:
      'the stencil on the skin, the ink caps, the machine up close, the first line, the wipe, the finished piece',
    broad: 'tattoo tattoos ink',
    niche: 'tattooart tattoolife tattootok',
    audience: 'tattooartist tattoolovers',
    people: 'tattoo artists, tattoo lovers, clients',
    emoji: '🖋️ 🐍',
  },
} as const satisfies Record<string, Field>
