/** A body as text; undefined once it is larger. Its connection ends then. */
export async function textAtMost(
  body: AsyncIterable<unknown>,
  mostBytes: number,
): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('A body came as text.');
    bytes += chunk.length;
    // Leaving the loop ends the connection.
    if (bytes > mostBytes) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
