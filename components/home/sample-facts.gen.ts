export const sampleFacts = {
  "photo": {
    "bytes": 444840,
    "compressedBytes": 146459
  },
  "crops": [
    {
      "id": "ig-4x5",
      "frameClass": "flex-[0.8]",
      "photoClass": "object-[80%_50%]"
    },
    {
      "id": "tt-cover",
      "frameClass": "flex-[0.56]",
      "photoClass": "object-[83%_50%]"
    },
    {
      "id": "yt-thumbnail",
      "frameClass": "flex-[1.78]",
      "photoClass": "object-[50%_100%]"
    }
  ],
  "quotes": [
    {
      "text": "Lose no time; be always employed in something useful.",
      "author": "Benjamin Franklin"
    },
    {
      "text": "Our life is frittered away by detail.",
      "author": "Henry David Thoreau"
    },
    {
      "text": "Angry people are not always wise.",
      "author": "Jane Austen"
    }
  ],
  "slides": [
    "Four virtues from Benjamin Franklin’s autobiography",
    "Silence: Speak not but what may benefit others or yourself; avoid trifling conversation",
    "Resolution: Resolve to perform what you ought",
    "Industry: Lose no time",
    "Tranquillity: Be not disturbed at trifles, or at accidents common or unavoidable"
  ]
}
