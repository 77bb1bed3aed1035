import type { NicheEntry } from '../niche-entry'

export const style = {
  nails: [
    'Nails | 💅 ✨ | nails nailart | nailtok nailsofinstagram nailinspo naildesign nailsoftiktok | nailtech naillovers',
    'nails, nail art, nail artist, nail tech, nail technician, nail salon, nail polish, nail design, nail set, nail studio, nail appointment, gel nails, gel polish, acrylic nails, biab, builder gel, gel-x, manicure, pedicure, press-on, press-ons, press-on nails, press on nails, cuticle, cuticle oil, chrome nails',
    '',
    'the bare nails before, the bottles lined up, the first coat, the detail up close, both hands at the end, the light on the top coat',
  ],
  hair: [
    'Hair | 💇‍♀️ ✂️ ✨ | hair hairstyle | hairinspo hairgoals hairtok hairofinstagram | hairstylist hairlovers',
    'hair, hairstyle, haircut, hairdresser, hairstylist, hair stylist, hair salon, hair care, haircare, hair growth, hair colour, hair color, hair colourist, curly hair, natural hair, 4c hair, wavy hair, gray hair, grey hair, balayage, braids, box braids, knotless braids, braider, locs, dreadlocks, wig, wig install, lace front, silk press, blowout, shampoo, hair oil, hair mask, hair extensions, ponytail, updo, curtain bangs, pixie cut, heatless curls',
    'salon, curls, bleach, bangs, highlights, stylist, blonde, brunette, roots, colourist, fringe',
    'the hair from behind before, the sections pinned up, the tool in the hand, the hair from behind after, the turn to the mirror, a strand up close',
  ],
  barber: [
    'Barbering | 💈 ✂️ | barber haircut | barberlife barbershop barbertok menshair | barbersofinstagram barbers',
    'barber, barbershop, barber shop, barber chair, barbering, beard trim, beard oil, hot towel shave, skin fade, taper fade, low taper, mid fade, low fade, buzz cut, straight razor, burst fade',
    'fade, beard, clippers, shave, line-up, taper, razor',
    'the chair before, the cape going on, the clippers up close, the line at the neck, the brush over the shoulders, the look in the mirror',
  ],
  skincare: [
    'Skincare | 🧴 ✨ 🫧 | skincare beauty | skincarecommunity skintok skincaretok | skincarelovers',
    'skincare, skin care, skincare routine, skincare brand, skin barrier, acne, acne scar, retinol, tretinoin, serum, moisturiser, moisturizer, sunscreen, spf, cleanser, niacinamide, hyaluronic acid, vitamin c serum, exfoliant, glass skin, face mask, face wash, sheet mask, facial, facialist, esthetician, aesthetician, dermatologist, oily skin, dry skin, sensitive skin, double cleanse, double cleansing, gua sha, rosacea, hyperpigmentation, body butter, body scrub, lip balm',
    'skin, toner, pores, blackheads, breakout, pimple',
    'the bare face in daylight, the bottles lined up, the texture on the fingertips, the lather, the last layer, the skin up close at the end',
  ],
  makeup: [
    'Make-up | 💄 ✨ 💋 | beauty makeup | beautylover beautytok makeuptok makeupgram | makeuplovers',
    'makeup, make-up, makeup artist, makeup look, makeup tutorial, makeup bag, bridal makeup, drag makeup, lipstick, lip gloss, lip liner, lip tint, lip oil, mascara, eyeliner, eyeshadow, eyeshadow palette, concealer, bronzer, setting spray, setting powder, false lashes, lash extensions, lash tech, lash lift, lash artist, brow lamination, brow gel, microblading, sfx makeup, grwm makeup',
    'foundation, blush, contour, lashes, brows, palette, sephora, mua, highlighter',
    'the bare face, the products laid out, the sponge or brush up close, one side done and one not, the eyes up close, the finished look in the mirror',
  ],
  fashion: [
    'Fashion | 👗 👟 🧥 | fashion style | fashioninspo outfitinspo fashiontok instafashion fashiongram | fashionlovers fashionista',
    'fashion, fashion design, fashion designer, outfit, ootd, outfit idea, wardrobe, capsule wardrobe, closet clean out, closet cleanout, streetwear, clothing brand, clothing line, clothing store, clothes, womenswear, menswear, boutique, lookbook, try-on haul, try on haul, jeans, denim, denim jacket, sneakers, sneaker collection, handbag, tote bag, hoodie, blazer, summer dress, sundress, maxi dress, prom dress, modest fashion, hijab style, abaya, saree, sari, lehenga, plus size fashion, personal stylist, office outfit, cargo pants, leather jacket, swimwear, bikini, lingerie, workwear, trench coat, yoga pants, leggings, shapewear',
    'dress, shoes, boots, heels, skirt, jacket, bag, style, styling, trousers, pants, shirt, coat, size, collection, fit check, drop',
    'the clothes on the rail, the hanger coming off, the zip, the shoes going on, the fabric up close, the twirl, the full look in the mirror',
  ],
  thrift: [
    'Thrift and second-hand | 🛍️ ♻️ 🧥 | thrifted secondhand | thriftfinds preloved thrifttok thriftstagram | thrifters thriftcommunity',
    'thrift, thrifting, thrift store, thrift shop, thrift haul, thrift flip, thrift find, thrifted, thrifted clothes, second-hand, secondhand, second-hand clothes, vintage shop, vintage store, vintage clothing, vintage clothes, vintage denim, vintage find, flea market, reselling, reseller, depop, depop shop, vinted, poshmark, charity shop, op shop, upcycling, upcycled clothes, consignment, consignment store, garage sale, estate sale, car boot sale, goodwill, ebay reseller, antique shop, antiques',
    'vintage, rack, find, bins, resale, haul, preloved',
    'the rail from end to end, the hand going through the hangers, the label up close, the price tag, the bag at home, the piece on',
  ],
  jewellery: [
    'Jewellery | 💍 ✨ | jewellery jewelry | handmadejewelry jewelrytok jewelrydesign jewelryoftheday | jewelrylovers',
    'jewellery, jewelry, jewellery brand, jewelry brand, jeweller, jeweler, jewellery making, jewelry making, earring, necklace, bracelet, engagement ring, wedding ring, silver ring, gold ring, signet ring, permanent jewellery, permanent jewelry, beaded bracelet, friendship bracelet, clay earrings, polymer clay earrings, silversmith, goldsmith, gemstone, piercing studio, charm bracelet',
    'ring, beads, silver, gold, pendant, charm, stone, clasp',
    'the tools on the bench, the clasp closing, the piece against the light, the detail up close, the piece on skin, the box with its ribbon',
  ],
  tattoo: [
    'Tattoos | 🖋️ 🐍 | tattoo tattoos ink | tattooart tattoolife tattootok | tattooartist tattoolovers',
    'tattoo, tattooing, tattoo artist, tattoo shop, tattoo studio, tattoo flash, flash tattoo, fine line tattoo, fineline tattoo, cover-up tattoo, sleeve tattoo, tattooist, tattoo removal, first tattoo, blackwork',
    'flash, ink, sleeve, stencil, needle, cover-up, apprentice',
    'the stencil on the skin, the ink caps, the machine up close, the first line, the wipe, the finished piece',
  ],
} as const satisfies Record<string, NicheEntry>
