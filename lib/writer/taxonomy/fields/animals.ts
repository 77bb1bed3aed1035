import type { NicheEntry } from '../niche-entry'

export const animals = {
  dogs: [
    'Dogs | 🐶 🐾 | dogs dog | dogsofinstagram dogsoftiktok dogtok doglife | doglovers dogowners',
    'dog, puppy, pup, doggo, rescue dog, senior dog, foster dog, dog training, dog trainer, puppy training, dog groomer, dog grooming, dog walking, dog walker, dog mom, dog dad, dog mum, dog food, dog treat, dog bakery, dog breed, dog park, doggy daycare, dog sitter, golden retriever, labrador, french bulldog, corgi, dachshund, sausage dog, german shepherd, poodle, goldendoodle, cockapoo, border collie, pitbull, pit bull, chihuahua, greyhound, beagle, shih tzu, rottweiler, leash training, crate training, zoomies',
    'leash, lead, collar, treats, walkies, husky, crate, tail, paws, lab, bark, rescue, groomer, daycare',
    'the ears up, the tail, the paws from above, the look at the camera, the walk from behind, the nap',
  ],
  cats: [
    'Cats | 🐱 🐾 | cats cat | catsofinstagram catsoftiktok cattok catlife | catlovers catpeople',
    'cat, kitten, kitty, rescue cat, senior cat, foster kitten, stray cat, black cat, orange cat, tabby, calico, tuxedo cat, maine coon, ragdoll cat, siamese, sphynx, cat mom, cat dad, cat mum, cat lady, cat food, cat toy, cat tree, cat cafe, cat café, litter box, cat litter, catio, cat sitter',
    'litter, purr, whiskers, meow, zoomies, paws, treats, rescue, claws, ragdoll',
    'the paws, the whiskers up close, the slow blink, the tail round the corner, the favourite spot, the stretch',
  ],
  pets: [
    'Other pets | 🐾 🐹 | pets animals | petsofinstagram petsoftiktok pettok petlife | petlovers animallovers',
    'pet, hamster, guinea pig, rabbit, bunny, parrot, cockatiel, budgie, gecko, leopard gecko, crested gecko, bearded dragon, ball python, corn snake, tortoise, aquarium, planted tank, fish tank, betta fish, goldfish, ferret, hedgehog, chinchilla, axolotl, pet rat, isopods, terrarium, reptile, tarantula, pet shop, pet store, pet sitter, pet sitting, pet groomer, pet shelter, animal shelter, animal rescue, exotic pet, vet, vet clinic, veterinarian, vet nurse, vet tech',
    'tank, cage, shelter, snake, turtle, enclosure, adopt, foster, bird',
    'the face up close, the home from the front, the meal, the slow approach to the camera, the sleeping place, the hand beside it for size',
  ],
  horses: [
    'Horses | 🐴 🐎 | horses horse equestrian | horsesofinstagram horsetok equestrianlife horselife | horselovers equestrians',
    'horse, pony, foal, mare, gelding, stallion, equestrian, horse riding, horseback riding, riding lesson, riding school, show jumping, dressage, barrel racing, horse girl, horse trainer, livery yard, thoroughbred, mustang horse, cross country riding',
    'riding, saddle, stable, barn, hooves, bridle, yard, hack, trot, canter, mane',
    'the ears from the saddle, the hooves, the breath in the cold, the saddle going on, the walk to the field, the nose up close',
  ],
  farming: [
    'Farming and homesteading | 🚜 🌾 🐓 | farm farming farmlife | farmtok farmer countrylife farmtotable | farmers farmersofinstagram',
    'farm, farmer, farming, farm life, family farm, dairy farm, sheep farm, farm shop, farm stand, homestead, homesteading, homesteader, tractor, combine harvester, chicken coop, backyard chickens, laying hens, lambing, lambing season, calving, cattle, goats, sheep, beekeeping, beekeeper, beehive, honeybees, smallholding, ranch, rancher, csa box',
    'hens, chickens, eggs, hay, harvest, field, barn, cows, honey, hive, coop, fence, crops, pigs',
    'the field at first light, the boots, the gate, the hands at work, the animals or the crop up close, the view from the tractor or the fence',
  ],
} as const satisfies Record<string, NicheEntry>
