/** In the form's place where the site hands no files out: about as high as the form that a page is made with. */
export function DownloadsDisabledNotice() {
  return (
    <div className="min-h-56 max-w-2xl rounded-xl border border-line bg-surface p-4 sm:p-5">
      <h3 className="font-bold text-section">Downloads are switched off on this site</h3>
      <p className="mt-2">
        In the TikTok app, tap <strong>Share</strong>, then <strong>Save video</strong>. It is there where the creator
        allows it.
      </p>
      <p className="mt-2">
        Need the words? The{' '}
        <a href="/tiktok/tiktok-transcript-generator" className="font-semibold underline underline-offset-2">
          transcript generator
        </a>{' '}
        still reads what is said in a video.
      </p>
    </div>
  )
}
