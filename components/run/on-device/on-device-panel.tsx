import { CopyButton } from '@/components/ui/copy-button'
import { runOnDevice } from '@/lib/browser/run-on-device'
import type { OnDeviceTask } from '@/lib/tool/form'
import { OnDeviceRunner } from './on-device-runner'

const labels = {
  translate: { button: 'Translate on this device', result: 'Translated on this device' },
  summarize: { button: 'Summarize on this device', result: 'Summarized on this device' },
} as const satisfies Record<OnDeviceTask, object>

/** The text stays on the device, and the run does not count as a use. */
export function OnDevicePanel({ task, text, language }: { task: OnDeviceTask; text: string; language: string }) {
  return (
    <OnDeviceRunner
      buttonLabel={labels[task].button}
      note="Your browser has its own AI model. Your text isn’t sent anywhere, and this doesn’t count toward today’s uses. The first time, your browser downloads the model."
      run={(signal, onProgress) => runOnDevice({ task, text, targetLanguage: language, signal, onProgress })}
    >
      {(result) => (
        <div className="mt-3 border-line border-t pt-3">
          <h2 className="font-semibold text-sm">{labels[task].result}</h2>
          <p dir="auto" className="mt-1 whitespace-pre-wrap break-words text-base">
            {result}
          </p>
          <div className="mt-2">
            <CopyButton text={result} variant="secondary" />
          </div>
        </div>
      )}
    </OnDeviceRunner>
  )
}
