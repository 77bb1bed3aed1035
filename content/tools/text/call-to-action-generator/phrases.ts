import type { PromptKind } from '@/lib/tool/parsed-prompt'
import type { CallToActionStyle } from './call-to-action'
import type { Goal } from './fields'

/**
 * A phrase, how it works, and the kinds of prompt that it suits where it does not suit all. Slots are the network's words (`{at}` `{save}` `{follow}`
 * `{comments}`) and the visitor's (`{subject}` `{audience}` `{a}` `{b}`); one that has a slot without words is passed over.
 */
type Phrase = readonly [style: CallToActionStyle, text: string, kinds?: readonly PromptKind[]]

const storyKinds: readonly PromptKind[] = ['story', 'change', 'day', 'skit']
const instructiveKinds: readonly PromptKind[] = ['how-to', 'list', 'review', 'place', 'subject', 'pasted']
const actionableKinds: readonly PromptKind[] = ['how-to', 'list', 'subject']
const debatableKinds: readonly PromptKind[] = ['opinion', 'comparison', 'question']
const promotionalKinds: readonly PromptKind[] = ['offer', 'announcement']

export const phrases: Readonly<Record<Goal, readonly Phrase[]>> = {
  comment: [
    ['question', 'What would you have done?', storyKinds],
    ['question', 'Has this happened to you?', storyKinds],
    ['question', 'What did I miss?', [...instructiveKinds, ...debatableKinds]],
    ['question', 'What would you add?', instructiveKinds],
    ['question', 'Where do you see it differently?', debatableKinds],
    ['question', 'What would you ask about {subject}?'],
    ['question', 'What’s your experience with {subject}?', instructiveKinds],
    ['question', 'Who’s coming?', ['offer']],
    ['choice', '{a} or {b}: which one, and why?'],
    ['choice', 'For or against? Say why.', ['opinion']],
    ['choice', 'Would you, or wouldn’t you?', [...storyKinds, ...debatableKinds]],
    ['choice', 'Done it already, or still thinking about it?', ['how-to', 'list', 'place']],
    ['invite', 'Questions? Ask in the {comments}.'],
    ['invite', 'Ask me anything about {subject}.'],
    ['invite', 'Tell me how you do it.', actionableKinds],
    ['invite', 'Tell yours in the {comments}.', storyKinds],
    ['invite', '{audience}, what would you like to know?'],
    ['invite', 'Change my mind in the {comments}.', ['opinion']],
    ['reason', 'Your answer may help the next person who reads this.', [...instructiveKinds, ...debatableKinds]],
    ['reason', 'Know a better way? Others would like to read it.', actionableKinds],
    ['direct', 'Correct me in the {comments}.', ['how-to', 'list', 'pasted', 'opinion']],
    ['direct', 'Over to you.'],
    ['direct', 'Your turn in the {comments}.', [...storyKinds, ...instructiveKinds, ...debatableKinds]],
    ['direct', 'Disagree? Say why.', debatableKinds],
    ['question', 'Anything you’d like to know before you come?', ['offer']],
    ['question', 'Any questions about {subject}?', promotionalKinds],
  ],
  save: [
    ['direct', '{save}.'],
    ['direct', '{save} for later.'],
    ['direct', '{save} before you scroll on.'],
    ['direct', 'For later: {subject}. {save}.'],
    ['reason', '{save} so you don’t have to search for it.'],
    ['reason', '{save}: you’ll want it when it’s your turn.', instructiveKinds],
    ['reason', '{save}, so the date doesn’t slip by.', promotionalKinds],
    ['reason', '{save} and read it again in a quiet minute.', ['pasted', 'opinion', 'story', 'list']],
    ['invite', '{save} and try it at the weekend.', ['how-to', 'list', 'place', 'subject']],
    ['invite', '{save} and come back to it with a coffee.'],
    ['invite', '{audience}: {save} for later.'],
    ['question', 'Not today? {save} for when it’s time.'],
    ['question', 'Trying this soon? {save}.', instructiveKinds],
    ['question', 'Planning to come? {save}.', ['offer', 'place']],
    ['choice', 'Now or later? For later, {save}.'],
    ['choice', 'Try it today, or {save} for Sunday.', ['how-to', 'list', 'subject']],
  ],
  follow: [
    ['direct', '{follow} for more on {subject}.'],
    ['direct', '{follow} along.'],
    ['direct', '{follow} for [what you post, in three words].'],
    ['reason', '{follow} to see how it goes on.', [...storyKinds, 'announcement']],
    ['reason', '{follow} if this is your kind of thing.'],
    ['reason', 'New every [day of the week]. {follow} along.'],
    ['invite', 'New here? {follow} and have a look around.'],
    ['invite', '{audience}, {follow} along.'],
    ['invite', 'Stay for the next one: {follow} along.'],
    ['question', 'More like this? {follow} along.'],
    ['question', 'Interested in {subject}? {follow} along.'],
    ['question', 'Want to know how it turns out? {follow}.', [...storyKinds, 'announcement']],
    ['choice', 'Just passing, or staying? To stay, {follow}.'],
    ['direct', 'More on {subject}: {follow} along.'],
  ],
  click: [
    ['direct', 'Link {at}.'],
    ['direct', 'The link is {at}.'],
    ['direct', 'Everything on {subject}: link {at}.'],
    ['direct', '[What people find there]: link {at}.'],
    ['reason', 'The details are {at}.'],
    ['reason', 'It’s all in one place: link {at}.'],
    ['reason', 'Too long for one post. The rest is {at}.', [...instructiveKinds, ...storyKinds, ...debatableKinds]],
    ['invite', 'See for yourself: link {at}.'],
    ['invite', 'Have a look: link {at}.'],
    ['invite', 'For {audience}: link {at}.'],
    ['invite', 'Start here: link {at}.', instructiveKinds],
    ['question', 'Curious? The link is {at}.'],
    ['question', 'Want the whole story? It’s {at}.', storyKinds],
    ['question', 'Coming? Details {at}.', ['offer']],
    ['choice', 'Short version here, long version {at}.', [...instructiveKinds, ...storyKinds, ...debatableKinds]],
  ],
  buy: [
    ['direct', 'Order through the link {at}.'],
    ['direct', '{subject}: link {at}.'],
    ['direct', 'Order by [day]. Link {at}.'],
    ['direct', 'Yours: link {at}.'],
    ['direct', 'Get yours through the link {at}.'],
    ['reason', 'From [price]: link {at}.'],
    ['reason', '[How many] left. Link {at}.'],
    ['reason', 'Order today and have it by [day].'],
    ['invite', 'Take one home: link {at}.'],
    ['invite', 'Have a look around the shop: link {at}.'],
    ['invite', 'Made for {audience}. Link {at}.'],
    ['question', 'Want one? The link is {at}.'],
    ['question', 'Questions before you buy? Ask me.'],
    ['question', 'Still thinking? Ask me first.'],
    ['choice', 'For you or as a present? Link {at}.'],
    ['choice', 'Order online or send me a message.'],
  ],
  subscribe: [
    ['direct', 'Subscribe for more on {subject}.'],
    ['direct', 'Subscribe to see the next one.'],
    ['direct', 'Subscribe for [what you make, in three words].'],
    ['reason', 'Subscribe so you don’t miss the next one.'],
    ['reason', 'New every [day of the week]: subscribe.'],
    ['reason', 'Subscribe if you’d like to see how it goes on.', [...storyKinds, 'announcement']],
    ['invite', 'New here? Subscribe and stay a while.'],
    ['invite', '{audience}: subscribe, this is for you.'],
    ['invite', 'Stay around: subscribe.'],
    ['question', 'More like this? Subscribe.'],
    ['question', 'Interested in {subject}? Subscribe.'],
    ['question', 'Not subscribed yet? Now’s a good moment.'],
    ['choice', 'Just this one, or all of them? Subscribe for all.'],
  ],
}

/** What can be said below a hard post: it asks for nothing. */
export const quietPhrases: readonly string[] = [
  'Thank you for reading.',
  'You don’t have to answer.',
  'If you’ve been here too, you’re not alone.',
]
