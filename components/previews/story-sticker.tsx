import { Camera, Link } from 'lucide-react'
import type { StoryFrame } from '@/lib/platforms/instagram-story'

export function StorySticker({ frame: { sticker, prompt, options } }: { frame: StoryFrame }) {
  switch (sticker) {
    case 'none':
      return null
    case 'poll':
      return <ChoiceSticker prompt={prompt} options={options} />
    case 'quiz':
      return <ChoiceSticker prompt={prompt} options={options} isQuiz />
    case 'slider':
      return <Slider prompt={prompt} emoji={options[0] ?? '😍'} />
    case 'question':
      return <Question prompt={prompt} />
    case 'countdown':
      return <Countdown prompt={prompt} />
    case 'link':
      return (
        <p className="flex max-w-full items-center gap-1.5 rounded-lg bg-white px-3 py-1.5 font-semibold text-sky-700 text-xs">
          <Link className="size-3.5 shrink-0" />
          <span className="truncate uppercase">{prompt}</span>
        </p>
      )
    case 'add-yours':
      return (
        <div className="w-11/12 rounded-xl bg-white p-2.5 text-center text-black text-xs">
          <p className="font-semibold">{prompt}</p>
          <p className="mt-2 flex items-center justify-center gap-1.5 rounded-lg bg-stone-200 py-1.5 font-semibold">
            <Camera className="size-3.5" /> Add yours
          </p>
        </div>
      )
  }
}

type ChoiceSticker = { prompt: string; options: readonly string[]; isQuiz?: boolean }

/** Two answers of a poll, or up to four of a quiz with the correct one first. */
function ChoiceSticker({ prompt, options, isQuiz = false }: ChoiceSticker) {
  return (
    <div className="w-11/12 overflow-hidden rounded-xl bg-white text-center text-black text-xs">
      <p dir="auto" className={`px-2 py-1.5 font-semibold ${isQuiz ? 'bg-violet-700 text-white' : ''}`}>
        {prompt}
      </p>
      <ul className="grid gap-1 px-2 pt-1 pb-2">
        {options.map((option, index) => (
          <li
            key={option}
            dir="auto"
            className={`truncate rounded-md px-2 py-1 font-semibold ${isQuiz && index === 0 ? 'bg-green-700 text-white' : 'bg-stone-200'}`}
          >
            {isQuiz && `${'ABCD'[index]}  `}
            {option}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Slider({ prompt, emoji }: { prompt: string; emoji: string }) {
  return (
    <div className="w-11/12 rounded-xl bg-white px-3 pt-2 pb-4 text-center text-black text-xs">
      <p dir="auto" className="font-semibold">
        {prompt}
      </p>
      <div className="relative mt-4 h-2 rounded-full bg-stone-200">
        <span className="absolute inset-y-0 left-0 w-2/5 rounded-full bg-linear-to-r from-violet-600 to-pink-600" />
        <span className="absolute -top-2.5 left-[33%] text-xl/7">{emoji}</span>
      </div>
    </div>
  )
}

function Question({ prompt }: { prompt: string }) {
  return (
    <div className="w-11/12 overflow-hidden rounded-xl bg-white text-center text-black text-xs">
      <p dir="auto" className="px-2 pt-2.5 pb-2 font-semibold">
        {prompt}
      </p>
      <p className="mx-2 mb-2 rounded-md bg-stone-200 py-2 text-stone-600">Type something…</p>
    </div>
  )
}

/** Shows dashes, because the visitor sets the date in the app. */
function Countdown({ prompt }: { prompt: string }) {
  return (
    <div className="w-11/12 rounded-xl bg-white p-2.5 text-center text-black text-xs">
      <p dir="auto" className="font-semibold">
        {prompt}
      </p>
      <div className="mt-1.5 flex justify-center gap-1.5">
        {['days', 'hours', 'minutes'].map((unit) => (
          <p key={unit} className="w-12 rounded-md bg-stone-200 py-1">
            <span className="block font-bold text-base/5">--</span>
            <span className="text-[0.625rem]">{unit}</span>
          </p>
        ))}
      </div>
    </div>
  )
}
