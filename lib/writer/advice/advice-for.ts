import { isGrave } from '@/lib/writer/phrasing/conditions'
import type { Random } from '@/lib/writer/random'
import type { Topic } from '@/lib/writer/topic'
import type { Advice, AdviceField } from './advice'
import { generalField } from './general-field'
import { hardDaysField } from './hard-days-field'
import { homeFields } from './home-fields'
import { lifeFields } from './life-fields'
import { workFields } from './work-fields'

/** Where several fields are named, the earlier one decides: a candle shop is a shop, wedding photos are photos. */
const order = (
  'shop real-estate dogs pets baking coffee photography programming productivity weddings parenting gym running ' +
  'travel beauty fashion garden languages music gaming art money marketing services making home cooking books ' +
  'career tech knowledge'
).split(' ')

const fields: readonly AdviceField[] = [...homeFields, ...workFields, ...lifeFields].sort(
  (a, b) => order.indexOf(a.id) - order.indexOf(b.id),
)

/** The fields of a form's niche menu, for prompts that name nothing we recognise. */
const fieldOfNiche: Readonly<Record<string, string>> = {
  tech: 'tech',
  finance: 'money',
  fashion: 'fashion',
  beauty: 'beauty',
  fitness: 'gym',
  food: 'cooking',
  gaming: 'gaming',
  business: 'services',
  travel: 'travel',
  diy: 'making',
  pets: 'pets',
  parenting: 'parenting',
  music: 'music',
  sports: 'running',
  education: 'knowledge',
}

/** The field that a prompt is about; `niche` is the visitor's own choice from a menu and serves where no word tells. */
export function fieldOf(prompt: string, topic: Topic, niche = 'any'): AdviceField {
  if (isGrave(prompt)) return hardDaysField
  const subject = `${topic.noun} ${topic.activity}`
  // Who it is for doesn't say what it is about: physics for kids isn't parenting.
  const rest = prompt.slice(0, MAX_READ).replace(topic.audience ?? '', '')
  return (
    fields.find((field) => field.words.test(subject)) ??
    fields.find((field) => field.words.test(rest)) ??
    fields.find((field) => field.id === fieldOfNiche[niche]) ??
    generalField
  )
}

/** A prompt says what it is about in its first sentences. */
const MAX_READ = 400

/** The field's own advice in random order, then what holds for any field. */
export function adviceOf(field: AdviceField, random: Random): Advice[] {
  if (field === hardDaysField) return random.shuffle(field.advice)
  const general = random.shuffle(generalField.advice)
  return field === generalField ? general : [...random.shuffle(field.advice), ...general]
}
