/** Puts markup before the closing tags of head and body; React leaves unknown elements there alone. */
export function insertMarkup(html: string, markup: { head: string; body: string }): string {
  return insertBefore(insertBefore(html, '</head>', markup.head), '</body>', markup.body);
}

function insertBefore(html: string, closing: '</head>' | '</body>', markup: string): string {
  const at = closing === '</head>' ? html.indexOf(closing) : html.lastIndexOf(closing);
  if (at === -1) throw new Error(`The page has no ${closing}`);
  return html.slice(0, at) + markup + html.slice(at);
}
