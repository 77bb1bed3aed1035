import type { NicheEntry } from '../niche-entry'

export const craftAndHome = {
  candles: [
    'Candles and soap | 🕯️ 🧼 ✨ | handmade | handmadewithlove madebyhand shopsmall | makersgonnamake makersofinstagram',
    'candle, soy candle, candle making, candle maker, candle shop, candle brand, candle business, scented candle, wax melt, soap, soap making, soap maker, handmade soap, cold process soap, bath bomb, reed diffuser, room spray',
    'wick, wax, scent, fragrance, lather, jar',
    'the pour, the label going on, the first use, the shelf of finished ones, the surface up close, the box being packed',
  ],
  yarn: [
    'Crochet and knitting | 🧶 🪡 | handmade crafts | yarntok yarnlove fiberart | yarnlovers makersofinstagram',
    'crochet, crocheting, crochet pattern, crochet blanket, crochet hook, crocheter, crochet top, crochet bag, amigurumi, granny square, knitting, knitter, knitting pattern, knitwear, knit sweater, knitted sweater, knitted blanket, knitted scarf, hand-knit, yarn, yarn shop, yarn stash, wool shop',
    'stitch, hook, needles, pattern, wool, blanket, skein, knit, row',
    'the yarn in its basket, the hands at work, the stitches up close, the work in progress laid flat, the loose ends, the finished piece in use',
  ],
  sewing: [
    'Sewing | 🧵 🪡 ✂️ | sewing handmade | sewingtok sewistsofinstagram sewingproject slowfashion | sewists sewingcommunity',
    'sewing, sewing machine, sewing pattern, sewing room, seamstress, tailor, dressmaking, dressmaker, quilt, quilting, quilter, embroidery, embroidery hoop, cross stitch, cross-stitch, visible mending, mending, hand-sewn, fabric shop, corset making, cosplay sewing, alterations',
    'fabric, stitch, thread, hem, seam, zip, pattern, needle',
    'the fabric on the table, the pins along the edge, the needle at work, the seam up close, the loose threads, the finished piece from the front',
  ],
  ceramics: [
    'Pottery and ceramics | 🏺 🤎 | pottery ceramics handmade | potterytok ceramicart claywork potteryofinstagram | potters potterylovers',
    'pottery, potter, pottery wheel, pottery class, pottery studio, ceramics, ceramicist, ceramic mug, ceramic bowl, stoneware, wheel throwing, handmade mug, kiln, pinch pot',
    'clay, glaze, mug, wheel, firing, bowl',
    'the clay in the hands, the edge up close, the shelf of drying pieces, the glaze, the kiln door, the finished piece in use',
  ],
  woodwork: [
    'Woodworking | 🪵 🪚 | woodworking handmade | woodtok woodworkingproject woodworkingcommunity woodshop | woodworkers woodworker',
    'woodworking, woodwork, woodworker, woodworking project, carpentry, carpenter, cabinet maker, joinery, wood carving, woodturning, wood lathe, epoxy table, river table, cutting board making, walnut table, oak table, hand-carved spoon, furniture making, furniture maker, table saw, dovetail joint',
    'wood, saw, lathe, chisel, plank, oak, walnut, workshop, sanding, joint, shed',
    'the rough wood, the pencil line, the saw up close, the shavings on the floor, the first coat of finish, the finished piece from all sides',
  ],
  diy: [
    'DIY and renovation | 🔨 🪛 🏠 | diy home | homeimprovement diyproject diytok | diyers diycommunity',
    'diy, diy project, home improvement, renovation, home renovation, house renovation, kitchen renovation, bathroom renovation, kitchen remodel, bathroom remodel, fixer upper, fixer-upper, power tools, wallpapering, tiling, drywall, decking, roofing, bathroom tile, backsplash, furniture flip',
    'tile, drill, paint, plaster, remodel, wallpaper, grout, screw, shelf, wall, builder',
    'the place before, the tools laid out, the mess halfway, the hands at work, the detail up close, the place after from the same spot',
  ],
  interior: [
    'Interiors | 🛋️ 🪴 🏡 | homedecor | interiordesign hometok homeinspo interiorinspo | interiorlovers decorlovers',
    'interior design, interior designer, interior decorating, interiors, home decor, home décor, room decor, room makeover, living room makeover, bedroom makeover, bathroom makeover, gallery wall, apartment decor, apartment tour, room tour, house tour, living room, cosy home, cozy home, ikea hack, home staging, dorm room, dorm decor, coffee table, couch, sofa, rug, bookshelf styling, christmas decor, halloween decor, throw pillow, mid-century furniture, curtains, reading nook',
    'room, bedroom, lamp, furniture, decor, apartment, makeover, shelf, kitchen, rental, cosy, cozy',
    'the room from the door, the corner before, the light at the window, the detail on the shelf, the hand that moves a thing, the room from the door after',
  ],
  garden: [
    'Gardening | 🌿 🪴 🌱 | gardening plants | gardenlife gardenlove gardentok | gardeners gardenlovers',
    'garden, gardening, gardener, vegetable garden, raised bed, seedling, seed starting, tomato plant, tomatoes, herb garden, balcony garden, container garden, compost, composting, greenhouse, allotment, homestead garden, pruning, perennials, wildflowers, dahlia, lawn care, landscaping, landscaper, hydroponics, permaculture, native plants, sunflowers, tulips, zinnias',
    'plant, flower, seed, soil, herbs, pot, balcony, leaf, lawn, rose, weeds, slugs, zucchini, harvest',
    'the soil in the hand, the leaves up close, the bed from above, the water running off, the new shoot, the whole place from one spot',
  ],
  tidying: [
    'Cleaning and organising | 🧽 🧺 ✨ | cleaning home | tidyhome homemaking cleantok | cleaningcommunity homemakers',
    'fitted sheet, cleaning routine, cleaning hack, cleaning tip, cleaning product, cleaning business, cleaning service, house cleaning, deep clean, deep cleaning, spring cleaning, cleaning lady, house cleaner, carpet cleaning, window cleaning, pressure washing, laundry, laundry routine, laundry stripping, decluttering, declutter, home organisation, home organization, organising, organizing, professional organizer, professional organiser, pantry organization, pantry restock, fridge restock, fridge organization, sunday reset, minimalism, minimalist home, stain removal, homemaking, homemaker, car detailing',
    'cleaning, clean, mop, vacuum, stain, mess, drawer, closet, pantry, clutter, bin, tidy',
    'the mess from the door, the cloth or basket in the hand, the worst spot up close, the same spot after, the last thing put in its place, the view from the door after',
  ],
  houseplants: [
    'Houseplants | 🪴 🌿 | plants houseplants | plantlife planttok plantsofinstagram plantlove | plantlovers plantpeople',
    'houseplant, house plant, indoor plant, plant shop, plant care, plant parent, plant mom, plant lover, monstera, pothos, succulent, cactus, orchid, bonsai, rare plants, plant collection, plant swap, snake plant, fiddle leaf fig',
    'plant, pot, leaf, repotting, roots, window, cuttings',
    'the leaves up close, the pot in the hand, the window where it stands, the water running, the new leaf, the whole plant from the front',
  ],
  flowers: [
    'Flowers | 💐 🌷 | flowers | floristry flowerlove flowertok flowersofinstagram | flowerlovers florists',
    'florist, flower shop, flower farm, flower stall, flower arranging, bouquet, cut flowers, dried flowers, wedding flowers, flower arrangement, wreath making',
    'flower, roses, stems, petals, vase',
    'the stems in the bucket, the hands that bind, the ribbon, the petals up close, the bouquet turned once, the door with it in hand',
  ],
  trades: [
    'Trades | 🔧 👷 | trades | tradeslife tradestok | tradespeople',
    'plumber, plumbing, electrician, handyman, roofer, roofing company, plasterer, painter and decorator, contractor, bricklayer, welder, welding, hvac, scaffolder, gas engineer',
    'apprentice, boiler, wiring, pipe, roof, site, weld, quote',
    'the van in the morning, the tools laid out, the job before, the hands at work, the detail up close, the job after from the same spot',
  ],
} as const satisfies Record<string, NicheEntry>
