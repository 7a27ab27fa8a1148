// What is done inside a page: each function is sent there, and knows nothing of here.

export interface ShownElement {
  name: string;
  namespace: string | null;
  attributes: [name: string, value: string][];
}

interface Watched {
  /** The windows in which a script ran. */
  tripped: Set<MessageEventSource>;
  __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, details: object) => void };
}

/** In every frame, before anything else: what would have run tells the page of it. */
export function setTripwire(): void {
  const trip = () => window.top?.postMessage('tripped', '*');
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open']) {
    Object.defineProperty(window, name, { value: trip });
  }
  if (window !== window.top) return;
  const tripped = new Set<MessageEventSource>();
  Object.assign(window, { tripped });
  addEventListener('message', ({ data, source }) => {
    if (data === 'tripped' && source) tripped.add(source);
  });
}

/** Shows the texts as a page does that fetched them: by the components, cleaned in the browser. */
export function showTexts({ story, texts }: { story: string; texts: string[] }): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Watched;
  channel.emit('updateStoryArgs', { storyId: story, updatedArgs: { texts } });
}

/** Each text is shown, the last of them too. */
export function areShown({ count, last }: { count: number; last: string }): boolean {
  const shown = document.querySelectorAll('[data-text][data-state="shown"]');
  return shown.length === count && shown[count - 1]?.textContent === last;
}

/** What is in the texts that the components show. */
export function readTexts(): ShownElement[] {
  return [...document.querySelectorAll('[data-text] *')].map((element) => ({
    name: element.localName,
    namespace: element.namespaceURI,
    attributes: [...element.attributes].map(({ name, value }) => [name, value]),
  }));
}

/**
 * Shows the texts as a page does that the server rendered: they come with its HTML, and nothing cleans
 * them again. Gives what is in the texts, and how many of them stand beside each other.
 */
export async function readPage(
  texts: string[],
): Promise<{ elements: ShownElement[]; count: number }> {
  const frame = document.createElement('iframe');
  const loaded = new Promise((resolve) => {
    frame.addEventListener('load', resolve);
  });
  frame.srcdoc = `<body>${texts.map((text) => `<div class="text">${text}</div>`).join('')}</body>`;
  document.body.append(frame);
  await loaded;
  const page = frame.contentDocument;
  const elements = [...(page?.querySelectorAll('.text *') ?? [])].map((element): ShownElement => ({
    name: element.localName,
    namespace: element.namespaceURI,
    attributes: [...element.attributes].map(({ name, value }) => [name, value]),
  }));
  const count = page?.querySelectorAll('body > .text').length ?? 0;
  frame.remove();
  return { elements, count };
}

/** In how many windows a script ran. */
export function countTripped(): number {
  return (globalThis as unknown as Watched).tripped.size;
}

/** Each text in a frame of its own as it is, in a sandbox. */
export async function showUncleaned(texts: string[]): Promise<void> {
  const loaded = texts.map((text) => {
    const frame = document.createElement('iframe');
    frame.sandbox.add('allow-scripts');
    frame.srcdoc = text;
    document.body.append(frame);
    return new Promise((resolve) => {
      frame.addEventListener('load', resolve);
    });
  });
  await Promise.all(loaded);
}
