/** What the page is good for where no model draws. */
export function WithoutModel() {
  return (
    <section
      aria-labelledby="without-model"
      className="rounded-xl border border-line bg-surface p-4 max-lg:mt-6 sm:p-5"
    >
      <h3 id="without-model" className="font-bold text-section">
        What you can do here
      </h3>
      <p className="mt-2 text-muted">
        Write a prompt that leaves nothing open, with the style and the exact size in it: “Write a better
        prompt” below asks for its parts. For pictures that you have,{' '}
        <a
          href="/image-tools/image-compressor"
          className="font-semibold text-ink underline underline-offset-2"
        >
          the image compressor
        </a>{' '}
        makes them smaller right in your browser.
      </p>
    </section>
  )
}
