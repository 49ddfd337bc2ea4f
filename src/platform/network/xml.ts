const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

// XML 1.0 has no way to write these, escaped or not.
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

export function xmlText(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
}
