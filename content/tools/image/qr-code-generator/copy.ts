import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'QR Code Generator',
  title: 'Free QR Code Generator – Checked to Scan, SVG, PNG, PDF',
  description:
    'QR codes for links, Wi-Fi, contacts, e-mail and SMS with your colours and logo. Each one is read back before you save it. No redirect, no expiry.',
  summary: 'Codes with your colours and logo, each one read back before you print it.',
  card: 'Links, Wi-Fi and contacts as codes with your logo, checked to scan.',
  keywords: [
    'qr',
    'qr code',
    'qr code with logo',
    'wifi qr',
    'vcard',
    'contact card',
    'barcode',
    'bulk qr codes',
    'svg',
    'pdf',
    'dynamic qr code',
    'menu',
  ],
  steps: [
    {
      title: 'Say what it holds',
      text: 'A link, Wi-Fi, a contact, text, an e-mail, an SMS, or a list with a code for each line.',
    },
    {
      title: 'Give it your look',
      text: 'Shape, two colours and a logo. Drop the logo anywhere on the page.',
    },
    {
      title: 'Check and save',
      text: 'The line below the code says whether it scans and what to change. Save PNG, SVG or PDF.',
    },
  ],
  features: [
    {
      title: 'Proof that it scans',
      text: 'A QR reader in this page decodes the very picture that you save. Low contrast, a thin margin or too large a logo is named.',
    },
    {
      title: 'No redirect, no expiry',
      text: 'The code holds your own link, not ours. Nobody counts your scans, and nothing stops working when a plan ends.',
    },
    {
      title: 'A logo that leaves enough to read',
      text: 'It clears at most 20 % of the code, error correction goes up to H, and the code grows if that’s what it takes.',
    },
    {
      title: 'Wi-Fi with any password',
      text: 'Semicolons, commas, quotes and backslashes are escaped, so “pa;ss:word” gets your guests online.',
    },
    {
      title: '200 codes in one go',
      text: 'Paste a line for each table, product or guest and get a ZIP. Every code in it has been read back.',
    },
    {
      title: 'Sharp at any size',
      text: 'SVG and PDF are shapes, not pixels. In a PNG every square is a whole number of pixels, so no edge blurs.',
    },
  ],
  faq: [
    {
      question: 'Can I change the link after printing?',
      answer:
        'No. The code is the link. If you must be able to change it, put a link in that you control, such as a page of your own site that forwards.',
    },
    {
      question: 'How large should I print it?',
      answer:
        'As large as you can. Denso Wave, who invented the code, wants four printer dots or more for each of its squares, and four clear squares around it. Try it with your own phone from where people will stand.',
    },
    {
      question: 'Can the code be white on black?',
      answer: 'Many phones read that, older ones may not. We tell you when the code is lighter than its background.',
    },
    {
      question: 'Which error correction do I need?',
      answer:
        'Leave it on Auto: at least M, which survives 15 % damage, and H, 30 %, with a logo. Where a higher level costs no space, you get it.',
    },
    {
      question: 'PNG, SVG or PDF?',
      answer: 'PNG for posts and chats. SVG for designers and websites. PDF, 10 cm wide, for print shops.',
    },
    {
      question: 'Is my Wi-Fi password safe here?',
      answer:
        'It’s made into a code in your browser and neither sent nor kept. Whoever scans or photographs the code has the password, so use a guest network.',
    },
    {
      question: 'How do I count scans?',
      answer:
        'Tag your link in our UTM Link Builder first. Your own statistics then show visits from the code, and no third party sees them.',
    },
    {
      question: 'How much fits into one?',
      answer:
        '2,331 bytes at level M, less with a logo. Shorter is better: a code for 30 characters scans from farther away than one for 300.',
    },
  ],
  sources: [
    {
      label: 'Denso Wave: module size',
      url: 'https://www.qrcode.com/en/howto/cell.html',
      checked: '2026-11',
    },
    {
      label: 'Denso Wave: the four-module margin',
      url: 'https://www.qrcode.com/en/howto/code.html',
      checked: '2026-11',
    },
    {
      label: 'ZXing: what Wi-Fi and SMS codes hold',
      url: 'https://github.com/zxing/zxing/wiki/Barcode-Contents',
      checked: '2026-11',
    },
    {
      label: 'RFC 2426: vCard 3.0',
      url: 'https://www.rfc-editor.org/rfc/rfc2426',
      checked: '2026-11',
    },
    {
      label: 'RFC 6068: mailto links',
      url: 'https://www.rfc-editor.org/rfc/rfc6068',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
